import { type AdHocRecognizer, scanAdHoc } from './ad-hoc.ts'
import { withoutAddressParts } from './address-parts.ts'
import { canonicalEntity } from './aliases.ts'
import { CATALOG, type Selection, select } from './catalog.ts'
import { EngineError } from './errors.ts'
import { knownLanguage, LANGUAGES } from './languages.ts'
import { mergeWithRules } from './ner/merge.ts'
import type { NerSpan } from './ner/model.ts'
import { type OffsetUnit, offsetMap } from './offsets.ts'
import { resolve, type Span } from './resolve.ts'
import { type Finding, Scanner } from './scan.ts'

export const DEFAULT_THRESHOLD = 0.35

export interface AnalyzeRequest extends Selection {
  text: string
  /** ISO 639-1; `en` when absent. */
  language?: string
  scoreThreshold?: number
  adHocRecognizers?: readonly AdHocRecognizer[]
  /** Unit of the offsets in the answer: code points when absent. */
  offsetUnit?: OffsetUnit
  /**
   * More findings than this are refused with TOO_MANY_RESULTS and their count, before they are handed on: copying a
   * million of them between threads would stop the caller's.
   */
  maxResults?: number
  /** Adds to each result how it came about. */
  explain?: boolean
}

export interface AnalyzeResult {
  entityType: string
  start: number
  end: number
  score: number
  text: string
  explanation?: Explanation
}

export interface Explanation {
  /** Path of the recognizer's file ("nl/bsn"), "ad-hoc", or the name of the model. */
  recognizer: string
  pattern: string
  validated: boolean
  contextWord: string | undefined
  /** The score after each step that touched it. */
  scoreSteps: readonly { step: 'pattern' | 'check' | 'context' | 'model'; score: number }[]
}

/** Spans of the name model for the same text, with the name it is shown by. */
export interface NamedSpans {
  model: string
  spans: readonly NerSpan[]
}

interface Found extends Span {
  entityType: string
  explain: () => Explanation
}

let scanner: Scanner | undefined

/** The whole catalog, made ready on first use. */
export const catalogScanner = (): Scanner => {
  scanner ??= new Scanner(CATALOG.map(({ recognizer }) => recognizer))
  return scanner
}

/** Throws what is wrong with a request before any work is done. */
export function checkRequest(request: AnalyzeRequest): { language: string; selected?: ReadonlySet<number> } {
  const language = knownLanguage(request.language ?? 'en')
  if (language === undefined)
    throw new EngineError('UNKNOWN_LANGUAGE', 'The language is not supported.', {
      provided: request.language,
      expected: LANGUAGES,
    })
  // Types the caller adds; a pattern for a type of the catalog comes on top of what the catalog finds.
  const added = new Set(
    request.adHocRecognizers?.flatMap(({ entityType }) =>
      rankOfType.has(canonicalEntity(entityType)) ? [] : entityType,
    ),
  )
  const selected = select({
    ...(request.preset === undefined ? {} : { preset: request.preset }),
    ...(request.entities === undefined
      ? {}
      : { entities: request.entities.filter((type) => !added.has(type)) }),
  })
  return { language, ...(selected ? { selected } : {}) }
}

/** select → scan → names of the model → threshold → overlaps → offsets. Pure: the same in any thread. */
export function analyze(request: AnalyzeRequest, names?: NamedSpans): AnalyzeResult[] {
  const { language, selected } = checkRequest(request)
  const { text } = request
  const minScore = request.scoreThreshold ?? DEFAULT_THRESHOLD
  const byRules = catalogScanner()
    .scan(text, { language, minScore, thorough: true, ...(selected ? { selected } : {}) })
    .map(fromFinding)
  const found: Found[] = [
    ...mergeWithRules(text, byRules, fromModel(names, minScore, selected)),
    ...fromAdHoc(request, minScore),
  ]
  const resolved = resolve(withoutAddressParts(found))
  if (request.maxResults !== undefined && resolved.length > request.maxResults)
    throw new EngineError('TOO_MANY_RESULTS', 'There are more findings than asked for.', {
      count: resolved.length,
    })
  const offsets = offsetMap(text, request.offsetUnit ?? 'codepoint')
  return resolved.map(({ entityType, start, end, score, explain }) => ({
    entityType,
    start: offsets.toCaller(start),
    end: offsets.toCaller(end),
    score,
    text: text.slice(start, end),
    ...(request.explain ? { explanation: explain() } : {}),
  }))
}

function fromFinding(finding: Finding): Found {
  const { id, recognizer } = CATALOG[finding.recognizer]!
  const validated = finding.verdict === 'valid'
  return {
    entityType: recognizer.entity,
    start: finding.start,
    end: finding.end,
    score: finding.score,
    validated,
    rank: finding.recognizer,
    explain: () => ({
      recognizer: id,
      pattern: finding.pattern,
      validated,
      contextWord: finding.label?.word,
      scoreSteps: [
        { step: 'pattern', score: finding.shapeScore },
        ...(validated ? ([{ step: 'check', score: finding.checkedScore }] as const) : []),
        ...(finding.label === undefined ? [] : ([{ step: 'context', score: finding.score }] as const)),
      ],
    }),
  }
}

const rankOfType = new Map(CATALOG.map(({ recognizer }, rank) => [recognizer.entity, rank]))

function fromModel(
  names: NamedSpans | undefined,
  minScore: number,
  selected: ReadonlySet<number> | undefined,
): Found[] {
  return (names?.spans ?? []).flatMap(({ label, start, end, score }) => {
    const rank = rankOfType.get(label)
    if (rank === undefined || score < minScore || end <= start || (selected && !selected.has(rank))) return []
    const explain = (): Explanation => ({
      recognizer: names!.model,
      pattern: label,
      validated: false,
      contextWord: undefined,
      scoreSteps: [{ step: 'model', score }],
    })
    return [{ entityType: label, start, end, score, validated: false, rank, explain }]
  })
}

function fromAdHoc(request: AnalyzeRequest, minScore: number): Found[] {
  const asked = request.entities && new Set(request.entities.map(canonicalEntity))
  const recognizers = request.adHocRecognizers ?? []
  if (recognizers.length === 0) return []
  // All of them are compiled, also those that are not asked for: a broken one is a mistake of the caller.
  const findings = scanAdHoc(request.text, recognizers, minScore).filter(
    ({ entityType }) => !asked || asked.has(canonicalEntity(entityType)),
  )
  return findings.map((finding) => ({
    entityType: canonicalEntity(finding.entityType),
    start: finding.start,
    end: finding.end,
    score: finding.score,
    validated: false,
    rank: rankOfType.get(canonicalEntity(finding.entityType)) ?? CATALOG.length,
    explain: () => ({
      recognizer: 'ad-hoc',
      pattern: finding.pattern,
      validated: false,
      contextWord: finding.contextWord,
      scoreSteps: [
        { step: 'pattern', score: finding.shapeScore },
        ...(finding.contextWord === undefined ? [] : ([{ step: 'context', score: finding.score }] as const)),
      ],
    }),
  }))
}
