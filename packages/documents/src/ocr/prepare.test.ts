import { describe, expect, it } from 'vitest'
import { inkComponents, inkThreshold } from './components.ts'
import type { RasterPage } from './ocr.ts'
import { preparePage } from './prepare.ts'
import { rotate } from './rotate.ts'
import { linesOf } from './skew.ts'
import { type Turn, turnBack, turnedBox, turnedPage } from './turn.ts'

/** Rows of small dark blocks: letters, as far as size and place go. */
function blocks(options: { size: number; paper?: number; ink?: number; width?: number }): RasterPage {
  const { size, paper = 255, ink = 0, width = 900 } = options
  const height = 700
  const pixels = new Uint8Array(width * height).fill(paper)
  for (let top = 60; top + size < height - 60; top += size * 2.5)
    for (let left = 60; left + size < width - 60; left += size * 1.5)
      for (let y = 0; y < size; y++) {
        const row = Math.round(top + y) * width
        pixels.fill(ink, row + Math.round(left), row + Math.round(left + size * 0.8))
      }
  return { pixels, width, height }
}

const wordAt = (left: number, top: number, width: number, height: number) => [
  { paragraph: 1, words: [{ text: 'x', confidence: 1, box: { left, top, width, height } }] },
]

describe('a page is made ready', () => {
  it('small letters are enlarged and large ones reduced, and boxes are of the original', async () => {
    for (const [size, isLarger] of [
      [9, true],
      [80, false],
    ] as const) {
      const page = blocks({ size })
      const prepared = await preparePage(page)
      const scale = prepared.page.width / page.width
      expect(scale > 1).toBe(isLarger)
      const [line] = prepared.mapBack(wordAt(60 * scale, 60 * scale, size * scale, size * scale))
      const { box } = line!.words[0]!
      expect(Math.abs(box.left - 60)).toBeLessThanOrEqual(1)
      expect(Math.abs(box.top - 60)).toBeLessThanOrEqual(1)
      expect(Math.abs(box.width - size)).toBeLessThanOrEqual(2)
    }
  })

  it('usual ones stay as they are', async () => {
    const page = blocks({ size: 24 })
    expect((await preparePage(page)).page).toBe(page)
  })

  it('light on dark is turned to dark on light', async () => {
    const prepared = await preparePage(blocks({ size: 24, paper: 20, ink: 240 }))
    expect(prepared.page.pixels[0]).toBe(235)
  })
})

it('lines that fall are found by the degree, and boxes of the levelled page lie on them', () => {
  for (const degrees of [-3, -1, 2]) {
    const level = blocks({ size: 24 })
    // Turned the other way round by the same means.
    const fallen = rotate(level, -degrees, 255)
    const { threshold } = inkThreshold(fallen.page)
    const letters = inkComponents(fallen.page, threshold)
    expect(linesOf(letters, 24).degrees).toBeCloseTo(degrees, 0)
    const again = rotate(fallen.page, degrees, 255)
    for (const letter of inkComponents(again.page, threshold).slice(0, 20)) {
      const box = again.boxBefore({
        left: letter.left,
        top: letter.top,
        width: letter.right - letter.left,
        height: letter.bottom - letter.top,
      })
      const inside = letters.filter(
        ({ left, top, right, bottom }) =>
          left >= box.left - 1.5 &&
          top >= box.top - 1.5 &&
          right <= box.left + box.width + 1.5 &&
          bottom <= box.top + box.height + 1.5,
      )
      expect(inside).toHaveLength(1)
    }
  }
})

describe('a page that lies on its side', () => {
  it.each([1, 3] as const)('is laid level, and boxes are of the original (%s)', async (turn) => {
    const level = blocks({ size: 24, width: 1400 })
    const page = turnedPage(level, turn)
    const prepared = await preparePage(page)
    expect([prepared.page.width, prepared.page.height]).toEqual([level.width, level.height])
    const [line] = prepared.mapBack(wordAt(60, 120, 240, 24))
    expect(line!.turn).toBe(prepared.turn)
    const { box } = line!.words[0]!
    expect(turnedBox(box, page, prepared.turn)).toEqual({ left: 60, top: 120, width: 240, height: 24 })
    expect(box.height).toBe(240)
  })

  it('is not taken for a narrow column of numbers', async () => {
    expect((await preparePage(blocks({ size: 24, width: 230 }))).turn).toBe(0)
  })

  it.each([0, 1, 2, 3] as const)('pixels and boxes move alike, there and back (%s)', (turn: Turn) => {
    const page = { pixels: Uint8Array.from({ length: 12 }, (_, at) => at), width: 4, height: 3 }
    const turned = turnedPage(page, turn)
    for (let y = 0; y < 3; y++)
      for (let x = 0; x < 4; x++) {
        const to = turnedBox({ left: x, top: y, width: 1, height: 1 }, page, turn)
        expect(turned.pixels[to.top * turned.width + to.left]).toBe(page.pixels[y * 4 + x])
        expect(turnedBox(to, turned, turnBack(turn))).toEqual({ left: x, top: y, width: 1, height: 1 })
      }
  })
})

it('components are boxes around what hangs together', () => {
  const rows = ['..........', '.##...#...', '.#....#.#.', '......###.', '.#........']
  const pixels = Uint8Array.from(rows.join('').replaceAll('.', '9'), (sign) => (sign === '#' ? 0 : 255))
  expect(inkComponents({ pixels, width: 10, height: 5 }, 128)).toEqual([
    { left: 1, top: 1, right: 3, bottom: 3 },
    { left: 6, top: 1, right: 9, bottom: 4 },
    { left: 1, top: 4, right: 2, bottom: 5 },
  ])
})

it('noise is enlarged no further than any page', async () => {
  let state = 1
  const pixels = Uint8Array.from({ length: 4_000_000 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  })
  const { page } = await preparePage({ pixels, width: 2_000, height: 2_000 })
  expect(page.width * page.height).toBeLessThanOrEqual(25_000_000)
})
