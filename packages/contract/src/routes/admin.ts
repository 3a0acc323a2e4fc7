import { z } from 'zod'
import { defineRoutes } from '../define-routes.ts'
import * as s from '../schemas.ts'

const tag = 'Administration'

const Addin = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.string(),
    status: z.string(),
    icon: z.string(),
    version: z.string(),
    isBuiltin: z.boolean(),
    requiresPlan: z.string().nullable(),
    metadata: z.record(z.string(), z.unknown()),
    sortOrder: z.int(),
    hasCredentials: z.boolean(),
  })
  .meta({ id: 'Addin' })

export const adminRoutes = defineRoutes({
  adminAddins: {
    method: 'GET',
    path: '/api/admin/addins',
    summary: 'All addins with their ids',
    tag,
    auth: 'admin',
    rate: 'other',
    status: 200,
    response: z.object({ addins: z.array(Addin) }),
    errors: [],
  },
  adminSetAddinCredentials: {
    method: 'PUT',
    path: '/api/admin/addins/{id}',
    summary: 'Store the OAuth client of an addin, sealed',
    tag,
    auth: 'admin',
    rate: 'other',
    params: s.Id,
    body: z.strictObject({
      oauthClientId: z.string().min(1).max(1024),
      oauthClientSecret: z.string().min(1).max(4096),
    }),
    maxBodyBytes: 16 * 1024,
    status: 200,
    response: z.object({ addin: Addin }),
    errors: [],
  },
})
