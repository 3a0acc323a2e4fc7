import { describe, expect, it } from 'vitest'
import { attacksOn, PUMPS, repeat } from '../eval/attacks.ts'
import { growthOf, LENGTH_RATIO } from '../eval/growth.ts'
import { CATALOG } from './catalog.ts'
import { Scanner } from './scan.ts'

const recognizers = CATALOG.map(({ recognizer }) => recognizer)
const scanner = new Scanner(recognizers)

const scan = (text: string): void => {
  scanner.scan(text, { language: 'en', minScore: 0 })
}
/** The exact ratios of each recognizer, with their bar of 12, are printed by `npm run eval:redos`. */
const FAR_FROM_QUADRATIC = 33

describe('no text makes the catalog slow', () => {
  it.each(PUMPS)(
    '%j repeated: the work grows with the text, not with its square',
    { timeout: 120_000 },
    async (pump) => {
      const { ratio } = await growthOf(
        scan,
        repeat(pump, 10_000),
        repeat(pump, 10_000 * LENGTH_RATIO),
        FAR_FROM_QUADRATIC,
        1,
      )
      expect(ratio).toBeLessThan(FAR_FROM_QUADRATIC)
    },
  )

  it('not even one made of the values and labels of the types themselves', { timeout: 120_000 }, async () => {
    const pieces = recognizers.flatMap((recognizer) => attacksOn(recognizer, 60).slice(PUMPS.length))
    const once = pieces.join(' ')
    const { ratio } = await growthOf(scan, once, `${once}\n`.repeat(LENGTH_RATIO), FAR_FROM_QUADRATIC, 1)
    expect(ratio).toBeLessThan(FAR_FROM_QUADRATIC)
  })
})
