import type { Catalog } from '../../services/catalog.ts'
import type { Handlers } from '../handler.ts'

export const catalogHandlers = (
  catalog: Catalog,
): Handlers<'health' | 'limits' | 'presets' | 'entities'> => ({
  health: () => catalog.health(),
  limits: async ({ caller }) => catalog.limits(caller.plan),
  presets: async () => catalog.presets(),
  entities: async () => catalog.entities(),
})
