/**
 * Searches every built-in pattern for texts that make it slow.
 *
 *   RECHECK_BACKEND=pure node packages/engine/eval/redos.ts [--only nl/,global/url] [--no-recheck]
 *
 * 1. recheck (npm) proves or fuzzes the growth of each expression from a fixed start.
 * 2. Each recognizer is timed on attack texts of 1k, 10k and 100k; 100k may take 12 times as long as 10k.
 */
import { parseArgs } from 'node:util'
import { checkSync } from 'recheck'
import { CATALOG } from '../src/catalog.ts'
import type { Recognizer } from '../src/define.ts'
import { Scanner } from '../src/scan.ts'
import { attacksOn } from './attacks.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: { only: { type: 'string' }, recheck: { type: 'boolean', default: true } },
})
const MOST_GROWTH = 12
/** Below this a run is too short to compare. */
const LEAST_MS = 50

const wanted = values.only?.split(',')
const chosen = CATALOG.filter(({ id }) => !wanted || wanted.some((prefix) => id.startsWith(prefix)))
let bad = 0

function timeOf(scanner: Scanner, text: string): number {
  const start = process.cpuUsage()
  scanner.scan(text, { language: 'en', minScore: 0 })
  return process.cpuUsage(start).user / 1000
}

function timing(id: string, recognizer: Recognizer): void {
  const scanner = new Scanner([recognizer])
  const long = attacksOn(recognizer, 100_000)
  attacksOn(recognizer, 10_000).forEach((attack, index) => {
    const first = timeOf(scanner, long[index]!)
    if (first < LEAST_MS) return
    const shorter = Math.min(timeOf(scanner, attack), timeOf(scanner, attack), timeOf(scanner, attack))
    const longer = Math.min(first, timeOf(scanner, long[index]!))
    if (longer < LEAST_MS || longer / shorter <= MOST_GROWTH) return
    bad++
    console.log(
      `${id}: ${longer.toFixed(0)} ms at 100k, ${shorter.toFixed(1)} ms at 10k on ${JSON.stringify(attack.slice(0, 24))}`,
    )
  })
}

for (const { id, recognizer } of chosen) {
  if (values.recheck) {
    for (const { name, regex } of recognizer.patterns ?? []) {
      const diagnosis = checkSync(`^(?:${regex.source})`, 'u', { timeout: 3000, attackTimeout: 500 })
      if (diagnosis.status !== 'vulnerable') continue
      bad++
      console.log(`${id} "${name}": ${diagnosis.complexity.summary}`)
    }
  }
  timing(id, recognizer)
}
console.log(`${chosen.length} recognizers, ${bad} findings`)
if (bad > 0) process.exitCode = 1
