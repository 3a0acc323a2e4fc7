/** Texts for property tests: pieces of real examples mixed with what breaks offsets and boundaries. */
import fc from 'fast-check'
import { CATALOG } from './catalog.ts'

export const exampleTexts: readonly string[] = CATALOG.flatMap(({ recognizer: { examples } }) => [
  ...examples.match.map((text) => text.replace('[[', '').replace(']]', '')),
  ...examples.reject.map(({ text }) => text),
])

const AWKWARD = [
  '😀',
  '👩‍👩‍👧',
  'é',
  'e\u0301',
  '\r\n',
  '\n\n',
  '\ud83d',
  '\ude00',
  '\u00a0',
  '_',
  '-',
  '.',
  '/',
  ':',
]
const FILLER = [
  ' ',
  ', ',
  ' = ',
  '"',
  '": "',
  '\t',
  'id',
  'passportNumber',
  'tax_id',
  '番号',
  '여권번호',
  'หนังสือเดินทาง',
  '𝟙',
  '𐐷',
]

/** Emoji, combining marks, line ends, lone surrogates, labels and whole examples in any order. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...exampleTexts) },
      { weight: 2, arbitrary: fc.constantFrom(...AWKWARD) },
      { weight: 2, arbitrary: fc.constantFrom(...FILLER) },
      { weight: 1, arbitrary: fc.stringMatching(/^[0-9A-Za-z.\-/ ]{0,24}$/) },
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))
