import { digitsOf } from '../../checksums/digits.ts'
import { passesMod11_10 } from '../../checksums/iso7064.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * In the first ten digits exactly one digit stands twice or three times and every other at most once; three equal
 * digits never stand side by side (rule since 2016; before, exactly one digit stood twice).
 */
function hasOneRepeatedDigit(digits: readonly number[]): boolean {
  const counts = new Array<number>(10).fill(0)
  for (const digit of digits) counts[digit]!++
  const repeated = counts.filter((count) => count > 1)
  if (repeated.length !== 1 || repeated[0]! > 3) return false
  return !digits.some((digit, i) => digit === digits[i + 1] && digit === digits[i + 2])
}

/**
 * German tax identification number (Steuer-IdNr., § 139b AO): eleven digits, the first not 0, the last an
 * ISO 7064 MOD 11,10 check digit. The rule on repeated digits is what other libraries leave out or soften;
 * it makes a random number pass once in about 290.
 */
export default defineRecognizer({
  entity: 'DE_TAX_ID',
  title: 'German tax identification number',
  description: 'Tax identification number of a person in Germany (Steuer-IdNr.)',
  format: '11 digits, also 2 3 3 3, first not 0',
  group: 'tax_id',
  country: 'DE',
  sources: [
    'https://www.gesetze-im-internet.de/ao_1977/__139b.html',
    'https://www.zfa.deutsche-rentenversicherung-bund.de/de/Inhalt/public/4_ID/47_Pruefziffernberechnung/001_Pruefziffernberechnung.pdf',
    'https://de.wikipedia.org/wiki/Steuerliche_Identifikationsnummer',
  ],
  patterns: [
    { name: 'grouped', regex: /[1-9]\d[ \u00A0]\d{3}[ \u00A0]\d{3}[ \u00A0]\d{3}/, score: 0.5 },
    { name: 'plain', regex: /[1-9]\d{10}/, score: 0.3 },
  ],
  context: {
    de: [
      'idnr',
      'id-nr',
      'steuer-id',
      'steuerid',
      'steuer-idnr',
      'steuer-identifikationsnummer',
      'steueridentifikationsnummer',
      'steuerliche identifikationsnummer',
      'identifikationsnummer',
      'steuer id',
      'tin',
    ],
    en: ['german tax id', 'tax id', 'taxid', 'tax identification number', 'tin'],
  },
  check(value) {
    const digits = digitsOf(value)
    return hasOneRepeatedDigit(digits.slice(0, 10)) && passesMod11_10(digits) ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'Steuer-IdNr.: [[86095742719]]',
      'Meine Steuer-ID lautet [[47 036 892 816]].',
      'German tax ID [[65929970489]]',
      'Steueridentifikationsnummer [[86 095 742 719]]',
    ],
    reject: [
      { text: 'Steuer-ID 86095742710', why: 'wrong check digit' },
      { text: 'Steuer-ID 12345678903', why: 'check digit fits, but no digit is repeated' },
      { text: 'Steuer-ID 11112345678', why: 'one digit stands four times' },
      { text: 'Steuer-ID 8609574271', why: 'ten digits' },
      { text: 'Vorgang 86095742719', why: 'no label: a plain run of digits passes too often' },
    ],
  },
})
