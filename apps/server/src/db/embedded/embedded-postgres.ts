/**
 * A real PostgreSQL inside the data folder, for installations without DATABASE_URL.
 *
 * DATA_DIR/postgres holds `cluster` (PostgreSQL's own folder), `owner-N.json` (who runs it), `postgres.log`, and
 * rarely `programs` (see binaries.ts). The database is reached through a unix socket in a private folder below
 * the system's temporary folder, because a socket's path may not be longer than about a hundred bytes.
 */
import { mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type PoolConfig } from 'pg'
import { findBinaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { openLogFile } from './log-file.ts'
import { acquireOwnerLock, type Owner, type OwnerLock, type OwnerRole } from './owner-lock.ts'
import { endLeftovers, readPostmasterFile, startPostmaster } from './postmaster.ts'
import { isPostmasterOf } from './process-identity.ts'
import { chooseRunAs, give } from './run-as.ts'
import { writeSettings } from './settings.ts'
import { isPrivateTo, makeSocketDirectory, removeSocketDirectory } from './socket-directory.ts'
import {
  type EmbeddedLog,
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
  systemErrorCode,
} from './types.ts'

const databaseName = 'sfumato'
const roleName = 'sfumato'
const waitForCommandMs = 60_000
const waitForServerMs = 60_000
const silent: EmbeddedLog = { info() {}, warn() {}, error() {} }

/** For the server: owns the database until `stop`. A second server on the same folder is refused. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = openHome(options.dataDir)
  const deadline = Date.now() + waitForCommandMs
  for (;;) {
    const answer = await acquireOwnerLock(home, 'server')
    if ('lock' in answer) return await startOwned(home, answer.lock, 'server', options)
    if (answer.heldBy.role === 'server' || Date.now() > deadline) throw inUse(options.dataDir, answer.heldBy)
    await sleep(100)
  }
}

/** For commands: joins the running server's database, or starts it for as long as the command needs. */
export async function attachEmbeddedPostgres(
  options: Omit<EmbeddedPostgresOptions, 'log' | 'onExit'> & { log?: EmbeddedLog },
): Promise<EmbeddedPostgres & { owned: boolean }> {
  const home = openHome(options.dataDir)
  const deadline = Date.now() + waitForServerMs
  for (;;) {
    const answer = await acquireOwnerLock(home, 'command')
    if ('lock' in answer) {
      const log = options.log ?? silent
      return { ...(await startOwned(home, answer.lock, 'command', { ...options, log })), owned: true }
    }
    if (answer.heldBy.role === 'server') {
      const joined = await joinRunning(clusterIn(home))
      if (joined) return { ...joined, owned: false }
    }
    if (Date.now() > deadline) throw inUse(options.dataDir, answer.heldBy)
    await sleep(100)
  }
}

async function startOwned(
  home: string,
  lock: OwnerLock,
  role: OwnerRole,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log } = options
  const startedAt = performance.now()
  const cluster = clusterIn(home)
  try {
    const runAs = chooseRunAs(cluster, options.runAs)
    const binaries = findBinaries(runAs, join(home, 'programs'), options.nativeDirectory)
    const made = await ensureCluster(cluster, binaries, runAs)
    await endLeftovers(cluster, log)
    writeSettings(cluster, runAs)
    const socketDirectory = makeSocketDirectory(cluster, runAs)
    const logPath = join(home, 'postgres.log')
    const logFile = openLogFile(logPath)
    give(logPath, statSync(home))
    try {
      const postmaster = await startPostmaster({
        cluster,
        binaries,
        runAs,
        socketDirectory,
        logFile,
        log,
        onExit: (exit) => options.onExit?.(exit),
      })
      const connection = connectionFor(socketDirectory)
      try {
        await ensureDatabase(connection)
      } catch (error) {
        await postmaster.stop()
        throw error
      }
      const readyMs = Math.round(performance.now() - startedAt)
      log.info('postgres_ready', { pid: postmaster.pid, role, made: made === 'made', ready_ms: readyMs })
      let stopped: Promise<void> | undefined
      const stop = async () => {
        await postmaster.stop()
        logFile.close()
        removeSocketDirectory(socketDirectory)
        lock.release()
        log.info('postgres_stopped', { pid: postmaster.pid })
      }
      return {
        url: urlFor(socketDirectory),
        connection,
        pid: postmaster.pid,
        stop() {
          stopped ??= stop()
          return stopped
        },
      }
    } catch (error) {
      logFile.close()
      removeSocketDirectory(socketDirectory)
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The running server's database, or undefined while it is still starting (or ending). */
async function joinRunning(cluster: string): Promise<EmbeddedPostgres | undefined> {
  const file = readPostmasterFile(cluster)
  if (!file?.ready || !isPostmasterOf(file.pid, file.startedAtSeconds, cluster)) return undefined
  if (!isPrivateTo(file.socketDirectory, statSync(cluster).uid)) return undefined
  const connection = connectionFor(file.socketDirectory)
  if ((await probe(connection)) !== 'ready') return undefined
  return { url: urlFor(file.socketDirectory), connection, pid: file.pid, stop: async () => {} }
}

/** Makes role and database where they are missing, whichever step an earlier start was interrupted at. */
async function ensureDatabase(connection: PoolConfig): Promise<void> {
  if ((await probe(connection)) === 'ready') return
  const client = new pg.Client({ ...connection, user: superuser, database: 'postgres' })
  await client.connect()
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [roleName])
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${roleName} LOGIN`)
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName} OWNER ${roleName}`)
  } finally {
    await client.end()
  }
}

/** SQLSTATE 28000: the role is missing; 3D000: the database is missing. */
async function probe(connection: PoolConfig): Promise<'ready' | 'missing'> {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    if (['28000', '3D000'].includes(systemErrorCode(error))) return 'missing'
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

function connectionFor(socketDirectory: string): PoolConfig {
  return { host: socketDirectory, port: 5432, user: roleName, database: databaseName, ssl: false }
}

function urlFor(socketDirectory: string): string {
  return `postgresql://${roleName}@localhost/${databaseName}?host=${encodeURIComponent(socketDirectory)}`
}

function openHome(dataDir: string): string {
  const home = join(dataDir, 'postgres')
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    return realpathSync(home)
  } catch (cause) {
    const message = `The data folder ${dataDir} cannot be used by user id ${process.getuid?.()} (${systemErrorCode(cause)}).`
    throw new EmbeddedPostgresError('NOT_PERMITTED', message, { cause })
  }
}

function clusterIn(home: string): string {
  return join(home, 'cluster')
}

function inUse(dataDir: string, owner: Owner): EmbeddedPostgresError {
  const who = owner.role === 'server' ? 'Another server' : 'A command'
  return new EmbeddedPostgresError(
    'IN_USE',
    `${who} (process ${owner.pid}) already uses the database in ${dataDir}. Stop it first, give this one another DATA_DIR, or let both use one PostgreSQL with DATABASE_URL.`,
  )
}
