/** `npm start`: install what is missing, build what is stale, start, and say what to do next. */
import { spawn } from 'node:child_process'
import { ensureInstalled, ensureNode, environment, root } from './bootstrap.mjs'
import { ensureWeb } from './build-web.mjs'

const node = ensureNode()
ensureInstalled()
ensureWeb(node)

const server = spawn(node, ['apps/server/bin/sfumato-server.mjs'], {
  cwd: root,
  env: environment(node),
  stdio: 'inherit',
})
// The server decides how to stop; npm and this process only pass the wish on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
