import { defineRecognizer } from '../../define.ts'
import { phoneNumbers } from '../_shared/phone/classify.ts'
import { FAX_WORDS } from '../_shared/phone/labels.ts'

/**
 * Fax number: written like a telephone number, told apart only by the word fax right before or behind it. It
 * scores a little above PHONE_NUMBER, which sees the same digits, so that the narrower name wins.
 */
export default defineRecognizer({
  entity: 'FAX_NUMBER',
  title: 'Fax number',
  description: 'Telephone number of a fax machine or fax service',
  format: 'The forms of a telephone number, next to fax, telefax or télécopie',
  group: 'contact',
  sources: ['https://www.itu.int/rec/T-REC-E.164', 'https://www.itu.int/rec/T-REC-E.123'],
  *find(text, hints) {
    for (const { start, end, isFax, isValid } of phoneNumbers(text, hints))
      if (isFax) yield { start, end, score: 0.65, pattern: 'fax', verdict: isValid ? 'valid' : 'unknown' }
  },
  context: FAX_WORDS,
  contextRequired: true,
  examples: {
    match: [
      'Tel. +44 20 7946 0958, Fax: [[+44 20 7946 0959]]',
      'Telefax [[030 1234568]]',
      'Télécopie : [[01 99 00 12 35]]',
      '[[(201) 555-0124]] fax',
    ],
    reject: [
      { text: 'Phone: (201) 555-0123', why: 'a telephone number without a fax word' },
      { text: 'Fax machine model 2040, 12 pages', why: 'no telephone number' },
      { text: 'Fax 12345', why: 'too short for a telephone number' },
    ],
  },
})
