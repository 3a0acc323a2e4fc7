import type { OperatorImplementation } from './operator.ts'

/** Takes the value out. */
export const redact: OperatorImplementation<'redact'> = { apply: () => '' }
