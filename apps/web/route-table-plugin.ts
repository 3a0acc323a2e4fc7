import { defaultKeyDerivation, KeyDerivation, type Route, routes, VERSION } from '@sfumato/contract'
import type { Plugin } from 'vite'

const VIRTUAL = '\0sfumato-route-table'

/** What the client reads of a row: where a call goes and how its input travels. */
const addressOf = ({ method, path, contentType, envelope, body, form }: Route) => ({
  method,
  path,
  contentType,
  envelope,
  body: body && true,
  form: form && true,
})

interface Bounds {
  const?: string
  minimum?: number
  maximum?: number
}

/** The bounds that keep a service from asking for a cheap password hash, read from the schema that sets them. */
function keyDerivationBounds(): Record<string, Bounds> {
  const { $defs } = KeyDerivation.toJSONSchema() as {
    $defs: Record<string, { properties: Record<string, Bounds> }>
  }
  return $defs.KeyDerivation!.properties
}

/** As much of a schema as the client asks of this one: does a value keep the bounds, and hold nothing else? */
const boundsCheck = (bounds: Record<string, Bounds>) => `
const bounds = ${JSON.stringify(bounds)}
const keeps = (value, { const: only, minimum, maximum }) =>
  only === undefined ? Number.isInteger(value) && value >= minimum && value <= maximum : value === only
export const KeyDerivation = {
  safeParse: (value) => ({
    success:
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).every((name) => Object.hasOwn(bounds, name)) &&
      Object.entries(bounds).every(([name, bound]) => keeps(value[name], bound)),
  }),
}`

/**
 * In the browser the contract is its route table without schemas. The service validates; schemas here would
 * cost 30 kB, and building them tries `new Function`, which the page's content security policy forbids.
 * A name that is not exported below fails the build, so nothing goes missing in silence.
 */
export function routeTable(): Plugin {
  return {
    name: 'sfumato-route-table',
    enforce: 'pre',
    resolveId: (source) => (source === '@sfumato/contract' ? VIRTUAL : undefined),
    load(id) {
      if (id !== VIRTUAL) return undefined
      const rows = Object.fromEntries(Object.entries(routes).map(([name, row]) => [name, addressOf(row)]))
      const constants = { routes: rows, VERSION, defaultKeyDerivation }
      return [
        ...Object.entries(constants).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
        ),
        boundsCheck(keyDerivationBounds()),
      ].join('\n')
    },
  }
}
