#!/usr/bin/env node
/**
 * Starts the command on a Node that can run it. The machine's own may be older than the product needs; then
 * the one that `npm start` fetched takes over.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ensureNode } from '../../../scripts/bootstrap.mjs'

const node = ensureNode()
if (node === process.execPath) {
  const { enableCompileCache } = await import('node:module')
  enableCompileCache()
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else {
  ensureInstalled()
  const result = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = result.status ?? 1
}
