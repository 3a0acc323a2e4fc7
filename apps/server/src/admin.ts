import { setTimeout as sleep } from 'node:timers/promises'
import type { PlanName } from '@sfumato/contract'
import { composeCore } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { addMasterKey, RELOAD_MS, retireOldMasterKeys } from './crypto/master-keys.ts'
import { newPassword } from './crypto/passwords.ts'
import { restoreBackup, writeBackup } from './db/backup.ts'
import { attachEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { createLogger } from './ops/logger.ts'
import { createMasterKeyCheck, resealSome } from './services/installation.ts'

/** What `sfumato admin` can do: the same database as the server, whether that runs or not. */
export { ConfigError, settings } from './config.ts'

type Core = Awaited<ReturnType<typeof composeCore>>

async function withCore<Result>(work: (core: Core, config: Config) => Promise<Result>): Promise<Result> {
  const config = readConfig()
  const postgres = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
    : await attachEmbeddedPostgres({ dataDir: config.dataDir })
  try {
    const logger = createLogger('error', (lines) => process.stderr.write(lines))
    const core = await composeCore({ config, connection: postgres.connection, logger, alone: false })
    try {
      return await work(core, config)
    } finally {
      await core.database.close()
    }
  } finally {
    await postgres.stop()
  }
}

export const createUser = (options: { email: string; password?: string; plan?: PlanName; admin: boolean }) =>
  withCore(async ({ accounts }, config) => {
    const password = options.password ?? newPassword()
    const plan = options.plan ?? config.defaultPlan
    const user = await accounts.create(options.email, password, options.admin ? 'admin' : 'user', plan)
    return { id: user.id, email: user.email, plan: user.plan, password }
  })

export class NoSuchUserError extends Error {
  constructor() {
    super('There is no account with this e-mail. Make one with: sfumato admin create-user --email E')
  }
}

export const createKey = (options: { email: string; name: string; expiresAt: Date | null }) =>
  withCore(async ({ unit, apiKeys }) => {
    const user = await unit(({ users }) => users.findByEmail(options.email.trim().toLowerCase()))
    if (!user) throw new NoSuchUserError()
    const { key, apiKey } = await apiKeys.create(user.id, options.name, options.expiresAt)
    return { id: apiKey.id, key }
  })

export const setPassword = (options: { email: string; password?: string }) =>
  withCore(async ({ unit, accounts }) => {
    const user = await unit(({ users }) => users.findByEmail(options.email.trim().toLowerCase()))
    if (!user) throw new NoSuchUserError()
    const password = options.password ?? newPassword()
    await accounts.resetPassword(user.id, password)
    return { id: user.id, email: user.email, password }
  })

export const setPlan = (options: { email: string; plan: PlanName }) =>
  withCore(async ({ unit }) => {
    const user = await unit(({ users }) => users.findByEmail(options.email.trim().toLowerCase()))
    if (!user) throw new NoSuchUserError()
    await unit(({ users }) => users.setPlan(user.id, options.plan))
    return { id: user.id, email: user.email, plan: options.plan }
  })

export const backup = (file: string) =>
  withCore(({ database, box }) =>
    writeBackup({ pool: database.pool, file, keyCheck: createMasterKeyCheck(box) }),
  )

export const restore = (file: string, options: { force: boolean }) =>
  withCore(({ database, box }) =>
    restoreBackup({
      pool: database.pool,
      file,
      force: options.force,
      keyCheck: createMasterKeyCheck(box),
      selfMadeTables: ['installation'],
    }),
  )

/**
 * A new master key while the service runs. With MASTER_KEY set, the operator puts "new,old" there and restarts
 * the servers one by one; with the key file, servers notice the new key by themselves. Then everything is sealed
 * again, and the old key of the file is forgotten.
 */
export const rotateKey = () =>
  withCore(async ({ unit, box }, config) => {
    if (config.masterKey === undefined) {
      addMasterKey(config.dataDir)
      // Until every server has looked at the file again, one of them may still seal with the old key.
      await sleep(RELOAD_MS * 3)
    }
    let resealed = 0
    for (let some = -1; some !== 0; resealed += some) some = await resealSome(unit, box)
    if (config.masterKey === undefined) retireOldMasterKeys(config.dataDir)
    return { resealed }
  })
