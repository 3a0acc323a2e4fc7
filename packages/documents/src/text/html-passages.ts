import type { Leaf } from '@sfumato/engine/structured'
import { DocumentError } from '../errors.ts'
import { readCss } from './css.ts'
import { readEncoded } from './encoded-text.ts'
import { readHtmlAttribute } from './html-attributes.ts'
import { type HtmlAttribute, rawTextLeaf, readAttributes, textLeaf } from './html-leaves.ts'
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
const RAW_TEXT = new Set(['xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])
/** Names of elements and attributes that no one wrote a name or an address into. */
const PLAIN_NAME = /^[@:#*([]{0,2}[a-z_][a-z_:.()\-\]]{0,60}[0-9]{0,3}[a-z_:.()\-\]]{0,60}$/i

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
    if (parent === 'style') {
      const leaf = isForeign ? textLeaf(this.#data, token) : rawTextLeaf(this.#data, start, end)
      this.#sink.add([readCss(leaf)], { part: 'style' })
    } else if (RAW_TEXT.has(parent) && !isForeign)
      this.#sink.add([readEncoded(rawTextLeaf(this.#data, start, end))])
    else this.#run.push(readEncoded(textLeaf(this.#data, token)))
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
    if (!PLAIN_NAME.test(tag.name)) {
      this.#sink.cut(tag.start, tag.end, 'broken markup')
      return
    }
    const spacing = SPACING.get(tag.name)
    if (spacing) this.#run.push(madeUpLeaf(spacing, tag.start))
    else if (!INLINE.has(tag.name)) {
      this.#flush()
      this.#labels.enter(tag)
    }
    if (tag.type === 'open' && tag.name === 'script') this.#startScript(tag)
    else this.#attributes(tag)
  }

  #attributes(tag: HtmlTag): void {
    const attributes = readAttributes(this.#data, tag)
    for (const attribute of attributes) this.#attribute(tag, attribute, attributes)
  }

  #attribute(tag: HtmlTag, attribute: HtmlAttribute, all: readonly HtmlAttribute[]): void {
    const read = readHtmlAttribute(tag.name, attribute, all, this.#labels.field)
    const isQuoted = /["']/.test(this.#data[attribute.leaf.rawStart - 1] ?? '')
    if (read === 'page' && !isQuoted) this.#sink.cut(attribute.start, attribute.end, 'embedded files')
    else if (!PLAIN_NAME.test(attribute.name) || read === 'script')
      this.#sink.cut(attribute.start, attribute.end, read === 'script' ? 'scripts' : 'broken markup')
    else if (read === 'page')
      readHtmlInto(partSink(this.#sink, attribute.leaf), attribute.leaf.value, this.#depth + 1)
    else if (read) this.#sink.add([read.leaf], { part: read.part }, read.label)
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
