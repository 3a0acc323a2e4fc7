import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createOcr } from './create-ocr.ts'
import { debianPackage, OCR_LANGUAGES } from './languages.ts'
import type { RasterPage } from './ocr.ts'

async function page(text: string): Promise<RasterPage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="120"><rect width="100%" height="100%" fill="#fff"/><text x="30" y="70" font-family="DejaVu Sans" font-size="34">${text}</text></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const native = createOcr({ env: process.env, engine: 'native' })
const wasm = createOcr({ env: {}, engine: 'wasm', idleMs: 1_000 })
afterAll(() => Promise.all([native.close(), wasm.close()]))

it('reads 37 languages where their data is there', () => {
  expect(Object.keys(OCR_LANGUAGES)).toHaveLength(37)
  expect(debianPackage('chi_sim')).toBe('tesseract-ocr-chi-sim')
  expect(native.languages).toEqual(expect.arrayContaining(['en', 'de', 'ru', 'ja', 'ar', 'zh', 'ko', 'th']))
  expect([...wasm.languages].sort()).toEqual(expect.arrayContaining(['de', 'en', 'es', 'fr', 'it']))
})

it('without a PATH the program of the system is not found, and Node reads the default languages', () => {
  const ocr = createOcr({ env: {} })
  expect(ocr.languages).toEqual(wasm.languages)
})

describe.each([
  ['the program of the system', native],
  ['Node itself', wasm],
])('%s', (_, ocr) => {
  it('gives words with boxes and certainty', async () => {
    const lines = await ocr.read(await page('Invoice for Anna Meyer'), 'en')
    const words = lines.flatMap((line) => line.words)
    expect(words.map(({ text }) => text)).toEqual(['Invoice', 'for', 'Anna', 'Meyer'])
    for (const { box, confidence } of words) {
      expect(confidence).toBeGreaterThan(0.5)
      expect(box.top).toBeGreaterThan(35)
      expect(box.top + box.height).toBeLessThan(90)
    }
  })

  it('refuses a language it has no data for', async () => {
    await expect(ocr.read(await page('x'), 'xx')).rejects.toMatchObject({
      code: 'UNKNOWN_LANGUAGE',
      details: { provided: 'xx', expected: ocr.languages },
    })
  })

  it('ends at the deadline, or when called off, and reads on afterwards', async () => {
    const sample = await page('Nothing of this is read')
    await expect(ocr.read(sample, 'en', { deadlineMs: 1 })).rejects.toMatchObject({ code: 'TIMEOUT' })
    const controller = new AbortController()
    const reading = ocr.read(sample, 'en', { signal: controller.signal })
    controller.abort()
    await expect(reading).rejects.toMatchObject({ code: 'CLOSED' })
    expect(await ocr.read(sample, 'en')).toHaveLength(1)
  })

  it('finds nothing on an empty page', async () => {
    expect(
      await ocr.read({ pixels: new Uint8Array(40_000).fill(255), width: 200, height: 200 }, 'en'),
    ).toEqual([])
  })
})
