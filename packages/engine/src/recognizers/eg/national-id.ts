import { isCalendarDate } from '../../checksums/dates.ts'
import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt, westernDigits } from '../_shared/eastern.ts'

/** 01-04 urban governorates, 11-19 Lower Egypt, 21-29 Upper Egypt, 31-35 frontier, 88 born abroad. */
const isGovernorate = (code: number): boolean =>
  (code >= 1 && code <= 4) || (code >= 11 && code <= 35 && code % 10 !== 0) || code === 88

/**
 * Egyptian national number (الرقم القومي): century (2 for 19xx, 3 for 20xx), YYMMDD, governorate, serial with the sex,
 * and a last digit whose rule is not published. Date and governorate leave one random number in 500, and a time stamp
 * of fourteen digits can fit, so a label is needed. Often written in Arabic-Indic digits.
 */
export default defineRecognizer({
  entity: 'EG_NATIONAL_ID',
  title: 'Egyptian national number',
  description: 'National identity number of an Egyptian citizen',
  format: '14 digits',
  group: 'government_id',
  country: 'EG',
  sources: ['https://cso.moi.gov.eg/', 'https://en.wikipedia.org/wiki/Egyptian_National_Identity_Card'],
  patterns: [
    { name: 'plain', regex: /[23]\d{2}[01]\d[0-3]\d{8}/, score: 0.1 },
    { name: 'arabic-indic digits', regex: /[\u0662\u0663][\u0660-\u0669]{13}/, score: 0.1 },
  ],
  context: {
    ar: [
      'الرقم القومي',
      'الرقم القومى',
      'رقم قومي',
      'رقم قومى',
      'رقم البطاقة',
      'بطاقة رقم قومي',
      'بطاقة الرقم القومي',
      'رقم الهوية',
      'تحقيق شخصية',
    ],
    en: ['egyptian national id', 'national id', 'national number', 'egyptian id', 'national id number'],
  },
  check(value) {
    const digits = digitsOf(westernDigits(value))
    const year = 1700 + digits[0]! * 100 + numberAt(digits, 1, 2)
    if (!isCalendarDate(year, numberAt(digits, 3, 2), numberAt(digits, 5, 2))) return 'invalid'
    return isGovernorate(numberAt(digits, 7, 2)) ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'الرقم القومي: [[29001150101234]]',
      'رقم قومي [[٣٠٥٠٦١٥٢١٠١٢٣٤]]',
      'Egyptian national ID [[28512318801235]]',
    ],
    reject: [
      { text: 'الرقم القومي 29013150101234', why: 'month 13' },
      { text: 'الرقم القومي 49001150101234', why: 'century digit 4' },
      { text: 'الرقم القومي 29001159901234', why: 'no governorate 99' },
      { text: 'الرقم القومي 2900115010123', why: 'thirteen digits' },
      { text: 'job 29001150101234', why: 'fourteen digits without a label' },
    ],
  },
})
