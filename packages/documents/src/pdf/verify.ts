import { stringsOf } from './content.ts'
import type { PdfFile } from './file.ts'
import { type Budget, decodeStream } from './filters.ts'
import { PdfDictionary, PdfName, type PdfObject, PdfStream, PdfString } from './objects.ts'

/** Values as they are looked for: without spaces, line breaks and the difference of wide and narrow letters. */
export const normalized = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\u00ad\ufffe\u0002]+/g, '')

/** Shorter ones stand in any text by chance. */
const MIN_LETTERS = 4
const MIN_LETTERS_IN_BYTES = 6

/** Values that a text says more often than it should. */
export function saysTooOften(text: string, expected: string, values: Iterable<string>): boolean {
  const [found, allowed] = [normalized(text), normalized(expected)]
  for (const value of values) {
    const needle = normalized(value)
    if (needle.length >= MIN_LETTERS && countOf(found, needle) > countOf(allowed, needle)) return true
  }
  return false
}

function countOf(text: string, needle: string): number {
  let count = 0
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) count++
  return count
}

/**
 * Looks for values in every string and unpacked stream of a file, in the codes text is kept in. Answers the
 * numbers of the objects that hold one.
 */
export function objectsHolding(file: PdfFile, values: readonly string[], budget: Budget): Set<number> {
  const search = new ByteSearch(values)
  const found = new Set<number>()
  if (search.isEmpty) return found
  for (const number of file.numbers) {
    const object = file.object(number)
    if (holds(object, search)) found.add(number)
    if (object instanceof PdfStream && streamHolds(file, object, search, budget)) found.add(number)
  }
  return found
}

function holds(object: PdfObject, search: ByteSearch): boolean {
  if (object instanceof PdfString) return search.isIn(object.bytes)
  if (object instanceof PdfName) return search.isIn(Buffer.from(object.name, 'latin1'))
  if (Array.isArray(object)) return object.some((item) => holds(item, search))
  const dictionary = object instanceof PdfStream ? object.dictionary : object
  if (!(dictionary instanceof PdfDictionary)) return false
  for (const [key, value] of dictionary)
    if (search.isIn(Buffer.from(key, 'latin1')) || holds(value, search)) return true
  return false
}

/** Numbers are written in digits, so of what reads as instructions only the strings count, else every byte. */
function streamHolds(file: PdfFile, stream: PdfStream, search: ByteSearch, budget: Budget): boolean {
  const bytes = decodeStream(file, stream, budget)
  if (!bytes) return search.isIn(stream.bytes)
  if (stream.dictionary.has('Width')) return false
  if (stream.dictionary.has('Length1') || stream.dictionary.has('N')) return search.isIn(bytes)
  try {
    return stringsOf(bytes).strings.some((string) => search.isIn(string))
  } catch {
    return search.isIn(bytes)
  }
}

/** Many byte strings at once: four bytes of each are known by number, and only where they stand is compared. */
class ByteSearch {
  private readonly byStart = new Map<number, Buffer[]>()

  constructor(values: readonly string[]) {
    const seen = new Set<string>()
    for (const value of values) {
      for (const form of [value, value.replace(/\s+/g, '')]) {
        if (form.length < MIN_LETTERS_IN_BYTES || seen.has(form)) continue
        seen.add(form)
        this.add(Buffer.from(form, 'utf8'))
        this.add(Buffer.from(form, 'utf16le').swap16())
        if (/^[\0-\xff]*$/.test(form)) this.add(Buffer.from(form, 'latin1'))
      }
    }
  }

  get isEmpty(): boolean {
    return this.byStart.size === 0
  }

  isIn(bytes: Uint8Array): boolean {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    let start = 0
    for (let at = 0; at < bytes.length; at++) {
      start = ((start << 8) | (bytes[at] as number)) >>> 0
      if (at < 3) continue
      const candidates = this.byStart.get(start)
      if (
        candidates?.some(
          (candidate) =>
            view.compare(
              candidate,
              0,
              candidate.length,
              at - 3,
              Math.min(view.length, at - 3 + candidate.length),
            ) === 0,
        )
      )
        return true
    }
    return false
  }

  private add(bytes: Buffer): void {
    const start = bytes.readUInt32BE(0)
    const known = this.byStart.get(start)
    if (!known) this.byStart.set(start, [bytes])
    else if (!known.some((other) => other.equals(bytes))) known.push(bytes)
  }
}
