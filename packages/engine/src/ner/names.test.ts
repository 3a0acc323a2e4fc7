import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderOf } from './create.ts'
import { readEncoder, readModelFolder } from './model-folder.ts'
import { createNames } from './names.ts'

const vectors = new URL('../../../../training/names-vectors.json', import.meta.url)
const encoder = readEncoder(readModelFolder(folderOf('small')))
const marksOf = (text: string): number[] => {
  const { firsts, shapes } = encoder.encode(text)
  return firsts.slice(0, -1).map((first) => shapes![first]! >> 5)
}

/** The hash of training/NAMES.md, in whole numbers. */
const hashOf = (...ids: number[]): number =>
  Number(ids.reduce((hash, id) => (hash * 2654435761n + BigInt(id) + 1n) % 2n ** 32n, 0n))

/** A file of [hash, entry]. */
function listOf(...rows: [hash: number, entry: number][]): Uint8Array {
  const data = new Uint8Array(4 + 5 * rows.length)
  const view = new DataView(data.buffer)
  view.setUint32(0, rows.length, true)
  rows.forEach(([hash, entry], i) => {
    view.setUint32(4 + 4 * i, hash, true)
    data[4 + 4 * rows.length + i] = entry
  })
  return data
}

describe('the list of names', () => {
  it.each(JSON.parse(readFileSync(vectors, 'utf8')) as { text: string; marks: number[] }[])(
    'marks $text as in training',
    ({ text, marks }) => {
      expect(marksOf(text)).toEqual(marks)
    },
  )

  it('knows names in any casing', () => {
    expect(marksOf('ANNA SCHMIDT')).toEqual(marksOf('anna schmidt'))
    expect(marksOf('Anna Schmidt').every((marks) => marks > 0)).toBe(true)
  })

  it('joins the words of a name, but not over a line break', () => {
    const space = 1 << 3
    const newline = 2 << 3
    const names = createNames(listOf([hashOf(7), 1 << 5], [hashOf(7, 8), 4]))
    const marked = (gap: number): number[] => {
      const shapes = [space, gap]
      names.mark([7, 8], [0, 1, 2], shapes)
      return shapes.map((shape) => shape >> 5)
    }
    expect(marked(space)).toEqual([36, 36])
    expect(marked(newline)).toEqual([0, 0])
  })

  it('is not left out in silence when its file is missing', () => {
    const without = { ...readModelFolder(folderOf('small')), namesFile: join(tmpdir(), 'no-such-list.bin') }
    expect(() => readEncoder(without)).toThrow('ENOENT')
  })

  it('leaves what it does not know as it is', () => {
    const shapes = [9]
    createNames(listOf([hashOf(7), 2])).mark([8], [0, 1], shapes)
    expect(shapes).toEqual([9])
  })
})
