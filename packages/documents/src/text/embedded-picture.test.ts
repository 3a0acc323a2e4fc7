import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentFormat, DocumentTools } from '../document.ts'
import { createOcr } from '../ocr/create-ocr.ts'
import { html, json, md } from './index.ts'
import { findAll, tools as plainTools } from './testing.ts'

/** A picture that says it, with a comment in its metadata that says it as well. */
async function pictureOf(words: string): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="120"><rect width="700" height="120" fill="white"/><text x="20" y="75" font-size="44" font-family="DejaVu Sans">${words}</text></svg>`
  const bytes = await sharp(Buffer.from(drawing))
    .withExif({ IFD0: { ImageDescription: words } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

describe('pictures inside texts', () => {
  const tools: DocumentTools = { ...plainTools, ocr: createOcr({ env: process.env }) }
  let picture = ''
  beforeAll(async () => {
    picture = await pictureOf('Dear John Smith, welcome')
  })
  afterAll(() => tools.ocr.close())

  it.each<[string, DocumentFormat, (address: string) => string]>([
    ['html', html, (address) => `<p>John Smith<img src="${address}"><p>after`],
    ['md', md, (address) => `John Smith ![](${address}) after\n`],
    ['json', json, (address) => `{"a":"John Smith","b":"${address}"}`],
  ])('are read and painted over in %s', async (_, format, write) => {
    const document = await format.open(Buffer.from(write(picture)), tools)
    const read = document.passages.find(({ place }) => place.part === 'picture')
    expect(read?.text).toContain('John Smith')
    const written = Buffer.from(await document.rewrite(findAll(document, ['John Smith'], 'NN'))).toString()
    const address = /data:image\/png;base64,[A-Za-z0-9+/=]+/.exec(written)![0]
    expect(written).toBe(write(address).replace('John Smith', 'NN'))
    const again = await format.open(Buffer.from(written), tools)
    expect(again.passages.map(({ text }) => text).join()).not.toMatch(/John|Smith/)
    const bytes = Buffer.from(address.split(',')[1]!, 'base64')
    expect(bytes.includes('John Smith')).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(700)
  })
})
