import { createEngine } from '@sfumato/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { analyzeTexts } from './analysis.ts'
import type { Passage } from './document.ts'
import { PassageFinder } from './find.ts'
import { replacementsFor } from './replacements.ts'
import { cleanName, spreadValues } from './spread.ts'

const engine = createEngine()
afterAll(() => engine.close())

const place = { paragraph: 1 }
const passage = (text: string, extra: Partial<Passage> = {}): Passage => ({ text, place, ...extra })
const find = async (passages: Passage[], entities?: string[]) => {
  const finder = new PassageFinder(passages)
  const request = { language: 'en', scoreThreshold: 0.35, ...(entities ? { entities } : {}) }
  return finder.find(await analyzeTexts(finder.texts, request, engine.catalog, engine.analyzeAll))
}
const told = (found: Awaited<ReturnType<typeof find>>) =>
  found.map(({ passage: index, entityType, text }) => `${index} ${entityType} ${text}`)

describe('findings', () => {
  it('are told by passage, with the place, the label as context', async () => {
    const found = await find(
      [
        passage('111222333', { label: 'BSN', place: { sheet: 'Staff', cell: 'B2' } }),
        passage('111222333 is an order', { place: { sheet: 'Orders', cell: 'A1' } }),
      ],
      ['NL_BSN'],
    )
    expect(found[0]).toMatchObject({
      passage: 0,
      start: 0,
      end: 9,
      entityType: 'NL_BSN',
      text: '111222333',
      place: { sheet: 'Staff', cell: 'B2' },
    })
  })
  it('never reach over the end of a passage', async () => {
    const found = await find([passage('DE89 3704 0044'), passage('0532 0130 00')], ['IBAN_CODE'])
    expect(found).toEqual([])
  })
  it('do not lie in labels', async () => {
    expect(await find([passage('yes', { label: 'anna@example.com' })], ['EMAIL_ADDRESS'])).toEqual([])
  })
  it('read from a picture lose a little score, and never fall out of the answer for it', async () => {
    const text = 'My name is Anna Meyer.'
    const sure = await find([passage(text)], ['PERSON'])
    const unsure = await find(
      [passage(text, { confidence: [{ start: 0, end: text.length, confidence: 0 }] })],
      ['PERSON'],
    )
    expect(unsure[0]!.score).toBeLessThan(sure[0]!.score)
    expect(unsure[0]!.score).toBeGreaterThanOrEqual(0.35)
  })
  it('see through misread signs where a check digit confirms it', async () => {
    const text = 'IBAN DE89 37O4 0044 O532 0130 0O'
    const confidence = [{ start: 0, end: text.length, confidence: 0.8 }]
    expect(told(await find([passage('x'), passage(text, { confidence })], ['IBAN_CODE']))).toEqual([
      '1 IBAN_CODE DE89 37O4 0044 O532 0130 0O',
    ])
    expect(await find([passage(text)], ['IBAN_CODE'])).toEqual([])
  })
})

