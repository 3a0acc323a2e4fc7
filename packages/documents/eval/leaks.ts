import { parseArgs } from 'node:util'
import { type FormatName, formatNames } from '../src/formats.ts'
import { detectByEngine } from './detect-by-engine.ts'
import { createTools, type Measured, measure } from './measure.ts'

/**
 * Makes files with planted values, cleans them, and looks for the values with every program at hand. The detection is
 * perfect here (it knows the values), so what is left is what a format did not show or did not remove.
 */
const { values: options } = parseArgs({
  options: {
    files: { type: 'string', default: '200' },
    format: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    /** Keeps made and cleaned files, to look at. */
    keep: { type: 'string' },
    /** Detection by the engine's patterns, without a model for names. What it does not know stays, and counts. */
    engine: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const chosen = (options.format ?? formatNames) as FormatName[]

function report(format: FormatName, { files: all, totals, cleanedMs, allMs }: Measured): boolean {
  const cleaned = all.filter((file) => file.bytes !== undefined)
  const leaks = new Map<string, number>()
  const places = new Map<string, { count: number; seeds: Set<number> }>()
  for (const file of cleaned) {
    for (const [extractor, planted] of file.leaks) {
      leaks.set(extractor, (leaks.get(extractor) ?? 0) + planted.size)
      for (const one of planted) {
        const key = `${file.made.writer}: ${one.place}${one.drawn ? ' (drawn)' : ''} by ${extractor}`
        const place = places.get(key) ?? { count: 0, seeds: new Set() }
        place.count++
        places.set(key, { ...place, seeds: place.seeds.add(file.made.seed) })
      }
    }
  }
  const opened = cleaned.filter((file) => file.isOpened).length
  const whole = cleaned.filter((file) => file.problems.length === 0).length
  const leaked = new Set(cleaned.flatMap((file) => [...file.leaks.values()].flatMap((set) => [...set]))).size
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  console.log(
    `${format.padEnd(5)} files ${all.length}, refused ${all.length - cleaned.length}, planted ${totals.planted} (${totals.seenBefore} readable before), in passages ${totals.inPassages}, leaked ${leaked}, opened ${opened}/${cleaned.length}, whole ${whole}/${cleaned.length}, ${seconds(cleanedMs)} s + ${seconds(allMs - cleanedMs)} s`,
  )
  for (const [extractor, count] of leaks) console.log(`      leak by ${extractor}: ${count}`)
  const most = options.verbose ? 1000 : 40
  for (const [place, { count, seeds }] of [...places].slice(0, most))
    console.log(`        ${count} × ${place}, seeds ${[...seeds].slice(0, 4).join(' ')}`)
  const notes = new Map<string, number[]>()
  for (const file of all) {
    const reasons = file.refusal
      ? [`refused: ${file.refusal}`]
      : [...file.problems, ...(file.isOpened ? [] : ['not opened'])]
    for (const reason of new Set(reasons))
      notes.set(`${file.made.writer}: ${reason}`, [
        ...(notes.get(`${file.made.writer}: ${reason}`) ?? []),
        file.made.seed,
      ])
  }
  for (const [note, seeds] of notes)
    console.log(`      ${seeds.length} × ${note}, seeds ${seeds.slice(0, 4).join(' ')}`)
  return leaked === 0
}

const formats = chosen.map((name) => ((name as string) === 'jpg' ? 'jpeg' : name))
const tools = createTools()
const detect = options.engine ? detectByEngine() : undefined
let isClean = true
for (const format of formats) {
  const { keep, files, seed } = options
  const measured = await measure(format, { files: Number(files), seed: Number(seed), keep, detect }, tools)
  isClean = report(format, measured) && isClean
}
await tools.ocr.close()
process.exit(isClean ? 0 : 1)
