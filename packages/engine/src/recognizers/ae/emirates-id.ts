import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Emirates ID number: 784 (the country in ISO 3166), four digits that read as a year, seven random digits, and a
 * Luhn digit. The authority says the year need not be that of the birth, so it is only held to be a year.
 */
export default defineRecognizer({
  entity: 'AE_EMIRATES_ID',
  title: 'Emirates ID number',
  description: 'Identity number of a citizen or resident of the United Arab Emirates',
  format: '784-YYYY-NNNNNNN-C',
  group: 'government_id',
  country: 'AE',
  sources: [
    'https://u.ae/en/information-and-services/visa-and-emirates-id/emirates-id',
    'https://www.emirates247.com/news/emirates/emirates-id-number-allocated-for-life-cannot-be-changed-2016-01-17-1.617466',
  ],
  patterns: [
    { name: 'grouped', regex: /784[ \u00a0-](?:19|20)\d{2}[ \u00a0-]\d{7}[ \u00a0-]\d/, score: 0.85 },
    { name: 'plain', regex: /784(?:19|20)\d{10}/, score: 0.6 },
  ],
  context: {
    ar: [
      'رقم الهوية',
      'الهوية الإماراتية',
      'بطاقة الهوية',
      'رقم بطاقة الهوية',
      'هوية الإمارات',
      'الهوية الاماراتية',
    ],
    en: ['emirates id', 'eid', 'emirates identity card', 'uae id', 'emirates id number', 'id number'],
  },
  check: (value) => (passesLuhn(digitsOf(value)) ? 'valid' : 'invalid'),
  needs: ['784'],
  examples: {
    match: [
      'Emirates ID [[784-1990-1234567-6]]',
      'رقم الهوية: [[784200512345677]]',
      'Guest: Ali, [[784-1984-6543219-7]]',
    ],
    reject: [
      { text: 'Emirates ID 784-1990-1234567-5', why: 'wrong Luhn digit' },
      { text: 'Emirates ID 785-1990-1234567-4', why: 'does not start with 784' },
      { text: 'Emirates ID 784-1790-1234567-8', why: 'no year of this or the last century' },
      { text: 'Emirates ID 784-1990-123456-7', why: 'fourteen digits' },
    ],
  },
})
