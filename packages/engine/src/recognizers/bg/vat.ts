import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { passesEgn } from './_egn.ts'

function passesCompany(digits: readonly number[]): boolean {
  const body = digits.slice(0, 8)
  let check = weightedSum(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  if (check === 10) check = weightedSum(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11
  return check % 10 === digits[8]
}

const passesForeigner = (digits: readonly number[]): boolean =>
  weightedSum(digits.slice(0, 9), [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === digits[9]

const passesOther = (digits: readonly number[]): boolean =>
  (11 - (weightedSum(digits.slice(0, 9), [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === digits[9]

/**
 * Bulgarian VAT number: BG and nine digits for companies (weights 1 to 8; where that leaves 10, again 3 to 10), or
 * ten for persons: the personal number, the number of a foreigner, or a number of other registrants.
 */
export default defineRecognizer({
  entity: 'BG_VAT',
  title: 'Bulgarian VAT number',
  description: 'VAT number of a Bulgarian company or person',
  format: 'BG and 9 or 10 digits',
  group: 'tax_id',
  country: 'BG',
  sources: ['https://nra.bg/wps/portal/nra/taxes/dds', 'https://ec.europa.eu/taxation_customs/vies/#/faq'],
  patterns: [
    { name: 'person', regex: /BG[ \u00a0-]?\d{10}/, score: 0.5 },
    { name: 'company', regex: /BG[ \u00a0-]?\d{9}/, score: 0.6 },
  ],
  context: {
    bg: ['ддс', 'ддс номер', 'ддс №', 'ин по ддс', 'идентификационен номер по ддс', 'данъчен номер', 'зддс'],
    en: ['vat', 'vat number', 'vat no', 'vat id', 'bulgarian vat'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (digits.length === 9) return passesCompany(digits) ? 'valid' : 'invalid'
    return passesEgn(digits) || passesForeigner(digits) || passesOther(digits) ? 'valid' : 'invalid'
  },
  needs: ['BG'],
  examples: {
    match: ['ИН по ДДС: [[BG175074752]]', 'VAT number [[BG 123456786]]', 'Фактура, [[BG7523169263]]'],
    reject: [
      { text: 'VAT BG175074753', why: 'wrong check digit' },
      { text: 'VAT BG17507475', why: 'eight digits' },
      { text: 'VAT 175074752', why: 'without BG it is a company number' },
    ],
  },
})
