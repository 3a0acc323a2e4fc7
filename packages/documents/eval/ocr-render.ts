import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { htmlOf, type PlantedLetter } from './ocr-pages.ts'

export const CONDITIONS = ['plain', 'skewed', 'grey', 'jpeg'] as const
export type Condition = (typeof CONDITIONS)[number]

export interface RenderedLetter {
  picture: Uint8Array
  width: number
  height: number
  /** For each value the pixels its glyphs colour: offsets in the picture, row by row. */
  ink: readonly Int32Array[]
}

const SKEW_DEGREES = 2
const JPEG_QUALITY = 60

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })

/** Drawing takes longer than reading: pages are kept in a folder where one is named. */
export async function keptLetter(
  folder: string | undefined,
  name: string,
  draw: () => Promise<RenderedLetter>,
) {
  if (folder === undefined) return await draw()
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  if (!existsSync(`${path}.json`)) {
    const drawn = await draw()
    writeFileSync(`${path}.picture`, drawn.picture)
    const { width, height, ink } = drawn
    writeFileSync(`${path}.json`, JSON.stringify({ width, height, ink: ink.map((offsets) => [...offsets]) }))
  }
  const { width, height, ink } = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as {
    width: number
    height: number
    ink: number[][]
  }
  const picture: Uint8Array = readFileSync(`${path}.picture`)
  return { picture, width, height, ink: ink.map((offsets) => Int32Array.from(offsets)) }
}

/** Draws the letter, and once more with nothing but the values, to know which pixels are theirs. */
export async function renderLetter(
  browser: Browser,
  letter: PlantedLetter,
  dpi: number,
  condition: Condition,
): Promise<RenderedLetter> {
  const degrees = condition === 'skewed' ? SKEW_DEGREES : 0
  const look =
    condition === 'grey'
      ? { background: '#c4c4c4', ink: '#3a3a3a', degrees }
      : { background: '#fff', ink: '#000', degrees }
  const scale = dpi / 96
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: scale })
  await page.setContent(htmlOf(letter, look))
  const shown = await page.screenshot({ type: 'png' })
  await page.evaluate("document.querySelector('main').className = 'only'")
  const valuesOnly = await page.screenshot({ type: 'png' })
  // Where each value lies before the page is turned: one rectangle a line.
  await page.evaluate("document.querySelector('main').style.transform = 'none'")
  const places = (await page.evaluate(
    "[...document.querySelectorAll('.v')].map((v) => [...v.getClientRects()].map((r) => [r.left, r.top, r.right, r.bottom]))",
  )) as [number, number, number, number][][]
  await page.close()

  const { data, info } = await sharp(valuesOnly).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const ground = data[0]!
  const cos = Math.cos((-degrees * Math.PI) / 180)
  const sin = Math.sin((-degrees * Math.PI) / 180)
  const ink: number[][] = places.map(() => [])
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (ground - data[y * width + x]! < 64) continue
      const dx = (x + 0.5) / scale - 397
      const dy = (y + 0.5) / scale - 561
      const pageX = 397 + dx * cos - dy * sin
      const pageY = 561 + dx * sin + dy * cos
      const owner = places.findIndex((rectangles) =>
        rectangles.some(
          ([left, top, right, bottom]) =>
            pageX >= left - 1 && pageX <= right + 1 && pageY >= top - 1 && pageY <= bottom + 1,
        ),
      )
      if (owner >= 0) ink[owner]!.push(y * width + x)
    }
  const picture = condition === 'jpeg' ? await sharp(shown).jpeg({ quality: JPEG_QUALITY }).toBuffer() : shown
  return { picture, width, height, ink: ink.map((offsets) => Int32Array.from(offsets)) }
}
