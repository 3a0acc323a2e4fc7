import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'

/** What is found in the text, as [type, value]. */
const found = (text: string, entities?: readonly string[]) =>
  analyze({ text, ...(entities ? { entities } : {}) }).map(({ entityType, text: value }) => [
    entityType,
    value,
  ])

describe('a value belongs to its own label', () => {
  it('the nearest one before it, of several types that fit', () => {
    expect(found('SIN 130 692 544, TFN 123 456 782')).toContainEqual(['AU_TFN', '123 456 782'])
    const types = found('DL No. A1234567, Passport J8369854').map(([type]) => type)
    expect(types[0]).toBe('US_DRIVER_LICENSE')
    expect(types[1]).toMatch(/_PASSPORT$/)
  })

  it('not to the label of the next field', () => {
    expect(found('Passport J8369854 DL No. A1234567')[0]![0]).toMatch(/_PASSPORT$/)
  })

  it('not to one outside the field it stands in', () => {
    const types = ['MX_PASSPORT', 'DE_PASSPORT']
    for (const text of [
      'passport: C01X00T47\ncreated_at: 1714559601',
      'Passport issued. created_at: 1714559601, user: bob',
      '{"passport": "C01X00T47", "created_at": 1714559601}',
      'passport=C01X00T47 created_at=1714559601',
    ])
      expect(found(text, types).map(([, value]) => value)).not.toContain('1714559601')
  })

  it('to the one that says more, of two types that fit alike', () => {
    expect(found('número de matrícula 20231234')).toEqual([['STUDENT_ID', '20231234']])
  })

  it('which several values may share', () => {
    expect(found('SSNs: 536228726, 321549876 and 212456789', ['US_SSN'])).toHaveLength(3)
  })

  it('also where its field has a name that says nothing', () => {
    const ssn = [['US_SSN', '536228726']]
    expect(found('Social security\nNumber: 536228726', ['US_SSN'])).toEqual(ssn)
    expect(found('{"ssn": {"value": "536228726"}}', ['US_SSN'])).toEqual(ssn)
    expect(found('SSN (of the spouse): 536228726', ['US_SSN'])).toEqual(ssn)
    expect(found('order: 536228726 (SSN)', ['US_SSN'])).toEqual(ssn)
  })

  it('and keeps what its form alone says', () => {
    expect(found('tax id: 12-3456789, order: 536-22-8726', ['US_SSN'])).toEqual([['US_SSN', '536-22-8726']])
  })
})
