import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generateDocs } from '../scripts/generate-docs.ts'
import { generateIndex } from '../scripts/generate-index.ts'
import { ENTITY_ALIASES } from './aliases.ts'
import { CATALOG, catalogEntries } from './catalog.ts'
import { CATALOG_ORDER } from './catalog-order.ts'
import { LANGUAGES } from './languages.ts'
import { PRESETS } from './presets/presets.ts'

const types = new Set(CATALOG.map(({ recognizer }) => recognizer.entity))

describe('the catalog', () => {
  it('holds 317 types, 289 found by patterns and 28 by language', () => {
    const entries = catalogEntries()
    expect(CATALOG_ORDER.filter((type) => !types.has(type))).toEqual([])
    expect(entries.filter(({ detection }) => detection === 'pattern')).toHaveLength(289)
    expect(entries.filter(({ detection }) => detection === 'nlp')).toHaveLength(28)
  })

  it('names every type once', () => {
    expect(types.size).toBe(CATALOG.length)
    expect(new Set(CATALOG_ORDER).size).toBe(CATALOG_ORDER.length)
  })

  it('describes patterns by their format and language types by their languages', () => {
    for (const { type, description, detection, pattern, languages } of catalogEntries()) {
      expect(type).toMatch(/^[A-Z][A-Z0-9_]+$/)
      expect(description.length).toBeGreaterThan(5)
      if (detection === 'pattern') expect(pattern).toBeTruthy()
      else expect(languages?.length).toBeGreaterThan(0)
    }
  })

  it('knows the targets of all aliases and no alias as a type', () => {
    for (const [alias, type] of Object.entries(ENTITY_ALIASES)) {
      expect(types.has(type), type).toBe(true)
      expect(types.has(alias), alias).toBe(false)
    }
  })

  it('is imported by a generated file that is fresh', () => {
    const file = join(import.meta.dirname, 'recognizers/index.generated.ts')
    expect(readFileSync(file, 'utf8')).toBe(generateIndex())
  })

  it('is described by a generated page that is fresh', () => {
    const file = join(import.meta.dirname, '../../../docs/entities.md')
    expect(readFileSync(file, 'utf8') === generateDocs()).toBe(true)
  })

  it('knows 48 languages', () => {
    expect(new Set(LANGUAGES).size).toBe(48)
  })
})

describe('every recognizer', () => {
  it.each(CATALOG)('$id says where its rule is published', ({ recognizer }) => {
    for (const source of recognizer.sources) expect(URL.canParse(source)).toBe(true)
  })

  it.each(CATALOG)('$id has kept the backslashes of its Unicode properties', ({ recognizer }) => {
    for (const { regex } of recognizer.patterns ?? [])
      expect(regex.source).not.toMatch(/(?<!\\)p\{(?:[LNMSP][a-z]?|Script=\w+)\}/)
  })

  it.each(CATALOG)('$id has a way to find values', ({ recognizer }) => {
    expect(Boolean(recognizer.find) || (recognizer.patterns?.length ?? 0) > 0).toBe(true)
    expect(!recognizer.contextRequired || recognizer.context !== undefined).toBe(true)
  })
})

describe('the presets', () => {
  it('are 108, with ids and names of their own', () => {
    expect(PRESETS).toHaveLength(108)
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(108)
    expect(new Set(PRESETS.map(({ name }) => name.toLowerCase())).size).toBe(108)
  })

  it('hold known types, each once', () => {
    for (const { id, entities } of PRESETS) {
      expect(new Set(entities).size, id).toBe(entities.length)
      expect(
        entities.filter((entity) => !types.has(entity)),
        id,
      ).toEqual([])
    }
  })
})
