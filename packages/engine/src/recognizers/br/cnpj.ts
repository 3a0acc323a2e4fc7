import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

const FIRST_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const SECOND_WEIGHTS = [6, ...FIRST_WEIGHTS]

/** Characters count as their ASCII code minus 48, so digits keep their value and A is 17. */
function checkDigit(characters: string, weights: readonly number[]): string {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (characters.charCodeAt(i) - 48) * weights[i]!
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

/**
 * Brazilian company number (CNPJ): root 8, branch 4, two check digits modulo 11. Since July 2026 new numbers may hold
 * letters in the first twelve places (Instrução Normativa RFB 2.229/2024); the check digits stay numeric.
 */
export default defineRecognizer({
  entity: 'BR_CNPJ',
  title: 'Brazilian company number',
  description: 'Number of a legal person in Brazil (CNPJ)',
  format: '00.000.000/0000-00, letters allowed in the first 12 since July 2026',
  group: 'business_id',
  country: 'BR',
  sources: [
    'https://www.gov.br/receitafederal/pt-br/acesso-a-informacao/acoes-e-programas/programas-e-atividades/cnpj-alfanumerico',
    'https://pt.wikipedia.org/wiki/Cadastro_Nacional_da_Pessoa_Jur%C3%ADdica',
  ],
  patterns: [
    {
      name: 'official',
      regex: /[A-Za-z\d]{2}\.[A-Za-z\d]{3}\.[A-Za-z\d]{3}\/[A-Za-z\d]{4}-\d{2}/,
      score: 0.95,
    },
    { name: 'partly grouped', regex: /\d{8}\/?\d{4}-\d{2}/, score: 0.7 },
    { name: 'plain', regex: /[A-Z\d]{12}\d{2}/, score: 0.3 },
  ],
  context: {
    pt: [
      'cnpj',
      'cnpj/mf',
      'cnpj nº',
      'cadastro nacional da pessoa jurídica',
      'inscrita no cnpj',
      'razão social',
    ],
    en: ['cnpj', 'brazilian company number', 'company registration number', 'company tax id'],
  },
  check(value) {
    const number = compact(value)
    if (/^(.)\1+$/.test(number)) return 'invalid'
    const base = number.slice(0, 12)
    const first = checkDigit(base, FIRST_WEIGHTS)
    const second = checkDigit(base + first, SECOND_WEIGHTS)
    return number.slice(12) === first + second ? 'valid' : 'invalid'
  },
  examples: {
    match: [
      'CNPJ [[11.222.333/0001-81]]',
      'empresa inscrita sob [[12.ABC.345/01DE-35]]',
      'cnpj: [[11444777000161]]',
      'CNPJ [[12ABC34501DE35]]',
    ],
    reject: [
      { text: 'CNPJ 11.222.333/0001-82', why: 'wrong check digits' },
      { text: 'CNPJ 00.000.000/0000-00', why: 'all zeros pass the test but are never issued' },
      { text: 'CNPJ 12.ABC.345/01DE-3X', why: 'the check digits are always digits' },
      { text: 'nota 11444777000161', why: 'no label on a plain run of digits' },
    ],
  },
})
