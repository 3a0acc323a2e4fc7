import { z } from 'zod'
import { errorsOf, type Route } from './define-routes.ts'
import { ERRORS, ErrorBody } from './errors.ts'
import { routes } from './routes/index.ts'
import { VERSION } from './version.ts'

type Json = Record<string, unknown>

/** Shapes with an id become components; references are written the OpenAPI way. */
const toSchema = (type: z.ZodType, io: 'input' | 'output', components: Json): Json => {
  const {
    $schema: _,
    $defs,
    ...schema
  } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json & { $defs?: Json }
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, `#/components/schemas/${inner.replace('#/$defs/', '')}`]
          : [key, rename(inner)],
      ),
    )
  }
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { $schema: __, id: ___, ...shape } = rename(definition) as Json
    components[name] = shape
  }
  return rename(schema) as Json
}

const security: Record<Route['auth'], Json[] | undefined> = {
  none: [],
  webhook: [],
  apiKey: [{ apiKey: [] }, { session: [] }],
  session: [{ session: [] }],
  admin: [{ admin: [] }],
}

function parameters(
  type: z.ZodType | undefined,
  place: 'path' | 'query' | 'header',
  components: Json,
): Json[] {
  if (!type) return []
  const { properties = {}, required = [] } = toSchema(type, 'input', components) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function requestBody(route: Route, components: Json): Json | undefined {
  if (route.raw) return { required: true, content: { 'application/json': { schema: {} } } }
  if (route.body) {
    return {
      required: true,
      content: { 'application/json': { schema: toSchema(route.body, 'input', components) } },
    }
  }
  if (!route.form) return undefined
  const form = toSchema(route.form, 'input', components) as {
    properties: Record<string, Json>
    required?: string[]
  }
  const properties = Object.fromEntries(
    Object.entries(form.properties).map(([name, { contentMediaType, ...schema }]) => [
      name,
      contentMediaType ? { type: 'string', contentMediaType, contentSchema: schema } : schema,
    ]),
  )
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          ...form,
          properties: { file: { type: 'string', format: 'binary' }, ...properties },
          required: ['file', ...(form.required ?? [])],
        },
      },
    },
  }
}

/** What an answer that is a file cannot say in its body. */
const fileHeaders: Json = {
  'X-Tokens-Charged': { description: 'With a file: what it cost.', schema: { type: 'integer' } },
  'X-Entities-Found': { description: 'With a file: findings in it.', schema: { type: 'integer' } },
  'X-Left-Out': {
    description: 'With a file: what was left out of it, comma-separated, such as "macros".',
    schema: { type: 'string' },
  },
}

function responses(route: Route, components: Json): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of errorsOf(route)) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const addinError = { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] }
  const errorSchema = route.envelope === 'addin' ? addinError : { $ref: '#/components/schemas/Error' }
  return {
    [route.status]: {
      description: 'Success',
      ...(route.file ? { headers: fileHeaders } : {}),
      content: {
        [route.contentType ?? 'application/json']: { schema: toSchema(route.response, 'output', components) },
        ...(route.file ? { [route.file.contentType]: { schema: { type: 'string', format: 'binary' } } } : {}),
      },
    },
    ...Object.fromEntries(
      [...byStatus]
        .sort(([a], [b]) => a - b)
        .map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: { 'application/json': { schema: errorSchema } } },
        ]),
    ),
  }
}

/** The OpenAPI 3.1 document, printed from the rows. */
export function openApiDocument(serverUrl = '/') {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    const body = requestBody(route, components)
    const inputs = [
      ...parameters(route.params, 'path', components),
      ...parameters(route.query, 'query', components),
      ...parameters(route.headers, 'header', components),
      ...(route.billable
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              description: 'Same key, same answer, one charge.',
              schema: { type: 'string', minLength: 1, maxLength: 200 },
            },
          ]
        : []),
    ]
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: {
        operationId: name,
        summary: route.summary,
        tags: [route.tag],
        security: security[route.auth],
        ...(inputs.length > 0 ? { parameters: inputs } : {}),
        ...(body ? { requestBody: body } : {}),
        responses: responses(route, components),
      },
    }
  }
  components.Error = toSchema(ErrorBody, 'input', {})
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sfumato',
      version: VERSION,
      description: 'Finds personal data in text, images and documents and makes it vanish.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'API key from the dashboard' },
        session: { type: 'apiKey', in: 'cookie', name: 'sfumato_session' },
        admin: {
          type: 'http',
          scheme: 'bearer',
          description: 'ADMIN_TOKEN or the API key of an administrator',
        },
      },
    },
  }
}
