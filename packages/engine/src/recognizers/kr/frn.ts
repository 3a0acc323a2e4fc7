import { defineRecognizer } from '../../define.ts'
import { besideIdeographs } from '../_shared/eastern.ts'
import { registrationVerdict } from './_registration.ts'

/**
 * Korean foreigner registration number (외국인등록번호): as the resident number with 5 to 8 in the seventh place and the
 * check digit taken from 13; random since October 2020, so a failed check does not reject.
 */
export default defineRecognizer({
  entity: 'KR_FRN',
  title: 'Korean foreigner registration number',
  description: 'Registration number of a foreign resident of South Korea',
  format: 'YYMMDD-GNNNNNN, G 5 to 8',
  group: 'government_id',
  country: 'KR',
  sources: [
    'https://www.hikorea.go.kr/',
    'https://ko.wikipedia.org/wiki/%EC%99%B8%EA%B5%AD%EC%9D%B8%EB%93%B1%EB%A1%9D%EB%B2%88%ED%98%B8',
  ],
  patterns: [
    { name: 'hyphen', regex: besideIdeographs(/\d{2}[01]\d[0-3]\d-[5-8]\d{6}/), score: 0.3, bounded: 'none' },
    {
      name: 'plain',
      regex: besideIdeographs(/\d{2}[01]\d[0-3]\d[ \u00a0]?[5-8]\d{6}/),
      score: 0.1,
      bounded: 'none',
    },
  ],
  context: {
    ko: [
      '외국인등록번호',
      '외국인번호',
      '외국인등록증',
      '외국인 등록번호',
      '국내거소신고번호',
      '거소신고번호',
    ],
    en: [
      'frn',
      'foreigner registration number',
      'alien registration number',
      'alien registration card',
      'korean arc',
    ],
  },
  check: (value) => registrationVerdict(value, 13),
  validScore: 0.7,
  examples: {
    match: [
      '외국인등록번호 [[900115-5123451]]',
      'Alien registration number: [[050615-8123459]]',
      '외국인등록번호는 [[880101-6999999]]입니다',
    ],
    reject: [
      { text: '외국인등록번호 900132-5123451', why: 'day 32' },
      { text: '외국인등록번호 900115-1234567', why: '1 is a citizen, another type' },
      { text: '외국인등록번호 900115-512345', why: 'twelve digits' },
      { text: '관리 900115-5123452', why: 'no label and the old check fails' },
    ],
  },
})
