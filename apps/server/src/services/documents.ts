import { fail, type Plans, type Routes, type ServiceError, tokenCost } from '@sfumato/contract'
import { type Finding, type OpenFile, type Replacements, replacementsFor } from '@sfumato/documents'
import { type AnonymizeOperator, entryFor, isReversible, knownLanguage, LANGUAGES } from '@sfumato/engine'
import type { z } from 'zod'
import type { Reservation, Uploads } from '../db/uploads.ts'
import type { Clock } from '../ops/clock.ts'
import type { Analysis } from './analysis.ts'
import { fromOperators, keyIdsOf, toOperators } from './anonymization.ts'
import type { Caller } from './caller.ts'
import { type FileAnswer, type Files, invalidLanguage, type SentFile, secondsSince } from './files.ts'
import type { KeyPairs } from './key-pairs.ts'
import type { BillableCall, Metering, Work } from './metering.ts'

type DocumentForm = z.output<Routes['document']['form']>
type Findings = Omit<z.output<Routes['document']['response']>, 'tokens_charged'>

export interface DocumentsOptions {
  files: Files
  analysis: Analysis
  metering: Metering
  keyPairs: KeyPairs
  uploads: Uploads
  plans: Plans
  clock: Clock
}

/** Finding personal data in documents, and taking it out of them. */
export function createDocumentService({
  files,
  analysis,
  metering,
  keyPairs,
  uploads,
  plans,
  clock,
}: DocumentsOptions) {
  const reserve = async (caller: Caller): Promise<Reservation> => {
    const { uploadsPerDay, uploadsPerMonth } = plans[caller.plan]
    const now = clock.now()
    const outcome = await uploads.reserve(caller.userId, { day: uploadsPerDay, month: uploadsPerMonth }, now)
    if ('refused' in outcome) throw limitReached(outcome.refused, now)
    return outcome
  }

  const list = (open: OpenFile, found: Finding[], startedAt: number): Findings => ({
    entities: found.map(({ entityType, score, text, place }) => ({
      entity_type: entityType,
      score,
      text,
      place,
    })),
    entities_found: found.length,
    format: open.format,
    left_out: [...open.leftOut],
    processing_time: secondsSince(startedAt),
  })

  const change = async (
    caller: Caller,
    form: DocumentForm,
    operators: Record<string, AnonymizeOperator>,
    open: OpenFile,
    found: Finding[],
  ): Promise<Work<FileAnswer>> => {
    let replacements: Replacements
    try {
      replacements = await replacementsFor(found, { language: form.language, operators })
    } catch (error) {
      throw fromOperators(error, 'file')
    }
    const tokens = tokenCost.documentAnonymize(replacements.changedCount)
    metering.requireTokens(caller, tokens)
    const { bytes, name, mediaType } = await open.rewrite(replacements.values)
    const used = usedKeys(form, found, replacements)
    return {
      answer: {
        file: bytes,
        fileName: name,
        contentType: mediaType,
        entities_found: found.length,
        left_out: open.leftOut,
      },
      tokens,
      settle: async (isPaid) => {
        if (isPaid && used.length > 0) await keyPairs.countUse(caller, used)
      },
    }
  }

  return {
    async process(caller: Caller, form: DocumentForm, file: SentFile, call: BillableCall) {
      const startedAt = performance.now()
      const { mode, entities, preset } = form
      const isAnonymize = mode === 'anonymize'
      const language = knownLanguage(form.language) ?? form.language
      const selection = { language, ...(entities ? { entities } : {}), ...(preset ? { preset } : {}) }
      const cost = isAnonymize ? tokenCost.documentAnonymize : tokenCost.documentAnalyze
      const search = { request: { ...selection, scoreThreshold: form.score_threshold }, cost }
      let operators: Record<string, AnonymizeOperator> = {}
      let reservation: Reservation | undefined

      const check = async () => {
        if (!knownLanguage(form.language)) throw invalidLanguage(form.language, LANGUAGES)
        await analysis.checkSelection(selection)
        const publicKeys = await keyPairs.publicKeysFor(caller, keyIdsOf(form.operators))
        operators = toOperators(form.operators, publicKeys)
      }
      const giveBack = async () => {
        const taken = reservation
        reservation = undefined
        if (taken) await uploads.giveBack(taken)
      }
      const work = async (): Promise<Work<Findings | FileAnswer>> => {
        reservation = await reserve(caller)
        const done = await files.use(
          caller,
          { ...file, language, kind: 'document', willRewrite: isAnonymize },
          search,
          call,
          async (open, found): Promise<Work<Findings | FileAnswer>> =>
            isAnonymize
              ? change(caller, form, operators, open, found)
              : { answer: list(open, found, startedAt), tokens: cost(found.length) },
        )
        return {
          ...done,
          settle: async (isPaid) => {
            await done.settle?.(isPaid)
            if (!isPaid) await giveBack()
          },
        }
      }
      try {
        return await metering.bill(caller, call, work, { atLeast: cost(0), check })
      } catch (error) {
        // A call that failed is no upload; if even that cannot be written down, the error of the call is the news.
        await giveBack().catch(() => {})
        throw error
      }
    },
  }
}
export type DocumentService = ReturnType<typeof createDocumentService>

function limitReached(limit: 'day' | 'month', now: Date): ServiceError {
  const next =
    limit === 'day'
      ? Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
      : Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  const retry = { retryAfterSeconds: Math.max(1, Math.ceil((next - now.getTime()) / 1000)) }
  return fail(limit === 'day' ? 'DAILY_LIMIT_EXCEEDED' : 'MONTHLY_LIMIT_EXCEEDED', undefined, { retry })
}

/** Stored key pairs that something was encrypted with. */
function usedKeys(form: DocumentForm, found: readonly Finding[], { operators }: Replacements): string[] {
  const used = new Set<string>()
  for (const [index, { entityType }] of found.entries()) {
    if (!isReversible(operators[index]!)) continue
    const operator = entryFor(form.operators ?? {}, entityType)
    if (operator?.type === 'encrypt_asym' && operator.public_key_id) used.add(operator.public_key_id)
  }
  return [...used]
}
