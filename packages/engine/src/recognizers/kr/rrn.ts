import { defineRecognizer } from '../../define.ts'
import { besideIdeographs } from '../_shared/eastern.ts'
import { registrationVerdict } from './_registration.ts'

/**
 * Korean resident registration number (주민등록번호). See the shared rule for the check digit that ended in October
 * 2020: a number that fails it keeps the score of its shape. Particles follow the number directly.
 */
export default defineRecognizer({
  entity: 'KR_RRN',
  title: 'Korean resident registration number',
  description: 'Registration number of a citizen of South Korea',
  format: 'YYMMDD-GNNNNNN, G 1 to 4 (9 and 0 for the 1800s)',
  group: 'government_id',
  country: 'KR',
  sources: [
    'https://www.law.go.kr/법령/주민등록법시행규칙',
    'https://ko.wikipedia.org/wiki/%EC%A3%BC%EB%AF%BC%EB%93%B1%EB%A1%9D%EB%B2%88%ED%98%B8',
  ],
  patterns: [
    {
      name: 'hyphen',
      regex: besideIdeographs(/\d{2}[01]\d[0-3]\d-[0-49]\d{6}/),
      score: 0.3,
      bounded: 'none',
    },
    {
      name: 'plain',
      regex: besideIdeographs(/\d{2}[01]\d[0-3]\d[ \u00a0]?[0-49]\d{6}/),
      score: 0.1,
      bounded: 'none',
    },
  ],
  context: {
    ko: ['주민등록번호', '주민번호', '주민등록', '주민등록증', '주민 번호', '실명번호'],
    en: ['rrn', 'resident registration number', 'korean id', 'resident number', 'korean resident'],
  },
  check: (value) => registrationVerdict(value, 11),
  validScore: 0.7,
  examples: {
    match: [
      '주민등록번호: [[900115-1234567]]',
      '제 주민번호는 [[880101-2123451]]입니다.',
      '홍길동 [[050615-4567892]]',
      'RRN [[211025-3123456]]',
      '주민등록번호 [[9001151234567]]',
    ],
    reject: [
      { text: '주민등록번호 901315-1234567', why: 'month 13' },
      { text: '주민등록번호 900115-5123451', why: '5 is a foreigner, another type' },
      { text: '주민등록번호 900115-123456', why: 'twelve digits' },
      { text: '관리 900115-1234568', why: 'no label and the check of the years before 2020 fails' },
    ],
  },
})
