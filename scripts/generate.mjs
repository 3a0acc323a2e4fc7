/** What is printed from definitions. With `check`, only says whether it is fresh. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './bootstrap.mjs'

const printed = [
  {
    script: 'packages/engine/scripts/generate-index.ts',
    output: 'packages/engine/src/recognizers/index.generated.ts',
  },
  { script: 'packages/engine/scripts/generate-docs.ts', output: 'docs/entities.md' },
  { script: 'scripts/generate-openapi.ts', output: 'docs/openapi.json' },
  { script: 'apps/cli/scripts/generate-docs.ts', output: 'docs/cli.md' },
]

export function generate(node, { check }) {
  const stale = []
  for (const { script, output } of printed) {
    const file = join(root, output)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    run('node', [script], node)
    if (readFileSync(file, 'utf8') !== before) stale.push(output)
  }
  if (!check || stale.length === 0) return
  console.error(
    `sfumato: these files were out of date and have been printed again; commit them: ${stale.join(', ')}`,
  )
  process.exit(1)
}
