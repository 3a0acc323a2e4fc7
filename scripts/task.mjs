/** `npm run <task>`: every task on the product's own Node, with what it needs installed first. */
import { ensureInstalled, ensureNode, root, run } from './bootstrap.mjs'
import { ensureWeb } from './build-web.mjs'
import { generate } from './generate.mjs'

const [task, ...args] = process.argv.slice(2)
const node = ensureNode()
ensureInstalled()

const tasks = {
  /** Format, lint, types, unused code, freshness of what is printed, unit tests. */
  check() {
    tasks.static()
    run('vitest', ['run', '--project', 'unit'], node)
  },
  static() {
    run('biome', ['ci', '--error-on-warnings', '.'], node)
    run('tsc', ['-p', '.'], node)
    run('tsc', ['-p', 'apps/web'], node)
    run('knip', [], node)
    generate(node, { check: true })
  },
  format: () => run('biome', ['check', '--write', '.'], node),
  generate: () => generate(node, { check: false }),
  /** Speed, as figures beside their bars. `npm run bench http` runs one of them. */
  bench() {
    const all = {
      analyze: 'packages/engine/bench/analyze.ts',
      anonymize: 'packages/engine/bench/anonymize.ts',
      ner: 'packages/engine/bench/ner.ts',
      http: 'apps/server/bench/http.ts',
      files: 'apps/server/bench/files.ts',
    }
    const [only, ...rest] = args
    if (only && !(only in all))
      fail(`there is no benchmark of that name; choose from ${Object.keys(all).join(', ')}`)
    for (const [name, file] of Object.entries(all)) {
      if (only && only !== name) continue
      console.log(`\n${name}`)
      run('node', [file, ...rest], node)
    }
  },
  /** Quality on labelled data: `npm run eval -- --data DIR`. */
  eval: () => run('node', ['packages/engine/eval/run.ts', ...args], node),
  /** Names, places and organisations per corpus and language: `npm run eval:ner -- --data DIR`. */
  'eval:ner': () => run('node', ['packages/engine/eval/ner.ts', ...args], node),
  /** Attack texts against every built-in pattern: a prover, and growth from 10 to 100 KB. */
  'eval:redos': () => run('node', ['packages/engine/eval/redos.ts', ...args], node),
  /** Planted values in files of every format: does one of them stay? `npm run eval:leaks -- --files 20`. */
  'eval:leaks': () => run('node', ['packages/documents/eval/leaks.ts', ...args], node),
  /** Damaged files and files made to do harm: `npm run eval:damage -- --files 1000`. */
  'eval:damage': () => run('node', ['packages/documents/eval/mutate.ts', ...args], node),
  /** Values found through OCR on rendered pages, boxes and time: `npm run eval:ocr -- --time`. */
  'eval:ocr': () => run('node', ['packages/documents/eval/ocr.ts', ...args], node),
  new: () => run('node', ['scripts/new.ts', ...args], node),
  /** Server and dashboard, reloading. */
  dev() {
    ensureWeb(node)
    run('node', ['--watch', 'apps/server/bin/sfumato-server.mjs'], node)
  },
}

function fail(message) {
  console.error(`sfumato: ${message}`)
  process.exit(2)
}

if (!(task in tasks))
  fail(`there is no task of that name in ${root}; choose from ${Object.keys(tasks).join(', ')}`)
tasks[task]()
