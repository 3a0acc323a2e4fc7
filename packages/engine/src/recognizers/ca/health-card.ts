import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { compact, digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/** British Columbia: nine, eight digits weighted 2 4 8 5 10 9 7 3, and a check digit modulo 11. */
const passesBritishColumbia = (digits: readonly number[]) =>
  digits[0] === 9 && 11 - (weightedSum(digits.slice(1, 9), [2, 4, 8, 5, 10, 9, 7, 3]) % 11) === digits[9]

/** Quebec: letters of the name, birth date with 50 added to the month for women, two digits of the registry. */
function hasQuebecBirthDate(card: string): boolean {
  const month = Number(card.slice(6, 8))
  return isCalendarDateOfSomeCentury(
    Number(card.slice(4, 6)),
    month > 50 ? month - 50 : month,
    Number(card.slice(8, 10)),
  )
}

/**
 * Canadian provincial health cards: Ontario (ten digits with a Luhn check digit and a version code of up to two letters),
 * British Columbia (ten digits starting with 9, modulo 11) and Quebec (four letters and eight digits with the birth
 * date). Other provinces use plain runs of digits without a public check.
 */
export default defineRecognizer({
  entity: 'CA_HEALTH_CARD',
  title: 'Canadian health card number',
  description: 'Health insurance card of Ontario, British Columbia or Quebec',
  format: '10 digits (ON with version letters, BC starting 9), Quebec 4 letters and 8 digits',
  group: 'health',
  country: 'CA',
  sources: [
    'https://www.ontario.ca/document/ohip-infobulletins-2023/health-card-validation-reference-manual',
    'https://www2.gov.bc.ca/gov/content/health/practitioner-professional-resources/msp',
    'https://www.ramq.gouv.qc.ca/en/citizens/health-insurance/using-health-insurance-card',
  ],
  patterns: [
    { name: 'Ontario with version', regex: /\d{4}[- ]\d{3}[- ]\d{3}[- ]?[A-Z]{2}/, score: 0.3 },
    { name: 'Quebec', regex: /[A-Z]{4}[ \u00A0]\d{4}[ \u00A0]\d{4}/, score: 0.3 },
    { name: 'Quebec, joined', regex: /[A-Za-z]{4}\d{8}/, score: 0.3 },
    { name: 'digits', regex: /\d{4}[- ]?\d{3}[- ]?\d{3}/, score: 0.3 },
  ],
  context: {
    en: [
      'health card',
      'health card number',
      'health number',
      'healthcard',
      'ohip',
      'phn',
      'personal health number',
      'hcn',
      'care card',
      'ramq',
    ],
    fr: [
      'carte santé',
      "carte d'assurance maladie",
      'assurance maladie',
      'carte soleil',
      'nam',
      'ramq',
      'carte sante',
    ],
  },
  check(value) {
    const card = compact(value)
    if (/^[A-Z]/.test(card)) {
      if (!hasQuebecBirthDate(card)) return 'invalid'
      return value.length > card.length ? 'valid' : 'unknown'
    }
    const digits = digitsOf(card)
    if (digits[0] === 0) return 'invalid'
    if (passesLuhn(digits)) return /[A-Z]$/.test(card) ? 'valid' : 'unknown'
    return card.length === 10 && passesBritishColumbia(digits) ? 'unknown' : 'invalid'
  },
  validScore: 0.5, // Quebec in groups, Ontario with its version code; plain digits keep the pattern's score
  examples: {
    match: [
      'OHIP [[5847193025]]',
      'Health card [[1234-567-897-AB]]',
      "Carte d'assurance maladie : [[TREM 8562 1219]]",
      'BC personal health number [[9876543218]]',
    ],
    reject: [
      { text: 'health card 5847193026', why: 'neither Ontario nor British Columbia check digit' },
      { text: 'health card TREM 8599 1219', why: 'no month 99 in the Quebec birth date' },
      { text: 'health card 584719302', why: 'nine digits' },
      { text: 'parcel 5847193025', why: 'no label' },
    ],
  },
})
