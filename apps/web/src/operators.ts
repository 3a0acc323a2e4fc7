import type { Operator } from './api.ts'

/** Ways to change what was found, as the dashboard offers them. */
export const operatorChoices = [
  'replace',
  'numbered',
  'synthetic',
  'mask',
  'hash',
  'redact',
  'encrypt',
  'encryptTo',
] as const
export type OperatorChoice = (typeof operatorChoices)[number]

/** Those that need to know nothing of what will be found, and bring nothing back: for files. */
export const fileOperatorChoices = ['replace', 'synthetic', 'mask', 'redact'] as const
export type FileOperatorChoice = (typeof fileOperatorChoices)[number]

export const operatorForAll = (choice: FileOperatorChoice): Operator =>
  choice === 'synthetic' ? { type: 'replace', synthetic: true } : { type: choice }

interface Details {
  /** Types that were found, for operators that name them. */
  types: Iterable<string>
  key: string
  keyPairId: string
}

/** The operators of a call: one for everything, or one per type where the type is part of the new value. */
export function operatorsFor(choice: OperatorChoice, details: Details): Record<string, Operator> {
  switch (choice) {
    case 'numbered':
      return Object.fromEntries(
        Array.from(details.types, (type) => [type, { type: 'replace', new_value: `<${type}_{n}>` }]),
      )
    case 'synthetic':
      return { DEFAULT: operatorForAll(choice) }
    case 'encrypt':
      return { DEFAULT: { type: 'encrypt', key: details.key } }
    case 'encryptTo':
      return { DEFAULT: { type: 'encrypt_asym', public_key_id: details.keyPairId } }
    default:
      return { DEFAULT: { type: choice } }
  }
}

export const isReversible = (choice: OperatorChoice): choice is 'encrypt' | 'encryptTo' =>
  choice === 'encrypt' || choice === 'encryptTo'

/** AES-128, 192 and 256. */
const KEY_BYTES = [16, 24, 32]

export const isSymmetricKey = (key: string): boolean =>
  KEY_BYTES.includes(new TextEncoder().encode(key).length)

/** A key for AES-256 that can be typed: 32 letters and digits, each drawn from 64. */
export function newSymmetricKey(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => letters[byte % 64]).join('')
}
