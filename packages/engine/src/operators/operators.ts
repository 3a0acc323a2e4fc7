import { encrypt } from './encrypt.ts'
import { encryptAsym } from './encrypt-asym.ts'
import { hash } from './hash.ts'
import { keep } from './keep.ts'
import { mask } from './mask.ts'
import type { OperatorImplementation, OperatorType, ReversibleType, UndoneBy } from './operator.ts'
import { redact } from './redact.ts'
import { replace } from './replace.ts'

/** Every operator of the contract; one without its file does not compile. */
export const OPERATORS: { [T in OperatorType]: OperatorImplementation<T> } = {
  replace,
  redact,
  hash,
  mask,
  encrypt,
  encrypt_asym: encryptAsym,
  keep,
}

export const UNDOES: UndoneBy = { decrypt: 'encrypt', decrypt_asym: 'encrypt_asym' }

export const isReversible = (type: string): type is ReversibleType =>
  Object.hasOwn(OPERATORS, type) && OPERATORS[type as OperatorType].reverse !== undefined
