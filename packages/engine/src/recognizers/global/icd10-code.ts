import { defineRecognizer } from '../../define.ts'

/**
 * Diagnosis code of ICD-10 (WHO), ICD-10-CM and ICD-10-GM: letter, two characters, and after a dot up to four
 * more. Letters and two digits are also rooms, paper sizes, vitamins and motorways, so the form without a dot and
 * the form with one both need a medical word; the table of chapters removes codes that do not exist.
 */
/** Last category of each letter in the WHO edition; ICD-10-CM adds letters as third character in a few. */
const LAST_CATEGORY: Readonly<Record<string, number>> = {
  A: 99,
  B: 99,
  C: 97,
  D: 89,
  E: 90,
  F: 99,
  G: 99,
  H: 95,
  I: 99,
  J: 99,
  K: 93,
  L: 99,
  M: 99,
  N: 99,
  O: 99,
  P: 96,
  Q: 99,
  R: 99,
  S: 99,
  T: 98,
  U: 99,
  V: 99,
  W: 99,
  X: 99,
  Y: 98,
  Z: 99,
}

export default defineRecognizer({
  entity: 'ICD10_CODE',
  title: 'ICD-10 diagnosis code',
  description: 'Diagnosis of a person as ICD-10 code',
  format: 'Letter, 2 characters, optional dot and 1 to 4 characters',
  group: 'health',
  sources: [
    'https://icd.who.int/browse10/2019/en',
    'https://www.cdc.gov/nchs/icd/icd-10-cm/',
    'https://www.bfarm.de/EN/Code-systems/Classifications/ICD/ICD-10-GM/_node.html',
  ],
  patterns: [
    { name: 'with subcategory', regex: /[A-Z]\d[0-9AB]\.[0-9A-Z]{1,4}[-+*!]?/, score: 0.3 },
    { name: 'category', regex: /[A-Z]\d[0-9AB]/, score: 0.1 },
  ],
  context: {
    en: [
      'icd',
      'icd-10',
      'icd10',
      'icd-10-cm',
      'diagnosis',
      'diagnoses',
      'diagnosed',
      'dx',
      'diagnosis code',
      'principal diagnosis',
    ],
    de: [
      'icd',
      'icd-10',
      'icd-10-gm',
      'diagnose',
      'diagnosen',
      'hauptdiagnose',
      'nebendiagnose',
      'diagnoseschlüssel',
    ],
    fr: ['cim-10', 'cim10', 'diagnostic', 'diagnostics', 'diagnostic principal'],
    es: ['cie-10', 'cie10', 'diagnóstico', 'diagnostico', 'diagnósticos'],
    pt: ['cid-10', 'cid10', 'cid', 'diagnóstico', 'diagnósticos'],
    it: ['icd-10', 'diagnosi', 'codice diagnosi'],
    nl: ['icd-10', 'diagnose', 'diagnosecode'],
    sv: ['icd-10', 'diagnos', 'diagnoskod'],
    nb: ['icd-10', 'diagnose', 'diagnosekode'],
    da: ['icd-10', 'diagnose', 'diagnosekode'],
    fi: ['icd-10', 'diagnoosi'],
    pl: ['icd-10', 'rozpoznanie', 'diagnoza'],
    cs: ['mkn-10', 'diagnóza', 'dg'],
    hu: ['bno', 'bno-10', 'diagnózis'],
    tr: ['icd-10', 'tanı', 'tanı kodu'],
    ru: ['мкб-10', 'мкб', 'диагноз'],
    ja: ['病名コード', '診断'],
    ko: ['진단코드', '상병코드', '진단명'],
    zh: ['诊断', '诊断编码', '診斷'],
  },
  contextRequired: true,
  check(value) {
    const category = value.slice(1, 3)
    if (!/^\d\d$/.test(category)) return 'unknown'
    return Number(category) <= (LAST_CATEGORY[value[0]!] ?? -1) ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      'Diagnosis: [[E11.9]] type 2 diabetes',
      'ICD-10 [[J45]]',
      'Hauptdiagnose [[F32.1]], Nebendiagnose I10',
      'dx [[S72.001A]]',
    ],
    reject: [
      { text: 'Diagnosis C98.1', why: 'chapter II ends with C97' },
      { text: 'take the A10 to room B12', why: 'roads and rooms, no medical word' },
      { text: 'version E11.9 of the app', why: 'no medical word' },
      { text: 'Diagnosis: E1.9', why: 'one digit in the category' },
    ],
  },
})
