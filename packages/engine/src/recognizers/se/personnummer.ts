import { isCalendarDate, isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Swedish personal identity number (personnummer) and coordination number (samordningsnummer, day plus 60).
 * Birth date, three digits and a Luhn digit over the last ten; a plus replaces the hyphen from the year the
 * holder turns 100. "20240115-1432" is also how programs stamp files, so what reads as a date of this century
 * with a clock time stays below the threshold until a label stands near.
 */
export default defineRecognizer({
  entity: 'SE_PERSONNUMMER',
  title: 'Swedish personal identity number',
  description: 'Personal or coordination number of a person registered in Sweden',
  format: 'YYMMDD-NNNN or YYYYMMDD-NNNN, + instead of - from age 100',
  group: 'government_id',
  country: 'SE',
  sources: [
    'https://www.skatteverket.se/privat/folkbokforing/personnummer.4.3810a01c150939e893f18c29.html',
    'https://sv.wikipedia.org/wiki/Personnummer_i_Sverige',
  ],
  patterns: [
    {
      name: 'long',
      regex: /(?:1[89]\d{6}[-+]|20\d{6}(?:\+|-(?!(?:[01]\d|2[0-3])[0-5]\d)))\d{4}/,
      score: 0.7,
    },
    {
      name: 'short',
      regex: /(?:[4-9]\d{5}[-+]|[0-3]\d{5}(?:\+|-(?!(?:[01]\d|2[0-3])[0-5]\d)))\d{4}/,
      score: 0.5,
    },
    { name: 'like a timestamp', regex: /(?:20\d{6}|[0-3]\d{5})-(?:[01]\d|2[0-3])[0-5]\d/, score: 0.3 },
    { name: 'plain', regex: /(?:1[89]|20)?\d{10}/, score: 0.3 },
  ],
  context: {
    sv: [
      'personnummer',
      'personnr',
      'pers.nr',
      'pnr',
      'persnr',
      'samordningsnummer',
      'personnumret',
      'födelsenummer',
    ],
    en: [
      'personnummer',
      'swedish personal number',
      'personal identity number',
      'coordination number',
      'personal number',
    ],
  },
  check(value) {
    const digits = digitsOf(value)
    const short = digits.slice(-10)
    const month = numberAt(short, 2, 2)
    const day = numberAt(short, 4, 2) % 60
    const dated =
      digits.length === 12
        ? isCalendarDate(numberAt(digits, 0, 4), month, day)
        : isCalendarDateOfSomeCentury(numberAt(short, 0, 2), month, day)
    return dated && passesLuhn(short) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Mitt personnummer är [[811218-9876]].',
      'Personnr: [[640823-3234]]',
      'Född [[19900118-9829]], Göteborg',
      'Samordningsnummer [[701063-2391]]',
      'personnummer [[121212+1212]] (över 100 år)',
      'personal identity number: [[8112189876]]',
      'personnr [[20240115-1432]]',
    ],
    reject: [
      { text: 'Personnummer 811218-9875', why: 'wrong Luhn digit' },
      { text: 'Personnummer 811318-9874', why: 'month 13' },
      { text: 'Personnummer 811218-98760', why: 'one digit too many' },
      { text: 'backup-20240115-1432.tar.gz', why: 'a date and a clock time without a label' },
      { text: 'order 8112189876 has shipped', why: 'ten digits without a label' },
    ],
  },
})
