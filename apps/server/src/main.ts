import cluster from 'node:cluster'
import type { PoolConfig } from 'pg'
import { compose, composeCore } from './compose.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { MasterKeyError } from './crypto/master-keys.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { EmbeddedPostgresError } from './db/embedded/types.ts'
import { runCluster } from './ops/cluster.ts'
import { askPrimaryForMetrics, serveMetricsToPrimary } from './ops/cluster-metrics.ts'
import { createLogger, type Logger } from './ops/logger.ts'
import { createFirstAccount, WrongMasterKeyError } from './services/installation.ts'
import { welcome } from './welcome.ts'

/** Problems the person who starts the service can mend: told in their own words, without a stack. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof MasterKeyError ||
  error instanceof WrongMasterKeyError ||
  error instanceof EmbeddedPostgresError

const GRACE_MS = 10_000

async function openPostgres(config: Config, logger: Logger, onLost: () => void) {
  if (config.databaseUrl) {
    return {
      connection: { connectionString: config.databaseUrl } satisfies PoolConfig,
      url: config.databaseUrl,
      stop: async () => {},
    }
  }
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: {
      info: (event) => logger.info(event),
      warn: (event) => logger.warn(event),
      error: (event) => logger.error(event),
    },
    onExit: onLost,
  })
}

/**
 * Ctrl-C and service managers signal every process of a group, and those in between pass the signal on: what comes
 * twice within this time was meant once.
 */
const SAME_SIGNAL_MS = 1_000

/**
 * Runs `stop` once, on the first signal; another signal later or ten seconds end the process at once. Workers leave
 * that to their supervisor, which ends them when their time is up.
 */
function stopOnSignals(
  logger: Logger,
  stop: () => Promise<void>,
): (reason: string, exitCode: number) => void {
  let stoppingSince: number | undefined
  const end = (reason: string, exitCode: number) => {
    if (stoppingSince !== undefined) {
      if (!cluster.isWorker && performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    logger.info('stopping', { reason })
    setTimeout(() => {
      logger.warn('stop_took_too_long')
      logger.flush()
      process.exit(1)
    }, GRACE_MS + 5_000).unref()
    stop().then(
      () => {
        logger.info('stopped')
        logger.flush()
        process.exit(exitCode)
      },
      (error) => {
        logger.error('stop_failed', {}, error)
        logger.flush()
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end('SIGTERM', 0))
  process.on('SIGINT', () => end('SIGINT', 0))
  return end
}

async function serve(config: Config, logger: Logger): Promise<void> {
  const isWorker = cluster.isWorker
  let end: (reason: string, exitCode: number) => void = () => process.exit(1)
  const postgres = await openPostgres(config, logger, () => {
    logger.error('database_ended')
    end('database_ended', 1)
  })
  const service = await compose({
    config,
    connection: postgres.connection,
    logger,
    alone: config.databaseUrl === undefined,
    ...(isWorker ? { metricsText: askPrimaryForMetrics } : {}),
  })
  if (isWorker) serveMetricsToPrimary(service.metrics)
  end = stopOnSignals(logger, async () => {
    await Promise.race([service.close(), new Promise((resolve) => setTimeout(resolve, GRACE_MS))])
    await postgres.stop()
  })
  const first = isWorker
    ? undefined
    : await createFirstAccount(service.unit, service.accounts, service.apiKeys)
  const address = await service.app.listen({ port: config.port, host: config.host })
  logger.info('listening', { address, pid: process.pid })
  service.warm().catch((error) => logger.error('warm_up_failed', {}, error))
  if (!isWorker) welcome(config.publicUrl ?? address, first)
}

async function supervise(config: Config, logger: Logger): Promise<void> {
  let end: (reason: string, exitCode: number) => void = () => process.exit(1)
  const postgres = await openPostgres(config, logger, () => {
    logger.error('database_ended')
    end('database_ended', 1)
  })
  const core = await composeCore({ config, connection: postgres.connection, logger, alone: false })
  const first = await createFirstAccount(core.unit, core.accounts, core.apiKeys)
  await core.database.close()
  const workers = await runCluster({ count: config.workers, databaseUrl: postgres.url, logger })
  end = stopOnSignals(logger, async () => {
    await workers.stop(GRACE_MS)
    await postgres.stop()
  })
  welcome(config.publicUrl ?? workers.address, first)
}

export async function main(): Promise<void> {
  let logger: Logger | undefined
  try {
    const config = readConfig()
    logger = createLogger(config.logLevel, (lines) => process.stderr.write(lines))
    process.on('unhandledRejection', (error) => {
      logger?.error('unhandled_rejection', {}, error)
      logger?.flush()
      process.exit(1)
    })
    await (config.workers > 1 && cluster.isPrimary ? supervise(config, logger) : serve(config, logger))
  } catch (error) {
    logger?.flush()
    if (isForPeople(error)) console.error(`sfumato: ${error.message}`)
    else if ((error as { code?: unknown }).code === 'EADDRINUSE') {
      console.error('sfumato: the port is in use. Stop what listens there or set PORT.')
    } else console.error('sfumato: the start failed.', error)
    process.exit(1)
  }
}
