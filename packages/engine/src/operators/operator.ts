import type { Deanonymizer, Operator } from '@sfumato/contract'
import type { NumberingStore } from './numbering.ts'

export type OperatorType = Operator['type']

/** Parameters of each operator, as the engine takes them: keys are given, never looked up. */
export interface OperatorParams {
  replace: {
    /** `<TYPE>` when absent. `{n}` in it numbers distinct values. */
    newValue?: string
    /** A plausible fake of the same type and language instead; `newValue` has no meaning then. */
    synthetic?: boolean
  }
  redact: Record<never, never>
  hash: { hashType?: 'sha256' | 'sha512'; salt?: string }
  mask: {
    /** One code point, `*` when absent. */
    maskingChar?: string
    /** Code points; all of them when absent. */
    charsToMask?: number
    fromEnd?: boolean
  }
  /** 16, 24 or 32 bytes as UTF-8. */
  encrypt: { key: string }
  /** PEM of an RSA public key, SPKI or PKCS#1. */
  encrypt_asym: { publicKey: string }
  keep: Record<never, never>
}

/** What the reversible operators need to go back. */
export interface ReverseParams {
  encrypt: { key: string }
  /** PEM of an RSA private key, PKCS#8 or PKCS#1. */
  encrypt_asym: { privateKey: string }
}
export type ReversibleType = keyof ReverseParams

export type AnonymizeOperator = { [T in OperatorType]: { type: T } & OperatorParams[T] }[OperatorType]

/** Which operator each deanonymizer undoes. */
export interface UndoneBy {
  decrypt: 'encrypt'
  decrypt_asym: 'encrypt_asym'
}
export type Deanonymize = {
  [D in Deanonymizer['type']]: { type: D } & ReverseParams[UndoneBy[D]]
}[Deanonymizer['type']]

/** One object per call of anonymize: what its values share. */
export interface OperatorContext {
  /** ISO 639-1, as listed. */
  language: string
  /** Gives distinct values their numbers, within the call or across the calls of a session. */
  numbering: NumberingStore
  /** Makes fakes the same for the same value; as secret as the values themselves. */
  secret: Uint8Array
}

/** One object per call of deanonymize. */
export interface ReverseContext {
  signal?: AbortSignal
}

/** A value an operator is about to change. */
export interface Use<T extends OperatorType> {
  value: string
  entity: string
  params: OperatorParams[T]
}

interface Forward<T extends OperatorType> {
  /**
   * Asked once per call, ahead of `apply`, with all values in the order of the text: for what needs them all or
   * takes its time (a store, RSA). `apply` is quick and never waits.
   */
  prepare?(uses: readonly Use<T>[], context: OperatorContext): Promise<void>
  /** The text to stand in place of the value. Throws OperatorError for a key that cannot be used, else never. */
  apply(value: string, params: OperatorParams[T], entity: string, context: OperatorContext): string
}

interface Backward<T extends ReversibleType> {
  /**
   * The value `apply` was given, or undefined: wrong key, wrong kind of key, altered text. Never throws, and
   * takes as long whichever it is.
   */
  reverse(
    text: string,
    params: ReverseParams[T],
    context: ReverseContext,
  ): string | undefined | Promise<string | undefined>
}

export type OperatorImplementation<T extends OperatorType> = Forward<T> &
  (T extends ReversibleType ? Backward<T> : { reverse?: never })

/** State of an operator that lives as long as one call; forgotten with its context. */
export function perCall<State>(make: () => State): (context: OperatorContext | ReverseContext) => State {
  const states = new WeakMap<object, State>()
  return (context) => {
    let state = states.get(context)
    if (state === undefined) {
      state = make()
      states.set(context, state)
    }
    return state
  }
}
