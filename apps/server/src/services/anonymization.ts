import { fail, type Plans, type Routes, type ServiceError, tokenCost } from '@sfumato/contract'
import {
  type AnonymizeItem,
  type AnonymizeOperator,
  type AnonymizeRequest,
  anonymize,
  type Deanonymize,
  deanonymize,
  EngineError,
  entryFor,
  isReversible,
  knownLanguage,
  LANGUAGES,
  type OffsetUnit,
  OperatorError,
  offsetMap,
} from '@sfumato/engine'
import type { z } from 'zod'
import { cleanPrivateKey, cleanPublicKey } from '../crypto/pem.ts'
import { fromEngine } from './analysis.ts'
import type { Caller } from './caller.ts'
import type { KeyPairs } from './key-pairs.ts'
import type { BillableCall, Metering } from './metering.ts'
import { checkTextLength } from './text-length.ts'
import type { OpenSession, Positions, TokenizationSessions } from './tokenization-sessions.ts'

type AnonymizeBody = z.output<Routes['anonymize']['body']>
type DeanonymizeBody = z.output<Routes['deanonymize']['body']>
export type WireOperator = NonNullable<AnonymizeBody['operators']>[string]

/** RSA takes its time, and a text may hold many keys. */
const DEADLINE_MS = 60_000

/** The one answer to a wrong key, a key of the wrong kind and an altered text. */
const NOT_RESTORED = 'a value could not be restored: the key is not the right one, or the text was altered'

/** The refusals of operators in the words of the interface. */
export function fromOperators(
  error: unknown,
  results: 'analyzer_results' | 'anonymizer_results' | 'file',
): unknown {
  if (!(error instanceof OperatorError)) return fromEngine(error)
  const issue = (path: string, reason: string) => ({ issues: [{ path, reason }] })
  switch (error.code) {
    case 'SPAN_OUTSIDE_TEXT':
    case 'SPANS_OVERLAP':
      return fail('VALIDATION_FAILED', issue(`${results}.${error.details.index}`, error.message))
    case 'UNUSABLE_KEY':
      return fail('INVALID_REQUEST', issue('operators', error.message))
    case 'DECRYPTION_FAILED':
      return fail('INVALID_REQUEST', issue('deanonymizers', NOT_RESTORED))
    default:
      return error
  }
}

const isConsistent = (operator: WireOperator | undefined): boolean =>
  operator?.type === 'replace' &&
  (operator.synthetic === true || operator.new_value?.includes('{n}') === true)

/** Stored key pairs that operators name. */
export const keyIdsOf = (operators: Readonly<Record<string, WireOperator>> = {}): string[] =>
  Object.values(operators).flatMap((operator) =>
    operator.type === 'encrypt_asym' && operator.public_key_id !== undefined ? [operator.public_key_id] : [],
  )

/** Throws what is wrong with a public key that was sent along. */
function toOperator(operator: WireOperator, publicKeys: ReadonlyMap<string, string>): AnonymizeOperator {
  switch (operator.type) {
    case 'replace':
      return {
        type: 'replace',
        ...(operator.new_value === undefined ? {} : { newValue: operator.new_value }),
        ...(operator.synthetic ? { synthetic: true } : {}),
      }
    case 'hash':
      return {
        type: 'hash',
        hashType: operator.hash_type,
        ...(operator.salt === undefined ? {} : { salt: operator.salt }),
      }
    case 'mask':
      return {
        type: 'mask',
        maskingChar: operator.masking_char,
        fromEnd: operator.from_end,
        ...(operator.chars_to_mask === undefined ? {} : { charsToMask: operator.chars_to_mask }),
      }
    case 'encrypt_asym': {
      const { public_key_id: id, public_key: pem } = operator
      const publicKey = pem === undefined ? publicKeys.get(id!)! : cleanPublicKey(pem)
      if (publicKey === '') {
        const reason = 'must be the PEM of an RSA public key of 2048 to 8192 bits'
        throw fail('INVALID_REQUEST', { issues: [{ path: 'operators.*.public_key', reason }] })
      }
      return { type: 'encrypt_asym', publicKey }
    }
    default:
      return operator
  }
}

