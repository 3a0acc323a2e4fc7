import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTools, type Measured, measure } from '../eval/measure.ts'
import { type FormatName, formatNames, isPicture } from './formats.ts'

/**
 * A few files of every format with values in every place the format has, cleaned, and searched with other people's
 * programs. `eval/leaks.ts` does the same for hundreds of files.
 */
const tools = createTools()
afterAll(() => tools.ocr.close())

describe.each(formatNames)('%s', (format) => {
  let measured: Measured
  beforeAll(async () => {
    measured = await measure(format, optionsFor(format), tools)
  }, 240_000)

  it('takes every file', () => {
    expect(measured.files.flatMap((file) => file.refusal ?? [])).toEqual([])
  })

  it('leaves no planted value to any program', () => {
    const leaks = measured.files.flatMap((file) =>
      [...file.leaks].flatMap(([extractor, planted]) =>
        [...planted].map((one) => `${one.place} by ${extractor}`),
      ),
    )
    expect(leaks).toEqual([])
  })

  it('can be opened, with all its pages, tables, pictures and other words', () => {
    expect(measured.files.every((file) => file.isOpened)).toBe(true)
    expect(measured.files.flatMap((file) => file.problems)).toEqual([])
  })

  it('was worth the search: the values could be read before', () => {
    const drawn = measured.files.flatMap((file) =>
      file.made.planted.filter((planted) => planted.drawn),
    ).length
    // A few are cut by markup, or written in glyph numbers: only the programs read those.
    expect(measured.totals.seenBefore + drawn).toBeGreaterThanOrEqual(0.97 * measured.totals.planted)
  })
})

/** The first file has every place; what programs write is left to the evaluation. */
function optionsFor(format: FormatName) {
  return { files: isPicture(format) ? 1 : 2, seed: 1, byPrograms: false }
}
