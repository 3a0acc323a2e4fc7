import { expect, it } from 'vitest'
import type { OcrLine } from './ocr.ts'
import { boxesOfRange, toPassages } from './passages.ts'
import { inReadingOrder } from './reading-order.ts'
import { readTsv } from './tsv.ts'

const SIZE = { width: 1_000, height: 1_000 }
const word = (text: string, left: number, width: number, top = 100) => ({
  text,
  box: { left, top, width, height: 30 },
  confidence: 0.9,
})

it('a paragraph is one passage, and a range one box a line', () => {
  const lines: OcrLine[] = [
    { paragraph: 1, words: [word('Konto', 50, 90), word('DE89', 200, 80), word('3704', 300, 80)] },
    { paragraph: 1, words: [word('0044', 50, 80, 150), word('danke', 150, 100, 150)] },
    { paragraph: 2, words: [word('Ende', 50, 80, 250)] },
  ]
  const [first, second] = toPassages(lines, SIZE, undefined)
  expect(first!.passage.text).toBe('Konto DE89 3704\n0044 danke')
  expect(second!.passage.place).toEqual({ paragraph: 2 })
  const [upper, lower, ...more] = boxesOfRange(first!, 6, 20)
  expect(more).toEqual([])
  expect(upper).toMatchObject({ left: 198, width: 184 })
  expect(lower).toMatchObject({ left: 48, width: 84 })
  expect(upper!.top).toBeLessThan(100)
  expect(upper!.top + upper!.height).toBeGreaterThan(130)
})

it('a value glued to its label is cut at the punctuation, in favour of the value', () => {
  const [passage] = toPassages(
    [{ paragraph: 1, words: [word('IBAN:DE89370400440532013000', 0, 540)] }],
    SIZE,
    3,
  )
  const [box] = boxesOfRange(passage!, 5, 27)
  expect(box!.left).toBeGreaterThan(60)
  expect(box!.left).toBeLessThanOrEqual(100)
  expect(box!.left + box!.width).toBeGreaterThanOrEqual(540)
  expect(box!.page).toBe(3)
  // Without punctuation the whole word goes.
  expect(boxesOfRange(passage!, 7, 9)[0]!.left).toBe(0)
})

it('scripts without blanks are put together again', () => {
  const words = [
    word('電話', 0, 60),
    word('番号', 66, 60),
    word(':', 128, 10),
    word('03', 160, 40),
    word('1234', 215, 80),
  ]
  expect(toPassages([{ paragraph: 1, words }], SIZE, undefined)[0]!.passage.text).toBe('電話番号: 03 1234')
})

it('numbers in a line from right to left keep their order', () => {
  const words = [
    word('هاتف:', 800, 100),
    word('4567', 690, 90),
    word('123', 600, 70),
    word('11', 540, 40),
    word('966+', 430, 90),
  ]
  const [line] = inReadingOrder([{ paragraph: 1, words }])
  expect(line!.words.map(({ text }) => text)).toEqual(['هاتف:', '+966', '11', '123', '4567'])
})

it('a mark behind a number in such a line stands behind all its groups', () => {
  const words = [
    word('هاتف:', 900, 90),
    word('4567', 700, 90),
    word('123', 600, 80),
    word('971+,', 430, 90),
    word('وقد', 300, 90),
  ]
  const [line] = inReadingOrder([{ paragraph: 1, words }])
  expect(line!.words.map(({ text }) => text)).toEqual(['هاتف:', '+971', '123', '4567,', 'وقد'])
})

it('a mark that lies under a number in such a line does not part its groups', () => {
  const words = [word('هاتف:', 900, 90), word('4567', 700, 90), word(',', 505, 8), word('+971', 500, 90)]
  const [line] = inReadingOrder([{ paragraph: 1, words }])
  expect(line!.words.map(({ text }) => text)).toEqual(['هاتف:', '+971', '4567'])
})

it("Tesseract's table is read by line and paragraph", () => {
  const row = (...cells: (string | number)[]) => cells.join('\t')
  const tsv = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    row(1, 1, 0, 0, 0, 0, 0, 0, 100, 100, -1, ''),
    row(5, 1, 1, 1, 1, 1, 10, 10, 30, 12, 96.5, 'Anna'),
    row(5, 1, 1, 1, 1, 2, 45, 10, 30, 12, 91, 'Meyer'),
    row(5, 1, 1, 1, 2, 1, 10, 30, 30, 12, 95, ' '),
    row(5, 1, 1, 2, 1, 1, 10, 50, 30, 12, 40, 'x'),
  ].join('\n')
  const lines = readTsv(tsv)
  expect(lines.map(({ paragraph, words }) => [paragraph, words.map(({ text }) => text)])).toEqual([
    [1, ['Anna', 'Meyer']],
    [2, ['x']],
  ])
  expect(lines[0]!.words[0]).toEqual({
    text: 'Anna',
    box: { left: 10, top: 10, width: 30, height: 12 },
    confidence: 0.965,
  })
})
