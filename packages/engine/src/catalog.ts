import { canonicalEntity } from './aliases.ts'
import { CATALOG_ORDER } from './catalog-order.ts'
import type { Recognizer } from './define.ts'
import { EngineError } from './errors.ts'
import { LANGUAGES } from './languages.ts'
import type { NerModel } from './ner/model.ts'
import { findPreset } from './presets/presets.ts'
import { RECOGNIZERS } from './recognizers/index.generated.ts'

/** A type as `GET /api/pii/entities` shows it. */
export interface CatalogEntry {
  type: string
  description: string
  detection: 'nlp' | 'pattern'
  languages?: readonly string[]
  pattern?: string
}

/** A recognizer with its place in the catalog. */
export interface CatalogRecognizer {
  /** Path of its file, "nl/bsn". */
  id: string
  recognizer: Recognizer
  detection: 'nlp' | 'pattern'
}

/** Types that need an understanding of language (rules or a model) live in one folder. */
const detectionOf = (id: string): 'nlp' | 'pattern' => (id.startsWith('nlp/') ? 'nlp' : 'pattern')

const ranks = new Map(CATALOG_ORDER.map((type, rank) => [type, rank]))
const rankOf = (type: string): number => ranks.get(type) ?? CATALOG_ORDER.length

/** All recognizers in catalog order: the index is the rank of the type. */
export const CATALOG: readonly CatalogRecognizer[] = Object.entries(RECOGNIZERS)
  .map(([id, recognizer]) => ({ id, recognizer, detection: detectionOf(id) }))
  .sort((a, b) => rankOf(a.recognizer.entity) - rankOf(b.recognizer.entity) || (a.id < b.id ? -1 : 1))

const indexByType = new Map(CATALOG.map(({ recognizer }, index) => [recognizer.entity, index]))

export function catalogEntries(model?: NerModel): CatalogEntry[] {
  return CATALOG.map(({ recognizer: { entity, description, format }, detection }) =>
    detection === 'pattern'
      ? { type: entity, description, detection, pattern: format }
      : {
          type: entity,
          description,
          detection,
          languages: model?.labels.includes(entity) ? model.languages : LANGUAGES,
        },
  )
}

export interface Selection {
  /** Types by name; all when neither these nor a preset is given. */
  entities?: readonly string[]
  preset?: string
}

/** Indexes into the catalog, or undefined for all of it. */
export function select({ entities, preset }: Selection): ReadonlySet<number> | undefined {
  if (preset !== undefined) {
    if (entities !== undefined)
      throw new EngineError('UNKNOWN_PRESET', 'Give entities or a preset, not both.', { preset })
    const found = findPreset(preset)
    if (!found) throw new EngineError('UNKNOWN_PRESET', 'There is no such preset.', { preset })
    return indexesOf(found.entities)
  }
  return entities === undefined ? undefined : indexesOf(entities)
}

function indexesOf(types: readonly string[]): ReadonlySet<number> {
  const unknown = types.filter((type) => !indexByType.has(canonicalEntity(type)))
  if (unknown.length > 0) throw new EngineError('UNKNOWN_ENTITY', 'Unknown entity types.', { unknown })
  return new Set(types.map((type) => indexByType.get(canonicalEntity(type))!))
}
