import { readFile } from 'node:fs/promises'
import type { AnonymizeOperator } from '@sfumato/engine'
import { UsageError } from './command.ts'
import { readReason } from './files/find-files.ts'

/** What `--operators` may say, and what becomes of it. Keys come from files, never from the command line. */
export interface Keys {
  /** Asked for only if an operator needs it. */
  symmetric(): Promise<string>
  publicKey(): Promise<string>
}

export type Operators = Readonly<Record<string, AnonymizeOperator>>

const NAMES = [
  'replace',
  'redact',
  'mask',
  'hash',
  'encrypt',
  'encrypt_asym',
  'keep',
  'numbered',
  'synthetic',
]

export const OPERATORS_HELP = `  --operators O     what happens to values; left out: replace. One of
                      replace       <EMAIL_ADDRESS>
                      numbered      <EMAIL_ADDRESS_1>, the same number for the same value in all files
                      synthetic     a plausible fake, the same for the same value in all files
                      redact        nothing
                      mask          ***
                      hash          SHA-256
                      encrypt       AES with the key of --key-file; can be restored
                      encrypt_asym  RSA with the key of --public-key; can be restored with the private key
                      keep          the value itself
                    or JSON by type, or @FILE with such JSON:
                      {"PERSON": "numbered", "CREDIT_CARD": {"type": "mask", "chars_to_mask": 12},
                       "DEFAULT": {"type": "hash", "hash_type": "sha512", "salt": "..."}}`

type Parameter = (value: unknown) => boolean

const isString: Parameter = (value) => typeof value === 'string'
const isBoolean: Parameter = (value) => typeof value === 'boolean'

/** Parameters by the names of the HTTP API. */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, Parameter>>>> = {
  replace: { new_value: isString, synthetic: isBoolean },
  redact: {},
  hash: { hash_type: (value) => value === 'sha256' || value === 'sha512', salt: isString },
  mask: {
    masking_char: (value) => typeof value === 'string' && Array.from(value).length === 1,
    chars_to_mask: (value) => Number.isInteger(value) && (value as number) >= 0,
    from_end: isBoolean,
  },
  encrypt: {},
  encrypt_asym: {},
  keep: {},
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

export async function readOperators(
  given: string,
  types: ReadonlySet<string>,
  keys: Keys,
): Promise<Operators> {
  const source = given.startsWith('@') ? await readOperatorsFile(given.slice(1)) : given.trim()
  if (!source.startsWith('{')) return operatorsNamed(source, 'DEFAULT', types, keys)
  const operators: Record<string, AnonymizeOperator> = {}
  for (const [type, operator] of Object.entries(parseObject(source))) {
    if (type !== 'DEFAULT' && !types.has(type))
      throw new UsageError(
        `--operators names ${type}, which is no type; "sfumato entities" lists those there are.`,
      )
    Object.assign(
      operators,
      typeof operator === 'string'
        ? await operatorsNamed(operator, type, types, keys)
        : { [type]: await readOperator(operator, type, keys) },
    )
  }
  return operators
}

async function readOperatorsFile(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    throw new UsageError(`The file of --operators cannot be read: ${readReason(error)}.`)
  }
}

function parseObject(source: string): Record<string, unknown> {
  try {
    return JSON.parse(source)
  } catch {
    throw new UsageError('--operators is no valid JSON; a shell needs single quotes around it.')
  }
}

async function operatorsNamed(
  name: string,
  type: string,
  types: ReadonlySet<string>,
  keys: Keys,
): Promise<Operators> {
  if (name === 'synthetic') return { [type]: { type: 'replace', synthetic: true } }
  if (name !== 'numbered') return { [type]: await readOperator({ type: name }, type, keys) }
  const numbered = type === 'DEFAULT' ? [...types] : [type]
  return Object.fromEntries(numbered.map((one) => [one, { type: 'replace', newValue: `<${one}_{n}>` }]))
}

async function readOperator(given: unknown, entityType: string, keys: Keys): Promise<AnonymizeOperator> {
  const { type, ...parameters } = (given ?? {}) as Record<string, unknown>
  const known = typeof type === 'string' && Object.hasOwn(PARAMETERS, type) ? PARAMETERS[type]! : undefined
  if (!known) throw new UsageError(`The operator of ${entityType} is none of ${NAMES.join(', ')}.`)
  if ('key' in parameters || 'public_key' in parameters)
    throw new UsageError('Keys do not belong into --operators; give --key-file or --public-key.')
  for (const [name, value] of Object.entries(parameters)) {
    if (!Object.hasOwn(known, name) || !known[name]!(value))
      throw new UsageError(
        `The operator ${type} of ${entityType} does not take "${name}" like this; see the API reference.`,
      )
  }
  if (parameters.synthetic === true && 'new_value' in parameters)
    throw new UsageError(`The operator of ${entityType} takes new_value or synthetic, not both.`)
  const params = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [camelCase(name), value]),
  )
  if (type === 'encrypt') return { type, key: await keys.symmetric() }
  if (type === 'encrypt_asym') return { type, publicKey: await keys.publicKey() }
  return { type, ...params } as AnonymizeOperator
}
