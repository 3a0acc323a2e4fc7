import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** `npm run new recognizer nl bsn`: a skeleton that compiles and already fails its own test. */
const [kind, country, name] = process.argv.slice(2)

if (kind !== 'recognizer' || !/^([a-z]{2}|global)$/.test(country ?? '') || !/^[a-z0-9-]+$/.test(name ?? '')) {
  console.error(
    'Usage: npm run new recognizer <country|global> <name>     for example: npm run new recognizer nl bsn',
  )
  process.exit(2)
}

const file = new URL(`../packages/engine/src/recognizers/${country}/${name}.ts`, import.meta.url)
if (existsSync(file)) {
  console.error(`sfumato: ${country}/${name}.ts exists already.`)
  process.exit(1)
}
const isGlobal = country === 'global'
const entity = `${isGlobal ? '' : `${country}_`}${name}`.toUpperCase().replaceAll('-', '_')
mkdirSync(dirname(file.pathname), { recursive: true })
writeFileSync(
  file,
  `import { defineRecognizer } from '../../define.ts'

/**
 * What it is, who issues it, and the rule in one or two sentences.
 */
export default defineRecognizer({
  entity: '${entity}',
  title: '',
  description: '',
  format: '',
  group: 'government_id',
${isGlobal ? '' : `  country: '${country!.toUpperCase()}',\n`}  sources: ['https://'],
  patterns: [{ name: 'plain', regex: /\\d{9}/, score: 0.1 }],
  context: { en: [] },
  check: () => 'unknown',
  examples: {
    match: ['label [[000000000]]', '', ''],
    reject: [
      { text: '', why: '' },
      { text: '', why: '' },
      { text: '', why: '' },
    ],
  },
})
`,
)
console.log(
  `Wrote packages/engine/src/recognizers/${country}/${name}.ts. Fill it in, then: npm run generate && npm run check`,
)
