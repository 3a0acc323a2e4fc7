import { isCalendarDate } from '../../checksums/dates.ts'
import { compact, digitsOf } from '../../checksums/digits.ts'
import { mod11_2CheckCharacter } from '../../checksums/iso7064.ts'
import { defineRecognizer } from '../../define.ts'
import { besideIdeographs, numberAt } from '../_shared/eastern.ts'
import { isProvince } from './_provinces.ts'

/**
 * Chinese resident identity number (居民身份证号码, GB 11643): division code of six digits, birth date, three digits
 * for order and sex, and an ISO 7064 MOD 11-2 character (0 to 9 or X). Region, date and check together make chance
 * matches rare. Chinese text puts characters right beside the number.
 */
export default defineRecognizer({
  entity: 'CN_RESIDENT_ID',
  title: 'Chinese resident identity number',
  description: 'Identity number of a resident of China',
  format: '17 digits and a digit or X',
  group: 'government_id',
  country: 'CN',
  sources: [
    'https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E',
    'https://zh.wikipedia.org/wiki/%E4%B8%AD%E5%8D%8E%E4%BA%BA%E6%B0%91%E5%85%B1%E5%92%8C%E5%9B%BD%E5%85%AC%E6%B0%91%E8%BA%AB%E4%BB%BD%E5%8F%B7%E7%A0%81',
  ],
  patterns: [
    {
      name: 'plain',
      regex: besideIdeographs(/[1-8]\d{5}(?:18|19|20)\d{2}[01]\d[0-3]\d{4}[\dXx]/),
      score: 0.85,
      bounded: 'none',
    },
    {
      name: 'spaced',
      regex: besideIdeographs(/[1-8]\d{5}[ \u00a0](?:18|19|20)\d{2}[01]\d[0-3]\d[ \u00a0]\d{3}[\dXx]/),
      score: 0.85,
      bounded: 'none',
    },
  ],
  context: {
    zh: ['身份证', '身份证号', '身份证号码', '公民身份号码', '身份證', '居民身份证', '证件号码', '证件号'],
    en: [
      'chinese id',
      'resident identity card',
      'chinese id number',
      'resident id',
      'prc id',
      'id card number',
    ],
  },
  check(value) {
    const code = compact(value)
    const digits = digitsOf(code.slice(0, 17))
    if (!isProvince(code.slice(0, 2))) return 'invalid'
    if (!isCalendarDate(numberAt(digits, 6, 4), numberAt(digits, 10, 2), numberAt(digits, 12, 2)))
      return 'invalid'
    return mod11_2CheckCharacter(digits) === code[17] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      '身份证号码：[[11010519491231002X]]',
      '张三，身份证号[[440304199001151236]]，住深圳市',
      'Chinese ID number [[310115 20050615 5675]]',
      '公民身份号码 [[360722198803070454]]',
    ],
    reject: [
      { text: '身份证号码 110105194912310021', why: 'wrong check character' },
      { text: '身份证号码 110105194913310025', why: 'month 13' },
      { text: '身份证号码 990105194912310025', why: 'no province 99' },
      { text: '身份证号码 11010519491231002', why: 'seventeen digits' },
    ],
  },
})
