import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { canonicalEntity, entryFor } from './aliases.ts'
import { CATALOG } from './catalog.ts'
import { knownLanguage } from './languages.ts'
import { type OffsetUnit, offsetMap } from './offsets.ts'
import { OperatorError } from './operators/errors.ts'
import { createMemoryNumbering, type NumberingStore } from './operators/numbering.ts'
import type {
  AnonymizeOperator,
  OperatorContext,
  OperatorParams,
  OperatorType,
  Use,
} from './operators/operator.ts'
import { isReversible, OPERATORS } from './operators/operators.ts'
import { resolve, type Span } from './resolve.ts'
import { verdictOn } from './synthetic/verdict.ts'

/** A finding to change; the analyzer's results as they are, or anybody's. */
export interface AnonymizeResultInput {
  entityType: string
  start: number
  end: number
  score: number
  /** Whether a check digit confirmed it; found out where absent and needed. */
  validated?: boolean
}

export interface AnonymizeRequest {
  text: string
  /** In any order; where they overlap the rule of `resolve` decides. */
  results: readonly AnonymizeResultInput[]
  /** By entity type, `DEFAULT` for the rest; without either a value is replaced with `<TYPE>`. */
  operators?: Readonly<Record<string, AnonymizeOperator>>
  /** ISO 639-1, for fakes; `en` when absent. */
  language?: string
  /** Unit of the offsets in and out: code points when absent. */
  offsetUnit?: OffsetUnit
  /** Numbers and fakes that last longer than the call; both are those of a session. */
  numbering?: NumberingStore
  secret?: Uint8Array
}

export interface AnonymizeItem {
  /** Offsets in the new text. */
  start: number
  end: number
  entityType: string
  /** What stands there now. */
  text: string
  operator: OperatorType
}

export interface AnonymizeAnswer {
  text: string
  /** Ordered by start. */
  items: AnonymizeItem[]
  /** Items but those that were kept. */
  changedCount: number
  /** Whether an item can be restored with a key. */
  reversible: boolean
}

interface Change extends Span {
  entityType: string
  operator: AnonymizeOperator
}

/** About ten milliseconds of encryption: then other requests get their turn. */
const BETWEEN_PAUSES = 1000

const ranks = new Map(CATALOG.map(({ recognizer }, rank) => [recognizer.entity, rank]))

export async function anonymize(request: AnonymizeRequest): Promise<AnonymizeAnswer> {
  const { text, offsetUnit = 'codepoint' } = request
  const context: OperatorContext = {
    language: knownLanguage(request.language ?? 'en') ?? 'en',
    numbering: request.numbering ?? createMemoryNumbering(),
    secret: request.secret ?? randomBytes(32),
  }
  const changes = await apart(readChanges(request), text, context.language)
  await prepareOperators(changes, text, context)

  const parts: string[] = []
  const items: AnonymizeItem[] = []
  let done = 0
  let length = 0
  for (const [index, { start, end, entityType, operator }] of changes.entries()) {
    if (index > 0 && index % BETWEEN_PAUSES === 0) await setImmediate()
    const changed = apply(operator, text.slice(start, end), entityType, context)
    parts.push(text.slice(done, start), changed)
    length += start - done
    items.push({
      start: length,
      end: length + changed.length,
      entityType,
      text: changed,
      operator: operator.type,
    })
    length += changed.length
    done = end
  }
  parts.push(text.slice(done))
  const newText = parts.join('')
  const { toCaller } = offsetMap(newText, offsetUnit)
  for (const item of items) {
    item.start = toCaller(item.start)
    item.end = toCaller(item.end)
  }
  return {
    text: newText,
    items,
    changedCount: items.filter(({ operator }) => operator !== 'keep').length,
    reversible: items.some(({ operator }) => isReversible(operator)),
  }
}

const REPLACE: AnonymizeOperator = { type: 'replace' }

function readChanges(request: AnonymizeRequest): Change[] {
  const { text, results, operators = {}, offsetUnit = 'codepoint' } = request
  const { fromCaller } = offsetMap(text, offsetUnit)
  return results.map(({ entityType, start, end, score, validated }, index) => {
    const change: Change = {
      entityType,
      start: fromCaller(start),
      end: fromCaller(end),
      score,
      validated: validated ?? false,
      rank: ranks.get(canonicalEntity(entityType)) ?? CATALOG.length,
      operator: entryFor(operators, entityType) ?? REPLACE,
    }
    if (!(start >= 0 && start < end && change.end <= text.length))
      throw new OperatorError(
        'SPAN_OUTSIDE_TEXT',
        'A result lies outside the text or covers nothing of it.',
        {
          index,
        },
      )
    return change
  })
}

/** Sorted by start, none over another. Only results that overlap are asked whether a check confirms them. */
async function apart(changes: Change[], text: string, language: string): Promise<Change[]> {
  changes.sort((a, b) => a.start - b.start || a.end - b.end)
  let reach = 0
  let overlaps = false
  for (const { start, end } of changes) {
    overlaps ||= start < reach
    reach = Math.max(reach, end)
  }
  if (!overlaps) return changes
  for (const [index, change] of changes.entries()) {
    if (index > 0 && index % BETWEEN_PAUSES === 0) await setImmediate()
    change.validated ||= isConfirmed(text.slice(change.start, change.end), change.rank, language)
  }
  return resolve(changes)
}

/** No value with a check is longer; a caller may mark a whole text, many times over. */
const LONGEST_CHECKED = 250

function isConfirmed(value: string, rank: number, language: string): boolean {
  const { recognizer, detection } = CATALOG[rank] ?? {}
  if (value.length > LONGEST_CHECKED || detection === 'nlp') return false
  if (recognizer?.check) return verdictOn(recognizer, value) === 'valid'
  const found = recognizer?.find ? [...recognizer.find(value, { language })] : []
  return found.some(({ start, end, verdict }) => verdict === 'valid' && start === 0 && end === value.length)
}

async function prepareOperators(
  changes: readonly Change[],
  text: string,
  context: OperatorContext,
): Promise<void> {
  const prepareOne = async <T extends OperatorType>(type: T): Promise<void> => {
    const { prepare } = OPERATORS[type]
    if (!prepare) return
    const uses = changes
      .filter(({ operator }) => operator.type === type)
      .map(({ start, end, entityType, operator }) => {
        const use: Use<OperatorType> = { value: text.slice(start, end), entity: entityType, params: operator }
        return use as Use<T>
      })
    if (uses.length > 0) await prepare(uses, context)
  }
  for (const type of Object.keys(OPERATORS) as OperatorType[]) await prepareOne(type)
}

function apply<T extends OperatorType>(
  operator: { type: T } & OperatorParams[T],
  value: string,
  entityType: string,
  context: OperatorContext,
): string {
  return OPERATORS[operator.type].apply(value, operator, entityType, context)
}
