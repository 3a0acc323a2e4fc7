import { type Leaf, rawOffset } from '@sfumato/engine/structured'
import type { DocumentFormat, DocumentTools, OpenDocument } from '../document.ts'
import { decodeXml } from '../xml/decode.ts'
import { readXml, type XmlOpen } from '../xml/read-xml.ts'
import { readEncoded } from './encoded-text.ts'
import { readHtmlInto } from './html-passages.ts'
import { checkSize, LeafDocument, madeUpLeaf } from './leaf-document.ts'
import { MappedText, readOnceMore } from './mapped-text.ts'
import { partSink, type Sink } from './sink.ts'
import { XmlNames } from './xml-names.ts'

/**
 * XML of any vocabulary. Passages are the texts of elements, attributes, comments and processing instructions;
 * names of elements and attributes are their labels, and once each passages themselves. Text with elements inside it (`<p>Dear <b>Jo</b>hn</p>`) is
 * one passage. Without a document type declaration only: see `readXml`.
 */
export const xml: DocumentFormat = {
  name: 'xml',
  extensions: ['xml', 'xsd', 'xsl', 'rss', 'atom', 'kml', 'gpx'],
  mediaType: 'application/xml',
  async open(bytes: Uint8Array, tools: DocumentTools): Promise<OpenDocument> {
    checkSize(bytes, tools.limits)
    const { data, encode } = decodeXml(bytes)
    const document = new LeafDocument(data, tools)
    readInto(document, data)
    return document.open(tools, encode)
  },
}

interface Element {
  path: string
  label: string
  /** Text stands in it beside its elements. */
  hasText: boolean
  children: Map<string, number>
}

/** Attributes whose value names what the element holds: `<field name="mail">`. */
const NAMING = new Set(['name', 'key', 'label', 'title', 'id', 'type'])

function readInto(document: LeafDocument, data: string): void {
  const root: Element = { path: '', label: '', hasText: false, children: new Map() }
  const stack = [root]
  const run = new TextRun(document, stack)
  const names = new XmlNames()
  for (const token of readXml(data)) {
    const parent = stack.at(-1)!
    switch (token.type) {
      case 'open': {
        const element = openElement(token, parent)
        names.add(token.name, token.start + 1)
        for (const { name, start, leaf } of token.attributes) {
          names.add(name, start)
          if (!isKnownNamespace(name, leaf.value))
            document.add(
              [readEncoded(leaf)],
              { path: `${element.path}/@${name}` },
              `${element.label} ${name}`,
            )
        }
        if (token.isEmpty) run.space(token.start)
        else stack.push(element)
        break
      }
      case 'close':
        names.add(token.name, token.start + 2)
        stack.pop()
        run.closed()
        break
      case 'text':
        if (!readMarkup(token.leaf, parent, run, document)) run.text(token.leaf)
        break
      case 'comment':
        document.add([readEncoded(token.leaf)], { path: parent.path || '/', part: 'comment' })
        break
      case 'instruction':
        names.add(token.target, token.start + 2)
        if (token.target !== 'xml')
          document.add(
            [readEncoded(token.leaf)],
            { path: parent.path || '/', part: 'instruction' },
            token.target,
          )
    }
  }
  run.flush()
  names.addTo(document)
}

/** Tags of pages that stand in a text, as feeds carry them. */
const MARKUP =
  /<\/?(?:a|b|blockquote|body|br|code|div|em|font|h[1-6]|html|i|img|li|ol|p|span|strong|table|td|tr|u|ul)(?:\s[^<>]{0,2000})?\/?>/i

/** A page inside a text is read as one: `Jo<b>hn</b>` says John there, too. */
function readMarkup(leaf: Leaf, element: Element, run: TextRun, document: LeafDocument): boolean {
  const page = withoutSectionMarks(leaf)
  const start = page.value.search(MARKUP)
  if (start < 0) return false
  // What stands before the first tag goes on from the text before it.
  if (start > 0) run.text(partOf(page, 0, start))
  run.flush()
  element.hasText = true
  const { path, label } = element
  const sink: Sink = {
    add: (leaves, place, ownLabel) => document.add(leaves, { path, ...place }, ownLabel ?? label),
    cut: (start, end, what, instead) => document.cut(start, end, what, instead),
  }
  const rest = partOf(page, start, page.value.length)
  readHtmlInto(partSink(sink, rest), rest.value)
  return true
}

