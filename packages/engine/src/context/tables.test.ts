import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { tableCells } from './tables.ts'

const cells = (text: string) =>
  tableCells(text).map(({ start, end, name }) => [text.slice(name.start, name.end), text.slice(start, end)])
const found = (text: string) => analyze({ text }).map(({ entityType, text: value }) => [entityType, value])

describe('tables in plain text', () => {
  it('are told by a line of names and lines with as many delimiters', () => {
    const expected = [
      ['phone', '1'],
      ['tax id', '2'],
      ['phone', '3'],
      ['tax id', '4'],
    ]
    expect(cells('Our list\n\nphone\ttax id\n1\t2\n3\t4\nEnd')).toEqual(expected)
    expect(cells('"phone","tax id"\r\n"1","2"\r\n"3",4\r\n')).toEqual(expected)
    expect(cells('| phone | tax id |\n|---|---|\n| 1 | 2 |').filter(([, value]) => value !== '---')).toEqual(
      expected.slice(0, 2),
    )
    expect(cells('phone;note\n1;"a;b"')).toContainEqual(['note', 'a;b'])
  })

  it('are no sentences, forms or rows without names', () => {
    expect(cells('Hello Anna, dear all\nwe met, it was nice')).toEqual([])
    expect(cells('phone: 1, tax id: 2\nphone: 3, tax id: 4')).toEqual([])
    expect(cells('1,2,3\n4,5,6')).toEqual([])
    expect(cells('phone,tax id\n\n1,2')).toEqual([])
  })

  it('have each value lifted by the name of its own column, in every row', () => {
    const rows = [
      '2125550123,536228726',
      '2125550124,321549876',
      '2125550125,212456789',
      '2125550126,536228727',
    ]
    expect(found(['phone,ssn', ...rows].join('\n'))).toEqual(
      rows.flatMap((row) => {
        const [phone, ssn] = row.split(',')
        return [
          ['PHONE_NUMBER', phone],
          ['US_SSN', ssn],
        ]
      }),
    )
  })

  it('lift no value by the name of another column', () => {
    expect(found('created_at\tpassport\n1714559601\tC01X00T47')).toEqual([['DE_PASSPORT', 'C01X00T47']])
  })

  it('are read in values of other forms, too', () => {
    expect(found('name;カード番号\nx;４１１１１１１１１１１１１１１１')).toEqual([
      ['CREDIT_CARD', '４１１１１１１１１１１１１１１１'],
    ])
  })

  it('take time in proportion to their size', () => {
    const table = (rows: number) => `phone\tnote\n${'2125550123\tx\n'.repeat(rows)}`
    expect(tableCells(table(100_000))).toHaveLength(200_000)
    expect(tableCells('a,b\n'.repeat(100_000)).length).toBeGreaterThan(100_000)
  })
})
