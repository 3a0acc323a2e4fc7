import { execFileSync } from 'node:child_process'
// Tells the compiler what the test database's set-up provides.
import type {} from '../../../server/test/support/postgres.ts'
import { startProcess } from '../../../server/test/support/process.ts'
import { createDatabase } from '../../../server/test/support/service.ts'

const BUILD = new URL('../../../../scripts/build-web.mjs', import.meta.url).href

/** The real server on a database of its own, serving the dashboard as it is built for users. */
export async function startDashboard() {
  const build = `import(${JSON.stringify(BUILD)}).then(({ ensureWeb }) => ensureWeb(process.execPath))`
  execFileSync(process.execPath, ['--eval', build], { stdio: ['ignore', 'ignore', 'pipe'] })
  const database = await createDatabase()
  const server = await startProcess({ DATABASE_URL: database.url })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      server.remove()
      await database.drop()
    },
  }
}
