import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'
import { isProvince } from './_provinces.ts'

/**
 * Vietnamese citizen identity number (số định danh, on the CCCD card): province in three digits, a digit for century
 * and sex, two of the birth year, six random. No check digit: about one random number in sixty fits, so a label
 * is needed.
 */
export default defineRecognizer({
  entity: 'VN_CCCD',
  title: 'Vietnamese citizen identity number',
  description: 'Citizen identity number of a person in Vietnam (CCCD)',
  format: '12 digits',
  group: 'government_id',
  country: 'VN',
  sources: [
    'https://thuvienphapluat.vn/van-ban/Quyen-dan-su/Thong-tu-59-2021-TT-BCA-huong-dan-Luat-Can-cuoc-cong-dan-477265.aspx',
    'https://vi.wikipedia.org/wiki/C%C4%83n_c%C6%B0%E1%BB%9Bc_c%C3%B4ng_d%C3%A2n_(Vi%E1%BB%87t_Nam)',
  ],
  patterns: [
    { name: 'number', regex: /0\d{2}[0-3]\d{8}|0\d{2}[0-3][ \u00a0]\d{4}[ \u00a0]\d{4}/, score: 0.1 },
  ],
  context: {
    vi: [
      'cccd',
      'căn cước công dân',
      'can cuoc cong dan',
      'căn cước',
      'số căn cước',
      'số định danh',
      'định danh cá nhân',
      'số cccd',
      'cmnd',
      'cmnd/cccd',
    ],
    en: [
      'cccd',
      'citizen id',
      'vietnamese id',
      'citizen identity card',
      'vietnam id',
      'citizen identification',
    ],
  },
  check: (value) => (isProvince(numberAt(digitsOf(value), 0, 3)) ? 'valid' : 'invalid'),
  validScore: 0.3,
  examples: {
    match: [
      'Số CCCD: [[001090012345]]',
      'căn cước công dân số [[0793 0500 1234]]',
      'Vietnamese citizen ID [[048185006789]]',
    ],
    reject: [
      { text: 'CCCD 003090012345', why: 'no province 003' },
      { text: 'CCCD 097090012345', why: 'provinces end at 096' },
      { text: 'CCCD 00109001234', why: 'eleven digits' },
      { text: 'mã 001090012345', why: 'twelve digits without a label' },
    ],
  },
})
