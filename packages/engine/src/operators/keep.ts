import type { OperatorImplementation } from './operator.ts'

/** Leaves the value as it is; it is listed among the items, and not counted as changed. */
export const keep: OperatorImplementation<'keep'> = { apply: (value) => value }
