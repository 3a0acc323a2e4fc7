import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type FormatName, formatNames } from '../src/formats.ts'
import { createDocuments, DocumentError, type Documents, type TextsToAnalyze } from '../src/index.ts'
import { makeBombs } from './bombs.ts'
import { LIMITS } from './limits.ts'
import { type MadeFile, makeFiles } from './make/makers.ts'
import { mutate } from './mutations.ts'
import { createNeedle, squeeze } from './needles.ts'
import { createRandom } from './random.ts'
import { runBomb } from './run-bomb.ts'
import { searchBytes } from './search.ts'

/**
 * Damaged files through the processes of the room: none may end one, keep one beyond the deadline, or come back with a
 * value still in it. Then files made to do harm, with what they cost.
 */
const { values: options } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    format: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    /** Where files that did harm are written to. */
    keep: { type: 'string' },
    /** 'all', 'none', or what their names begin with: 'pdf'. */
    bombs: { type: 'string', default: 'all' },
  },
})
const DEADLINE_MS = 10_000
/** Bombs start a process each, and on a busy machine that alone takes seconds: judged is the processor's time. */
const BOMB_DEADLINE_MS = 90_000
const BASES = 6

interface Outcome {
  count: number
  slowestMs: number
  slowest: string
}

const outcomes = new Map<string, Outcome>()
const harm: string[] = []

function record(outcome: string, ms: number, what: string): void {
  const entry = outcomes.get(outcome) ?? { count: 0, slowestMs: 0, slowest: '' }
  entry.count++
  if (ms > entry.slowestMs) {
    entry.slowestMs = ms
    entry.slowest = what
  }
  outcomes.set(outcome, entry)
}

/** Stands in for the detection: every planted value that the text still shows, whatever is between its letters. */
function analyzePlanted(values: readonly string[], shown: Set<string>) {
  return async ({ text, variants }: TextsToAnalyze) => {
    const places: number[] = []
    let letters = ''
    for (const match of text.matchAll(/[\p{L}\p{N}]/gu)) {
      const plain = squeeze(match[0])
      letters += plain
      for (let index = 0; index < plain.length; index++) places.push(match.index)
    }
    const found = values.flatMap((value) => {
      const wanted = squeeze(value)
      const ranges: { start: number; end: number }[] = []
      for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
        shown.add(value)
        ranges.push({ start: places[at]!, end: places[at + wanted.length - 1]! + 1 })
      }
      return ranges
    })
    const results = found
      .sort((a, b) => a.start - b.start)
      .filter((range, index, all) => index === 0 || range.start >= all[index - 1]!.end)
      .map((range) => ({ ...range, entityType: 'PLANTED', score: 1 }))
    return { results, inVariants: variants.map(() => []), scoreThreshold: 0 }
  }
}

async function tryFile(documents: Documents, base: MadeFile, bytes: Uint8Array, what: string): Promise<void> {
  const started = performance.now()
  const shown = new Set<string>()
  const values = base.planted.filter((planted) => !planted.drawn).map((planted) => planted.value)
  try {
    const file = {
      bytes,
      name: base.name,
      language: 'en',
      kind: 'document' as const,
      limits: LIMITS,
      willRewrite: true,
    }
    const cleaned = await documents.use(file, async (open) => {
      const findings = await open.find(analyzePlanted(values, shown))
      return (await open.rewrite(findings.map(() => 'gone'))).bytes
    })
    record('cleaned', performance.now() - started, what)
    const left = searchBytes(cleaned, values.map(createNeedle))
    for (const [needle, layer] of left) {
      const place = base.planted.find((planted) => planted.value === needle.value)!.place
      // What damage made unreadable for every detection is no fault of the format.
      if (!shown.has(needle.value))
        record('value no detection was shown', performance.now() - started, `${what}: ${place}`)
      else {
        record('LEAK', performance.now() - started, `${what}: ${place}`)
        harm.push(`leak of ${place} by ${layer}: ${what}`)
      }
    }
    if ([...left.keys()].some((needle) => shown.has(needle.value))) await keep(bytes, what, base)
  } catch (error) {
    const ms = performance.now() - started
    if (error instanceof DocumentError && error.code !== 'TIMEOUT' && error.details.limit !== 'memory') {
      record(error.code, ms, what)
      return
    }
    const kind =
      error instanceof DocumentError ? `${error.code} ${String(error.details.limit ?? '')}` : String(error)
    record(`HARM ${kind}`, ms, what)
    harm.push(`${kind}: ${what}`)
    await keep(bytes, what, base)
  }
}

async function keep(bytes: Uint8Array, what: string, base: MadeFile): Promise<void> {
  if (!options.keep) return
  await mkdir(options.keep, { recursive: true })
  await writeFile(`${options.keep}/${what.replace(/[^a-zA-Z0-9]+/g, '-').slice(0, 80)}-${base.name}`, bytes)
}

const documents = createDocuments({
  workers: 2,
  deadlineMs: DEADLINE_MS,
  ocr: { env: { PATH: process.env.PATH } },
})
const formats = (options.format ?? formatNames) as FormatName[]
const total = Number(options.files)
const started = performance.now()
for (const format of formats) {
  // The first has pictures inside, and reading those would take most of the time: pictures come as files here.
  const bases = (await makeFiles(format, BASES, Number(options.seed), false)).slice(1)
  const perFormat = Math.ceil(total / formats.length)
  let next = 0
  await Promise.all(
    [0, 1].map(async () => {
      while (next < perFormat) {
        const number = next++
        const random = createRandom(
          Number(options.seed) * 1_000_003 + number * 17 + formatNames.indexOf(format),
        )
        const base = random.pick(bases)
        const { bytes, how } = await mutate(base.bytes, random.pick(bases).bytes, random)
        await tryFile(documents, base, bytes, `${format} ${number} (base ${base.seed}, ${how})`)
      }
    }),
  )
  console.log(
    `${format}: ${perFormat} mutated, ${((performance.now() - started) / 1000).toFixed(0)} s so far`,
  )
}
await documents.close()
for (const [outcome, { count, slowestMs, slowest }] of [...outcomes].sort()) {
  console.log(`${String(count).padStart(6)} ${outcome}, slowest ${Math.round(slowestMs)} ms: ${slowest}`)
}
for (const line of harm.slice(0, 60)) console.log(`  ${line}`)

if (options.bombs !== 'none') {
  for (const bomb of await makeBombs()) {
    if (options.bombs !== 'all' && !bomb.name.startsWith(options.bombs)) continue
    const result = await runBomb(bomb, BOMB_DEADLINE_MS)
    console.log(
      `bomb ${bomb.name.padEnd(44)} ${result.outcome}, ${result.ms} ms, ${result.cpuSeconds.toFixed(1)} s of CPU, peak ${result.peakMb} MB (${result.sizeKb} KB sent)`,
    )
    if (result.isHarm || result.cpuSeconds * 1000 > DEADLINE_MS)
      harm.push(`bomb ${bomb.name}: ${result.outcome}`)
  }
}
console.log(harm.length === 0 ? 'No harm done.' : `${harm.length} did harm.`)
process.exit(harm.length === 0 ? 0 : 1)
