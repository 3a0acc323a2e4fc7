import type { Recognizer } from '../src/define.ts'
import { Scanner } from '../src/scan.ts'
import { attacksOn } from './attacks.ts'

/**
 * How much longer a scan takes when the text is ten times as long: 10 where the work grows with the text, 100
 * where it grows with its square. What is measured is the work alone:
 *
 * - CPU time of the process, which others on the machine do not lengthen much, and the best of several rounds,
 *   because what disturbs only ever adds;
 * - ten short runs against one long run, taken in turns: both sides read as many characters, so that compiling,
 *   collecting garbage and the clock's grain weigh the same on both;
 * - each run in a task of its own. Recognizers that ask one after another share what they read of a text until the
 *   task ends; a second run in the same task would only measure how quickly that is handed out.
 */
export interface Growth {
  ratio: number
  shortMs: number
  longMs: number
}

export const LENGTH_RATIO = 10
const LEAST_ROUNDS = 3
const MOST_ROUNDS = 12
/** Ratios this many times the bar need no further rounds. */
const BEYOND_DOUBT = 3

export async function cpuMsOf(work: () => void): Promise<number> {
  await new Promise(setImmediate)
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Measures until the ratio is at most `enough`, or far beyond it, or twelve rounds have not changed that it is not. */
export async function growthOf(
  scan: (text: string) => void,
  short: string,
  long: string,
  enough: number,
  leastRounds = LEAST_ROUNDS,
): Promise<Growth> {
  let shortMs = Number.POSITIVE_INFINITY
  let longMs = Number.POSITIVE_INFINITY
  const ratio = (): number => longMs / shortMs
  const isOpen = (): boolean => ratio() > enough && ratio() <= enough * BEYOND_DOUBT
  for (let round = 0; round < leastRounds || (round < MOST_ROUNDS && isOpen()); round++) {
    let shortRuns = 0
    for (let run = 0; run < LENGTH_RATIO; run++) shortRuns += await cpuMsOf(() => scan(short))
    shortMs = Math.min(shortMs, shortRuns / LENGTH_RATIO)
    longMs = Math.min(longMs, await cpuMsOf(() => scan(long)))
  }
  return { ratio: ratio(), shortMs, longMs }
}

/** Ten times the text may cost this many times the work. */
export const MOST_GROWTH = 12
/** Below this a run is too short to compare. */
const LEAST_MS = 50
const SHORT = 10_000

export interface SlowAttack extends Growth {
  attack: string
}

/** The attack texts on which the recognizer's work grows faster than the text. */
export async function slowAttacks(recognizer: Recognizer, leastRounds = LEAST_ROUNDS): Promise<SlowAttack[]> {
  const scanner = new Scanner([recognizer])
  const scan = (text: string): void => {
    scanner.scan(text, { language: 'en', minScore: 0 })
  }
  const short = attacksOn(recognizer, SHORT)
  const slow: SlowAttack[] = []
  for (const [index, long] of attacksOn(recognizer, SHORT * LENGTH_RATIO).entries()) {
    if ((await cpuMsOf(() => scan(long))) < LEAST_MS) continue
    const growth = await growthOf(scan, short[index]!, long, MOST_GROWTH, leastRounds)
    if (growth.longMs >= LEAST_MS && growth.ratio > MOST_GROWTH) slow.push({ attack: long, ...growth })
  }
  return slow
}
