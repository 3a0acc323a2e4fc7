import { randomBytes } from 'node:crypto'
import { newPassword } from '../crypto/passwords.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Unit } from '../db/database.ts'
import { sealedContext } from '../db/sealed-columns.ts'
import type { Accounts } from './accounts.ts'
import type { ApiKeys } from './api-keys.ts'

const CHECK = 'master-key-check'
const CHECK_CONTEXT = sealedContext.installation({ name: CHECK })
const FIRST_ADMIN = 'admin@sfumato.local'

export class WrongMasterKeyError extends Error {
  constructor() {
    super(
      'This database was sealed with another master key. Set MASTER_KEY, or DATA_DIR, to what it was before.',
    )
  }
}

/** Refuses to serve a database whose secrets this master key cannot open. */
export async function checkMasterKey(unit: Unit, box: SecretBox): Promise<void> {
  await unit(({ installation }) => installation.setOnce(CHECK, box.seal(CHECK, CHECK_CONTEXT)))
  const stored = await unit(({ installation }) => installation.get(CHECK))
  try {
    box.open(stored!, CHECK_CONTEXT)
  } catch {
    throw new WrongMasterKeyError()
  }
}

/**
 * A secret of this installation: made by the first process that asks, the same for all, and after a rotation of the
 * master key still the same.
 */
export async function installationSecret(unit: Unit, box: SecretBox, name: string): Promise<Buffer> {
  const context = sealedContext.installation({ name })
  const stored = await unit(async ({ installation }) => {
    const known = await installation.get(name)
    if (known) return known
    await installation.setOnce(name, box.seal(randomBytes(32), context))
    return (await installation.get(name))!
  })
  return box.open(stored, context)
}

/** Lets a backup say which master key it belongs to, without telling it. */
export const createMasterKeyCheck = (box: SecretBox) => ({
  create: (): string => box.seal(CHECK, CHECK_CONTEXT).toString('base64'),
  verify(value: string): boolean {
    try {
      return box.open(Buffer.from(value, 'base64'), CHECK_CONTEXT).toString('utf8') === CHECK
    } catch {
      return false
    }
  },
})

export interface FirstAccount {
  email: string
  password: string
  key: string
}

/** On an empty database: an administrator and a key to begin with. Of several processes only one makes it. */
export async function createFirstAccount(
  unit: Unit,
  accounts: Accounts,
  apiKeys: ApiKeys,
): Promise<FirstAccount | undefined> {
  if (!(await unit(({ users }) => users.isEmpty()))) return undefined
  const password = newPassword()
  try {
    const user = await accounts.create(FIRST_ADMIN, password, 'admin', 'enterprise')
    const { key } = await apiKeys.create(user.id, 'first key', null)
    return { email: user.email, password, key }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'CONFLICT') return undefined
    throw error
  }
}

const BATCH = 100

/**
 * Seals everything again with the newest key, some rows at a time, while others read and write. Answers how
 * many values were sealed again; call it until it answers 0.
 */
export async function resealSome(unit: Unit, box: SecretBox): Promise<number> {
  return unit(async ({ sealedValues }) => {
    const values = await sealedValues.takeNotSealedWith(box.currentPrefix(), BATCH)
    for (const { sealed, context, replace } of values) {
      await replace(box.seal(box.open(sealed, context), context))
    }
    return values.length
  })
}
