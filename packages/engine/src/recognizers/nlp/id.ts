import { type Candidate, defineRecognizer } from '../../define.ts'
import { NUMBER_PLATE, PLATE_LABELS } from '../_shared/number-plates.ts'
import { labelledValues } from '../global/_labelled.ts'
import { ID_LABELS, ID_LABELS_WEAK } from './_data/name-labels.ts'
import { findLabelValues } from './_lib/label-values.ts'

/**
 * An identifier of a person or record that no better type explains: the value of a field such as "Patient
 * ID", "Kundennummer" or "NHC", and number plates of countries that have no type for them. Plain "id", "no." and
 * "ref" name anything and stay under the threshold.
 */
export default defineRecognizer({
  entity: 'ID',
  title: 'Unspecified identifier',
  description: 'Unspecified identifier of a person or record',
  format:
    'Letters and digits after a record label, at least three digits; number plates after a word for them',
  group: 'record_id',
  sources: ['https://www.hhs.gov/hipaa/for-professionals/special-topics/de-identification/index.html'],
  find: findIdentifiers,
  examples: {
    match: [
      'Patient ID: [[PT-203948]]',
      'MRN: [[00482913]]',
      'Employee number: [[E48213]]',
      'Kundennummer: [[4829-113]]',
      'Aktenzeichen: [[12 O 345/19]]',
      'NHC: [[3847562]]',
      'Numéro de dossier : [[2019-4482]]',
      'Numer klienta: [[KL/2019/0042]]',
      'Номер договора: [[А-48213]]',
      'Kundnummer: [[884213]]',
      '"customerId": "[[C-99120]]"',
      'El coche con matrícula [[1234 BCD]] estaba mal aparcado',
      'viatura com a matrícula [[AA-12-BB]]',
      'O carro de placa [[ABC1D23]] foi multado',
      "plaque d'immatriculation [[AB-123-CD]]",
      'Targa: [[AB 123 CD]]',
      'kenteken [[GB-123-X]]',
    ],
    reject: [
      { text: 'id: 42', why: 'any record of any program' },
      { text: 'Patient ID: unknown', why: 'no digits' },
      { text: 'Ref: main', why: 'a branch' },
      { text: 'matrícula abierta hasta el 12', why: 'an enrolment' },
      { text: 'code: 12345', why: 'an error code' },
    ],
  },
})

const VALUE =
  /^(?:\d{1,4}(?: ?[\p{Lu}]{1,4}){1,2} \d{1,6}\/\d{2,4}|[\p{Lu}\d][\p{L}\d]{0,11}(?:[-/._][\p{L}\d]{1,12}){0,4}(?! \d)|\d{1,4}(?: \d{2,10}){1,3})(?![\p{L}\d])/u

/** Surer than a number of an employee or a student, for which "matrícula" may stand too. */
const PLATE_SCORE = 0.65
const findPlates = labelledValues({
  labels: PLATE_LABELS,
  value: NUMBER_PLATE,
  pattern: 'number plate',
  score: PLATE_SCORE,
})

function* findIdentifiers(text: string): Iterable<Candidate> {
  yield* findPlates(text)
  for (const [lists, score] of [
    [ID_LABELS, 0.5],
    [ID_LABELS_WEAK, 0.25],
  ] as const)
    for (const field of findLabelValues(text, lists)) {
      const value = VALUE.exec(field.text)?.[0]
      if (!value || value.replace(/\D/g, '').length < 3 || value.length > 32) continue
      yield {
        start: field.start,
        end: field.start + value.length,
        score,
        pattern: 'label',
        verdict: 'unknown',
      }
    }
}
