import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5'
import { DocumentError } from '../errors.ts'

/** What stands in an HTML text, piece by piece in its order, as the HTML standard takes it apart. */
export type HtmlToken = HtmlTag | HtmlText | HtmlComment | HtmlRest

interface Range {
  start: number
  end: number
}

export interface HtmlTag extends Range {
  type: 'open' | 'close'
  /** In lower case. */
  name: string
  /** Decoded values by name, as the parser read them; of attributes written twice the first. */
  values: ReadonlyMap<string, string>
  isForeign: boolean
}

export interface HtmlText extends Range {
  type: 'text'
  /** What is shown of it: references read, line ends made one. */
  shown: string
  /** The element it stands in. */
  parent: string
  /** In SVG or MathML. */
  isForeign: boolean
}

/** Comments, document types and whatever else begins with `<!` or `<?`. */
export interface HtmlComment extends Range {
  type: 'comment'
}

/** What the parser passes over, such as a tag that never ends. */
export interface HtmlRest extends Range {
  type: 'rest'
}

/** Elements without a tag of their own; the shortest tag has three characters. */
const MORE_ELEMENTS = 10_000
/** Browsers stop nesting elements here. */
const DEEPEST = 512

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/**
 * The parser of the standard with its tokens listened to: only it knows where a text is a script, a title or a
 * section of SVG. Offsets come from the tokens and not from the tree, which holds some of them elsewhere, or twice.
 */
class TokenReader extends Parser<DefaultTreeAdapterMap> {
  readonly #onToken: (token: HtmlToken) => void
  readonly #length: number
  #done = 0
  #elements = 0
  /** The parser parts a text by kinds of characters, and not always where they end. */
  #text: HtmlText | undefined

  constructor(length: number, onToken: (token: HtmlToken) => void) {
    super({ sourceCodeLocationInfo: true, scriptingEnabled: false })
    this.#length = length
    this.#onToken = onToken
  }

  finish(): void {
    this.#emitText()
    this.#passOver(this.#length)
  }

  /** The range of a token, once: it comes again when another part of the parser takes it on. */
  #take(location: Token.Location | null): Range | undefined {
    if (!location || location.startOffset < this.#done) return undefined
    const start = location.startOffset
    const end = Math.min(location.endOffset, this.#length)
    if (start > this.#done) {
      this.#emitText()
      this.#passOver(start)
    }
    this.#done = Math.max(start, end)
    return { start, end }
  }

  #passOver(end: number): void {
    if (end > this.#done) this.#onToken({ type: 'rest', start: this.#done, end })
    this.#done = end
  }

  #emitText(): void {
    if (this.#text) this.#onToken(this.#text)
    this.#text = undefined
  }

  #characters({ location, chars }: Token.CharacterToken): void {
    const range = this.#take(location)
    if (!range) return
    const { current } = this.openElements
    const parent = current && 'tagName' in current ? current.tagName : ''
    const isForeign = this.#isInForeign()
    // No tag between them: one text, wherever the parser found it to belong in the end.
    const start = this.#text?.start ?? range.start
    const shown = (this.#text?.shown ?? '') + chars
    this.#text = { type: 'text', shown, parent, isForeign, start, end: range.end }
  }

  #isInForeign(): boolean {
    const { current } = this.openElements
    return current !== undefined && 'namespaceURI' in current && current.namespaceURI !== HTML_NAMESPACE
  }

  #tag(type: 'open' | 'close', { location, tagName, attrs }: Token.TagToken): void {
    const range = this.#take(location)
    if (!range) return
    this.#emitText()
    const values = new Map(attrs.map(({ name, value }) => [name, value]))
    this.#onToken({ type, name: tagName, values, isForeign: this.#isInForeign(), ...range })
  }

  #comment(location: Token.Location | null): void {
    const range = this.#take(location)
    if (!range) return
    this.#emitText()
    this.#onToken({ type: 'comment', ...range })
  }

  override onItemPush(...[node, id, isTop]: Parameters<Parser<DefaultTreeAdapterMap>['onItemPush']>): void {
    // Unclosed formatting is opened again in every paragraph: a short text can mean very many elements.
    if (++this.#elements > MORE_ELEMENTS + this.#length / 3 || this.openElements.stackTop > DEEPEST)
      throw new DocumentError(
        'TOO_LARGE',
        'The HTML has elements too deep inside each other, or never closed.',
        {
          limit: 'depth',
        },
      )
    super.onItemPush(node, id, isTop)
  }

  override onCharacter(token: Token.CharacterToken): void {
    this.#characters(token)
    super.onCharacter(token)
  }

  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.#characters(token)
    super.onWhitespaceCharacter(token)
  }

  override onNullCharacter(token: Token.CharacterToken): void {
    this.#characters(token)
    super.onNullCharacter(token)
  }

  override onStartTag(token: Token.TagToken): void {
    this.#tag('open', token)
    super.onStartTag(token)
  }

  override onEndTag(token: Token.TagToken): void {
    this.#tag('close', token)
    super.onEndTag(token)
  }

  override onComment(token: Token.CommentToken): void {
    this.#comment(token.location)
    super.onComment(token)
  }

  override onDoctype(token: Token.DoctypeToken): void {
    this.#comment(token.location)
    super.onDoctype(token)
  }
}

/** Every character of the data is in one of the tokens. No byte order mark, please: it would be text. */
export function readHtml(data: string, onToken: (token: HtmlToken) => void): void {
  const reader = new TokenReader(data.length, onToken)
  reader.tokenizer.write(data, true)
  reader.finish()
}
