import { compact, digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/** Kinds of entity in the third form (ACRA list of entity-type indicators); LL partnership, SS society and so on. */
const ENTITY_KINDS = new Set(
  (
    'CC CD CH CL CM CP CS CX DP FB FC FM FN GA GB GS HS LL LP MB MC MD MH MM MQ NB NR PA PB PF RF RP SM SS TC TU ' +
    'VH XL'
  ).split(' '),
)

const OTHER_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWX0123456789'
const OTHER_WEIGHTS = [4, 3, 5, 3, 10, 2, 2, 5, 7]

function otherCheckCharacter(number: string): string {
  let sum = 0
  for (let place = 0; place < 9; place++)
    sum += OTHER_ALPHABET.indexOf(number[place]!) * OTHER_WEIGHTS[place]!
  return OTHER_ALPHABET[(sum + 6) % 11]!
}

/**
 * Singapore unique entity number in three forms with their own check letters: businesses (eight digits), local companies
 * (year and five digits) and all others (R, S or T, year, kind of entity, four digits). The first two are short runs of
 * digits with a letter and need a label.
 */
export default defineRecognizer({
  entity: 'SG_UEN',
  title: 'Singapore unique entity number',
  description: 'Number of a business or other organisation in Singapore',
  format: '8 or 9 digits and a letter, or TyyPQnnnnX',
  group: 'business_id',
  country: 'SG',
  sources: ['https://www.uen.gov.sg', 'https://en.wikipedia.org/wiki/Unique_Entity_Number'],
  patterns: [
    { name: 'other entities', regex: /[RSTrst]\d{2}[A-Za-z]{2}\d{4}[A-Za-z]/, score: 0.2 },
    { name: 'local company', regex: /(?:1[89]|20)\d{7}[A-Za-z]/, score: 0.3 },
    { name: 'business', regex: /\d{8}[A-Za-z]/, score: 0.3 },
  ],
  context: {
    en: [
      'uen',
      'uen no',
      'uen number',
      'unique entity number',
      'acra',
      'business registration',
      'company registration',
      'roc no',
      'gst reg no',
    ],
    zh: ['公司注册号', '商业注册号'],
    ms: ['nombor pendaftaran syarikat'],
  },
  check(value) {
    const number = compact(value)
    const digits = digitsOf(number)
    if (number.length === 9) {
      return 'XMKECAWLJDB'[weightedSum(digits, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] === number[8]
        ? 'unknown'
        : 'invalid'
    }
    if (number[0]! <= '9') {
      return 'ZKCMDNERGWH'[weightedSum(digits, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] === number[9]
        ? 'unknown'
        : 'invalid'
    }
    if (!ENTITY_KINDS.has(number.slice(3, 5))) return 'invalid'
    return otherCheckCharacter(number) === number[9] ? 'valid' : 'invalid'
  },
  validScore: 0.75,
  examples: {
    match: ['UEN [[53012345B]]', 'UEN: [[197401143C]]', 'The partnership [[T09LL0001D]] was struck off.'],
    reject: [
      { text: 'UEN 53012345C', why: 'wrong check letter' },
      { text: 'UEN 197401143D', why: 'wrong check letter of a company' },
      { text: 'UEN T09ZZ0001D', why: 'no kind of entity ZZ' },
      { text: 'limit = 53012345B', why: 'digits and a letter without a label' },
    ],
  },
})
