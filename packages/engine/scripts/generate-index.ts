/**
 * Writes src/recognizers/index.generated.ts: static imports of all recognizer files and the union of their types.
 * `node packages/engine/scripts/generate-index.ts` writes, with `--check` it only says whether the file is fresh.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../src/recognizers')
const TARGET = join(FOLDER, 'index.generated.ts')

/** "nl/bsn", "global/email-address", ...: sorted, without tests and without files or folders marked by "_". */
export const recognizerIds = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('_')))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()

const importName = (id: string): string =>
  id.replace(/[^a-z0-9]+(.)?/gi, (_, next = '') => next.toUpperCase())

function entityOf(id: string): string {
  const entity = /\bentity: '([A-Z0-9_]+)'/.exec(readFileSync(join(FOLDER, `${id}.ts`), 'utf8'))?.[1]
  if (!entity) throw new Error(`${id}.ts names no entity`)
  return entity
}

export function generateIndex(ids: readonly string[] = recognizerIds()): string {
  return [
    '// Written by scripts/generate-index.ts: do not edit.',
    "import type { Recognizer } from '../define.ts'",
    ...ids.map((id) => `import ${importName(id)} from './${id}.ts'`),
    '',
    '/** Every recognizer by its path below this folder. */',
    'export const RECOGNIZERS: Readonly<Record<string, Recognizer>> = {',
    ...ids.map((id) => `  '${id}': ${importName(id)},`),
    '}',
    '',
    'export type EntityType =',
    ...ids
      .map(entityOf)
      .sort()
      .map((entity) => `  | '${entity}'`),
    '',
  ].join('\n')
}

if (import.meta.main) {
  const fresh = generateIndex()
  if (!process.argv.includes('--check')) writeFileSync(TARGET, fresh)
  else if (readFileSync(TARGET, 'utf8') !== fresh) {
    console.error('index.generated.ts is stale: run `npm run generate`')
    process.exitCode = 1
  }
}
