import { describe, expect, it } from 'vitest'
import { MOST_GROWTH, slowAttacks } from '../eval/growth.ts'
import { plantedLinear, plantedQuadratic } from '../eval/planted.ts'

describe('the timing of attack texts', { timeout: 120_000 }, () => {
  it('catches a recognizer whose work grows with the square of the text', async () => {
    const slow = await slowAttacks(plantedQuadratic, 1)
    expect(slow.length).toBeGreaterThan(0)
    for (const { ratio } of slow) expect(ratio).toBeGreaterThan(MOST_GROWTH * 2)
  })

  it('does not accuse a slow one that shares what it has read among runs of one task', async () => {
    expect(await slowAttacks(plantedLinear, 1)).toEqual([])
  })
})
