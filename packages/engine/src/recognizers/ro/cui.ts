import { digitsOf } from '../../checksums/digits.ts'
import { weightedSum } from '../../checksums/weighted-sum.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Romanian fiscal code (CUI, formerly CIF), with RO in front the VAT number. Up to ten digits, padded with zeros
 * on the left and weighted 7, 5, 3, 2, 1, 7, 5, 3, 2; ten times the sum modulo 11, 10 written 0. The shortest codes
 * are only taken with the prefix: two bare digits near a label are more often something else.
 */
export default defineRecognizer({
  entity: 'RO_CUI',
  title: 'Romanian fiscal code',
  description: 'Fiscal and VAT code of a Romanian business (CUI, CIF)',
  format: '2 to 10 digits, optional RO',
  group: 'tax_id',
  country: 'RO',
  sources: [
    'https://static.anaf.ro/static/10/Anaf/legislatie/Cod_procedura_fiscala.htm',
    'https://ro.wikipedia.org/wiki/Cod_de_Identificare_Fiscal%C4%83',
  ],
  patterns: [
    { name: 'prefixed', regex: /RO[ \u00a0-]?[1-9]\d{5,9}/, score: 0.5 },
    { name: 'prefixed, short', regex: /RO[ \u00a0-]?[1-9]\d{1,4}/, score: 0.2 },
    { name: 'plain', regex: /[1-9]\d{4,9}/, score: 0.1 },
  ],
  context: {
    ro: [
      'cui',
      'c.u.i',
      'cif',
      'c.i.f',
      'cod fiscal',
      'cod de identificare fiscală',
      'cod unic de înregistrare',
      'codul fiscal',
      'cod tva',
    ],
    en: ['cui', 'romanian tax code', 'fiscal code', 'romanian vat', 'vat number', 'vat code'],
  },
  check(value) {
    const digits = digitsOf(value)
    const body = digits.slice(0, -1)
    const padded = [...Array<number>(9 - body.length).fill(0), ...body]
    return ((weightedSum(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digits.at(-1)
      ? 'valid'
      : 'invalid'
  },
  examples: {
    match: [
      'CUI: [[18547290]]',
      'Cod fiscal [[RO18547290]]',
      'SC Exemplu SRL, [[RO1590082]], Cluj',
      'CIF [[1234565]]',
    ],
    reject: [
      { text: 'CUI 18547291', why: 'wrong check digit' },
      { text: 'CUI RO18547291', why: 'wrong check digit behind the prefix' },
      { text: 'CUI 18547290123', why: 'eleven digits' },
      { text: 'comanda 18547290', why: 'digits without a label' },
    ],
  },
})
