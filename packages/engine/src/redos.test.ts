import { describe, expect, it } from 'vitest'
import { attacksOn, PUMPS, repeat } from '../eval/attacks.ts'
import { CATALOG } from './catalog.ts'
import { Scanner } from './scan.ts'

const recognizers = CATALOG.map(({ recognizer }) => recognizer)
const scanner = new Scanner(recognizers)

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const timeOf = (text: string): number => {
  const start = cpuMs()
  scanner.scan(text, { language: 'en', minScore: 0 })
  return cpuMs() - start
}
/** Noise of other processes only ever adds. */
const bestOf = (runs: number, text: string): number =>
  Math.min(...Array.from({ length: runs }, () => timeOf(text)))
/** Ten times the text. The exact ratios, with their bar of 12, are printed by `npm run eval:redos`. */
const QUADRATIC = 100
/** Shorter runs cannot be compared. */
const LEAST_MS = 4

describe('no text makes the catalog slow', () => {
  it.each(PUMPS)(
    '%j repeated: the work grows with the text, not with its square',
    { timeout: 120_000 },
    (pump) => {
      const tenth = repeat(pump, 10_000)
      const whole = repeat(pump, 100_000)
      expect(bestOf(3, whole) / Math.max(LEAST_MS, bestOf(5, tenth))).toBeLessThan(QUADRATIC / 3)
    },
  )

  it('not even one made of the values and labels of the types themselves', { timeout: 120_000 }, () => {
    const pieces = recognizers.flatMap((recognizer) => attacksOn(recognizer, 200).slice(PUMPS.length))
    const once = pieces.join(' ')
    expect(bestOf(2, `${once}\n`.repeat(10)) / bestOf(3, once)).toBeLessThan(QUADRATIC / 3)
  })
})
