import { seededRandom } from '../bench/corpus.ts'
import type { Recognizer } from '../src/define.ts'
import { compilePattern, evaluate } from '../src/evaluate.ts'
import { MAKERS } from './makers.ts'

/**
 * Valid values of every type that has a check, made from its own examples: digits (and letters, where the value is
 * mostly letters) are changed at random and put right again by trying the others until the check says `valid`; types
 * whose check is a hash have a maker of their own (makers.ts). Each is then looked for behind a label of its
 * type (in the example's own sentence where it has none), once as it is and once with one digit changed.
 */
export interface GeneratedOutcome {
  entity: string
  /** How many valid values could be made, and how many of them were found. */
  made: number
  found: number
  /** Values with one digit changed, how many were still accepted, and how many the check itself cannot tell. */
  changed: number
  accepted: number
  untold: number
}

interface Seed {
  value: string
  before: string
  after: string
}

const TRIES_PER_VALUE = 400

function seedsOf(recognizer: Recognizer): Seed[] {
  return recognizer.examples.match.flatMap((marked) => {
    const start = marked.indexOf('[[')
    const end = marked.indexOf(']]')
    const seed = {
      before: marked.slice(0, start),
      value: marked.slice(start + 2, end),
      after: marked.slice(end + 2),
    }
    return recognizer.check?.(seed.value) === 'valid' ? [seed] : []
  })
}

export function evaluateGenerated(
  recognizer: Recognizer,
  perType = 200,
  seed = 7,
): GeneratedOutcome | undefined {
  const seeds = seedsOf(recognizer)
  if (!recognizer.check || seeds.length === 0) return undefined
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const changeDigit = (value: string): string => {
    const places = [...value].flatMap((character, at) => (/\d/.test(character) ? [at] : []))
    const at = places[below(places.length)]!
    const digit = (Number(value[at]) + 1 + below(9)) % 10
    return value.slice(0, at) + digit + value.slice(at + 1)
  }
  const isMostlyLetters = (value: string): boolean => value.replace(/\D/g, '').length * 2 < value.length
  /** A digit by another digit, a letter by another of its case. */
  const changeCharacter = (value: string): string => {
    const places = [...value].flatMap((character, at) => (/[A-Za-z\d]/.test(character) ? [at] : []))
    const at = places[below(places.length)]!
    const [first, size] = /\d/.test(value[at]!) ? [48, 10] : /[A-Z]/.test(value[at]!) ? [65, 26] : [97, 26]
    const other = first + ((value.charCodeAt(at) - first + 1 + below(size - 1)) % size)
    return value.slice(0, at) + String.fromCharCode(other) + value.slice(at + 1)
  }
  const patterns = (recognizer.patterns ?? []).map(compilePattern)
  /** Changing digits may also break the written form (a fixed prefix, a month); such values are not looked for. */
  const hasForm = (value: string): boolean =>
    recognizer.find !== undefined || patterns.some((pattern) => value.match(pattern)?.[0] === value)
  /** Several digits changed, and still valid. */
  const anotherValid = (value: string): string | undefined => {
    const maker = MAKERS[recognizer.entity]
    if (maker) return maker(below)
    const change = isMostlyLetters(value) ? changeCharacter : changeDigit
    let changed = value
    for (let i = 0; i < TRIES_PER_VALUE; i++) {
      const next = change(changed)
      const verdict = recognizer.check!(next)
      if (verdict === 'valid' && next !== value && hasForm(next)) return next
      // Wander off: half of the steps start again from where the last one led.
      changed = i % 2 === 0 && below(3) > 0 ? next : value
    }
    return undefined
  }
  const label = Object.values(recognizer.context ?? {}).flat()[0]
  const isFound = (seed: Seed, value: string): boolean => {
    const before = label === undefined ? seed.before : `${label}: `
    return evaluate(recognizer, `${before}${value}${label === undefined ? seed.after : '.'}`).some(
      ({ start, end, score }) => start === before.length && end === start + value.length && score >= 0.35,
    )
  }

  const outcome: GeneratedOutcome = {
    entity: recognizer.entity,
    made: 0,
    found: 0,
    changed: 0,
    accepted: 0,
    untold: 0,
  }
  for (let i = 0; i < perType; i++) {
    const from = seeds[i % seeds.length]!
    const value = anotherValid(from.value)
    if (value === undefined) continue
    outcome.made++
    if (isFound(from, value)) outcome.found++
    outcome.changed++
    const changed = changeDigit(value)
    if (isFound(from, changed)) outcome.accepted++
    if (hasForm(changed) && recognizer.check(changed) !== 'invalid') outcome.untold++
  }
  return outcome
}
