import { z } from 'zod'
import { defineRoutes } from '../define-routes.ts'
import * as s from '../schemas.ts'

const tag = 'Catalog'

export const catalogRoutes = defineRoutes({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Is the service well, and what can it do',
    tag,
    auth: 'none',
    rate: null,
    status: 200,
    response: s.Health,
    errors: [],
  },
  limits: {
    method: 'GET',
    path: '/api/pii/limits',
    summary: "Limits of the caller's plan",
    tag,
    auth: 'apiKey',
    rate: 'other',
    status: 200,
    response: s.Limits,
    errors: [],
  },
  presets: {
    method: 'GET',
    path: '/api/presets',
    summary: 'Named selections of entity types',
    tag,
    auth: 'apiKey',
    rate: 'other',
    status: 200,
    response: z.object({ presets: z.array(s.Preset) }),
    errors: [],
  },
  entities: {
    method: 'GET',
    path: '/api/pii/entities',
    summary: 'All entity types',
    tag,
    auth: 'apiKey',
    rate: 'other',
    status: 200,
    response: z.object({ entities: z.array(s.Entity), totalCount: z.int() }),
    errors: [],
  },
})
