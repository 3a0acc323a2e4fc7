/**
 * The shape of a recognizer: rule, source, documentation and test in one file.
 * `examples` are run by one loop over all recognizers and printed into docs/entities.md.
 */

/**
 * What a check says of a matched value. `invalid` drops the match, `valid` lifts it to `validScore`,
 * `unknown` leaves the pattern's score (no check digit in this form, or a check that is not conclusive).
 */
export type Verdict = 'valid' | 'invalid' | 'unknown'

export interface Pattern {
  name: string
  /**
   * Written bare: no `\b`, no look-around for word ends, no flags (but `u` with `\p{...}`: the formatter takes
   * the backslash for useless without it). The engine adds the boundaries (see `bounded`) and runs it with
   * `u`. Spell both cases (`[A-Za-z]`): `i` with `u` is 12 times slower.
   */
  regex: RegExp
  /** Confidence of the bare shape, before check and context. Below 0.35 nothing is shown by default. */
  score: number
  /**
   * `token` (default): the match touches no letter, digit or underscore, and is not a part of a longer
   * number joined by `-`, `.`, `/` or `:`. `none`: the regex takes care of its own ends.
   */
  bounded?: 'token' | 'none'
}

export interface Candidate {
  /** UTF-16 offsets. */
  start: number
  end: number
  score: number
  pattern: string
  verdict: Verdict
}

export interface Recognizer<Entity extends string = string> {
  /** Upper-case entity type; one recognizer per type. */
  entity: Entity
  /** The issuing document or thing in a few words, in English. */
  title: string
  /** One sentence for the catalog: what the value is. */
  description: string
  /** The written form in words, for people: "9 digits, often 3-3-3". */
  format: string
  group: Group
  /** ISO 3166 alpha-2 of the issuing state; `EU` for the union; absent for types nobody issues nationally. */
  country?: string
  /** Where the rule is published; official first. At least one. */
  sources: readonly [string, ...string[]]
  patterns?: readonly Pattern[]
  /** Replaces `patterns` where a regular expression is not enough. Must be linear in the text. */
  find?: (text: string, hints: FindHints) => Iterable<Candidate>
  /**
   * Words that stand near such a value, lower case, whole words or short phrases, by language. A word nearby
   * adds `CONTEXT_BOOST`. English and the languages of the country at least.
   */
  context?: Readonly<Record<string, readonly string[]>>
  /** True where the value means nothing without its label (passports, licences): no context, no result. */
  contextRequired?: boolean
  /**
   * One verdict on the matched text, as matched (with separators). Pure, quick, never throws.
   */
  check?: (value: string) => Verdict
  /**
   * Confidence once `check` said `valid`. Honest about chance: a plain run of digits with one check digit
   * passes once in ten, so it stays below 0.35 (0.3) and needs context; a distinctive written form with a
   * check gets 0.6 to 0.85; a long check (mod 97, hash) in a distinctive form up to 0.95.
   */
  validScore?: number
  /**
   * Literals of which at least one stands in any match, for the cheap first pass ("AKIA", "@"). Optional.
   */
  needs?: readonly string[]
  examples: {
    /** `[[...]]` marks the span; each is found at the default threshold, exactly there. At least 3. */
    match: readonly [string, string, string, ...string[]]
    /** Nothing of this type at the default threshold. At least 3, each with the reason. */
    reject: readonly [Rejected, Rejected, Rejected, ...Rejected[]]
  }
}

export interface Rejected {
  text: string
  why: string
}

export interface FindHints {
  /** ISO 639-1 code of the request; a hint for national formats. */
  language: string
}

export type Group =
  | 'identity'
  | 'location'
  | 'temporal'
  | 'demographic'
  | 'special_category'
  | 'health'
  | 'contact'
  | 'network'
  | 'device'
  | 'record_id'
  | 'vehicle'
  | 'financial'
  | 'crypto'
  | 'secret'
  | 'government_id'
  | 'tax_id'
  | 'business_id'

export const CONTEXT_BOOST = 0.35
/** A context word lifts any match at least to here, just above the default threshold. */
export const CONTEXT_FLOOR = 0.4

export const defineRecognizer = <const Entity extends string>(recognizer: Recognizer<Entity>) => recognizer
