import { execFileSync } from 'node:child_process'
import type { PlanName } from '@sfumato/contract'
// Tells the compiler what the test database's set-up provides.
import type {} from '../../../server/test/support/postgres.ts'
import { startProcess } from '../../../server/test/support/process.ts'
import { createDatabase } from '../../../server/test/support/service.ts'

const ADMIN = new URL('../../../server/src/admin.ts', import.meta.url).href
const BUILD = new URL('../../../../scripts/build-web.mjs', import.meta.url).href

/** The real server on a database of its own, serving the dashboard as it is built for users. */
export async function startDashboard() {
  const build = `import(${JSON.stringify(BUILD)}).then(({ ensureWeb }) => ensureWeb(process.execPath))`
  execFileSync(process.execPath, ['--eval', build], { stdio: ['ignore', 'ignore', 'pipe'] })
  const database = await createDatabase()
  const server = await startProcess({ DATABASE_URL: database.url })
  return {
    url: server.url,
    /** An account on a plan that newcomers do not have, made as an operator makes it. */
    createUser(email: string, password: string, plan: PlanName) {
      const options = JSON.stringify({ email, password, plan, admin: false })
      const create = `import(${JSON.stringify(ADMIN)}).then(({ createUser }) => createUser(${options}))`
      execFileSync(process.execPath, ['--eval', create], {
        env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: server.dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
    },
    async stop() {
      await server.stop()
      server.remove()
      await database.drop()
    },
  }
}
