/**
 * Speed, memory and load time of the name model beside their bars, whole path from text to spans.
 *
 *   node packages/engine/bench/ner.ts [--model small|FOLDER] [--english FILE] [--mixed FILE] [--json]
 *
 * FILE is plain text, or compressed with xz; without it, licence texts are the English and a text made from a seed,
 * dense with numbers, the mixed one. Speed is in CPU time of all threads, so that it is the speed of one core
 * whatever the number of threads.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { licenceTexts } from '../eval/plain-text.ts'
import { createNerModel } from '../src/ner/create.ts'
import { denseText } from './corpus.ts'

const { values } = parseArgs({
  options: {
    model: { type: 'string', default: 'small' },
    english: { type: 'string' },
    mixed: { type: 'string' },
    json: { type: 'boolean' },
  },
})

const BARS = { kilobytesPerSecond: 60, memoryMegabytes: 250, readyMs: 2000 }
const SIZE = 100_000
/** Some way into a file, where headers are over. */
const FROM = 1_000_000
const ROUNDS = 5

function sample(path: string | undefined, otherwise: () => string): string {
  if (!path) return otherwise().slice(0, SIZE)
  const text = path.endsWith('.xz')
    ? execFileSync('xz', ['-dc', path], { encoding: 'utf8', maxBuffer: 2 ** 30 })
    : readFileSync(path, 'utf8')
  return text.length > FROM + SIZE ? text.slice(FROM, FROM + SIZE) : text.slice(0, SIZE)
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const megabytes = (): number => process.memoryUsage.rss() / 1e6

const modules = join(import.meta.dirname, '../../../node_modules')
const texts = {
  english: sample(values.english, () => licenceTexts(modules)),
  mixed: sample(values.mixed, () => denseText(SIZE)),
}
const memoryBefore = megabytes()
const begin = performance.now()
const model = createNerModel(values.model)
if (!model?.warm || !model.close) throw new Error('There is no model to measure.')
await model.warm()
const readyMs = performance.now() - begin

/** The median of rounds after one to warm up: other work on the machine disturbs single rounds. */
async function speed(text: string): Promise<{ kilobytesPerSecond: number; spans: number }> {
  let spans = (await model!.tag(text, 'en')).length
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs()
    spans = (await model!.tag(text, 'en')).length
    rounds.push(text.length / (cpuMs() - start))
  }
  rounds.sort((a, b) => a - b)
  return { kilobytesPerSecond: rounds[Math.floor(ROUNDS / 2)]!, spans }
}

const english = await speed(texts.english)
const mixed = await speed(texts.mixed)
const short = 'Please call Anna Schmidt of Acme Ltd in Berlin tomorrow.'
const shortStart = performance.now()
for (let i = 0; i < 100; i++) await model.tag(short, 'en')
const shortMs = (performance.now() - shortStart) / 100
const memoryMegabytes = megabytes() - memoryBefore
await model.close()

const results = { english, mixed, shortMs, readyMs, memoryMegabytes, bars: BARS }
if (values.json) console.log(JSON.stringify(results))
else {
  const line = (name: string, value: string, bar: string): void =>
    console.log(`${name.padEnd(44)}${value.padStart(10)}  ${bar}`)
  line(
    'English, KB per CPU second',
    english.kilobytesPerSecond.toFixed(1),
    `at least ${BARS.kilobytesPerSecond}`,
  )
  line('mixed text, KB per CPU second', mixed.kilobytesPerSecond.toFixed(1), '')
  line('one short sentence, ms', shortMs.toFixed(1), '')
  line('ready after, ms', readyMs.toFixed(0), `at most ${BARS.readyMs}`)
  line('memory of model and threads, MB', memoryMegabytes.toFixed(0), `at most ${BARS.memoryMegabytes}`)
}
if (
  english.kilobytesPerSecond < BARS.kilobytesPerSecond ||
  readyMs > BARS.readyMs ||
  memoryMegabytes > BARS.memoryMegabytes
)
  process.exitCode = 1
