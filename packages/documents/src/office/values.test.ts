import type { Leaf } from '@sfumato/engine/structured'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCharacterCodes, decodePercent, encodeForAddress } from './decode-value.ts'
import { addLeaf, addMark, applyReplacements, newDraft } from './draft.ts'
import { editableText, render } from './editable-text.ts'
import { formulaTokens, refersOutside, renameInFormula } from './formula.ts'
import { readNumberFormats, shownDigits } from './number-format.ts'
import { isGivenName, looksLikeText } from './text-like.ts'

const leafOf = (data: string, rawStart: number, rawEnd: number): Leaf => ({
  path: [],
  label: '',
  value: data.slice(rawStart, rawEnd),
  rawStart,
  rawEnd,
  escape: (text) => text,
  rewrite: () => undefined,
})

describe('values written in another way', () => {
  it('are read as they are meant, with the place of each character', () => {
    const decoded = decodePercent('a%40%C3%BC%F0%9F%98%80%zz%FF')!
    expect(decoded.text).toBe('a@ü😀%zz%FF')
    expect([...decoded.offsets]).toEqual([0, 1, 4, 10, 10, 22, 23, 24, 25, 26, 27, 28])
    expect(decodePercent('plain')).toBeUndefined()
    expect(decodeCharacterCodes('a_x0040_b_x00_')?.text).toBe('a@b_x00_')
  })

  it('come back from an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = encodeForAddress(text)
        expect(decodePercent(written)?.text ?? written).toBe(text.toWellFormed())
      }),
    )
  })
})

describe('replacements in passages of many pieces', () => {
  it('give the new text, whatever they cover', () => {
    const piece = fc.record({
      text: fc.string({ maxLength: 4, unit: fc.constantFrom('a', 'b', 'c') }),
      isMark: fc.boolean(),
    })
    const cuts = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 4 })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), cuts, (pieces, ranges) => {
        const data = pieces.map(({ text, isMark }) => (isMark ? `<${text}>` : `(${text})`)).join('')
        const draft = newDraft(editableText(data), {})
        let at = 0
        for (const { text, isMark } of pieces) {
          const end = at + text.length + 2
          if (isMark) addMark(draft, text, at, end)
          else addLeaf(draft, leafOf(data, at + 1, end - 1))
          at = end
        }
        if (draft.pieces.length === 0) return
        const replacements: { start: number; end: number; text: string }[] = []
        for (const [from, length] of [...ranges].sort((a, b) => a[0] - b[0])) {
          const start = Math.max(from, replacements.at(-1)?.end ?? 0)
          const end = Math.min(start + length + 1, draft.text.length)
          if (start < end) replacements.push({ start, end, text: 'X' })
        }
        applyReplacements(draft, replacements)
        const written = render(draft.source).replace(/[()<>]/g, '')
        const kept = [...draft.text].filter(
          (_, i) => !replacements.some(({ start, end }) => i >= start && i < end),
        )
        const letters = (text: string) => [...text].sort().join('')
        const marksCut = written.replaceAll('X', '')
        expect(written.match(/X/g)?.length ?? 0).toBe(replacements.length)
        // An element that is touched goes as a whole.
        const whole =
          draft.marks?.filter((m) => replacements.some(({ start, end }) => start < m.to && end > m.from)) ??
          []
        const lost = whole.reduce((sum, m) => {
          const covered = [...draft.text.slice(m.from, m.to)].filter((_, i) =>
            replacements.some(({ start, end }) => m.from + i >= start && m.from + i < end),
          ).length
          return sum + (m.to - m.from - covered)
        }, 0)
        expect(marksCut.length).toBe(kept.length - lost)
        if (lost === 0) expect(letters(marksCut)).toBe(letters(kept.join('')))
      }),
    )
  })
})

describe('formulas', () => {
  it('are taken apart into what could name something', () => {
    const formula = `IF('O''Neil'!A1="a ""b""",Data!B2,Tax*1234567)+T1[[#This Row],[x]]`
    expect(
      [...formulaTokens(formula)].map(({ type, start, end }) => [type, formula.slice(start, end)]),
    ).toEqual([
      ['sheet', "'O''Neil'"],
      ['name', 'A1'],
      ['string', 'a ""b""'],
      ['sheet', 'Data'],
      ['name', 'B2'],
      ['name', 'Tax'],
      ['number', '1234567'],
      ['name', 'T1'],
      ['brackets', '[[#This Row],[x]]'],
    ])
    expect(refersOutside("'[2]Other'!A1")).toBe(true)
    expect(refersOutside('[1]!Name')).toBe(true)
    expect(refersOutside('T1[x]&"[1]"')).toBe(false)
  })

  it('follow new names', () => {
    const renames = {
      sheets: new Map([['old name', "It's new"]]),
      names: new Map([['tax', 'fee']]),
      columns: new Map([['ann', '<X>']]),
    }
    const formula = `'Old Name'!A1+Tax+T[Ann]+T[@Ann]+"Tax"`
    let written = formula
    for (const { start, end, text } of renameInFormula(formula, renames).reverse())
      written = written.slice(0, start) + text + written.slice(end)
    expect(written).toBe(`'It''s new'!A1+fee+T[[<X>]]+T[@[<X>]]+"Tax"`)
  })
})

describe('numbers', () => {
  it.each([
    ['4111111111111111', undefined, '4111111111111111'],
    ['4.9301234567E10', undefined, '49301234567'],
    ['12345678', '000-00-0000', '012-34-5678'],
    ['301234567', '(000) 000-0000', '(030) 123-4567'],
    ['1234', undefined, undefined],
    ['12345.6', undefined, undefined],
    ['1E400', undefined, undefined],
    ['abc', undefined, undefined],
  ])('%s with the format %s shows %s', (value, mask, shown) => {
    expect(shownDigits(value, mask)).toBe(shown)
  })

  it('are dates where their format has days or hours in it', () => {
    const codes = ['yyyy-mm-dd', '0.00', '[h]:mm', '"day" 0', '[Red]0', 'General']
    const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${codes.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs>${codes.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`
    const formats = readNumberFormats(styles)
    expect([0, 1, 2, 3, 4, 5, 6, 99].map(formats.isDate)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      true,
      false,
    ])
  })
})

describe('attributes nobody knows', () => {
  it.each([
    ['John Smith', true],
    ['john@example.org', true],
    ['Müller', true],
    ['+49 30 1234567', true],
    ['12192000', false],
    ['0 0 12700 12700', false],
    ['{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}', false],
    ['http://schemas.microsoft.com/office/word/2010/wordml', false],
    ['Heading1', false],
    ['#FF00AA', false],
  ])('%s is a text: %s', (value, isText) => {
    expect(looksLikeText('?:thing', 'x', value)).toBe(isText)
  })

  it('number formats are, where they hold words', () => {
    expect(looksLikeText('x:numFmt', 'formatCode', '0" for anna@example.org"')).toBe(true)
    expect(looksLikeText('x:numFmt', 'formatCode', '#,##0.00\\ "EUR"')).toBe(false)
  })

  it('or names that programs give', () => {
    expect(['Picture 3', 'Content Placeholder 2', 'TextBox 12'].every(isGivenName)).toBe(true)
    expect(['John Smith 3', 'Picture of John'].some(isGivenName)).toBe(false)
  })
})
