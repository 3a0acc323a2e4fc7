import { editsOf, type Leaf, type LeafEdit } from '@sfumato/engine/structured'
import type { DocumentLimits, DocumentTools, Edit, OpenDocument, Passage, Place } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { type EmbeddedPicture, openPicture } from './embedded-picture.ts'
import { takeOutPayloads } from './payloads.ts'

/**
 * A text file taken apart into passages, each made of leaves that stand at their places in the text: one where a
 * passage is written in one piece, several where markup stands between. What no edit and no cut touches stays as
 * it is.
 */
export class LeafDocument {
  readonly #limits: DocumentLimits
  readonly #data: string
  readonly #passages: Passage[] = []
  readonly #leaves: (readonly Leaf[])[] = []
  /** Where else a leaf stands, itself included. */
  readonly #twins = new Map<Leaf, readonly number[]>()
  readonly #cuts: LeafEdit[] = []
  readonly #payloads: { rawStart: number; rawEnd: number; base64: string }[] = []
  readonly #leftOut = new Set<string>()
  readonly #lines: LineCounter
  #characters = 0

  constructor(data: string, { limits }: Pick<DocumentTools, 'limits'>) {
    this.#data = data
    this.#limits = limits
    this.#lines = new LineCounter(data)
  }

  /** Leaves in the order of the file; what has neither letter nor number in it is no passage. */
  add(leaves: readonly Leaf[], place: Place = {}, label?: string): void {
    const shown = leaves.map((leaf) => this.#withoutPayloads(leaf))
    const text = shown.length === 1 ? shown[0]!.value : shown.map(({ value }) => value).join('')
    if (!/[\p{L}\p{N}]/u.test(text)) return
    this.#count(text)
    const line = this.#lines.lineOf(shown[0]!.rawStart)
    this.#passages.push({ text, place: { line, ...place }, ...(label ? { label } : {}) })
    this.#leaves.push(shown)
  }

  /** A word that stands at several places and must stay the same at all of them; `write` makes the new word. */
  addName(name: string, starts: readonly number[], place: Place, write: (text: string) => string): void {
    const [start] = starts
    if (start === undefined) return
    const count = this.#leaves.length
    const leaf = { ...plainLeaf(this.#data, start, start + name.length), rewrite: write }
    this.add([leaf], place)
    if (this.#leaves.length > count) this.#twins.set(leaf, starts)
  }

  /** Always taken out of the file written back, or written otherwise in it. */
  cut(start: number, end: number, what?: string, instead = ''): void {
    this.#cuts.push({ start, end, text: instead })
    if (what) this.#leftOut.add(what)
  }

  #count(text: string): void {
    this.#characters += text.length
    if (this.#characters > this.#limits.characters)
      throw new DocumentError('TOO_LARGE', 'The file holds more text than is taken at once. Split it.', {
        limit: 'characters',
        max: this.#limits.characters,
      })
  }

  #withoutPayloads(leaf: Leaf): Leaf {
    const taken = takeOutPayloads(leaf)
    for (const payload of taken.payloads)
      if (this.#payloads.push(payload) > this.#limits.parts)
        throw new DocumentError('TOO_LARGE', 'The file has more files inside it than are taken at once.', {
          limit: 'parts',
          max: this.#limits.parts,
        })
    return taken.leaf
  }

  /** Pictures inside the text are read last; `encode` makes the bytes of the changed text. */
  async open(tools: DocumentTools, encode: (changed: string) => Uint8Array): Promise<OpenDocument> {
    const pictures: EmbeddedPicture[] = []
    for (const payload of this.#payloads) {
      const picture = await openPicture(payload, tools)
      if (picture) {
        for (const { text } of picture.passages) this.#count(text)
        pictures.push(picture)
      } else this.cut(payload.rawStart, payload.rawEnd, 'embedded files')
    }
    const passages = [...this.#passages, ...pictures.flatMap((picture) => picture.passages)]
    return {
      passages,
      leftOut: [...this.#leftOut],
      rewrite: async (edits) => {
        const changes = [...this.#cuts, ...this.#changesOf(edits)]
        let first = this.#passages.length
        for (const picture of pictures) {
          const after = first + picture.passages.length
          const own = edits.filter(({ passage }) => passage >= first && passage < after)
          changes.push(await picture.redact(own.map((edit) => ({ ...edit, passage: edit.passage - first }))))
          first = after
        }
        return encode(applyChanges(this.#data, changes))
      },
    }
  }

  #changesOf(edits: readonly Edit[]): LeafEdit[] {
    const changes: LeafEdit[] = []
    for (const [passage, own] of Map.groupBy(edits, (edit) => edit.passage)) {
      const leaves = this.#leaves[passage]
      if (!leaves) continue
      for (const [leaf, list] of editsByLeaf(leaves, own))
        for (const { start, end, text } of editsOf(leaf, list))
          for (const twin of this.#twins.get(leaf) ?? [leaf.rawStart]) {
            const shift = twin - leaf.rawStart
            changes.push({ start: start + shift, end: end + shift, text })
          }
    }
    return changes
  }
}

/** Each replacement goes into the first leaf its range touches; the rest of the range is taken out of the others. */
function editsByLeaf(leaves: readonly Leaf[], edits: readonly Edit[]): Map<Leaf, LeafEdit[]> {
  const byLeaf = new Map<Leaf, LeafEdit[]>()
  const put = (leaf: Leaf, edit: LeafEdit) => {
    const list = byLeaf.get(leaf)
    if (list) list.push(edit)
    else byLeaf.set(leaf, [edit])
  }
  let index = 0
  let leafStart = 0
  for (const { start, end, replacement } of edits) {
    let isPut = false
    while (
      index < leaves.length &&
      leafStart + leaves[index]!.value.length <= start &&
      index + 1 < leaves.length
    ) {
      leafStart += leaves[index]!.value.length
      index++
    }
    for (let at = index, from = leafStart; at < leaves.length && from <= end; at++) {
      const leaf = leaves[at]!
      const to = from + leaf.value.length
      if (!isMadeUp(leaf) && (to > start || at === leaves.length - 1)) {
        put(leaf, {
          start: Math.max(start - from, 0),
          end: Math.min(end, to) - from,
          text: isPut ? '' : replacement,
        })
        isPut = true
      }
      if (to >= end) break
      from = to
    }
  }
  return byLeaf
}

/** A character that is shown but not written: the line end that `<br>` stands for. */
export const madeUpLeaf = (value: string, at: number): Leaf => ({
  path: [],
  label: '',
  value,
  rawStart: at,
  rawEnd: at,
  rawOffsets: new Int32Array(value.length + 1).fill(at),
  escape: () => '',
  rewrite: () => undefined,
})

const isMadeUp = (leaf: Leaf): boolean => leaf.rawStart === leaf.rawEnd && leaf.value !== ''

/** As `applyEdits`, but where changes overlap everything that one of them takes out is out. */
function applyChanges(data: string, changes: LeafEdit[]): string {
  changes.sort((a, b) => a.start - b.start || a.end - b.end)
  const parts: string[] = []
  let done = 0
  for (const { start, end, text } of changes) {
    if (start >= done) parts.push(data.slice(done, start), text)
    done = Math.max(done, end)
  }
  parts.push(data.slice(done))
  return parts.join('')
}

/** A stretch of the data that says what it says. */
export const plainLeaf = (data: string, rawStart: number, rawEnd: number): Leaf => ({
  path: [],
  label: '',
  value: data.slice(rawStart, rawEnd),
  rawStart,
  rawEnd,
  escape: (text) => text,
  rewrite: () => undefined,
})

/** Refuses before any work what is larger than a file may be unpacked. */
export function checkSize(bytes: Uint8Array, limits: DocumentLimits): void {
  if (bytes.byteLength > limits.unpackedBytes)
    throw new DocumentError('TOO_LARGE', 'The file is larger than files are taken. Split it.', {
      limit: 'unpackedBytes',
      max: limits.unpackedBytes,
      actual: bytes.byteLength,
    })
}

const LINE_FEED = 10

/** Counts from where it was asked last, so that the places of a whole file cost about one pass. */
class LineCounter {
  readonly #data: string
  #at = 0
  #line = 1

  constructor(data: string) {
    this.#data = data
  }

  lineOf(offset: number): number {
    const [from, to] = offset < this.#at ? [offset, this.#at] : [this.#at, offset]
    let lineEnds = 0
    for (let at = from; at < to; at++) if (this.#data.charCodeAt(at) === LINE_FEED) lineEnds++
    this.#line += offset < this.#at ? -lineEnds : lineEnds
    this.#at = offset
    return this.#line
  }
}
