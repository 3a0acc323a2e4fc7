import type { Place } from '../global/_labelled.ts'

/**
 * Number plates of countries whose plates have no entity type of their own; they are found as ID, behind a word for
 * a plate. Capitals only: in small letters "matrícula 1234 con" would be one.
 *
 * Spain: Reglamento General de Vehículos (RD 2822/1998), annex XVIII: 1234 BCD without vowels, Ñ and Q; before 2000
 * province, four digits, letters. Portugal: Decreto-Lei 54/2005, three pairs. France: arrêté du 9 février 2009,
 * AB-123-CD without I, O and U; before 123 ABC 75. Italy: D.P.R. 495/1992, art. 260, AB 123 CD. Netherlands: RDW,
 * "opbouw kentekens". Brazil and its neighbours: Resolução CONTRAN 969/2022, ABC1D23.
 */
const GAP = String.raw`[- \u00a0\u00b7]?`
const PAIR = '[A-Z]{2}'
const FORMS = [
  String.raw`\d{4}${GAP}[B-DF-HJ-NPR-TV-Z]{3}`,
  String.raw`[A-Z]{1,2}${GAP}\d{4}${GAP}[A-Z]{1,2}`,
  String.raw`(?:${PAIR}${GAP}\d\d${GAP}(?:${PAIR}|\d\d)|\d\d${GAP}(?:${PAIR}${GAP}\d\d|\d\d${GAP}${PAIR}))`,
  String.raw`[A-HJ-NP-TV-Z]{2}${GAP}\d{3}${GAP}[A-HJ-NP-TV-Z]{2}`,
  String.raw`\d{1,4} ?[A-HJ-NP-TV-Z]{2,3} ?\d{2}`,
  String.raw`(?:[A-Z]{2}-\d{3}-[A-Z]|[A-Z]-\d{3}-[A-Z]{2}|\d-[A-Z]{3}-\d\d|\d\d-[A-Z]{3}-\d|[A-Z]{3}-\d\d-[A-Z]|[A-Z]-\d\d-[A-Z]{3})`,
  String.raw`[A-Z]{3}${GAP}\d[A-Z]\d\d`,
]
/** Sticky, with nothing of a longer word behind it. */
export const NUMBER_PLATE = new RegExp(`(?:${FORMS.join('|')})(?![\\p{L}\\p{N}_])`, 'uy')

export const PLATE_LABELS = {
  es: [
    'matrícula',
    'matricula',
    'matrícula del vehículo',
    'matrícula del coche',
    'matrícula de la moto',
    'placa del vehículo',
  ],
  pt: [
    'matrícula do veículo',
    'matrícula do carro',
    'matrícula da viatura',
    'placa',
    'placa do veículo',
    'placa do carro',
  ],
  fr: [
    'immatriculation',
    'immatriculation du véhicule',
    'immatriculé',
    'immatriculée',
    'plaque',
    "plaque d'immatriculation",
    'plaque d’immatriculation',
  ],
  it: ['targa', 'targa del veicolo', "targa dell'auto", 'targato', 'targata'],
  nl: ['kenteken', 'kentekennummer', 'kentekenplaat'],
} as const

/** "Matrícula" is a plate, a student's and an employee's number: what has the form of a plate is one. */
const AMBIGUOUS = /^matr[ií]cula$/i

export function isNumberPlate({ text, labelStart, labelEnd, start }: Place): boolean {
  NUMBER_PLATE.lastIndex = start
  return AMBIGUOUS.test(text.slice(labelStart, labelEnd)) && NUMBER_PLATE.test(text)
}
