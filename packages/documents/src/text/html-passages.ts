import type { Leaf } from '@sfumato/engine/structured'
import { DocumentError } from '../errors.ts'
import { readCss } from './css.ts'
import { readEncoded } from './encoded-text.ts'
import { readHtmlAttribute } from './html-attributes.ts'
import { type HtmlAttribute, rawTextLeaf, readAttributes, textLeaves } from './html-leaves.ts'
import { isPlainName, isStrayWord } from './html-names.ts'
import { type HtmlComment, type HtmlTag, type HtmlText, readHtml } from './html-tokens.ts'
import { readJsonLeaves } from './json.ts'
import { madeUpLeaf, plainLeaf } from './leaf-document.ts'
import { partSink, type Sink } from './sink.ts'
import { TableLabels } from './table-labels.ts'

/** Elements that part no words: `Jo<b>hn</b>` says John. All others end a passage. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr o:p q rb rp rt ruby s samp small span strike strong time tspan tt u var wbr'.split(
    ' ',
  ),
)
/** Elements that are a space or a line end in the words around them. */
const SPACING = new Map([
  ['br', '\n'],
  ['sub', ' '],
  ['sup', ' '],
  ['img', ' '],
])
/** Elements whose text is not markup. */
const RAW_TEXT = new Set(['style', 'xmp', 'plaintext'])
/** Elements whose text is a page for those who do not know the element. */
const PAGES = new Set(['iframe', 'noembed', 'noframes'])
/** Elements that XML can close at once (`<script/>`) and HTML cannot. */
const OPEN_UNTIL_CLOSED = new Set([...RAW_TEXT, ...PAGES, 'script', 'title', 'textarea'])
const XHTML = 'http://www.w3.org/1999/xhtml'
/** How far the declaration of XHTML is looked for. */
const XHTML_WITHIN = 2000

/** Pages inside pages (`srcdoc`) that are read. */
const DEEPEST_PAGE = 3

export function readHtmlInto(sink: Sink, data: string, depth = 0): void {
  if (depth > DEEPEST_PAGE)
    throw new DocumentError(
      'NOT_CLEANABLE',
      'The HTML has pages inside pages inside pages. Unpack them first.',
    )
  const reader = new PassageReader(sink, data, depth)
  readHtml(data, (token) => {
    switch (token.type) {
      case 'text':
        return reader.text(token)
      case 'comment':
        return reader.comment(token)
      case 'rest':
        return reader.rest(token.start, token.end)
      default:
        return reader.tag(token)
    }
  })
  reader.finish()
}

class PassageReader {
  readonly #sink: Sink
  readonly #data: string
  readonly #depth: number
  readonly #labels = new TableLabels()
  #run: Leaf[] = []
  /** The script that is open, and what was in it. */
  #script: { tag: HtmlTag; text: HtmlText | undefined } | undefined

  constructor(sink: Sink, data: string, depth: number) {
    this.#sink = sink
    this.#data = data
    this.#depth = depth
  }

