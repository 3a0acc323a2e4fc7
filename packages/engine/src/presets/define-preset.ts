import type { EntityType } from '../recognizers/index.generated.ts'

/** A named choice of entity types for one purpose. */
export interface Preset {
  id: string
  name: string
  /** One sentence: when to choose it. */
  purpose: string
  entities: readonly EntityType[]
}

export const definePreset = (preset: Preset): Preset => preset
