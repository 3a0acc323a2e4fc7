import { editsOf, type Leaf, type LeafEdit, rawOffset } from '@sfumato/engine/structured'
import type { Passage, Place } from '../document.ts'
import type { EditableText } from './editable-text.ts'

/** A part of a passage's text and the value in the file it comes from. */
interface Piece {
  from: number
  to: number
  leaf: Leaf
  /** Offset in the leaf's value of the piece's first character, or of every character and the end. */
  at: number | Int32Array
  /** How a replacement is written in the value, before XML's own escapes. */
  encode: ((text: string) => string) | undefined
  /** Where `xml:space` must be put for spaces at the ends to be kept; undefined where it need not. */
  spaceAt: number | undefined
}

/** An element that stands for a character or for nothing: a tabulator, a soft hyphen. */
interface Mark {
  from: number
  to: number
  start: number
  end: number
}

export interface Replacement {
  start: number
  end: number
  text: string
}

export interface Decoded {
  text: string
  /** For each UTF-16 unit of the text its offset in the value, and the end. */
  offsets: Int32Array
  encode(text: string): string
}

/** A passage while it is read, and the way from it back into the file. */
export interface Draft {
  source: EditableText
  text: string
  place: Place
  label: string | undefined
  pieces: Piece[]
  marks: Mark[] | undefined
  /**
   * Writes the whole passage anew, where a replacement cannot be put into the values it was read from (a number
   * that becomes a text). Answers the changes to the source.
   */
  rewrite: ((newText: string) => LeafEdit[]) | undefined
  /** Changes that come along with any change of the passage. */
  along: LeafEdit[] | undefined
  /** Put in beside the caller's own replacements, to keep names apart that must differ. */
  suffix: string
}

export const newDraft = (source: EditableText, place: Place): Draft => ({
  source,
  text: '',
  place,
  label: undefined,
  pieces: [],
  marks: undefined,
  rewrite: undefined,
  along: undefined,
  suffix: '',
})

export interface LeafOptions {
  decoded?: Decoded
  /** Only this range of the value. */
  range?: { start: number; end: number }
  encode?: (text: string) => string
  spaceAt?: number | undefined
}

export function addLeaf(draft: Draft, leaf: Leaf, options: LeafOptions = {}): void {
  const { decoded, range } = options
  const text = decoded ? decoded.text : range ? leaf.value.slice(range.start, range.end) : leaf.value
  draft.pieces.push({
    from: draft.text.length,
    to: draft.text.length + text.length,
    leaf,
    at: decoded?.offsets ?? range?.start ?? 0,
    encode: options.encode ?? decoded?.encode,
    spaceAt: options.spaceAt,
  })
  draft.text += text
  draft.source.read.push(
    range ? rawOffset(leaf, range.start) : leaf.rawStart,
    range ? rawOffset(leaf, range.end) : leaf.rawEnd,
  )
}

/** An element that reads as `text`; it is removed when a replacement runs over it. */
export function addMark(draft: Draft, text: string, start: number, end: number): void {
  const from = draft.text.length
  draft.marks ??= []
  draft.marks.push({ from, to: from + text.length, start, end })
  draft.text += text
}

export function passageOf(draft: Draft): Passage {
  return draft.label === undefined || draft.label === ''
    ? { text: draft.text, place: draft.place }
    : { text: draft.text, place: draft.place, label: draft.label }
}

export function newTextOf({ text, suffix }: Draft, replacements: readonly Replacement[]): string {
  let result = ''
  let done = 0
  for (const { start, end, text: replacement } of replacements) {
    result += text.slice(done, start) + replacement
    done = end
  }
  return result + text.slice(done) + suffix
}

/** Puts the replacements (sorted, apart from each other) into the source of the draft. */
export function applyReplacements(draft: Draft, replacements: readonly Replacement[]): void {
  const { source } = draft
  const all = withSuffix(draft, replacements)
  if (all.length === 0) return
  if (draft.along) source.asked.push(...draft.along)
  if (draft.rewrite) {
    source.asked.push(...draft.rewrite(newTextOf(draft, replacements)))
    return
  }
  const byPiece = distribute(draft, all)
  for (const [piece, changes] of byPiece) {
    source.asked.push(...editsOf(piece.leaf, changes))
    if (piece.spaceAt !== undefined)
      source.asked.push({ start: piece.spaceAt, end: piece.spaceAt, text: ' xml:space="preserve"' })
  }
  for (const { start, end } of marksWithin(draft, all)) source.asked.push({ start, end, text: '' })
}

function withSuffix({ text, suffix }: Draft, replacements: readonly Replacement[]): readonly Replacement[] {
  return suffix === ''
    ? replacements
    : [...replacements, { start: text.length, end: text.length, text: suffix }]
}

/**
 * What changes in each value. The replacement goes into the first value the range touches, so that it looks as
 * the beginning of what it replaces did; the rest of the range is cut out of the others.
 */
function distribute({ pieces }: Draft, replacements: readonly Replacement[]): Map<Piece, LeafEdit[]> {
  const changes = new Map<Piece, LeafEdit[]>()
  let first = 0
  const add = (piece: Piece, change: LeafEdit) => {
    const known = changes.get(piece)
    const last = known?.at(-1)
    // Two that come to stand at one place are one change.
    if (last && last.end === change.start && (last.start === last.end || change.start === change.end)) {
      last.end = change.end
      last.text += change.text
    } else if (known) known.push(change)
    else changes.set(piece, [change])
  }
  for (const { start, end, text } of replacements) {
    while (first < pieces.length - 1 && pieces[first]!.to <= start) first++
    let rest: string | undefined = text
    for (let index = first; index < pieces.length; index++) {
      const piece = pieces[index]!
      if (piece.from >= end && rest === undefined) break
      if (piece.to < start || (piece.to === piece.from && rest === undefined)) continue
      const from = clamp(start, piece) - piece.from
      const to = clamp(end, piece) - piece.from
      if (from === to && rest === undefined) continue
      const change = { start: valueOffset(piece, from), end: valueOffset(piece, to), text: '' }
      if (rest !== undefined) change.text = piece.encode ? piece.encode(rest) : rest
      rest = undefined
      add(piece, change)
    }
    // Only elements were touched, at the very end.
    const last = pieces.at(-1)
    if (rest !== undefined && last) {
      const at = valueOffset(last, last.to - last.from)
      add(last, { start: at, end: at, text: last.encode ? last.encode(rest) : rest })
    }
  }
  return changes
}

const clamp = (at: number, { from, to }: Piece): number => Math.min(Math.max(at, from), to)

const valueOffset = ({ at }: Piece, offset: number): number =>
  typeof at === 'number' ? at + offset : at[offset]!

function marksWithin({ marks }: Draft, replacements: readonly Replacement[]): Mark[] {
  const found: Mark[] = []
  if (!marks) return found
  let index = 0
  for (const mark of marks) {
    while (index < replacements.length && replacements[index]!.end <= mark.from) index++
    const replacement = replacements[index]
    if (!replacement) break
    const isWithin = mark.from === mark.to ? replacement.start < mark.from : replacement.start < mark.to
    if (isWithin) found.push(mark)
  }
  return found
}
