import { createDocuments } from '@sfumato/documents'
import { createEngine, createNerModel } from '@sfumato/engine'
import type { PoolConfig } from 'pg'
import type { Config } from './config.ts'
import { loadMasterKeys } from './crypto/master-keys.ts'
import { createSecretBox } from './crypto/secret-box.ts'
import { createCredentials } from './db/credentials.ts'
import { openDatabase } from './db/database.ts'
import { createLedger } from './db/ledger.ts'
import { memoryRateWindows, postgresRateWindows } from './db/rate-windows.ts'
import { isDatabaseUnavailable } from './db/unavailable.ts'
import { createUploads } from './db/uploads.ts'
import { createAccess } from './http/access.ts'
import { createApp } from './http/app.ts'
import { accountHandlers } from './http/handlers/account.ts'
import { catalogHandlers } from './http/handlers/catalog.ts'
import { keyHandlers } from './http/handlers/keys.ts'
import { piiHandlers } from './http/handlers/pii.ts'
import { zeroKnowledgeHandlers } from './http/handlers/zero-knowledge.ts'
import { createInFlight } from './http/in-flight.ts'
import { mountRoutes } from './http/mount.ts'
import { createObserver } from './http/observe.ts'
import { mountOperations } from './http/operations.ts'
import { mountPages } from './http/pages.ts'
import { type Clock, systemClock } from './ops/clock.ts'
import type { Logger } from './ops/logger.ts'
import { createMetrics, printMetrics } from './ops/metrics.ts'
import { createAccounts } from './services/accounts.ts'
import { createAnalysis } from './services/analysis.ts'
import { createAnonymization } from './services/anonymization.ts'
import { createApiKeys } from './services/api-keys.ts'
import { createAuthentication } from './services/authentication.ts'
import { createCatalog } from './services/catalog.ts'
import { createDocumentService } from './services/documents.ts'
import { createFiles } from './services/files.ts'
import { createImages } from './services/images.ts'
import { checkMasterKey } from './services/installation.ts'
import { createKeyPairs } from './services/key-pairs.ts'
import { startMaintenance } from './services/maintenance.ts'
import { createMetering } from './services/metering.ts'
import { textLimit } from './services/text-length.ts'
import { createTokenizationSessions } from './services/tokenization-sessions.ts'
import { createZeroKnowledge } from './services/zero-knowledge.ts'

export interface ComposeOptions {
  config: Config
  connection: PoolConfig
  logger: Logger
  /** True when this process alone uses the database: rates are then counted in memory. */
  alone: boolean
  clock?: Clock
  checkAnswers?: boolean
  /** Numbers of all processes, where there are several. */
  metricsText?: () => Promise<string>
}

/** Escaped JSON takes up to six bytes a UTF-16 unit; names and structure come on top. */
const bodyBytes = (characters: number) => characters * 6 + 1024 * 1024

/** Of the embedded database's 60, some are left to the command line. A process has little use for more than 12. */
const MOST_CONNECTIONS = 48

const WEB_ROOT = `${import.meta.dirname}/../../web/dist`

/** Everything that is needed without HTTP: what the command line shares with the server. */
export async function composeCore({
  config,
  connection,
  logger,
  alone,
  clock = systemClock,
}: ComposeOptions) {
  const box = createSecretBox(loadMasterKeys(config))
  // All processes of this machine together stay below what the embedded database allows.
  const max = Math.min(12, Math.max(3, Math.floor(MOST_CONNECTIONS / config.workers)))
  const database = await openDatabase({ max, ...connection }, (error) =>
    logger.warn('database_connection_lost', {}, error),
  )
  const { unit } = database
  try {
    await checkMasterKey(unit, box)
  } catch (error) {
    await database.close()
    throw error
  }
  const rateWindows = alone ? memoryRateWindows() : postgresRateWindows(database.pool)
  const accounts = createAccounts({ ...config, unit, clock, rateWindows })
  const apiKeys = createApiKeys({ unit, clock })
  return { box, database, unit, clock, rateWindows, accounts, apiKeys }
}

