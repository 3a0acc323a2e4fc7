import { expect, it } from 'vitest'
import { startsBehindMarks } from './marks.ts'

const WIDTH = 200
const HEIGHT = 60

/** Dark bars on white paper, each from one column to another and from one row to another. */
function pageOf(...bars: readonly [number, number, number, number][]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [left, right, top, bottom] of bars)
    for (let y = top; y < bottom; y++) pixels.fill(0, y * WIDTH + left, y * WIDTH + right)
  return { pixels, width: WIDTH, height: HEIGHT }
}

const DIGITS: [number, number, number, number][] = [
  [40, 60, 10, 40],
  [66, 86, 10, 40],
]
const BOX = { left: 28, top: 8, width: 60, height: 40 }

it('a comma to the left of a number stays outside', () => {
  const [start] = startsBehindMarks(pageOf([30, 35, 35, 46], ...DIGITS), [BOX])
  expect(start).toBeGreaterThanOrEqual(35)
  expect(start).toBeLessThanOrEqual(40)
})

it('digits, signs that stand high and lone marks do not', () => {
  expect(startsBehindMarks(pageOf(...DIGITS), [BOX])).toEqual([undefined])
  expect(startsBehindMarks(pageOf([30, 36, 10, 40], ...DIGITS), [BOX])).toEqual([undefined])
  expect(startsBehindMarks(pageOf([30, 36, 10, 18], ...DIGITS), [BOX])).toEqual([undefined])
  expect(startsBehindMarks(pageOf([30, 36, 35, 46]), [BOX])).toEqual([undefined])
})
