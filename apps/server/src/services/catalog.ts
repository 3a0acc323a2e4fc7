import { LIMITS, type PlanName, type Plans, RATE_WINDOW_MS, VERSION } from '@sfumato/contract'
import type { Engine } from '@sfumato/engine'
import { textLimit } from './text-length.ts'

/** What the service knows and allows: printed from the definitions, never written down twice. */
export function createCatalog({
  engine,
  ocrLanguages,
  plans,
  maxTextLength,
}: {
  engine: Engine
  /** Languages pictures are read in. */
  ocrLanguages: readonly string[]
  plans: Plans
  maxTextLength: number
}) {
  const entities = engine.catalog.map(({ languages, ...entry }) => ({
    ...entry,
    ...(languages ? { languages: [...languages] } : {}),
  }))
  const allEntities = { entities, totalCount: entities.length }
  const presets = engine.presets.map(({ id, name, entities }) => ({
    id,
    name,
    entityCount: entities.length,
    entities: [...entities],
  }))
  const allPresets = { presets }
  const health = {
    status: 'healthy',
    version: VERSION,
    services: {
      analyzer: { status: 'healthy', recognizers: engine.recognizerCount },
      anonymizer: { status: 'healthy' },
      image: {
        status: ocrLanguages.length > 0 ? 'healthy' : 'unavailable',
        ocrLanguages: ocrLanguages.length,
      },
    },
  }
  return {
    health: () => health,
    limits(plan: PlanName) {
      const { rates } = plans[plan]
      const window = (maxRequests: number) => ({ windowMs: RATE_WINDOW_MS, maxRequests })
      return {
        maxTextLength: textLimit(plan, plans, maxTextLength),
        maxEntitiesPerRequest: LIMITS.entitiesPerRequest,
        maxAdHocRecognizers: LIMITS.adHocRecognizers,
        maxPatternsPerRecognizer: LIMITS.patternsPerRecognizer,
        maxTotalPatterns: LIMITS.totalPatterns,
        rateLimits: {
          analyze: window(rates.analyze),
          anonymize: window(rates.anonymize),
          image: window(rates.image),
        },
      }
    },
    presets: () => allPresets,
    entities: () => allEntities,
  }
}
export type Catalog = ReturnType<typeof createCatalog>
