import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Mexican standard bank account number (CLABE, Banco de México): bank, place, account and a check digit. Each digit is
 * weighted 3, 7, 1 in turn, only the last digit of each product counts, and the sum is completed to ten.
 */
export default defineRecognizer({
  entity: 'MX_CLABE',
  title: 'Mexican standard bank account number',
  description: 'Standard number of a bank account in Mexico (CLABE interbancaria)',
  format: '18 digits: bank 3, place 3, account 11, check 1',
  group: 'financial',
  country: 'MX',
  sources: ['https://www.banxico.org.mx/sistemas-de-pago/', 'https://es.wikipedia.org/wiki/CLABE'],
  patterns: [
    { name: 'grouped', regex: /\d{3}[ \u00A0-]\d{3}[ \u00A0-]\d{11}[ \u00A0-]\d/, score: 0.6 },
    { name: 'plain', regex: /\d{18}/, score: 0.3 },
  ],
  context: {
    es: [
      'clabe',
      'clabe interbancaria',
      'cuenta clabe',
      'clave interbancaria',
      'clave bancaria estandarizada',
      'cuenta bancaria',
      'transferencia',
      'spei',
    ],
    en: ['clabe', 'mexican bank account', 'bank account', 'interbank key'],
  },
  check(value) {
    const digits = digitsOf(value)
    if (isOneDigitRepeated(digits)) return 'invalid'
    let sum = 0
    for (let i = 0; i < 17; i++) sum += (digits[i]! * [3, 7, 1][i % 3]!) % 10
    return (10 - (sum % 10)) % 10 === digits[17] ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'CLABE: [[032180000118359719]]',
      'Depositar a la cuenta CLABE [[012 180 01234567890 9]]',
      'CLABE interbancaria [[002010077777777771]]',
    ],
    reject: [
      { text: 'CLABE 032180000118359718', why: 'wrong check digit' },
      { text: 'CLABE 03218000011835971', why: 'seventeen digits' },
      { text: 'CLABE 000000000000000000', why: 'all zeros' },
      { text: 'folio 032180000118359719', why: 'no label: one number in ten passes' },
    ],
  },
})
