import { CodedError } from './coded-error.ts'

/**
 * What the engine refuses or fails at, by a code the caller can act on. Messages never hold text of the caller.
 */
export type EngineErrorCode =
  /** An entity type, preset or language that is not in the catalog. */
  | 'UNKNOWN_ENTITY'
  | 'UNKNOWN_PRESET'
  | 'UNKNOWN_LANGUAGE'
  /** A user pattern that cannot run in linear time, or that used up its budget. */
  | 'PATTERN_REFUSED'
  | 'PATTERN_BUDGET'
  /** More findings than the caller wants (details.count). */
  | 'TOO_MANY_RESULTS'
  /** The queue is full: try again later. */
  | 'OVERLOADED'
  | 'TIMEOUT'
  | 'MODEL_LOADING'
  /** Data that is not the JSON or CSV it claims to be. */
  | 'MALFORMED_DATA'
  | 'CLOSED'
  | 'INTERNAL'

export class EngineError extends CodedError<EngineErrorCode> {}
