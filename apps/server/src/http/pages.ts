import { existsSync } from 'node:fs'
import staticFiles from '@fastify/static'
import scalar from '@scalar/fastify-api-reference'
import { openApiDocument } from '@sfumato/contract'
import type { FastifyInstance } from 'fastify'
import { noSuchAddress } from './errors.ts'

/** Pages for people: the dashboard, the API reference, and the document it is printed from. */
export interface PagesOptions {
  publicUrl: string | undefined
  /** Built dashboard; absent where only the API is wanted. */
  webRoot: string
}

/** Argon2id for zero-knowledge sign-in is WebAssembly. */
const DASHBOARD_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
/** The reference sets its styles and its settings inside the page. Nothing is loaded from elsewhere. */
const REFERENCE_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export async function mountPages(app: FastifyInstance, { publicUrl, webRoot }: PagesOptions): Promise<void> {
  const document = openApiDocument(publicUrl)
  app.get('/api/openapi.json', async () => document)

  await app.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', REFERENCE_POLICY)
    })
    await pages.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/api/openapi.json',
        title: 'Sfumato API',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        pageTitle: 'Sfumato API',
        favicon: '/icon.svg',
        // Its makers' hosted services have no place in a self-hosted reference.
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        authentication: { preferredSecurityScheme: 'apiKey' },
      },
    })
  })

  if (existsSync(`${webRoot}/index.html`)) {
    await app.register(staticFiles, {
      root: webRoot,
      wildcard: false,
      index: ['index.html'],
      setHeaders: (reply, path) => {
        reply.header('content-security-policy', DASHBOARD_POLICY)
        reply.header('referrer-policy', 'no-referrer')
        // File names under assets/ carry a hash of their content.
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    // Addresses of the dashboard are its own matter: it is one page.
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (wantsPage && !request.url.startsWith('/api/') && existsSync(`${webRoot}/index.html`))
      return reply.sendFile('index.html')
    throw noSuchAddress()
  })
}
