import type { LANGUAGES } from '../languages.ts'

/**
 * How the shipped model came to know each language. Derived from the coverage table of its training corpora
 * (names, licences and figures per corpus: training/SOURCES.md, models/small/MODEL_CARD.md).
 *
 * - `gold`: sentences labelled by people, at least persons and places; measured on held-out ones
 * - `silver`: sentences labelled by machine or by projection only; measured against such labels
 * - `transfer`: plain text in pretraining and lines made from name lists, no labelled sentence; not measured
 * - `patterns`: the model is not asked, rules alone (none of the 48 at present)
 */
export type LanguageSupport = 'gold' | 'silver' | 'transfer' | 'patterns'

type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_SUPPORT: Readonly<Record<Language, LanguageSupport>> = {
  af: 'transfer',
  ar: 'gold',
  bg: 'silver',
  bn: 'transfer',
  bs: 'silver',
  ca: 'silver',
  cs: 'silver',
  da: 'gold',
  de: 'gold',
  el: 'silver',
  en: 'gold',
  es: 'gold',
  et: 'gold',
  fa: 'gold',
  fi: 'gold',
  fr: 'gold',
  gl: 'gold',
  he: 'transfer',
  hi: 'gold',
  hr: 'gold',
  hu: 'gold',
  id: 'gold',
  is: 'gold',
  it: 'silver',
  ja: 'gold',
  kk: 'gold',
  ko: 'gold',
  lt: 'silver',
  lv: 'gold',
  mk: 'transfer',
  nb: 'gold',
  nl: 'gold',
  pl: 'gold',
  pt: 'gold',
  ro: 'gold',
  ru: 'gold',
  sk: 'gold',
  sl: 'silver',
  sq: 'transfer',
  sr: 'gold',
  sv: 'gold',
  ta: 'transfer',
  th: 'gold',
  tr: 'gold',
  uk: 'silver',
  ur: 'transfer',
  vi: 'transfer',
  zh: 'gold',
}

/** Languages the shipped model is asked for. */
export const MODEL_LANGUAGES: readonly string[] = Object.entries(LANGUAGE_SUPPORT).flatMap(
  ([language, support]) => (support === 'patterns' ? [] : [language]),
)
