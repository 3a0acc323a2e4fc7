import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { isMobile, isValidInternational, nationalNumber } from './plans.ts'

/** Numbers reserved for fiction or published as examples by libphonenumber, and near misses of them. */
const INTERNATIONAL = [
  '442079460958',
  '447700900123',
  '12015550123',
  '1201555012',
  '33199001234',
  '4930123456',
  '41446681800',
  '5511961234567',
  '918123456789',
  '35312345678',
  '85221234567',
  '999123456',
  '00000000',
]
const NATIONAL: readonly [digits: string, region: string][] = [
  ['02079460958', 'GB'],
  ['2015550123', 'US'],
  ['0199001234', 'FR'],
  ['030123456', 'DE'],
  ['0446681800', 'CH'],
  ['11961234567', 'BR'],
  ['8123456789', 'IN'],
  ['1234', 'US'],
  ['0000000000', 'GB'],
]

describe('numbering plans', () => {
  it.each(INTERNATIONAL)('judges +%s as the library does', (digits) => {
    expect(isValidInternational(digits)).toBe(parsePhoneNumberFromString(`+${digits}`)?.isValid() ?? false)
  })

  it.each(NATIONAL)('judges %s in %s as the library does', (digits, region) => {
    const parsed = parsePhoneNumberFromString(digits, region as 'GB')
    expect(nationalNumber(digits, region)).toBe(parsed?.isValid() ? parsed.nationalNumber : undefined)
  })

  it('tells mobile numbers from others', () => {
    expect(isMobile('9171234567', 'PH')).toBe(true)
    expect(isMobile('282345678', 'PH')).toBe(false)
  })
})
