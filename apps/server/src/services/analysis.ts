import { fail, type Plans, type Routes, type ServiceError, tokenCost } from '@sfumato/contract'
import { type AnalyzeRequest, type AnalyzeResult, type Engine, EngineError } from '@sfumato/engine'
import type { z } from 'zod'
import type { Caller } from './caller.ts'
import type { BillableCall, Metering } from './metering.ts'
import { checkTextLength } from './text-length.ts'

type AnalyzeBody = z.output<Routes['analyze']['body']>
type BatchBody = z.output<Routes['batch']['body']>

/** The engine's refusals in the words of the interface. */
export function fromEngine(error: unknown, entities: readonly string[] = []): unknown {
  if (!(error instanceof EngineError)) return error
  const { code, details } = error
  const invalid = (path: string, reason: string): ServiceError =>
    fail('INVALID_REQUEST', { issues: [{ path, reason }] })
  switch (code) {
    case 'UNKNOWN_LANGUAGE': {
      const provided = String(details.provided ?? '')
      return fail('INVALID_LANGUAGE', {
        // A language code may be repeated; whatever else was put there may not.
        provided: /^[A-Za-z]{2,3}(-[A-Za-z]{2,8})?$/.test(provided) ? provided : '',
        expected: details.expected as string[],
      })
    }
    case 'UNKNOWN_ENTITY':
      // Where, not what: the names themselves are the caller's words.
      return fail('INVALID_ENTITIES', {
        positions: entities.flatMap((name, place) =>
          (details.unknown as string[]).includes(name) ? [place] : [],
        ),
      })
    case 'UNKNOWN_PRESET':
      return invalid('preset', 'no preset of this id or name; GET /api/presets lists them')
    case 'PATTERN_REFUSED':
    case 'PATTERN_BUDGET':
      // The engine quotes the part of the pattern that it stumbled over; a pattern may spell out a name.
      return fail('VALIDATION_FAILED', {
        issues: [{ path: 'ad_hoc_recognizers', reason: error.message.replace(/: `.*`/s, '') }],
      })
    case 'MODEL_LOADING':
      return fail('MODEL_LOADING', undefined, {
        retry: {
          retryAfterSeconds: Number(details.retryAfterSeconds ?? 5),
          language: String(details.language ?? ''),
        },
      })
    case 'OVERLOADED':
    case 'CLOSED':
      return fail('SERVICE_UNAVAILABLE', undefined, {
        hint: 'The service is busy. Try again in a moment.',
        retry: { retryAfterSeconds: 1 },
      })
    case 'TIMEOUT':
      return fail('TIMEOUT')
    default:
      return error
  }
}

const toResult = (result: AnalyzeResult) => ({
  entity_type: result.entityType,
  start: result.start,
  end: result.end,
  score: result.score,
  text: result.text,
  ...(result.explanation
    ? {
        explanation: {
          recognizer: result.explanation.recognizer,
          pattern: result.explanation.pattern,
          validated: result.explanation.validated,
          context_word: result.explanation.contextWord ?? null,
          score_steps: result.explanation.scoreSteps.map(({ step, score }) => ({ step, score })),
        },
      }
    : {}),
})

function refuseBoth({ preset, entities }: { preset?: unknown; entities?: unknown }): void {
  if (preset === undefined || entities === undefined) return
  throw fail('INVALID_REQUEST', { issues: [{ path: 'preset', reason: 'send either preset or entities' }] })
}

/** Findings of one text that are handed from thread to thread; ten times what the largest plan pays for. */
const MOST_RESULTS = 200_000

/** Finding personal data, for one text and for many. */
export function createAnalysis({
  engine,
  metering,
  plans,
  maxTextLength,
}: {
  engine: Engine
  metering: Metering
  plans: Plans
  maxTextLength: number
}) {
  /** Asks for no more findings than the caller can pay for; `cost` says what a number of them would cost. */
  const ask = async (
    caller: Caller,
    requests: AnalyzeRequest[],
    cost: (found: number) => number,
  ): Promise<AnalyzeResult[][]> => {
    const available = metering.tokensLeft(caller)
    const maxResults = Math.min(MOST_RESULTS, Math.max(0, 2 * (available - cost(0))))
    try {
      return await engine.analyzeAll(requests.map((request) => ({ ...request, maxResults })))
    } catch (error) {
      if (error instanceof EngineError && error.code === 'TOO_MANY_RESULTS') {
        const required = cost(Number(error.details.count))
        if (required > available) throw fail('INSUFFICIENT_TOKENS', { required, available })
        throw fail('VALIDATION_FAILED', {
          issues: [{ path: 'text', reason: `more than ${MOST_RESULTS} findings in one text; split it` }],
        })
      }
      throw fromEngine(error, requests[0]?.entities)
    }
  }

  /** Refuses what cannot be asked for, before any work is done. */
  const checkSelection = async (selection: Omit<AnalyzeRequest, 'text'>): Promise<void> => {
    refuseBoth(selection)
    try {
      await engine.analyze({ ...selection, text: '' })
    } catch (error) {
      throw fromEngine(error, selection.entities)
    }
  }

  return {
    findAll: ask,
    checkSelection,

    async analyze(caller: Caller, body: AnalyzeBody, call: BillableCall) {
      checkTextLength(body.text, caller.plan, plans, maxTextLength)
      const selection = {
        language: body.language,
        scoreThreshold: body.score_threshold,
        offsetUnit: body.offset_unit,
        explain: body.explain,
        ...(body.entities ? { entities: body.entities } : {}),
        ...(body.preset ? { preset: body.preset } : {}),
        ...(body.ad_hoc_recognizers
          ? {
              adHocRecognizers: body.ad_hoc_recognizers.map(({ entity_type, patterns, context }) => ({
                entityType: entity_type,
                patterns,
                ...(context ? { context } : {}),
              })),
            }
          : {}),
      }
      return metering.bill(
        caller,
        call,
        async () => {
          const [results] = await ask(caller, [{ ...selection, text: body.text }], tokenCost.analyze)
          return { answer: { results: results!.map(toResult) }, tokens: tokenCost.analyze(results!.length) }
        },
        { check: () => checkSelection(selection) },
      )
    },

    async batch(caller: Caller, body: BatchBody, call: BillableCall) {
      for (const text of body.texts) checkTextLength(text, caller.plan, plans, maxTextLength)
      const selection = {
        language: body.language,
        scoreThreshold: body.score_threshold,
        offsetUnit: body.offset_unit,
        ...(body.entities ? { entities: body.entities } : {}),
      }
      return metering.bill(
        caller,
        call,
        async () => {
          const results = await ask(
            caller,
            body.texts.map((text) => ({ ...selection, text })),
            (found) => tokenCost.batch(body.texts.length, found),
          )
          const found = results.reduce((sum, entities) => sum + entities.length, 0)
          return {
            answer: {
              results: results.map((entities, index) => ({
                index,
                entities: entities.map(({ entityType, start, end, score }) => ({
                  entity_type: entityType,
                  start,
                  end,
                  score,
                })),
              })),
            },
            tokens: tokenCost.batch(body.texts.length, found),
          }
        },
        { atLeast: body.texts.length, check: () => checkSelection(selection) },
      )
    },
  }
}
export type Analysis = ReturnType<typeof createAnalysis>
