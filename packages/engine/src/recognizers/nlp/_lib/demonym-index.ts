import { DEMONYM_FORMS, DEMONYM_STEMS } from '../_data/demonyms.ts'
import { addPhrase, expandList, type PhraseIndex } from './phrases.ts'

/** How a base form inflects for gender and number, by language. */
const ENDINGS: Readonly<Record<string, (base: string) => string[]>> = {
  en: (base) => (/(?:an|ian|er|i|k|t|o)$/.test(base) ? [base, `${base}s`] : [base]),
  de: (base) => [base, ...['', 'e', 'er', 'es', 'en', 'em'].map((ending) => base.toLowerCase() + ending)],
  fr: (base) => {
    const feminine = base.endsWith('en') ? `${base}ne` : base.endsWith('e') ? base : `${base}e`
    return [base, feminine, /[sx]$/.test(base) ? base : `${base}s`, `${feminine}s`]
  },
  es: (base) => {
    if (base.endsWith('o')) return ['o', 'a', 'os', 'as'].map((ending) => base.slice(0, -1) + ending)
    if (base.endsWith('és')) return ['és', 'esa', 'eses', 'esas'].map((ending) => base.slice(0, -2) + ending)
    if (base.endsWith('án')) return ['án', 'ana', 'anes', 'anas'].map((ending) => base.slice(0, -2) + ending)
    return [base, base.endsWith('í') ? `${base}es` : `${base}s`, base.endsWith('l') ? `${base}a` : base]
  },
  it: (base) => {
    if (base.endsWith('o')) return ['o', 'a', 'i', 'e'].map((ending) => base.slice(0, -1) + ending)
    return base.endsWith('e') ? [base, `${base.slice(0, -1)}i`] : [base]
  },
  nl: (base) => [base, base.endsWith('e') ? base : `${base}e`],
  fi: (base) => [base, base.replace(/nen$/, 'sen'), base.replace(/nen$/, 'set')],
  no: (base) => [base, `${base}e`],
}

/** In these languages nationality words are written small; elsewhere a small letter means another word. */
const LOWER_CASE = new Set(['fr', 'es', 'it', 'fi', 'no'])

/** English words that mean something else when written small. People do write "i am cambodian". */
const ENGLISH_HOMOGRAPHS = new Set([
  'polish',
  'pole',
  'poles',
  'swede',
  'swedes',
  'finn',
  'finns',
  'scot',
  'scots',
  'dane',
  'swiss',
])
const isLowerCase = (language: string, form: string) =>
  LOWER_CASE.has(language) || (language === 'en' && !ENGLISH_HOMOGRAPHS.has(form.toLowerCase()))

export function addDemonyms(index: PhraseIndex) {
  for (const [language, list] of Object.entries(DEMONYM_STEMS))
    for (const base of list.split('|'))
      for (const form of ENDINGS[language]!(base))
        addPhrase(index, 'demonym', language, isLowerCase(language, form) ? form.toLowerCase() : form, '')
  for (const [language, list] of Object.entries(DEMONYM_FORMS))
    for (const form of expandList(list)) addPhrase(index, 'demonym', language, form, '')
}
