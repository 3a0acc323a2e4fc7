import type { Random } from './random.ts'

export interface FakeRequest {
  /** The real value: its shape is kept, nothing else of it. */
  value: string
  entity: string
  /** ISO 639-1. */
  language: string
  random: Random
  /** 1, or more where an earlier fake is taken by another value of the session. */
  attempt: number
}

export type Generator = (request: FakeRequest) => string
