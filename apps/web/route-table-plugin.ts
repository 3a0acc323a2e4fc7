import { type Route, routes, VERSION } from '@sfumato/contract'
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
      return `export const routes = ${JSON.stringify(rows)}\nexport const VERSION = ${JSON.stringify(VERSION)}\n`
    },
  }
}
