import { oncePerText } from '../../_shared/once-per-text.ts'
import { PARTY_WORDS, RELIGION_WORDS } from '../_data/beliefs.ts'
import { CITIES } from '../_data/cities.ts'
import { COUNTRY_NAMES } from '../_data/country-names.ts'
import { GENDER_WORDS, MARITAL_WORDS } from '../_data/demographics.ts'
import { DISEASE_WORDS, DRUG_WORDS, EVENT_WORDS, PROCEDURE_WORDS, STRUCTURE_WORDS } from '../_data/medical.ts'
import { OCCUPATION_WORDS } from '../_data/occupations.ts'
import {
  BIOMETRIC_WORDS,
  DISABILITY_WORDS,
  ETHNICITY_WORDS,
  OFFENCE_WORDS,
  ORIENTATION_WORDS,
  RECORD_WORDS,
  UNION_NAMES,
} from '../_data/special-categories.ts'
import { addCalendar } from './calendar-index.ts'
import { addDemonyms } from './demonym-index.ts'
import { addPhrase, expandList, type Hits, hitsIn, type PhraseIndex, sortPhrases } from './phrases.ts'

type Lists = Readonly<Record<string, string>>

const LISTS: Readonly<Record<string, Lists>> = {
  gender: GENDER_WORDS,
  marital: MARITAL_WORDS,
  religion: RELIGION_WORDS,
  party: PARTY_WORDS,
  ethnicity: ETHNICITY_WORDS,
  orientation: ORIENTATION_WORDS,
  union: UNION_NAMES,
  disability: DISABILITY_WORDS,
  offence: OFFENCE_WORDS,
  record: RECORD_WORDS,
  biometric: BIOMETRIC_WORDS,
  country: COUNTRY_NAMES,
  city: CITIES,
  occupation: OCCUPATION_WORDS,
  disease: DISEASE_WORDS,
  drug: DRUG_WORDS,
  procedure: PROCEDURE_WORDS,
  event: EVENT_WORDS,
  structure: STRUCTURE_WORDS,
}

/** All word lists of this folder in one index, built at the first use and kept. */
let index: PhraseIndex | undefined

function vocabulary(): PhraseIndex {
  if (index) return index
  const built: PhraseIndex = new Map()
  addCalendar(built)
  addDemonyms(built)
  for (const [kind, lists] of Object.entries(LISTS))
    for (const [language, list] of Object.entries(lists))
      for (const phrase of expandList(list)) addPhrase(built, kind, language, phrase, '')
  sortPhrases(built)
  index = built
  return built
}

/** The hits of all lists in the text; all recognizers ask for the same ones. */
export const wordsIn: (text: string) => Hits = oncePerText((text) => hitsIn(text, vocabulary()))
