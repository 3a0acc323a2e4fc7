import { describe, expect, it } from 'vitest'
import { chunksOf } from './chunks.ts'
import { folderOf } from './create.ts'
import { readEncoder, readModelFolder } from './model-folder.ts'
import { windowsOf } from './windows.ts'

const encoder = readEncoder(readModelFolder(folderOf('small')))
const limits = { comfortable: 64, longest: 128, overlap: 32 }
const cutInto = (text: string): string[] => {
  const encoding = encoder.encode(text)
  return windowsOf(text, encoding, limits).map(({ start, end }) =>
    text.slice(encoding.starts[start], encoding.ends[end - 1]),
  )
}

describe('windows', () => {
  it.each([
    ['sentences', 'Nobody could reproduce the fault after the update. '.repeat(60)],
    ['lines', 'Anna Schmidt\tBerlin\n'.repeat(200)],
    ['words without any end', 'und '.repeat(2000)],
    ['one sign again and again', '-'.repeat(5000)],
    ['no spaces', '王小明住在北京'.repeat(300)],
    ['one letter', 'a'],
    ['nothing', ''],
  ])('keep every word of %s exactly once', (_name, text) => {
    const encoding = encoder.encode(text)
    const kept = windowsOf(text, encoding, limits).flatMap(({ start, end, keepFrom, keepTo }) => {
      expect(start).toBeLessThanOrEqual(keepFrom)
      expect(keepTo).toBeLessThanOrEqual(end)
      expect(encoding.firsts[end]! - encoding.firsts[start]!).toBeLessThanOrEqual(limits.longest)
      return Array.from({ length: keepTo - keepFrom }, (_, i) => keepFrom + i)
    })
    expect(kept).toEqual([...encoding.starts.keys()])
  })

  it('end where a sentence ends', () => {
    for (const part of cutInto(
      'The driver signed for it at the gate. Prof. Smith was not there. '.repeat(20),
    ))
      expect(part).toMatch(/(?:gate|there)\.$/)
  })

  it('do not end behind an abbreviation', () => {
    for (const part of cutInto('Herr Dr. Schmidt und Frau Prof. Meier kommen heute. '.repeat(20)))
      expect(part).toMatch(/heute\.$/)
  })

  it('prefer a sentence to a line in wrapped text', () => {
    for (const part of cutInto('The second delivery left\nthe warehouse on time today. '.repeat(20)))
      expect(part).toMatch(/today\.$/)
  })
})

describe('parts of a long text', () => {
  it.each([
    ['paragraphs', 'A summary of the meeting follows.\r\n\r\n'.repeat(2000)],
    ['lines', 'one line\n'.repeat(8000)],
    ['sentences', 'Nobody could reproduce the fault. '.repeat(2000)],
    ['words', 'word '.repeat(20_000)],
  ])('put together are the text: %s', (_name, text) => {
    const chunks = chunksOf(text)
    expect(chunks.map((chunk) => chunk.text).join('')).toBe(text)
    let at = 0
    for (const chunk of chunks) {
      expect(chunk.start).toBe(at)
      at += chunk.text.length
    }
  })
})
