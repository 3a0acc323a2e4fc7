import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cleaned, everythingIn, popplerPages, popplerPicture, popplerText, testTools } from './fixtures.ts'
import { pdf } from './pdf.ts'

const VALUES = [
  'john.smith@example.com',
  'DE89 3704 0044 0532 0130 00',
  'Jane Doe',
  '4111 1111 1111 1111',
  '山田太郎',
  '050-1234567',
  'Erika Mustermann',
]

const HTML = `<html><head><title>Report</title></head><body style="font: 16px 'DejaVu Serif'">
<h1>Quarterly report</h1>
<p>Contact <b>john.</b>smith@<i>example.com</i> in the office, first floor, ask for affluent waffles.</p>
<p style="width: 240px">The account DE89 3704 0044 0532 0130 00 is broken over lines here.</p>
<p style="background: linear-gradient(90deg, #fdd, #ddf)">On a gradient: Jane Doe</p>
<div style="opacity: 0.5">Half transparent: 4111 1111 1111 1111</div>
<p dir="rtl">שלום עולם 050-1234567</p><p>日本語 山田太郎 東京都</p>
<table border="1"><tr><td>Name</td><td>Erika<br>Mustermann</td><td>Tel</td></tr></table>
<p style="page-break-before: always">Second page with nothing to hide.</p></body></html>`

async function printed(html: string): Promise<Uint8Array> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.setContent(html)
    return new Uint8Array(await page.pdf({ format: 'A4', outline: true, tagged: true }))
  } finally {
    await browser.close()
  }
}

function exported(html: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-export-'))
  try {
    writeFileSync(join(folder, 'page.html'), html)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const target = [
      '--convert-to',
      'pdf:writer_web_pdf_Export',
      '--outdir',
      folder,
      join(folder, 'page.html'),
    ]
    execFileSync('soffice', [profile, '--headless', ...target], { stdio: 'ignore', timeout: 60_000 })
    return new Uint8Array(readFileSync(join(folder, 'page.pdf')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Share of dots that differ much between two drawings of one size. */
function difference(first: Uint8Array, second: Uint8Array): number {
  expect(second.length).toBe(first.length)
  let different = 0
  for (let at = 0; at < first.length; at++)
    if (Math.abs((first[at] as number) - (second[at] as number)) > 100) different++
  return different / first.length
}

describe.each([
  ['chromium', printed],
  ['LibreOffice', exported],
] as const)('a file made by %s', (_, make) => {
  it('says none of the values any more and looks the same elsewhere', async () => {
    const bytes = await make(HTML)
    const document = await pdf.open(bytes, testTools())
    const text = document.passages.map((passage) => passage.text).join('\n')
    for (const value of VALUES)
      expect(text).toMatch(new RegExp(value.replaceAll('.', '\\.').replaceAll(' ', '\\s+')))
    document.close?.()

    const result = await cleaned(bytes, VALUES)
    const [said, all] = [popplerText(result).normalize('NFKC'), everythingIn(result)]
    const joined = said.replace(/\s+/g, '')
    for (const value of VALUES) {
      expect(joined).not.toContain(value.replaceAll(' ', ''))
      expect(all).not.toContain(value)
    }
    for (const kept of [
      'Quarterly report',
      'in the office',
      'waffles',
      'is broken',
      'On a gradient:',
      '東京都',
      'Second page',
    ])
      expect(said).toContain(kept)
    // In both orders of reading the replacement stands where the value stood.
    expect(said.match(/Contact +\[GONE\] +in the office/g)).toHaveLength(2)
    expect(popplerPages(result)).toEqual(popplerPages(bytes))
    // Nothing became a picture.
    expect(all).not.toContain('/DCTDecode')
    expect(difference(popplerPicture(bytes, 1, 50), popplerPicture(result, 1, 50))).toBeLessThan(0.02)
    expect(difference(popplerPicture(bytes, 2, 50), popplerPicture(result, 2, 50))).toBeLessThan(0.0005)
  }, 90_000)
})
