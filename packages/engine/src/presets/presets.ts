import { COUNTRIES_PRESETS } from './countries.ts'
import { CREDENTIALS_PRESETS } from './credentials.ts'
import type { Preset } from './define-preset.ts'
import { DOCUMENTS_PRESETS } from './documents.ts'
import { GENERAL_PRESETS } from './general.ts'
import { INDUSTRIES_PRESETS } from './industries.ts'
import { LAWS_PRESETS } from './laws.ts'
import { REGIONS_PRESETS } from './regions.ts'
import { TASKS_PRESETS } from './tasks.ts'

export const PRESETS: readonly Preset[] = [
  ...GENERAL_PRESETS,
  ...LAWS_PRESETS,
  ...COUNTRIES_PRESETS,
  ...REGIONS_PRESETS,
  ...CREDENTIALS_PRESETS,
  ...INDUSTRIES_PRESETS,
  ...DOCUMENTS_PRESETS,
  ...TASKS_PRESETS,
]

/** By id, or by name in any case. */
export function findPreset(idOrName: string): Preset | undefined {
  const name = idOrName.toLowerCase()
  return (
    PRESETS.find((preset) => preset.id === idOrName) ?? PRESETS.find((p) => p.name.toLowerCase() === name)
  )
}
