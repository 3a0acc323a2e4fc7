import { PARTY_WORDS, RELIGION_WORDS } from '../recognizers/nlp/_data/beliefs.ts'
import { CITIES } from '../recognizers/nlp/_data/cities.ts'
import { GENDER_WORDS, MARITAL_WORDS } from '../recognizers/nlp/_data/demographics.ts'
import { DEMONYM_FORMS, DEMONYM_STEMS } from '../recognizers/nlp/_data/demonyms.ts'
import {
  DISEASE_WORDS,
  DRUG_WORDS,
  EVENT_WORDS,
  PROCEDURE_WORDS,
  STRUCTURE_WORDS,
} from '../recognizers/nlp/_data/medical.ts'
import { OCCUPATION_WORDS } from '../recognizers/nlp/_data/occupations.ts'
import {
  BIOMETRIC_WORDS,
  DISABILITY_WORDS,
  ETHNICITY_WORDS,
  OFFENCE_WORDS,
  ORIENTATION_WORDS,
  UNION_NAMES,
} from '../recognizers/nlp/_data/special-categories.ts'
import { expandList } from '../recognizers/nlp/_lib/phrases.ts'
import type { FakeRequest, Generator } from './generator.ts'
import { languageFor } from './names.ts'
import { inCaseOf } from './shape.ts'

/** Types whose values are words of a closed list: another word of the list, in the same language. */
type Lists = Readonly<Record<string, string>>

const DRUGS: Lists = { ...DRUG_WORDS, en: DRUG_WORDS.inn ?? '' }
const DEMONYMS: Lists = { ...DEMONYM_FORMS, ...DEMONYM_STEMS, nb: DEMONYM_STEMS.no ?? '' }
const CITY_NAMES: Lists = { ...CITIES, en: CITIES.geonames ?? '' }

const expanded = new Map<string, readonly string[]>()
function wordsOf(list: string): readonly string[] {
  let words = expanded.get(list)
  if (!words) {
    words = expandList(list)
    expanded.set(list, words)
  }
  return words
}

const oneOf =
  (lists: Lists): Generator =>
  ({ value, language, random }: FakeRequest) =>
    inCaseOf(value, random.pick(wordsOf(lists[languageFor(value, language, lists)]!)))

const anyGender = oneOf(GENDER_WORDS)

const fakeCity = oneOf(CITY_NAMES)

export const WORD_GENERATORS: Readonly<Record<string, Generator>> = {
  GENDER: (request) =>
    request.value.length === 1 ? request.random.pick(['M', 'F', 'X', 'D']) : anyGender(request),
  MARITAL_STATUS: oneOf(MARITAL_WORDS),
  NATIONALITY: oneOf(DEMONYMS),
  NRP: oneOf(DEMONYMS),
  OCCUPATION: oneOf(OCCUPATION_WORDS),
  ETHNICITY: oneOf(ETHNICITY_WORDS),
  RELIGION: oneOf(RELIGION_WORDS),
  POLITICAL_AFFILIATION: oneOf(PARTY_WORDS),
  TRADE_UNION_MEMBERSHIP: oneOf(UNION_NAMES),
  SEXUAL_ORIENTATION: oneOf(ORIENTATION_WORDS),
  CRIMINAL_RECORD: oneOf(OFFENCE_WORDS),
  DISABILITY: oneOf(DISABILITY_WORDS),
  BIOMETRIC_DATA: oneOf(BIOMETRIC_WORDS),
  MEDICAL_DISEASE_DISORDER: oneOf(DISEASE_WORDS),
  MEDICAL_MEDICATION: oneOf(DRUGS),
  MEDICAL_THERAPEUTIC_PROCEDURE: oneOf(PROCEDURE_WORDS),
  MEDICAL_CLINICAL_EVENT: oneOf(EVENT_WORDS),
  MEDICAL_BIOLOGICAL_STRUCTURE: oneOf(STRUCTURE_WORDS),
  MEDICAL_FAMILY_HISTORY: oneOf(DISEASE_WORDS),
  MEDICAL_HISTORY: oneOf(DISEASE_WORDS),
  LOCATION: fakeCity,
}