export const toOperators = (
  operators: Readonly<Record<string, WireOperator>> = {},
  publicKeys: ReadonlyMap<string, string>,
): Record<string, AnonymizeOperator> => mapEntries(operators, (operator) => toOperator(operator, publicKeys))

const toDeanonymizer = (deanonymizer: DeanonymizeBody['deanonymizers'][string]): Deanonymize =>
  deanonymizer.type === 'decrypt'
    ? deanonymizer
    : { type: 'decrypt_asym', privateKey: cleanPrivateKey(deanonymizer.private_key) }

/** A record without a prototype: `__proto__` is a name like any other. */
function mapEntries<From, To>(
  entries: Readonly<Record<string, From>>,
  convert: (entry: From) => To,
): Record<string, To> {
  const converted: Record<string, To> = Object.create(null)
  for (const [key, entry] of Object.entries(entries)) converted[key] = convert(entry)
  return converted
}

function unknownLanguage(provided: string): ServiceError {
  const details = { provided, expected: [...LANGUAGES] }
  return fromEngine(new EngineError('UNKNOWN_LANGUAGE', 'Unknown language.', details)) as ServiceError
}

/** Changing personal data, and bringing it back. */
export function createAnonymization({
  metering,
  keyPairs,
  sessions,
  plans,
  maxTextLength,
}: {
  metering: Metering
  keyPairs: KeyPairs
  sessions: TokenizationSessions
  plans: Plans
  maxTextLength: number
}) {
  /** What it will cost is known before anything is written or encrypted, where the balance leaves a doubt. */
  const requireTokens = async (caller: Caller, request: AnonymizeRequest): Promise<void> => {
    if (request.results.length <= metering.tokensLeft(caller)) return
    const { changedCount } = await anonymize({
      ...request,
      operators: mapEntries(
        { DEFAULT: { type: 'redact' } as AnonymizeOperator, ...request.operators },
        ({ type }): AnonymizeOperator => ({ type: type === 'keep' ? 'keep' : 'redact' }),
      ),
    })
    metering.requireTokens(caller, tokenCost.anonymize(changedCount))
  }

  const change = async (
    caller: Caller,
    body: AnonymizeBody,
    operators: Record<string, AnonymizeOperator>,
    session: OpenSession,
  ) => {
    const wireOperators = body.operators ?? {}
    const request: AnonymizeRequest = {
      text: body.text,
      results: body.analyzer_results.map(({ entity_type, start, end, score }) => ({
        entityType: entity_type,
        start,
        end,
        score,
      })),
      operators,
      language: body.language,
      offsetUnit: body.offset_unit,
    }
    await requireTokens(caller, request)
    const answer = await anonymize({
      ...request,
      secret: sessions.fakesSecret(session),
      numbering: { numbersFor: (requests) => sessions.numbersFor(caller, session, requests) },
    })

    const operatorOf = ({ entityType }: AnonymizeItem) => entryFor(wireOperators, entityType)
    const reversible = answer.items.filter(({ operator }) => isReversible(operator))
    const consistent = answer.items.filter((item) => isConsistent(operatorOf(item)))
    const dependent = reversible.length + consistent.length
    const forget =
      dependent === 0
        ? undefined
        : await sessions.record(
            caller,
            session,
            answer.text,
            {
              offsetUnit: body.offset_unit,
              spans: reversible.map(({ start, end, entityType, operator }) => ({
                start,
                end,
                entityType,
                operator,
              })),
            },
            dependent,
          )
    const usedKeys = new Set<string>()
    for (const item of reversible) {
      const operator = operatorOf(item)
      if (operator?.type === 'encrypt_asym' && operator.public_key_id) usedKeys.add(operator.public_key_id)
    }
    return { answer, forget, usedKeys: [...usedKeys] }
  }

  const toUnit = (text: string, { offsetUnit, spans }: Positions, wanted: OffsetUnit): Positions['spans'] => {
    if (offsetUnit === wanted) return spans
    const [stored, asked] = [offsetMap(text, offsetUnit), offsetMap(text, wanted)]
    const convert = (offset: number) => asked.toCaller(stored.fromCaller(offset))
    return spans.map((span) => ({ ...span, start: convert(span.start), end: convert(span.end) }))
  }

  const placesOf = async (caller: Caller, body: DeanonymizeBody): Promise<Positions['spans']> => {
    if (body.anonymizer_results) {
      return body.anonymizer_results.map(({ start, end, entity_type, operator }) => ({
        start,
        end,
        entityType: entity_type,
        operator,
      }))
    }
    const session = await sessions.find(caller, body.session_id!)
    const positions = await sessions.positionsIn(session, body.text)
    if (!positions) {
      const reason =
        'is not a text this session anonymized; send anonymizer_results for a text that was edited'
      throw fail('VALIDATION_FAILED', { issues: [{ path: 'text', reason }] })
    }
    return toUnit(body.text, positions, body.offset_unit)
  }

  return {
    async anonymize(caller: Caller, body: AnonymizeBody, call: BillableCall) {
      checkTextLength(body.text, caller.plan, plans, maxTextLength)
      if (!knownLanguage(body.language)) throw unknownLanguage(body.language)
      let operators: Record<string, AnonymizeOperator> = {}
      let session = sessions.draft()
      const isNew = body.session_id === undefined

      const check = async () => {
        const publicKeys = await keyPairs.publicKeysFor(caller, keyIdsOf(body.operators))
        operators = toOperators(body.operators, publicKeys)
        if (body.session_id !== undefined) session = await sessions.find(caller, body.session_id)
      }
      const work = async () => {
        try {
          const { answer, forget, usedKeys } = await change(caller, body, operators, session)
          return {
            answer: {
              text: answer.text,
              items: answer.items.map(({ start, end, entityType, text, operator }) => ({
                start,
                end,
                entity_type: entityType,
                text,
                operator,
              })),
              ...(session.isStored ? { session_id: session.id } : {}),
            },
            tokens: tokenCost.anonymize(answer.changedCount),
            settle: async (isPaid: boolean) => {
              if (isPaid) await (usedKeys.length > 0 && keyPairs.countUse(caller, usedKeys))
              else await (isNew ? sessions.discard(caller, session) : forget?.())
            },
          }
        } catch (error) {
          if (isNew) await sessions.discard(caller, session)
          throw fromOperators(error, 'analyzer_results')
        }
      }
      return metering.bill(caller, call, work, { atLeast: 0, check })
    },

    async deanonymize(caller: Caller, body: DeanonymizeBody, call: BillableCall) {
      let deanonymizers: Record<string, Deanonymize> = {}
      let results: Positions['spans'] = []

      const work = async () => {
        try {
          const answer = await deanonymize({
            text: body.text,
            results,
            deanonymizers,
            offsetUnit: body.offset_unit,
            signal: AbortSignal.timeout(DEADLINE_MS),
            // RSA is dear: the balance is asked first.
            approve: (count) => metering.requireTokens(caller, tokenCost.deanonymize(count)),
          })
          return {
            answer: {
              text: answer.text,
              items: answer.items.map(({ start, end, entityType, text }) => ({
                start,
                end,
                entity_type: entityType,
                text,
              })),
            },
            tokens: tokenCost.deanonymize(answer.items.length),
          }
        } catch (error) {
          throw fromOperators(error, 'anonymizer_results')
        }
      }
      const check = async () => {
        results = await placesOf(caller, body)
        // A text as long as the plan allows grows by what is encrypted in it, and must come back whole.
        const encrypted = results.filter(({ operator }) => isReversible(operator))
        const free = encrypted.reduce((sum, { start, end }) => sum + end - start, 0)
        checkTextLength(body.text, caller.plan, plans, maxTextLength, free)
        deanonymizers = mapEntries(body.deanonymizers, toDeanonymizer)
      }
      return metering.bill(caller, call, work, { atLeast: 0, check })
    },
  }
}
export type Anonymization = ReturnType<typeof createAnonymization>
