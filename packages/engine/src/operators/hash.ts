import { hash as digest } from 'node:crypto'
import type { OperatorImplementation } from './operator.ts'
import { encodePlaintext } from './plaintext.ts'

/** Lower-case hexadecimal SHA-256 or SHA-512 of the value, after the salt where there is one. */
export const hash: OperatorImplementation<'hash'> = {
  apply: (value, { hashType = 'sha256', salt = '' }) =>
    digest(hashType, encodePlaintext(salt + value), 'hex'),
}
