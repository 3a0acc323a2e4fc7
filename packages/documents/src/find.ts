import { type JoinedText, joinTexts } from '@sfumato/engine/structured'
import type { Passage, Place } from './document.ts'
import { mergeMisread, misreadVariants, scoreOfReading } from './ocr/misread.ts'
import { spreadValues } from './spread.ts'

/** Something personal in one passage. UTF-16 offsets in its text. */
export interface Finding {
  passage: number
  start: number
  end: number
  entityType: string
  score: number
  text: string
  place: Place
}

/** What an analysis answers: UTF-16 offsets. */
export interface TextResult {
  entityType: string
  start: number
  end: number
  score: number
  /** Asked for where something was read from pictures. */
  explanation?: { validated: boolean }
}

/** What of a file is analyzed. */
export interface TextsToAnalyze {
  /** All passages as one, so that a file costs one analysis however many passages it has. */
  text: string
  /** What was read from pictures once more, with usual misreadings undone: only what a check confirms counts. */
  variants: readonly string[]
}

export interface AnalyzedTexts {
  results: readonly TextResult[]
  /** By variant. */
  inVariants: readonly (readonly TextResult[])[]
  scoreThreshold: number
}

/** The passages of a file, put together for analysis and taken apart again afterwards. */
export class PassageFinder {
  readonly #passages: readonly Passage[]
  readonly #joined: JoinedText
  /** Numbers of the passages that were read from pictures, and those passages as one text. */
  readonly #read: readonly number[]
  readonly #joinedRead: JoinedText
  readonly #variants: readonly string[]

  constructor(passages: readonly Passage[]) {
    this.#passages = passages
    this.#joined = joinTexts(passages)
    this.#read = passages.flatMap(({ confidence }, index) => (confidence ? [index] : []))
    this.#joinedRead = joinTexts(this.#read.map((index) => ({ text: passages[index]!.text })))
    this.#variants = this.#read.length === 0 ? [] : misreadVariants(this.#joinedRead.text)
  }

  get texts(): TextsToAnalyze {
    return { text: this.#joined.text, variants: this.#variants }
  }

  /**
   * Findings by passage, with numbers that a misread sign had hidden, each score weighed with how surely its words
   * were read, and every value that was found once found wherever else it stands: in a sheet's name, a property,
   * the text of a link. Sorted by passage and start, apart from each other.
   */
  find({ results, inVariants, scoreThreshold }: AnalyzedTexts): Finding[] {
    const byPassage = this.#byPassage(results)
    for (const [at, ofVariant] of inVariants.entries())
      this.#addMisread(byPassage, ofVariant, this.#variants[at]!)
    const found = [...byPassage]
      .sort(([a], [b]) => a - b)
      .flatMap(([passage, list]) => list.map((result) => this.#finding(passage, result, scoreThreshold)))
    return spreadValues(this.#passages, found)
  }

  #byPassage(results: readonly TextResult[]): Map<number, TextResult[]> {
    const byPassage = new Map<number, TextResult[]>()
    for (const result of results)
      for (const { part, start, end } of this.#joined.locate(result.start, result.end))
        listOf(byPassage, part).push({ ...result, start, end })
    return byPassage
  }

  #addMisread(byPassage: Map<number, TextResult[]>, results: readonly TextResult[], variant: string): void {
    const parts = new Map<number, { offset: number; list: TextResult[] }>()
    for (const result of results) {
      const [placed, ...more] = this.#joinedRead.locate(result.start, result.end)
      if (!placed || more.length > 0 || !result.explanation?.validated) continue
      const { part, start, end } = placed
      const entry = parts.get(part) ?? { offset: result.start - start, list: [] }
      entry.list.push({ ...result, start, end })
      parts.set(part, entry)
    }
    for (const [part, { offset, list }] of parts) {
      const passage = this.#read[part]!
      const { text } = this.#passages[passage]!
      const found = byPassage.get(passage) ?? []
      const ofPart = variant.slice(offset, offset + text.length)
      byPassage.set(passage, mergeMisread(found, list, { text, variant: ofPart }))
    }
  }

  #finding(index: number, result: TextResult, scoreThreshold: number): Finding {
    const { text, place, confidence } = this.#passages[index]!
    const { start, end, entityType, score } = result
    return {
      passage: index,
      start,
      end,
      entityType,
      // An uncertain reading is a reason to look, not to overlook: it never takes a finding out of the answer.
      score: Math.max(Math.min(score, scoreThreshold), rounded(scoreOfReading(result, confidence))),
      text: text.slice(start, end),
      place,
    }
  }
}

const rounded = (score: number): number => Math.round(score * 1000) / 1000

function listOf(lists: Map<number, TextResult[]>, key: number): TextResult[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
