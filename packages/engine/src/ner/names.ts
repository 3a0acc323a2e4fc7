import { readFileSync } from 'node:fs'
import { GAP, gapOf, withMarks } from './shapes.ts'

/**
 * Which words are known as names, and of what: the twin of training/sfner/names.py. The format and the rules stand in
 * training/NAMES.md; names-vectors.json there holds both to them.
 */
export interface NameList {
  /** Adds its marks to the shape of the first piece of every word it knows. */
  mark(ids: readonly number[], firsts: readonly number[], shapes: number[]): void
}

/** Five kinds: given name, family name, place, organisation, people; and that a name has more than one word. */
const KIND_BITS = 5
const KINDS = 2 ** KIND_BITS - 1
const LONGER = 2 ** KIND_BITS
const FACTOR = 0x9e3779b1
/** Most of the table that may be in use. */
const FULL = 0.6
/** Spreads hashes over the table. */
const SPREAD = 0x85ebca6b

export const readNames = (path: string): NameList => createNames(readFileSync(path))

/** `data`: a count, that many hashes and that many entries, which hold kinds and how many words may follow. */
export function createNames(data: Uint8Array): NameList {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const count = view.getUint32(0, true)
  const bits = Math.ceil(Math.log2(count / FULL + 1))
  const mask = 2 ** bits - 1
  const hashes = new Uint32Array(2 ** bits)
  const entries = new Uint8Array(2 ** bits) // 0: free
  const placeOf = (hash: number): number => {
    let place = Math.imul(hash, SPREAD) >>> (32 - bits)
    while (entries[place] !== 0 && hashes[place] !== hash) place = (place + 1) & mask
    return place
  }
  for (let i = 0; i < count; i++) {
    const hash = view.getUint32(4 + 4 * i, true)
    const place = placeOf(hash)
    hashes[place] = hash
    entries[place] = data[4 + 4 * count + i]!
  }

  return {
    mark(ids, firsts, shapes) {
      const words = firsts.length - 1
      for (let first = 0; first < words; first++) {
        let hash = 0
        let last = first
        for (let word = first; word <= last && word < words; word++) {
          if (word > first && gapOf(shapes[firsts[word]!]!) >= GAP.newline) break
          for (let piece = firsts[word]!; piece < firsts[word + 1]!; piece++)
            hash = (Math.imul(hash, FACTOR) + ids[piece]! + 1) >>> 0
          const entry = entries[placeOf(hash)]!
          if (word === first) last = first + (entry >> KIND_BITS)
          const kinds = entry & KINDS
          if (kinds === 0) continue
          const marks = word > first ? kinds | LONGER : kinds
          for (let marked = first; marked <= word; marked++) {
            const piece = firsts[marked]!
            shapes[piece] = withMarks(shapes[piece]!, marks)
          }
        }
      }
    },
  }
}
