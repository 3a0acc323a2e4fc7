import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { apiKeysRepository } from './repositories/api-keys.ts'
import { dashboardSessionsRepository } from './repositories/dashboard-sessions.ts'
import { idempotentAnswersRepository } from './repositories/idempotent-answers.ts'
import { installationRepository } from './repositories/installation.ts'
import { keyPairsRepository } from './repositories/key-pairs.ts'
import { sealedValuesRepository } from './repositories/sealed-values.ts'
import { tokenizationSessionsRepository } from './repositories/tokenization-sessions.ts'
import { usersRepository } from './repositories/users.ts'
import { zeroKnowledgeAccountsRepository } from './repositories/zero-knowledge-accounts.ts'
import type { Transaction } from './transaction.ts'

const repositories = (tx: Transaction) => ({
  users: usersRepository(tx),
  apiKeys: apiKeysRepository(tx),
  dashboardSessions: dashboardSessionsRepository(tx),
  idempotentAnswers: idempotentAnswersRepository(tx),
  keyPairs: keyPairsRepository(tx),
  tokenizationSessions: tokenizationSessionsRepository(tx),
  zeroKnowledgeAccounts: zeroKnowledgeAccountsRepository(tx),
  installation: installationRepository(tx),
  sealedValues: sealedValuesRepository(tx),
})
export type Repositories = ReturnType<typeof repositories>

/**
 * Runs `work` in one transaction. Repositories exist only inside it, so none can be forgotten out of it.
 * No network call belongs inside.
 */
export type Unit = <Result>(work: (repositories: Repositories) => Promise<Result>) => Promise<Result>

export interface Database {
  unit: Unit
  /** For the hot statements (auth, ledger, rates), which are one statement each. */
  pool: pg.Pool
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/** Any constant does; it must only be the same for every process that migrates. */
const MIGRATION_LOCK = 0x5f0a70

const STATEMENT_TIMEOUT_MS = 15_000

export async function openDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'sfumato',
    ...connection,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  // While closing, sessions end after the pool says it is done; that is no news.
  let closing = false
  pool.on('error', (error) => closing || onIdleError(error))
  try {
    await applyMigrations(connection)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle(pool)
  return {
    unit: (work) => db.transaction((tx) => work(repositories(tx as Transaction))),
    pool,
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close() {
      closing = true
      return pool.end()
    },
  }
}

/** Forward only. Whoever comes second waits for the lock and then finds nothing left to do. */
async function applyMigrations(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    // "already exists" notices would say nothing new at every start.
    await client.query('set client_min_messages to warning')
    await migrate(drizzle(client), { migrationsFolder: `${import.meta.dirname}/migrations` })
  } finally {
    await client.end()
  }
}
