import { CodedError } from '../coded-error.ts'

/** What changing and restoring values refuses, by a code the caller can act on. Never holds text or keys. */
export type OperatorErrorCode =
  /** A result that covers no character of the text, or lies outside it; `details.index` says which. */
  | 'SPAN_OUTSIDE_TEXT'
  /** Results to restore that overlap; `details.index` says which. */
  | 'SPANS_OVERLAP'
  /** A key of the wrong length, a PEM that cannot be read or is not an RSA public key of 2048 to 8192 bits. */
  | 'UNUSABLE_KEY'
  /** Wrong key, wrong kind of key or altered ciphertext: on purpose one code and one message for all. */
  | 'DECRYPTION_FAILED'

export class OperatorError extends CodedError<OperatorErrorCode> {}
