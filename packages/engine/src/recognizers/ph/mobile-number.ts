import { defineRecognizer } from '../../define.ts'
import { phoneNumbers } from '../_shared/phone/classify.ts'
import { isMobile, nationalNumber } from '../_shared/phone/plans.ts'

/**
 * Philippine mobile number: after the country code 63 or the trunk zero, ten digits that begin with 9 and fit
 * the mobile ranges of the plan of the National Telecommunications Commission. The national form needs the
 * language or a Philippine word, since other countries write 09... numbers as well.
 */
const LOCAL_LANGUAGES = ['tl', 'fil', 'ceb']

export default defineRecognizer({
  entity: 'PH_MOBILE_NUMBER',
  title: 'Philippine mobile number',
  description: 'Mobile telephone number of the Philippines',
  format: '+63 9XX XXX XXXX or 09XX XXX XXXX',
  group: 'contact',
  country: 'PH',
  sources: [
    'https://www.itu.int/oth/T02020000A8/en',
    'https://en.wikipedia.org/wiki/Telephone_numbers_in_the_Philippines',
  ],
  *find(text, hints) {
    for (const { start, end, digits, international } of phoneNumbers(text, hints)) {
      if (international !== undefined) {
        if (international.startsWith('63') && isMobile(international.slice(2), 'PH'))
          yield { start, end, score: 0.65, pattern: 'international', verdict: 'valid' }
        continue
      }
      if (digits.length !== 11 || !digits.startsWith('09')) continue
      const national = nationalNumber(digits, 'PH')
      if (national && isMobile(national, 'PH'))
        yield {
          start,
          end,
          score: LOCAL_LANGUAGES.includes(hints.language) ? 0.6 : 0.3,
          pattern: 'national',
          verdict: 'unknown',
        }
    }
  },
  context: {
    en: ['philippines', 'philippine', 'manila', 'cebu', 'globe', 'smart', 'gcash', 'paymaya', 'pinoy', 'ph'],
    tl: ['selpon', 'cellphone number', 'numero', 'pilipinas', 'tawag', 'tumawag', 'i-text', 'tawagan'],
  },
  examples: {
    match: [
      'GCash number: [[+63 917 123 4567]]',
      'Tumawag sa [[0917 123 4567]] para sa order.',
      'Call our Manila rider at [[0998-765-4321]].',
      'mobile=[[+639171234567]]',
    ],
    reject: [
      { text: 'Call Manila at +63 2 8123 4567', why: 'a fixed line' },
      { text: 'Globe number 0917 123 456', why: 'one digit short' },
      { text: 'phone 0917 123 4567', why: 'national form without a Philippine hint' },
    ],
  },
})
