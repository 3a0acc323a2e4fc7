import { setImmediate } from 'node:timers/promises'
import { type OffsetUnit, offsetMap } from './offsets.ts'
import { OperatorError } from './operators/errors.ts'
import type { Deanonymize, ReverseContext, ReversibleType } from './operators/operator.ts'
import { OPERATORS, UNDOES } from './operators/operators.ts'

/** Where anonymize put something, and what it did. */
export interface DeanonymizeResultInput {
  start: number
  end: number
  entityType: string
  operator: string
}

export interface DeanonymizeRequest {
  text: string
  /** In any order, without overlaps. */
  results: readonly DeanonymizeResultInput[]
  /** By entity type, `DEFAULT` for the rest. An item without one for its operator stays as it is. */
  deanonymizers: Readonly<Record<string, Deanonymize>>
  offsetUnit?: OffsetUnit
  /** Ends the work; RSA is slow, and a text may hold many wrapped keys. */
  signal?: AbortSignal
  /** Told how many values will be restored, once the request is found sound and before any of them is; may throw. */
  approve?: (count: number) => void
}

export interface DeanonymizeItem {
  /** Offsets in the new text. */
  start: number
  end: number
  entityType: string
  /** The restored value. */
  text: string
}

export interface DeanonymizeAnswer {
  text: string
  /** The restored ones, ordered by start. */
  items: DeanonymizeItem[]
}

interface Place {
  index: number
  start: number
  end: number
  entityType: string
  deanonymizer: Deanonymize | undefined
}

const BETWEEN_PAUSES = 1000

export async function deanonymize(request: DeanonymizeRequest): Promise<DeanonymizeAnswer> {
  const { text, offsetUnit = 'codepoint' } = request
  const places = readPlaces(request).filter(({ deanonymizer }) => deanonymizer)
  request.approve?.(places.length)
  const context: ReverseContext = request.signal ? { signal: request.signal } : {}
  const restored = await reverseAll(places, text, context)

  const parts: string[] = []
  const items: DeanonymizeItem[] = []
  let done = 0
  let length = 0
  for (const [index, { start, end, entityType }] of places.entries()) {
    const value = restored[index]!
    parts.push(text.slice(done, start), value)
    length += start - done
    items.push({ start: length, end: length + value.length, entityType, text: value })
    length += value.length
    done = end
  }
  parts.push(text.slice(done))
  const newText = parts.join('')
  const { toCaller } = offsetMap(newText, offsetUnit)
  for (const item of items) {
    item.start = toCaller(item.start)
    item.end = toCaller(item.end)
  }
  return { text: newText, items }
}

/** All or nothing, and one answer to whatever went wrong: which value it was is not told either. */
async function reverseAll(
  places: readonly Place[],
  text: string,
  context: ReverseContext,
): Promise<readonly string[]> {
  const pending: (string | undefined | Promise<string | undefined>)[] = []
  for (const [index, { start, end, deanonymizer }] of places.entries()) {
    if (index > 0 && index % BETWEEN_PAUSES === 0) await setImmediate()
    const value = reverse(deanonymizer!, text.slice(start, end), context)
    // RSA runs two at a time for everybody: a call has one in the queue, so that others come in between.
    pending.push(deanonymizer!.type === 'decrypt_asym' ? await value : value)
  }
  const values = await Promise.all(pending)
  if (values.includes(undefined))
    throw new OperatorError('DECRYPTION_FAILED', 'The key does not open every value, or a value was altered.')
  return values as string[]
}

function reverse(deanonymizer: Deanonymize, text: string, context: ReverseContext) {
  return deanonymizer.type === 'decrypt'
    ? OPERATORS.encrypt.reverse(text, deanonymizer, context)
    : OPERATORS.encrypt_asym.reverse(text, deanonymizer, context)
}

function deanonymizerFor(
  { deanonymizers }: DeanonymizeRequest,
  { entityType, operator }: DeanonymizeResultInput,
): Deanonymize | undefined {
  for (const key of [entityType, 'DEFAULT']) {
    const deanonymizer = Object.hasOwn(deanonymizers, key) ? deanonymizers[key] : undefined
    if (deanonymizer && (UNDOES[deanonymizer.type] satisfies ReversibleType) === operator) return deanonymizer
  }
  return undefined
}

function readPlaces(request: DeanonymizeRequest): Place[] {
  const { text, results, offsetUnit = 'codepoint' } = request
  const { fromCaller } = offsetMap(text, offsetUnit)
  const places = results.map((result, index): Place => {
    const { start, end, entityType } = result
    const place = { index, start: fromCaller(start), end: fromCaller(end), entityType }
    // A redacted value has left an empty place.
    if (!(start >= 0 && start <= end && place.end <= text.length))
      throw new OperatorError('SPAN_OUTSIDE_TEXT', 'A result lies outside the text.', { index })
    return { ...place, deanonymizer: deanonymizerFor(request, result) }
  })
  places.sort((a, b) => a.start - b.start || a.end - b.end)
  let reach = 0
  for (const { start, end, index } of places) {
    if (start < reach) throw new OperatorError('SPANS_OVERLAP', 'Results to restore overlap.', { index })
    reach = end
  }
  return places
}
