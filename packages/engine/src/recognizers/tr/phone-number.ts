import { defineRecognizer } from '../../define.ts'
import { phoneNumbers } from '../_shared/phone/classify.ts'
import { nationalNumber } from '../_shared/phone/plans.ts'

/**
 * Turkish telephone number: country code 90 or trunk zero, then ten digits of the numbering plan of BTK
 * (area 2xx to 4xx, mobile 5xx, services 8xx). The national form needs the language or a Turkish word.
 */
export default defineRecognizer({
  entity: 'TR_PHONE_NUMBER',
  title: 'Turkish telephone number',
  description: 'Telephone number of Türkiye, fixed or mobile',
  format: '+90 XXX XXX XX XX or 0XXX XXX XX XX',
  group: 'contact',
  country: 'TR',
  sources: [
    'https://www.btk.gov.tr/numaralandirma',
    'https://en.wikipedia.org/wiki/Telephone_numbers_in_Turkey',
  ],
  *find(text, hints) {
    for (const { start, end, digits, international } of phoneNumbers(text, hints)) {
      if (international !== undefined) {
        if (international.startsWith('90') && nationalNumber(international.slice(2), 'TR'))
          yield { start, end, score: 0.65, pattern: 'international', verdict: 'valid' }
        continue
      }
      if (digits.length !== 11 || !digits.startsWith('0') || !nationalNumber(digits, 'TR')) continue
      yield {
        start,
        end,
        score: hints.language === 'tr' ? 0.6 : 0.3,
        pattern: 'national',
        verdict: 'unknown',
      }
    }
  },
  context: {
    tr: [
      'telefonu',
      'telefonum',
      'telefon numarası',
      'telefon numaram',
      'cep',
      'cep telefonu',
      'numaralı',
      'numaram',
      'arayın',
      'arayınız',
      'sabit hat',
      'türkiye',
      'istanbul',
      'ankara',
      'izmir',
    ],
    en: ['turkey', 'turkish', 'istanbul', 'ankara', 'izmir'],
  },
  examples: {
    match: [
      'Cep telefonu: [[0532 123 45 67]]',
      'Call the Istanbul office: [[+90 212 345 67 89]]',
      'Telefon numaram [[0 (216) 345 67 89]]',
      'Ankara ofisi [[0(312) 345 67 89]] numaralı hattan aranabilir.',
    ],
    reject: [
      { text: 'Cep telefonu: 0532 123 45', why: 'too short' },
      { text: 'Telefon numaram 0132 123 45 67', why: 'no such area code' },
      { text: 'phone 0532 123 45 67', why: 'national form without a Turkish hint' },
    ],
  },
})
