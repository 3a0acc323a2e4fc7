import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Canadian business number: nine digits with a Luhn check digit, for tax accounts followed by a program (RT goods and
 * services tax, RP payroll, RC income tax and so on) and a four-digit reference.
 */
export default defineRecognizer({
  entity: 'CA_BN',
  title: 'Canadian business number',
  description: 'Business number of the Canada Revenue Agency',
  format: '9 digits, optional 2-letter program and 4 digits',
  group: 'business_id',
  country: 'CA',
  sources: [
    'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/registering-your-business/business-number.html',
  ],
  patterns: [
    {
      name: 'program account',
      regex: /\d{5}[ \u00A0]?\d{4}[ \u00A0-]?(?:RC|RM|RP|RT|RR|RZ|RD|RE|RG|RN|RS)[ \u00A0-]?\d{4}/,
      score: 0.4,
    },
    { name: 'plain', regex: /\d{9}|\d{5}[ \u00A0]\d{4}|\d{3}[ \u00A0]\d{3}[ \u00A0]\d{3}/, score: 0.3 },
  ],
  context: {
    en: [
      'business number',
      'bn',
      'cra',
      'gst',
      'hst',
      'gst/hst',
      'gst number',
      'hst number',
      'payroll account',
      'businessnumber',
    ],
    fr: ["numéro d'entreprise", 'numéro d’entreprise', 'agence du revenu', 'tps', 'tvh', 'numéro de tps'],
  },
  check(value) {
    const digits = digitsOf(value).slice(0, 9)
    if (isOneDigitRepeated(digits) || !passesLuhn(digits)) return 'invalid'
    return /[A-Z]/.test(value) ? 'valid' : 'unknown'
  },
  validScore: 0.8, // with its program; bare digits keep the pattern's score
  examples: {
    match: [
      'GST/HST [[123456782 RT0001]]',
      'Remit to account [[10081 9549 RP 0001]].',
      'Numéro d’entreprise : [[847321569]]',
    ],
    reject: [
      { text: 'business number 123456783', why: 'wrong check digit' },
      { text: 'GST 123456783 RT0001', why: 'wrong check digit before the program' },
      { text: 'business number 12345678', why: 'eight digits' },
      { text: 'order 847321569', why: 'no label' },
    ],
  },
})
