/**
 * Writes docs/entities.md from the recognizers: rule, format, validator, sources and examples of every type.
 * `node packages/engine/scripts/generate-docs.ts` writes, with `--check` it only says whether the file is fresh.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CATALOG, type CatalogRecognizer } from '../src/catalog.ts'
import type { Group } from '../src/define.ts'

const RECOGNIZERS = join(import.meta.dirname, '../src/recognizers')
const TARGET = join(import.meta.dirname, '../../../docs/entities.md')

const GROUP_NAMES: Readonly<Record<Group, string>> = {
  identity: 'Identity',
  location: 'Places and addresses',
  temporal: 'Dates and times',
  demographic: 'About a person',
  special_category: 'Special categories',
  health: 'Health',
  contact: 'Contact',
  network: 'Network',
  device: 'Devices',
  record_id: 'Records',
  vehicle: 'Vehicles',
  financial: 'Money',
  crypto: 'Crypto assets',
  secret: 'Secrets',
  government_id: 'Official documents and numbers',
  tax_id: 'Tax',
  business_id: 'Companies',
}

/** The comment above the definition: the rule in words. */
function ruleOf(id: string): string {
  const source = readFileSync(join(RECOGNIZERS, `${id}.ts`), 'utf8')
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export default/.exec(source)?.[1]
  const anyComment = comment ?? /\/\*\*((?:(?!\*\/)[\s\S])*)\*\//.exec(source)?.[1] ?? ''
  return anyComment
    .replace(/\s*\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text as inline code, whatever it holds. */
function code(text: string): string {
  const line = text.replace(/\r?\n/g, '⏎').replace(/\|/g, '\\|')
  const fence = '`'.repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${fence}${pad}${line}${pad}${fence}`
}

function marked(example: string): string {
  const [before = '', rest = ''] = example.split('[[', 2)
  const [value = '', after = ''] = rest.split(']]', 2)
  return [before && code(before), `**${code(value)}**`, after && code(after)].filter(Boolean).join(' ')
}

function validatorOf({ recognizer, detection }: CatalogRecognizer): string {
  if (recognizer.check)
    return `checked; a value that passes scores ${recognizer.validScore ?? 'as its pattern'}`
  if (recognizer.find) return detection === 'nlp' ? 'rules of language' : 'checked while it is read'
  return recognizer.contextRequired ? 'none: only with its label nearby' : 'none'
}

function section(entry: CatalogRecognizer): string {
  const { id, recognizer } = entry
  const labels = [...new Set(Object.values(recognizer.context ?? {}).flat())]
  return [
    `### ${recognizer.entity}`,
    '',
    `${recognizer.title}. ${recognizer.description}.`.replace(/\.\.$/, '.'),
    '',
    ruleOf(id),
    '',
    `- Format: ${recognizer.format}`,
    `- Validator: ${validatorOf(entry)}`,
    ...(labels.length
      ? [`- Labels${recognizer.contextRequired ? ' (one is required)' : ''}: ${labels.join(', ')}`]
      : []),
    `- Sources: ${recognizer.sources.map((source) => `<${source}>`).join(', ')}`,
    `- Found: ${recognizer.examples.match.map(marked).join('; ')}`,
    '- Left alone:',
    ...recognizer.examples.reject.map(({ text, why }) => `  - ${code(text)}: ${why}`),
    '',
  ].join('\n')
}

export function generateDocs(): string {
  const groups = Map.groupBy(CATALOG, ({ recognizer }) => recognizer.group)
  const byCountry = (a: CatalogRecognizer, b: CatalogRecognizer): number =>
    (a.recognizer.country ?? '').localeCompare(b.recognizer.country ?? '')
  const parts = (Object.keys(GROUP_NAMES) as Group[]).flatMap((group) => {
    const entries = (groups.get(group) ?? []).toSorted(byCountry)
    return entries.length ? [`## ${GROUP_NAMES[group]}`, '', ...entries.map(section)] : []
  })
  return [
    '<!-- Written by packages/engine/scripts/generate-docs.ts: do not edit. -->',
    '',
    '# Entity types',
    '',
    `The ${CATALOG.length} types the service finds. Each is one file below \`packages/engine/src/recognizers\`; this page`,
    'is printed from them, and the examples are their tests. A label (context word) near a value adds 0.35 to its',
    'score; results below 0.35 are not shown unless a request asks for them. What another `score_threshold` finds of',
    'names is in the [model card](../packages/engine/models/small/MODEL_CARD.md#choosing-a-threshold).',
    '',
    ...parts,
  ].join('\n')
}

if (import.meta.main) {
  const fresh = generateDocs()
  if (process.argv.includes('--check')) {
    if (readFileSync(TARGET, 'utf8') !== fresh) {
      console.error('docs/entities.md is stale: run `npm run generate`')
      process.exitCode = 1
    }
  } else {
    mkdirSync(dirname(TARGET), { recursive: true })
    writeFileSync(TARGET, fresh)
  }
}
