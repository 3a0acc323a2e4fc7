import { CodedError } from '@sfumato/engine/coded-error'

/**
 * Why a file is not taken. Messages are whole sentences with the next step and never hold anything out of the
 * file.
 */
export type DocumentErrorCode =
  /** No format of ours: by its bytes, whatever it is called. */
  | 'UNKNOWN_FORMAT'
  /** Not what it claims to be: cut off, altered, not well-formed. */
  | 'MALFORMED'
  /** Under a password. */
  | 'ENCRYPTED'
  /** Holds something that cannot be cleaned. */
  | 'NOT_CLEANABLE'
  /** Over one of the limits; `details.limit` names it. */
  | 'TOO_LARGE'
  | 'UNKNOWN_LANGUAGE'
  | 'TIMEOUT'
  | 'OVERLOADED'
  | 'CLOSED'

export class DocumentError extends CodedError<DocumentErrorCode> {}
