/**
 * Searches every built-in pattern for texts that make it slow.
 *
 *   RECHECK_BACKEND=pure node packages/engine/eval/redos.ts [--only nl/,global/url] [--no-recheck]
 *
 * 1. recheck (npm) proves or fuzzes the growth of each expression from a fixed start.
 * 2. Each recognizer is timed on attack texts; 100k characters may take 12 times as long as 10k.
 *
 * Before that it shows that the timing can tell: a recognizer made quadratic must be caught, a linear one not.
 */
import { parseArgs } from 'node:util'
import { checkSync } from 'recheck'
import { CATALOG } from '../src/catalog.ts'
import type { Recognizer } from '../src/define.ts'
import { slowAttacks } from './growth.ts'
import { plantedLinear, plantedQuadratic } from './planted.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: { only: { type: 'string' }, recheck: { type: 'boolean', default: true } },
})
const wanted = values.only?.split(',')
const chosen = CATALOG.filter(({ id }) => !wanted || wanted.some((prefix) => id.startsWith(prefix)))
let bad = 0
/** Most are proved in milliseconds; a few long ones need more. */
const SHORT_PROOF_MS = 3000
const LONG_PROOF_MS = 120_000

function prove(id: string, { patterns }: Recognizer): void {
  for (const { name, regex } of patterns ?? []) {
    const ask = (timeout: number) => checkSync(`^(?:${regex.source})`, 'u', { timeout, attackTimeout: 500 })
    let diagnosis = ask(SHORT_PROOF_MS)
    if (diagnosis.status === 'unknown') diagnosis = ask(LONG_PROOF_MS)
    if (diagnosis.status === 'safe') continue
    bad++
    console.log(
      `${id} "${name}": ${diagnosis.status === 'vulnerable' ? diagnosis.complexity.summary : 'not decided'}`,
    )
  }
}

async function time(id: string, recognizer: Recognizer): Promise<void> {
  for (const { attack, ratio, longMs, shortMs } of await slowAttacks(recognizer)) {
    bad++
    console.log(
      `${id}: ${longMs.toFixed(0)} ms at 100k, ${shortMs.toFixed(1)} ms at 10k, ${ratio.toFixed(1)} times, on ${JSON.stringify(attack.slice(0, 24))}`,
    )
  }
}

const caught = (await slowAttacks(plantedQuadratic)).length
const accused = (await slowAttacks(plantedLinear)).length
console.log(`self-check: quadratic caught on ${caught} texts, linear accused on ${accused}`)
if (caught === 0 || accused > 0) bad++

for (const { id, recognizer } of chosen) {
  if (values.recheck) prove(id, recognizer)
  await time(id, recognizer)
}
console.log(`${chosen.length} recognizers, ${bad} findings`)
if (bad > 0) process.exitCode = 1
