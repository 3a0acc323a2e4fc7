import { createRandom, type Random } from '../random.ts'
import { KINDS, type Kind, keptWord, LABELS, makeValue } from './values.ts'

export interface Planted {
  kind: Kind
  value: string
  /** Where in the file: 'header', 'old revision', ... */
  place: string
  /** Only as pixels: no search through bytes can see it. */
  drawn: boolean
}

/** One made file, with what was hidden in it and what has to stay. */
export interface Made {
  name: string
  bytes: Uint8Array
  planted: Planted[]
  kept: string[]
  counts: Counts
}

/** What a reader would count; compared before and after. */
export interface Counts {
  pages?: number
  tables?: number
  pictures?: number
  sheets?: number
  slides?: number
}

export interface Planter {
  random: Random
  planted: Planted[]
  kept: string[]
  /** Whether this file uses the place. The first file of a run uses all of them. */
  uses(place: string): boolean
  /** A new value, recorded as standing in this place. */
  value(place: string, kind?: Kind): string
  /** The same with its label and words that stay around it. */
  sentence(place: string, kind?: Kind): string
  drawn(place: string, kind?: Kind): string
  /** A word that must be found in the text afterwards. */
  keep(): string
}

/**
 * @param share of the places that are used
 * @param without places that cost too much to be in every file
 */
export function createPlanter(
  seed: number,
  share: number,
  without: ReadonlySet<string> = new Set(),
): Planter {
  const random = createRandom(seed)
  const planted: Planted[] = []
  const kept: string[] = []

  function record(place: string, kind: Kind | undefined, drawn: boolean): Planted {
    const chosen = kind ?? random.pick(KINDS)
    const one = { kind: chosen, value: makeValue(chosen, random), place, drawn }
    planted.push(one)
    return one
  }

  return {
    random,
    planted,
    kept,
    uses: (place) => !without.has(place) && random.chance(share),
    value: (place, kind) => record(place, kind, false).value,
    sentence(place, kind) {
      const one = record(place, kind, false)
      return `As agreed, ${LABELS[one.kind]}: ${one.value} was noted.`
    },
    drawn(place, kind) {
      const one = record(place, kind, true)
      return `${LABELS[one.kind]}: ${one.value}`
    },
    keep() {
      const word = keptWord(random)
      kept.push(word)
      return word
    },
  }
}
