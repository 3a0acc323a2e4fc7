/** Builds the dashboard when a file it is made of has changed since the last build, and not otherwise. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './bootstrap.mjs'

const SOURCES = ['apps/web', 'packages/client', 'packages/contract', 'addins']
const stamp = join(root, 'apps/web/dist/.built-from')

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const source of SOURCES) {
    const files = readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter(
        (file) =>
          file.isFile() && !/(^|\/)(dist|node_modules)(\/|$)/.test(file.parentPath.slice(root.length)),
      )
      .map((file) => join(file.parentPath, file.name))
      .sort()
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

export function ensureWeb(node) {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.error('sfumato: building the dashboard ...')
  run('node', ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'], node)
  writeFileSync(stamp, current)
}
