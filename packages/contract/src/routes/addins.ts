import { z } from 'zod'
import { defineRoutes, type Route } from '../define-routes.ts'
import * as s from '../schemas.ts'

/** Cloud-storage addins: one set of routes for every provider, `{slug}` names it. */
const tag = 'Addins'
const params = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,50}$/) })
const envelope = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data })
const common = {
  tag,
  auth: 'session',
  rate: 'other',
  params,
  status: 200,
  envelope: 'addin',
} as const satisfies Partial<Route>
const FileId = z.string().min(1).max(4096)

export const addinRoutes = defineRoutes({
  addinAuth: {
    ...common,
    method: 'GET',
    path: '/api/addins/{slug}/auth',
    summary: 'Where to send the user to connect the account; sets the PKCE cookie',
    response: envelope(z.object({ authUrl: z.string() })),
    errors: [],
  },
  addinCallback: {
    ...common,
    method: 'GET',
    path: '/api/addins/{slug}/callback',
    summary: "The provider's redirect: completes the connection and closes the window",
    query: z.looseObject({ code: z.string().max(4096).optional(), state: z.string().max(4096).optional() }),
    response: z.string(),
    contentType: 'text/html',
    errors: [],
  },
  addinDisconnect: {
    ...common,
    method: 'POST',
    path: '/api/addins/{slug}/disconnect',
    summary: 'Forget the tokens; the addin stays active',
    response: envelope(z.object({ message: z.string() })),
    errors: [],
  },
  addinFiles: {
    ...common,
    method: 'POST',
    path: '/api/addins/{slug}/files',
    summary: 'List a folder',
    body: z.strictObject({ folderId: FileId.optional() }),
    maxBodyBytes: 16 * 1024,
    response: envelope(z.object({ files: z.array(s.CloudFile) })),
    errors: [],
  },
  addinDownload: {
    ...common,
    method: 'POST',
    path: '/api/addins/{slug}/download',
    summary: 'Fetch a file and give its text, or the image',
    body: z.strictObject({ fileId: FileId, fileName: z.string().max(1024), mimeType: z.string().max(255) }),
    maxBodyBytes: 16 * 1024,
    response: envelope(
      z.union([
        z.object({ textContent: z.string() }),
        z.object({ isImage: z.literal(true), imageData: z.string() }),
      ]),
    ),
    errors: [],
  },
  addinUpload: {
    ...common,
    method: 'POST',
    path: '/api/addins/{slug}/upload',
    summary: 'Store an anonymized file beside the original',
    body: z.strictObject({
      fileName: z.string().min(1).max(1024),
      parentId: FileId.optional(),
      mimeType: z.string().max(255),
      content: z.string(),
      encoding: z.enum(['utf8', 'base64']).default('utf8'),
    }),
    response: envelope(z.object({ webUrl: z.string().optional() })),
    errors: [],
  },
})
