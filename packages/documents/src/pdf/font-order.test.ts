import { describe, expect, it } from 'vitest'
import { cleaned, everythingIn, handWritten, popplerText, stream } from './fixtures.ts'

const NAMES: Record<string, string> = Object.fromEntries([
  [' ', 'space'],
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((name, digit) => [
    String(digit),
    name,
  ]),
])

/** A page whose font numbers its glyphs in this order. */
function pageInOrder(text: string, letters: string): Uint8Array {
  const order = [...new Set(letters)]
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    `${order.length} beginbfchar`,
    ...order.map((letter, at) => `<${hex(at + 1, 2)}> <${hex(letter.charCodeAt(0), 4)}>`),
    'endbfchar endcmap end end',
  ].join('\n')
  const shown = [...text].map((letter) => hex(order.indexOf(letter) + 1, 2)).join('')
  const differences = order.map((letter) => `/${NAMES[letter] ?? letter}`).join(' ')
  return handWritten(
    [{ content: `BT /F2 12 Tf 50 700 Td <${shown}> Tj ET`, resources: '/Font << /F2 10 0 R >>' }],
    {
      10: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R /Encoding << /Differences [1 ${differences}] >> >>`,
      11: stream('', map),
    },
  )
}

const TEXT = 'BSN 972560348 belongs to the file'

/** What the font maps of a file spell, code by code. */
const spelledIn = (bytes: Uint8Array): string =>
  [...everythingIn(bytes).matchAll(/^<[0-9a-f]{2}> <00([0-9a-f]{2})>$/gm)]
    .map((match) => String.fromCharCode(Number.parseInt(match[1] ?? '0', 16)))
    .join('')

describe('a font that numbers its glyphs in the order of their first use', () => {
  it('does not stay where that order spells a removed value', async () => {
    const bytes = pageInOrder(TEXT, TEXT)
    expect(spelledIn(bytes)).toContain('972560348')
    const result = await cleaned(bytes, ['972560348'])
    expect(spelledIn(result)).not.toContain('972560348')
    expect(everythingIn(result)).not.toContain('/nine')
    expect(popplerText(result)).toContain('belongs to the file')
  })

  it('nor where a digit that comes twice is missing in it', async () => {
    const text = TEXT.replace('972560348', '972560347')
    const result = await cleaned(pageInOrder(text, text), ['972560347'])
    expect(spelledIn(result)).not.toContain('97256034')
  })

  it('stays where the order says nothing about the value', async () => {
    const alphabet = ' 0123456789BNSabcdefghijklmnopqrstuvwxyz'
    for (const value of ['972560348', '123456789']) {
      const result = await cleaned(pageInOrder(TEXT.replace('972560348', value), alphabet), [value])
      expect(everythingIn(result)).not.toContain('/DCTDecode')
      expect(popplerText(result)).not.toContain(value)
    }
  })
})
