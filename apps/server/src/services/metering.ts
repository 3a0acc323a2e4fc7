import { createHash } from 'node:crypto'
import { fail, LIMITS, type Plans } from '@sfumato/contract'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Unit } from '../db/database.ts'
import type { Ledger } from '../db/ledger.ts'
import { sealedContext } from '../db/sealed-columns.ts'
import type { Clock } from '../ops/clock.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Caller } from './caller.ts'

/** What HTTP knows of a call that costs tokens. */
export interface BillableCall {
  operation: string
  requestId: string
  idempotencyKey: string | undefined
  /** SHA-256 of operation and body; looked at only with an idempotency key. */
  fingerprint: () => string
  /** True once the caller has hung up: no answer can reach them any more. */
  isAbandoned: () => boolean
  /** Aborts when the caller hangs up, for work that is worth stopping. */
  hungUp: () => AbortSignal
}

export interface Work<Answer> {
  answer: Answer
  tokens: number
  /** Called once the charge is decided: with false when the answer will not be given, so that its traces go. */
  settle?: (isPaid: boolean) => Promise<void>
}

interface StoredAnswer {
  fingerprint: string
  answer: unknown
  /** The answer held a file: its bytes follow, unless it was too large to keep. */
  file?: 'follows' | 'not kept'
}

const LINE_END = 0x0a

/** JSON on one line, then the bytes of the file, if there is one. */
function writeStored(fingerprint: string, answer: object): string | Buffer {
  if (!('file' in answer && answer.file instanceof Uint8Array))
    return JSON.stringify({ fingerprint, answer } satisfies StoredAnswer)
  const { file, ...rest } = answer
  const isKept = file.length <= LIMITS.keptAnswerBytes
  const head = { fingerprint, answer: rest, file: isKept ? 'follows' : 'not kept' } satisfies StoredAnswer
  const line = `${JSON.stringify(head)}\n`
  return isKept ? Buffer.concat([Buffer.from(line), file]) : line
}

function readStored(bytes: Buffer): StoredAnswer {
  const end = bytes.indexOf(LINE_END)
  if (end < 0) return JSON.parse(bytes.toString('utf8'))
  const stored: StoredAnswer = JSON.parse(bytes.toString('utf8', 0, end))
  return stored.file === 'follows'
    ? { ...stored, answer: { ...(stored.answer as object), file: bytes.subarray(end + 1) } }
    : stored
}

/**
 * Balance and charges. The order is: enough left for anything at all, then the work, then one atomic charge
 * of what it cost. An answer leaves only after its charge is written; a refused charge throws the answer away.
 */
export function createMetering({
  ledger,
  unit,
  box,
  plans,
  clock,
  metrics,
}: {
  ledger: Ledger
  unit: Unit
  box: SecretBox
  plans: Plans
  clock: Clock
  metrics: Metrics
}) {
  const refuse = (required: number, available: number) =>
    available <= 0 ? fail('TOKENS_EXHAUSTED') : fail('INSUFFICIENT_TOKENS', { required, available })

  const replay = async (caller: Caller, keyHash: Buffer, fingerprint: string): Promise<unknown> => {
    const row = await unit(({ idempotentAnswers }) => idempotentAnswers.find(caller.userId, keyHash))
    if (!row) return undefined
    const opened = box.open(
      row.sealedAnswer,
      sealedContext.idempotentAnswer({ userId: caller.userId, keyHash }),
    )
    const stored = readStored(opened)
    if (stored.fingerprint !== fingerprint) {
      throw fail('CONFLICT', undefined, {
        hint: 'This Idempotency-Key was used for another request. Use a new key for each new request.',
      })
    }
    if (stored.file === 'not kept') {
      throw fail('CONFLICT', undefined, {
        hint: 'This call succeeded and was charged, but its file was too large to keep. Use a new key.',
      })
    }
    return stored.answer
  }

  /** A first look, as of when the credentials were checked; the ledger decides. */
  const tokensLeft = (caller: Caller): number => plans[caller.plan].monthlyTokens - caller.usedThisMonth

  return {
    tokensLeft,

    /** Refuses what is sure to cost more than is left, before it is worked on. */
    requireTokens(caller: Caller, tokens: number): void {
      const left = tokensLeft(caller)
      if (tokens > 0 && left < tokens) throw refuse(tokens, left)
    },

    async balance(caller: Caller) {
      const monthlyAllocation = plans[caller.plan].monthlyTokens
      const usedThisMonth = await ledger.usedInMonth(caller.userId, clock.now())
      return {
        balance: Math.max(0, monthlyAllocation - usedThisMonth),
        plan: caller.plan,
        monthlyAllocation,
        usedThisMonth,
      }
    },

    /** Does `work`, charges what it says it cost, and gives its answer with `tokens_charged`. */
    async bill<Answer extends object>(
      caller: Caller,
      call: BillableCall,
      work: () => Promise<Work<Answer>>,
      options: {
        /** What it will cost at the least. */
        atLeast?: number
        /** Refusals of the request itself: after a stored answer is looked for, before the balance is. */
        check?: () => Promise<void>
      } = {},
    ): Promise<Answer & { tokens_charged: number }> {
      const keyHash =
        call.idempotencyKey === undefined
          ? undefined
          : createHash('sha256').update(call.idempotencyKey).digest()
      if (keyHash) {
        const stored = await replay(caller, keyHash, call.fingerprint())
        if (stored) return stored as Answer & { tokens_charged: number }
      }
      await options.check?.()
      if (caller.billingState === 'past_due') throw fail('PAYMENT_REQUIRED')
      const allocation = plans[caller.plan].monthlyTokens
      const left = tokensLeft(caller)
      const { atLeast = 1 } = options
      if (left < atLeast) throw refuse(atLeast, left)

      const { answer, tokens, settle } = await work()
      // Nobody is left to answer, so nobody is charged; with a key the caller may still come back for the answer.
      if (!keyHash && call.isAbandoned()) {
        await settle?.(false).catch(() => {})
        throw fail('SERVICE_UNAVAILABLE', undefined, { hint: 'The caller has hung up.' })
      }
      const charged = { ...answer, tokens_charged: tokens }
      const { outcome, used } = await ledger.charge({
        userId: caller.userId,
        tokens,
        allocation,
        operation: call.operation,
        requestId: call.requestId,
        at: clock.now(),
        ...(keyHash
          ? {
              idempotent: {
                keyHash,
                sealedAnswer: box.seal(
                  writeStored(call.fingerprint(), charged),
                  sealedContext.idempotentAnswer({ userId: caller.userId, keyHash }),
                ),
              },
            }
          : {}),
      })
      // What was paid for is given, even if a use then goes uncounted; sessions that stay behind expire.
      await settle?.(outcome === 'charged').catch(() => {})
      if (outcome === 'refused') throw refuse(tokens, allocation - used)
      if (outcome === 'repeated' && keyHash) {
        // The same call arrived twice at once and the other was first: its answer is the one that was paid for.
        return (await replay(caller, keyHash, call.fingerprint())) as Answer & { tokens_charged: number }
      }
      metrics.charged(call.operation, tokens)
      return charged
    },
  }
}
export type Metering = ReturnType<typeof createMetering>