function partOf(leaf: Leaf, from: number, to: number): Leaf {
  return {
    ...leaf,
    value: leaf.value.slice(from, to),
    rawStart: rawOffset(leaf, from),
    rawEnd: rawOffset(leaf, to),
    ...(leaf.rawOffsets ? { rawOffsets: leaf.rawOffsets.slice(from, to + 1) } : {}),
  }
}

/** A section inside a section is none: its marks stand in the text, and may stand in a value. */
function withoutSectionMarks(leaf: Leaf): Leaf {
  if (!leaf.value.includes('<![CDATA[')) return leaf
  const text = new MappedText(leaf.value)
  let done = 0
  for (const { 0: mark, index } of leaf.value.matchAll(/<!\[CDATA\[/g)) {
    text.copy(done, index)
    done = index + mark.length
  }
  text.copy(done, leaf.value.length)
  return readOnceMore(leaf, text.finish())
}

/** Namespaces of vocabularies in use: changing one would change what the whole file is. */
const KNOWN_NAMESPACE =
  /^(?:https?:\/\/(?:[a-z0-9-]{1,40}\.){0,3}(?:w3\.org|openxmlformats\.org|microsoft\.com|xmlsoap\.org|purl\.org|oasis-open\.org|adobe\.com|apache\.org|openoffice\.org|docbook\.org|tei-c\.org|google\.com|opengis\.net|topografix\.com|sitemaps\.org|sun\.com|jcp\.org)\/|urn:(?:oasis|schemas-microsoft-com|iso|un|hl7-org|ietf|isbn)[:-])/i

const isKnownNamespace = (name: string, value: string): boolean =>
  (name === 'xmlns' || name.startsWith('xmlns:')) && KNOWN_NAMESPACE.test(value) && !/\d{6}|@/.test(value)

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

function openElement({ name, attributes }: XmlOpen, parent: Element): Element {
  const count = (parent.children.get(name) ?? 0) + 1
  parent.children.set(name, count)
  const named = attributes.find((attribute) => NAMING.has(withoutPrefix(attribute.name).toLowerCase()))
  const ownName = withoutPrefix(name).slice(0, 100)
  const above = parent.label.split(' ').at(-1)!
  const own = named && named.leaf.value.length < 60 ? `${ownName} ${named.leaf.value}` : ownName
  return {
    path: `${parent.path}/${name.slice(0, 100)}${count > 1 ? `[${count}]` : ''}`,
    label: above ? `${above} ${own}` : own,
    hasText: false,
    children: new Map(),
  }
}

/** Texts that follow each other without the end of what they say between them. */
class TextRun {
  readonly #document: LeafDocument
  readonly #stack: readonly Element[]
  #leaves: Leaf[] = []
  #element: Element | undefined
  /** How deep the last text stood, and the least depth since. */
  #depth = 0
  #leastDepth = 0

  constructor(document: LeafDocument, stack: readonly Element[]) {
    this.#document = document
    this.#stack = stack
  }

  closed(): void {
    this.#leastDepth = Math.min(this.#leastDepth, this.#stack.length)
  }

  text(leaf: Leaf): void {
    const depth = this.#stack.length
    const element = this.#stack.at(-1)!
    const isBlank = !/\S/.test(leaf.value)
    if (isBlank && !element.hasText) return
    if (!isBlank) element.hasText = true
    // Text beside an element belongs together; texts of two elements side by side only where text is around them.
    const isBeside = this.#leastDepth === this.#depth || this.#leastDepth === depth
    if (!isBeside && !this.#stack[this.#leastDepth - 1]?.hasText) this.flush()
    if (this.#leaves.length === 0) this.#element = element
    this.#leaves.push(readEncoded(leaf))
    this.#depth = depth
    this.#leastDepth = depth
  }

  /** An element without content, such as a line end. */
  space(at: number): void {
    if (this.#leaves.length > 0) this.#leaves.push(madeUpLeaf(' ', at))
  }

  flush(): void {
    const { path, label } = this.#element ?? { path: '', label: '' }
    if (this.#leaves.length > 0) this.#document.add(this.#leaves, { path }, label)
    this.#leaves = []
  }
}
