/**
 * Speed of analyze with the whole catalog on, in CPU time of this process, beside the figures measured for
 * Presidio 2.2.363 on a like machine (2 ARM Neoverse-N1 cores): pattern recognizers only, about the same density.
 *
 *   node packages/engine/bench/analyze.ts [--corpus DIR] [--json]
 *
 * DIR holds mixed_1kb.txt, mixed_10kb.txt and mixed_100kb.txt; without it a text made from a seed is used.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, catalogScanner } from '../src/analyze.ts'
import { CATALOG } from '../src/catalog.ts'
import { denseText } from './corpus.ts'

const { values } = parseArgs({ options: { corpus: { type: 'string' }, json: { type: 'boolean' } } })

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const sample = (kilobytes: number): string =>
  values.corpus
    ? readFileSync(join(values.corpus, `mixed_${kilobytes}kb.txt`), 'utf8')
    : denseText(kilobytes * 1000)

interface Case {
  name: string
  text: string
  /** Presidio with 16 recognizers, CPU milliseconds. */
  peerMs: number | undefined
  limitMs: number | undefined
}

const hundred = sample(100)
const cases: Case[] = [
  { name: '1 KB', text: sample(1), peerMs: 35, limitMs: 2 },
  { name: '10 KB', text: sample(10), peerMs: 215, limitMs: 10 },
  { name: '100 KB', text: hundred, peerMs: 10_030, limitMs: 100 },
  { name: '1 MB', text: hundred.repeat(10), peerMs: undefined, limitMs: undefined },
]

const begin = cpuMs()
catalogScanner()
const buildMs = cpuMs() - begin

/** What recognizers share about a text is forgotten with its request; without this the next run would find it ready. */
const requestIsOver = (): Promise<void> => Promise.resolve()

/** Mean of runs after warming up; the runs together take about two seconds. */
async function measure(text: string): Promise<{ ms: number; found: number }> {
  const warmUntil = cpuMs() + 500
  let found = 0
  do {
    found = analyze({ text }).length
    await requestIsOver()
  } while (cpuMs() < warmUntil)
  const start = cpuMs()
  let runs = 0
  do {
    analyze({ text })
    await requestIsOver()
    runs++
  } while (cpuMs() - start < 1500)
  return { ms: (cpuMs() - start) / runs, found }
}

const rows = []
for (const { name, text, peerMs, limitMs } of cases) {
  const { ms, found } = await measure(text)
  rows.push({ name, characters: text.length, ms, found, limitMs, peerMs, faster: peerMs && peerMs / ms })
}
const growth = rows[3]!.ms / rows[2]!.ms

if (values.json) console.log(JSON.stringify({ recognizers: CATALOG.length, buildMs, rows, growth }))
else {
  console.log(`${CATALOG.length} types, catalog made ready in ${buildMs.toFixed(0)} ms\n`)
  console.log('text        found    CPU ms     limit   Presidio (16 types)')
  for (const { name, found, ms, limitMs, peerMs, faster } of rows)
    console.log(
      [
        name.padEnd(10),
        String(found).padStart(7),
        ms.toFixed(3).padStart(10),
        String(limitMs ?? '').padStart(10),
        peerMs ? `${peerMs} ms, ${faster?.toFixed(0)} times`.padStart(24) : '',
      ].join(''),
    )
  console.log(`\n1 MB takes ${growth.toFixed(1)} times as long as 100 KB (limit 12)`)
}
const missed = rows.filter(({ ms, limitMs }) => limitMs !== undefined && ms > limitMs)
if (missed.length > 0 || growth > 12) process.exitCode = 1