describe('a value that was found', () => {
  const finding = (text: string, entityType = 'PERSON', index = 0) => ({
    passage: index,
    start: 0,
    end: text.length,
    entityType,
    score: 0.85,
    text,
    place,
  })
  const spread = (value: string, others: string[], entityType = 'PERSON') =>
    spreadValues([passage(value), ...others.map((text) => passage(text))], [finding(value, entityType)])
      .slice(1)
      .map(({ passage: index, text }) => `${index} ${text}`)

  it.each([
    ['Anna Meyer', 'Draft of Anna Meyer, final', '1 Anna Meyer'],
    ['Anna Meyer', 'anna_meyer', '1 anna_meyer'],
    ['Anna Meyer', 'ANNA  MEYER', '1 ANNA  MEYER'],
    ['Meyer-Schulz', 'Meyer-Schulz', '1 Meyer-Schulz'],
    ['Scheuermann', '(Scheuermann)', '1 Scheuermann'],
    ['山田太郎さん', '山田太郎さん', '1 山田太郎さん'],
  ])('%s is found in "%s"', (value, other, expected) => {
    expect(spread(value, [other])).toEqual([expected])
  })
  it.each([
    ['Anna Meyer', 'Anna said that Meyer'],
    ['Scheuermann', 'Scheuermanns'],
    ['Scheuermann', 'scheuermann'],
    ['green', 'green'],
    ['Ann', 'Ann'],
    ['12345', '12345'],
  ])('%s is not found in "%s"', (value, other) => {
    expect(spread(value, [other])).toEqual([])
  })
  it('of several words of the language is found where it is written the same', () => {
    expect(spread('The Company', ['the company', 'THE COMPANY', 'by The Company'], 'ORGANIZATION')).toEqual([
      '3 The Company',
    ])
    expect(spread('anna@example.com', ['ANNA@EXAMPLE.COM'], 'EMAIL_ADDRESS')).toEqual(['1 ANNA@EXAMPLE.COM'])
  })
  it('is found twice in a passage, beside what was found there', () => {
    const passages = [passage('Anna Meyer'), passage('Anna Meyer and Anna Meyer and anna@example.com')]
    const mail = { ...finding('anna@example.com', 'EMAIL_ADDRESS', 1), start: 30, end: 46 }
    expect(told(spreadValues(passages, [finding('Anna Meyer'), mail]))).toEqual([
      '0 PERSON Anna Meyer',
      '1 PERSON Anna Meyer',
      '1 PERSON Anna Meyer',
      '1 EMAIL_ADDRESS anna@example.com',
    ])
  })
  it('gives room to a longer finding', () => {
    const passages = [passage('Anna Meyer'), passage('Anna Meyer Street 5')]
    const address = finding('Anna Meyer Street 5', 'STREET_ADDRESS', 1)
    expect(told(spreadValues(passages, [finding('Anna Meyer'), address]))).toEqual([
      '0 PERSON Anna Meyer',
      '1 STREET_ADDRESS Anna Meyer Street 5',
    ])
  })
  it('costs no more the more values begin alike', () => {
    const values = Array.from({ length: 20_000 }, (_, at) => finding(`mail ${at + 1_000_000} now`, 'X', at))
    const passages = [...values.map(({ text }) => passage(text)), passage('mail '.repeat(500_000))]
    expect(spreadValues(passages, values)).toHaveLength(values.length)
  })
  it('is gone from the name of the file, and so is each part of a name', () => {
    const clean = (name: string) =>
      cleanName(name, [finding('Anna Meyer'), finding('anna@example.com', 'EMAIL_ADDRESS')])
    expect(clean('CV Anna Meyer 2026')).toBe('CV  2026')
    expect(clean('meyer-application')).toBe('-application')
    expect(clean('anna@example.com')).toBe('')
    expect(clean('Report')).toBe('Report')
  })
})

describe('replacements', () => {
  it('are the same for the same value all over the file, and none where the value is kept', async () => {
    const found = await find(
      [
        passage('Write to anna@example.com'),
        passage('or bob@example.com'),
        passage('anna@example.com, IBAN DE89 3704 0044 0532 0130 00'),
      ],
      ['EMAIL_ADDRESS', 'IBAN_CODE'],
    )
    const { values, changedCount } = await replacementsFor(found, {
      operators: {
        EMAIL_ADDRESS: { type: 'replace', newValue: '<MAIL_{n}>' },
        IBAN_CODE: { type: 'keep' },
      },
    })
    expect(values).toEqual(['<MAIL_1>', '<MAIL_2>', '<MAIL_1>', undefined])
    expect(changedCount).toBe(3)
  })
  it('are none for no findings', async () => {
    expect(await replacementsFor([], {})).toMatchObject({ values: [], changedCount: 0 })
  })
})
