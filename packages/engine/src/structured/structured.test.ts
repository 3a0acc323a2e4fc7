import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
import { readCsv } from './csv.ts'
import { readJson } from './json.ts'
import {
  analyzeStructured,
  replaceInStructured,
  type StructuredFormat,
  type StructuredRequest,
} from './structured.ts'

const analyzeHere = async (request: Parameters<typeof analyze>[0]) => analyze(request)
const find = (request: StructuredRequest) => analyzeStructured(request, analyzeHere)
const anonymize = async (format: StructuredFormat, data: string, entities: string[]) => {
  const found = await find({ ...format, data, entities })
  return replaceInStructured(
    format,
    data,
    found.map(({ value, start, end, entityType }) => ({ value, start, end, replacement: `<${entityType}>` })),
  )
}
const json = { format: 'json' } as const
const csv = { format: 'csv' } as const

describe('JSON', () => {
  it('takes the names of fields as context', async () => {
    const data = '{"customer": {"bsn": {"number": "111222333"}}, "order": "111222333"}'
    const found = await find({ ...json, data, entities: ['NL_BSN'] })
    expect(found).toMatchObject([
      { path: ['customer', 'bsn', 'number'], start: 0, end: 9, entityType: 'NL_BSN' },
    ])
  })

  it('changes values in place and keeps every other byte', async () => {
    const data =
      '\ufeff{ "note":"\\u0041\\n😀 BSN 111222333 \\"x\\/\\"" ,\r\n\t"n" : [1.0e2,true,null ,"b"]}\n'
    expect(await anonymize(json, data, ['NL_BSN'])).toBe(data.replace('111222333', '<NL_BSN>'))
  })

  it('turns a number into text only when it is none any more', async () => {
    const data = '{"bsn": 111222333, "x": 5}'
    expect(await anonymize(json, data, ['NL_BSN'])).toBe('{"bsn": "<NL_BSN>", "x": 5}')
    const zeros = [{ value: 0, start: 1, end: 9, replacement: '00000000' }]
    expect(replaceInStructured(json, data, zeros)).toBe('{"bsn": 100000000, "x": 5}')
  })

  it('escapes what is put in', () => {
    const data = '["abc"]'
    const replaced = replaceInStructured(json, data, [{ value: 0, start: 1, end: 2, replacement: '"\n\\' }])
    expect(JSON.parse(replaced)).toEqual(['a"\n\\c'])
  })

  it('reads lines of JSON', async () => {
    const data = '{"bsn":"111222333"}\n{"bsn":"123456782"}\n'
    expect(await anonymize(json, data, ['NL_BSN'])).toBe('{"bsn":"<NL_BSN>"}\n{"bsn":"<NL_BSN>"}\n')
  })

  it('reads the values JSON.parse reads, and changing nothing changes nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        const data = JSON.stringify(value, undefined, indent)
        const leaves = readJson(data)
        for (const leaf of leaves) {
          const raw = data.slice(leaf.rawStart, leaf.rawEnd)
          expect(leaf.rewrite('x') ? raw : JSON.parse(`"${raw}"`)).toBe(leaf.value)
        }
        const same = leaves.map((leaf, index) => ({
          value: index,
          start: 0,
          end: leaf.value.length,
          replacement: leaf.value,
        }))
        expect(JSON.parse(replaceInStructured(json, data, same, 'utf16'))).toEqual(JSON.parse(data))
        expect(replaceInStructured(json, data, [])).toBe(data)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['{"a" 1}', '[1,]', '"\\x"', '{"a":', '[1 2', '01', '', '"a\nb"', 'nul', '['.repeat(5000)])(
    'refuses what is not JSON: %s',
    (data) => {
      expect(() => readJson(data)).toThrow(expect.objectContaining({ code: 'MALFORMED_DATA' }))
    },
  )
})

describe('CSV', () => {
  it('takes the names of columns as context', async () => {
    const found = await find({ ...csv, data: 'id,bsn\r\n111222333,111222333\r\n', entities: ['NL_BSN'] })
    expect(found).toMatchObject([{ path: [0, 'bsn'], value: 1, text: '111222333' }])
  })

  it('changes fields in place and keeps quoting, spaces and line ends', async () => {
    const data = '\ufeffname;bsn;"note"\r\n"a ""b""; c"; 111222333 ;"BSN ""111222333"" x"\n\n;;'
    const expected = '\ufeffname;bsn;"note"\r\n"a ""b""; c"; <NL_BSN> ;"BSN ""<NL_BSN>"" x"\n\n;;'
    expect(await anonymize(csv, data, ['NL_BSN'])).toBe(expected)
  })

  it('quotes a bare field when the replacement needs it', () => {
    const data = 'a,b\n1,2'
    const replaced = replaceInStructured(csv, data, [{ value: 0, start: 0, end: 1, replacement: 'x,"y"' }])
    expect(replaced).toBe('a,b\n"x,""y""",2')
  })

  it('reads back any table it is given, and changing nothing changes nothing', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '1', ',', '"', '\n', '\r\n', ' ', '😀', ';'),
      maxLength: 6,
    })
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
      )
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, lineEnd) => {
        const write = (value: string) =>
          value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
        const data = rows.map((row) => row.map(write).join(',') + lineEnd).join('')
        const leaves = readCsv(data, { header: false, delimiter: ',' })
        expect(leaves.map(({ value }) => value)).toEqual(rows.flat())
        const format = { ...csv, header: false, delimiter: ',' }
        const same = leaves.map(({ value }, index) => ({
          value: index,
          start: 0,
          end: value.length,
          replacement: value,
        }))
        expect(replaceInStructured(format, data, same, 'utf16')).toBe(data)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['a,b\n"x,1', 'a\n"x"y'])('refuses what is not CSV: %s', (data) => {
    expect(() => readCsv(data)).toThrow(expect.objectContaining({ code: 'MALFORMED_DATA' }))
  })
})

describe('replacements', () => {
  it('are refused outside their value or over each other', () => {
    const at = (value: number, start: number, end: number) => ({ value, start, end, replacement: '' })
    for (const bad of [[at(0, 2, 9)], [at(0, 0, 2), at(0, 1, 3)], [at(7, 0, 1)], [at(0, 2, 1)]])
      expect(() => replaceInStructured(json, '["abc"]', bad)).toThrow(
        expect.objectContaining({ code: 'MALFORMED_DATA' }),
      )
  })

  it('count code points unless told otherwise', () => {
    const replace = (unit: 'codepoint' | 'utf16', start: number) =>
      replaceInStructured(json, '["😀b"]', [{ value: 0, start, end: start + 1, replacement: 'x' }], unit)
    expect(replace('codepoint', 1)).toBe('["😀x"]')
    expect(replace('utf16', 2)).toBe('["😀x"]')
  })
})
