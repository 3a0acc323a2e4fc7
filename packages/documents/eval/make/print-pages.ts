import { chromium } from 'playwright-core'
import type { MadeFile } from './makers.ts'

/** HTML pages as PDF, the way a browser prints them: embedded fonts, glyph numbers, tagged structure. */
export async function printPages(files: readonly MadeFile[]): Promise<MadeFile[]> {
  if (files.length === 0) return []
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const printed: MadeFile[] = []
    for (const file of files) {
      await page.setContent(Buffer.from(file.bytes).toString(), { waitUntil: 'commit' })
      const bytes = new Uint8Array(await page.pdf({ format: 'A4', tagged: true, outline: true }))
      printed.push({ ...file, name: 'made.pdf', bytes, counts: {} })
    }
    return printed
  } finally {
    await browser.close()
  }
}
