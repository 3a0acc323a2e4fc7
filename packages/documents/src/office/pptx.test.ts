import { beforeAll, describe, expect, it } from 'vitest'
import { convert, leaksBeforeAndAfter, rewritten } from './fixtures.ts'
import { everything, places as p } from './pptx.fixture.ts'
import { pptx } from './pptx.ts'

describe('everything at once', () => {
  const values = Object.values(p)
  let file: Uint8Array
  let result: Awaited<ReturnType<typeof rewritten>>
  beforeAll(async () => {
    file = await everything()
    result = await rewritten(pptx, file, values)
  })

  it('leaves no value in any part', async () => {
    const unread = ['Egon Emf', 'Olga Object', 'jan@x.example', '2024-05-05']
    const found = await leaksBeforeAndAfter(file, result.written, [...values, ...unread])
    expect(found.before).toBeGreaterThan(values.length)
    expect(found.after).toEqual([])
  })

  it('says where things were and what is left out', () => {
    const { opened, placeOf } = result
    expect(placeOf(p.title)).toEqual({ slide: 1, paragraph: 1 })
    expect(placeOf(p.hidden)).toEqual({ slide: 2, paragraph: 1 })
    expect(placeOf(p.notes)).toEqual({ slide: 1, part: 'notes', paragraph: 1 })
    expect(placeOf(p.comment)).toEqual({ slide: 1, part: 'comment' })
    expect(placeOf(p.diagram)).toEqual({ slide: 1, part: 'diagram', paragraph: 1 })
    expect(opened.passages.map(({ text }) => text)).toContain('Bert Split\nx')
    expect(opened.leftOut).toEqual(['embedded objects', 'tags', 'vector pictures'])
  })

  it('keeps the picture of an object that is left out, and every reference leads somewhere', async () => {
    const { parts } = result
    const slide = parts.get('ppt/slides/slide1.xml')!.toString()
    expect(slide).toContain('</p:graphicFrame><p:pic>')
    expect(slide).not.toMatch(/oleObj|custDataLst/)
    const rels = parts.get('ppt/slides/_rels/slide1.xml.rels')!.toString()
    for (const id of slide.matchAll(/r:(?:id|embed|dm)="([^"]+)"/g)) expect(rels).toContain(`Id="${id[1]}"`)
    expect(parts.get('ppt/media/image1.png')?.subarray(1, 4).toString()).toBe('PNG')
  })

  it('opens in LibreOffice with all its slides', async () => {
    const pdf = (await convert(result.written, 'pptx', 'pdf')).toString('latin1')
    expect(pdf.startsWith('%PDF')).toBe(true)
  }, 60_000)
})
