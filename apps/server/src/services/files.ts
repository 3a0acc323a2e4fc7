import { fail, LIMITS, type PlanName, type Plans, type ServiceError } from '@sfumato/contract'
import {
  analyzeTexts,
  DocumentError,
  type DocumentLimits,
  type Documents,
  type FileToRead,
  type Finding,
  type OpenFile,
} from '@sfumato/documents'
import type { AnalyzeRequest, Engine } from '@sfumato/engine'
import type { Analysis } from './analysis.ts'
import type { Caller } from './caller.ts'
import type { BillableCall } from './metering.ts'
import { textLimit } from './text-length.ts'

/** A file as it was sent. */
export interface SentFile {
  bytes: Uint8Array
  name: string
}

/** An answer that is a file; HTTP puts the rest into headers. */
export interface FileAnswer {
  file: Uint8Array
  fileName: string
  contentType: string
  entities_found: number
  left_out: readonly string[]
}

/** What a file may hold beside its text, whoever sends it. */
const FIXED_LIMITS = {
  unpackedBytes: 128 * 1024 * 1024,
  parts: 10_000,
  pages: 500,
  imagePixels: LIMITS.imagePixels,
} as const

/** How long a busy service asks callers to stay away: about as long as a page takes. */
const BUSY_RETRY_SECONDS = 5

export interface FilesOptions {
  documents: Documents
  analysis: Analysis
  catalog: Engine['catalog']
  plans: Plans
  maxTextLength: number
}

export interface Search {
  request: Omit<AnalyzeRequest, 'text' | 'scoreThreshold'> & { scoreThreshold: number }
  /** What a number of findings would cost: no more are looked for than can be paid. */
  cost: (found: number) => number
}

/** Opens files and finds what is in them: what images and documents share. */
export function createFiles({ documents, analysis, catalog, plans, maxTextLength }: FilesOptions) {
  const limitsFor = (plan: PlanName): DocumentLimits => ({
    ...FIXED_LIMITS,
    characters: textLimit(plan, plans, maxTextLength),
  })
  return {
    languages: documents.languages,

    async use<Value>(
      caller: Caller,
      file: Omit<FileToRead, 'limits'>,
      search: Search,
      call: BillableCall,
      work: (open: OpenFile, found: Finding[]) => Promise<Value>,
    ): Promise<Value> {
      const limits = limitsFor(caller.plan)
      // With an Idempotency-Key whoever hung up may come back for the answer.
      const signal = call.idempotencyKey === undefined ? call.hungUp() : undefined
      try {
        return await documents.use(
          { ...file, limits },
          async (open) => {
            const found = await open.find((texts) =>
              analyzeTexts(texts, search.request, catalog, (requests) =>
                analysis.findAll(caller, requests, search.cost),
              ),
            )
            return work(open, found)
          },
          signal,
        )
      } catch (error) {
        throw error instanceof DocumentError ? fromDocuments(error, caller.plan) : error
      }
    },
  }
}
export type Files = ReturnType<typeof createFiles>

export const invalidLanguage = (provided: string, expected: readonly string[]): ServiceError =>
  fail('INVALID_LANGUAGE', {
    // A language code may be repeated; whatever else was put there may not.
    provided: /^[A-Za-z]{2,3}(-[A-Za-z]{2,8})?$/.test(provided) ? provided : '',
    expected: [...expected],
  })

/** Refusals of files in the words of the interface. Their sentences never hold anything out of a file. */
export function fromDocuments({ code, message, details }: DocumentError, plan: PlanName): ServiceError {
  switch (code) {
    case 'UNKNOWN_FORMAT':
    case 'MALFORMED':
    case 'ENCRYPTED':
    case 'NOT_CLEANABLE':
      return fail('VALIDATION_FAILED', { issues: [{ path: 'file', reason: message }] }, { hint: message })
    case 'TOO_LARGE': {
      const limit = Number(details.max ?? 0)
      return details.limit === 'characters'
        ? fail('TEXT_TOO_LONG', { provided: Number(details.actual ?? limit + 1), limit, plan })
        : fail('FILE_TOO_LARGE', { limit }, { hint: message })
    }
    case 'UNKNOWN_LANGUAGE':
      return invalidLanguage(String(details.provided ?? ''), (details.expected ?? []) as string[])
    case 'TIMEOUT':
      return fail('TIMEOUT', undefined, { hint: message })
    case 'OVERLOADED':
    case 'CLOSED':
      return fail('SERVICE_UNAVAILABLE', undefined, {
        hint: message,
        retry: { retryAfterSeconds: BUSY_RETRY_SECONDS },
      })
  }
}

export const secondsSince = (startedAt: number): number => Math.round(performance.now() - startedAt) / 1000