  text(token: HtmlText): void {
    if (this.#script) {
      this.#script.text = token
      return
    }
    const { parent, start, end, isForeign } = token
    if (!isForeign && PAGES.has(parent)) {
      const leaf = plainLeaf(this.#data, start, end)
      readHtmlInto(partSink(this.#sink, leaf), leaf.value, this.#depth + 1)
    } else if (!isForeign && RAW_TEXT.has(parent)) {
      const leaf = rawTextLeaf(this.#data, start, end)
      if (parent === 'style') this.#sink.add([readCss(leaf)], { part: 'style' })
      else this.#sink.add([readEncoded(leaf)])
    } else if (parent === 'style')
      this.#sink.add(textLeaves(this.#data, token).map(readCss), { part: 'style' })
    else for (const leaf of textLeaves(this.#data, token)) this.#run.push(readEncoded(leaf))
  }

  comment({ start, end }: HtmlComment): void {
    if (this.#script) return
    const raw = this.#data.slice(start, end)
    if (/^<!doctype html>$/i.test(raw)) return
    const isComment = raw.startsWith('<!--')
    const from = isComment ? 4 : 2
    const closing = isComment ? /--!?>$/.exec(raw) : />$/.exec(raw)
    const leaf = plainLeaf(
      this.#data,
      start + from,
      Math.max(start + from, start + (closing?.index ?? raw.length)),
    )
    // Nothing can be escaped here: hyphens are kept apart, and no bracket can be the end.
    const escaped = (text: string) => text.replace(/-(?=-|$)/g, '- ').replaceAll('>', '&gt;')
    const isEnded = (value: string) => /--|-$|^-?>|[<>]/.test(value)
    this.#sink.add(
      [
        readEncoded({
          ...leaf,
          escape: escaped,
          rewrite: (value) => (isEnded(value) ? escaped(value) : undefined),
        }),
      ],
      { part: 'comment' },
    )
  }

  rest(start: number, end: number): void {
    if (!this.#script && /[^\s<>/]/.test(this.#data.slice(start, end)))
      this.#sink.cut(start, end, 'broken markup')
  }

  tag(tag: HtmlTag): void {
    if (this.#script) {
      if (tag.type === 'close' && tag.name === 'script') this.#endScript(tag.end)
      return
    }
    if (!isPlainName(tag.name)) {
      this.#sink.cut(tag.start, tag.end, 'broken markup')
      return
    }
    this.#refuseXmlClosing(tag)
    const spacing = SPACING.get(tag.name)
    if (spacing) this.#run.push(madeUpLeaf(spacing, tag.start))
    else if (!INLINE.has(tag.name)) {
      this.#flush()
      this.#labels.enter(tag)
    }
    if (tag.type === 'open' && tag.name === 'script') this.#startScript(tag)
    else this.#attributes(tag)
  }

  /** One program reads on after `<script/>`, the other takes the rest of the page as the script. */
  #refuseXmlClosing({ type, name, isForeign, end }: HtmlTag): void {
    if (type !== 'open' || isForeign || !OPEN_UNTIL_CLOSED.has(name) || this.#data[end - 2] !== '/') return
    if (this.#data.slice(0, XHTML_WITHIN).includes(XHTML))
      throw new DocumentError(
        'NOT_CLEANABLE',
        'The page closes scripts as XML does, which HTML reads otherwise. Save it as HTML.',
      )
  }

  #attributes(tag: HtmlTag): void {
    const attributes = readAttributes(this.#data, tag)
    for (const [index, attribute] of attributes.entries())
      if (!isPlainName(attribute.name) || isStrayWord(attribute, attributes[index - 1]))
        this.#sink.cut(attribute.start, attribute.end, 'broken markup')
      else this.#attribute(tag, attribute, attributes)
  }

  #attribute(tag: HtmlTag, attribute: HtmlAttribute, all: readonly HtmlAttribute[]): void {
    const { leaf, start, end, writing } = attribute
    const read = readHtmlAttribute(tag.name, attribute, all, this.#labels.field)
    if (read === 'script') this.#sink.cut(start, end, 'scripts')
    else if (read !== 'page') {
      if (read) this.#sink.add([read.leaf], { part: read.part }, read.label)
    } else if (writing === 'quoted') readHtmlInto(partSink(this.#sink, leaf), leaf.value, this.#depth + 1)
    else this.#sink.cut(start, end, 'embedded files')
  }

  #startScript(tag: HtmlTag): void {
    const isClosed = tag.isForeign && this.#data[tag.end - 2] === '/'
    if (isClosed) this.#sink.cut(tag.start, tag.end, 'scripts')
    else this.#script = { tag, text: undefined }
  }

  /** Scripts that are data are kept where they are JSON. */
  #endScript(end: number): void {
    const { tag, text } = this.#script!
    this.#script = undefined
    if (text && /json|importmap/i.test(tag.values.get('type') ?? '') && this.#json(text))
      this.#attributes(tag)
    else this.#sink.cut(tag.start, end, 'scripts')
  }

  #json({ start, end }: HtmlText): boolean {
    const leaf = plainLeaf(this.#data, start, end)
    // In JSON a bracket stands in strings only, and must not be the end of the element.
    const inside = partSink(this.#sink, { ...leaf, escape: (text) => text.replaceAll('<', '\\u003c') })
    let leaves: Leaf[]
    try {
      leaves = [...readJsonLeaves(leaf.value)]
    } catch (error) {
      if (error instanceof DocumentError) return false
      throw error
    }
    for (const value of leaves) inside.add([readEncoded(value)], { part: 'data' }, value.label)
    return true
  }

  #flush(): void {
    if (this.#run.length === 0) return
    const run = this.#run
    this.#run = []
    if (run.every(({ rawStart, rawEnd }) => rawStart === rawEnd)) return
    const text = run.map(({ value }) => value).join('')
    const { label, part } = this.#labels.of(text)
    this.#sink.add(run, part ? { part } : {}, label)
  }

  finish(): void {
    this.#flush()
    if (this.#script) this.#sink.cut(this.#script.tag.start, this.#data.length, 'scripts')
  }
}
