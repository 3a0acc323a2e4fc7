import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'
import { numberAt } from '../_shared/eastern.ts'

/**
 * Ukrainian individual tax number (РНОКПП, formerly ІПН): the days from 31 December 1899 to the birth date in five
 * digits, four digits, and a check digit with weights -1, 5, 7, 9, 4, 6, 10, 5, 7, modulo 11, modulo 10.
 */
export default defineRecognizer({
  entity: 'UA_IPN',
  title: 'Ukrainian individual tax number',
  description: 'Registration number of a taxpayer in Ukraine (RNOKPP)',
  format: '10 digits',
  group: 'tax_id',
  country: 'UA',
  sources: ['https://tax.gov.ua/', 'https://uk.wikipedia.org/wiki/%D0%A0%D0%9D%D0%9E%D0%9A%D0%9F%D0%9F'],
  patterns: [{ name: 'plain', regex: /[0-4]\d{9}/, score: 0.1 }], // a first digit of 4 reaches the year 2036
  context: {
    uk: [
      'рнокпп',
      'іпн',
      'ідентифікаційний номер',
      'ідентифікаційний код',
      'податковий номер',
      'облікової картки',
      'ідн',
      'інн',
    ],
    ru: ['инн', 'идентификационный код', 'идентификационный номер', 'рнукпн'],
    en: ['rnokpp', 'rntrc', 'ukrainian tax number', 'taxpayer number', 'tax id', 'ipn'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (numberAt(digits, 0, 5) === 0) return 'invalid'
    const sum = weightedSum(digits.slice(0, 9), [-1, 5, 7, 9, 4, 6, 10, 5, 7])
    return (((sum % 11) + 11) % 11) % 10 === digits[9] ? 'valid' : 'invalid'
  },
  validScore: 0.3,
  examples: {
    match: [
      'РНОКПП: [[3215612349]]',
      'Ідентифікаційний код [[1759013776]]',
      'Ukrainian tax number [[2987612342]]',
      'ІПН [[3215612349]], м. Київ',
    ],
    reject: [
      { text: 'РНОКПП 3215612348', why: 'wrong check digit' },
      { text: 'РНОКПП 321561234', why: 'nine digits' },
      { text: 'РНОКПП 9215612345', why: 'a birth date beyond this century' },
      { text: 'замовлення 3215612349', why: 'ten digits without a label' },
    ],
  },
})