/** Plain calls, no container: each service takes what it needs, so its first line says what it can touch. */
export async function compose(options: ComposeOptions) {
  const { config, logger } = options
  // The model loads on other threads while the database is opened.
  const model = createNerModel(config.nerModel)
  const engine = createEngine(model ? { model } : {})
  const modelLoaded = model?.warm?.()
  modelLoaded?.catch(() => {})
  const core = await composeCore(options)
  const { box, database, unit, clock, rateWindows, accounts, apiKeys } = core
  const { plans, maxTextLength } = config

  const metrics = createMetrics()
  const authentication = createAuthentication({
    credentials: createCredentials(database.pool),
    clock,
    adminToken: config.adminToken,
  })
  const metering = createMetering({ ledger: createLedger(database.pool), unit, box, plans, clock, metrics })
  const zeroKnowledge = createZeroKnowledge({ ...config, unit, box, clock, accounts })
  const keyPairs = createKeyPairs({ unit, box, clock })
  const tokenizationSessions = createTokenizationSessions({ ...config, unit, box, clock })
  const analysis = createAnalysis({ engine, metering, plans, maxTextLength })
  const anonymization = createAnonymization({
    metering,
    keyPairs,
    sessions: tokenizationSessions,
    plans,
    maxTextLength,
  })
  const documents = createDocuments(config.documents)
  const files = createFiles({ documents, analysis, catalog: engine.catalog, plans, maxTextLength })
  const images = createImages({ files, analysis, metering })
  const uploads = createUploads(database.pool)
  const documentService = createDocumentService({
    files,
    analysis,
    metering,
    keyPairs,
    uploads,
    plans,
    clock,
  })
  const catalog = createCatalog({ engine, ocrLanguages: documents.languages, plans, maxTextLength })

  const app = createApp({ ...config, logger, isUnavailable: isDatabaseUnavailable })
  let closing = false
  mountOperations(app, {
    isReady: async () => !closing && (await database.isReachable()),
    metricsText: options.metricsText ?? (async () => printMetrics([metrics.samples()])),
  })
  await mountRoutes(app, {
    access: createAccess({
      authentication,
      rateWindows,
      plans,
      clock,
      publicOrigin: config.publicUrl && new URL(config.publicUrl).origin,
    }),
    handlers: {
      ...piiHandlers({ analysis, anonymization, images, documents: documentService }),
      ...catalogHandlers(catalog),
      ...keyHandlers(keyPairs),
      ...zeroKnowledgeHandlers(zeroKnowledge),
      ...accountHandlers({ accounts, apiKeys, metering, tokenizationSessions }),
    },
    pathAliases: config.pathAliases,
    fileLimit: (caller) => plans[caller.plan].maxFileBytes,
    bodyLimits: {
      byPlan: (caller) => bodyBytes(textLimit(caller.plan, plans, maxTextLength)),
      most: bodyBytes(maxTextLength),
    },
    secureCookies: (request) =>
      (config.publicUrl?.startsWith('https:') ?? false) || request.protocol === 'https',
    inFlight: createInFlight({ ...config, logger, metrics }),
    observe: createObserver(logger, metrics),
    checkAnswers: options.checkAnswers ?? false,
  })
  await mountPages(app, { publicUrl: config.publicUrl, webRoot: WEB_ROOT })

  const maintenance = startMaintenance({ unit, clock, authentication, logger })
  await modelLoaded
  return {
    ...core,
    app,
    metrics,
    documents,
    maintenance,
    /** Workers for long texts are not needed to be ready; they follow. */
    warm: () => engine.warm(),
    /** Requests under way are answered first; new ones are turned away. */
    async close() {
      closing = true
      await app.close()
      await maintenance.stop()
      await documents.close()
      await engine.close()
      await database.close()
    },
  }
}
