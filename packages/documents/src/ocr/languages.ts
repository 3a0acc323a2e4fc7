/**
 * The languages pictures are read in: ISO 639-1 code → what Tesseract calls its data. Debian has each as the
 * package `tesseract-ocr-<code with '-' for '_'>`, npm most as `@tesseract.js-data/<code>`.
 *
 * All of them on Debian or Ubuntu, in one line:
 *   apt-get install tesseract-ocr tesseract-ocr-all
 */
export const OCR_LANGUAGES: Readonly<Record<string, OcrLanguage>> = {
  ar: { data: ['ara'], besides: ['eng'] },
  bg: { data: ['bul'], besides: ['eng'] },
  cs: { data: ['ces'] },
  da: { data: ['dan'] },
  de: { data: ['deu'] },
  el: { data: ['ell'], besides: ['eng'] },
  en: { data: ['eng'] },
  es: { data: ['spa'] },
  et: { data: ['est'] },
  fa: { data: ['fas'], besides: ['eng'] },
  fi: { data: ['fin'] },
  fr: { data: ['fra'] },
  he: { data: ['heb'], besides: ['eng'] },
  hi: { data: ['hin'], besides: ['eng'] },
  hr: { data: ['hrv'] },
  hu: { data: ['hun'] },
  id: { data: ['ind'] },
  it: { data: ['ita'] },
  ja: { data: ['jpn'] },
  ko: { data: ['kor'] },
  lt: { data: ['lit'] },
  lv: { data: ['lav'] },
  nb: { data: ['nor'] },
  nl: { data: ['nld'] },
  pl: { data: ['pol'] },
  pt: { data: ['por'] },
  ro: { data: ['ron'] },
  ru: { data: ['rus'], besides: ['eng'] },
  sk: { data: ['slk'] },
  sl: { data: ['slv'] },
  // Written in both alphabets.
  sr: { data: ['srp'], besides: ['srp_latn'] },
  sv: { data: ['swe'] },
  th: { data: ['tha'], besides: ['eng'] },
  tr: { data: ['tur'] },
  uk: { data: ['ukr'], besides: ['eng'] },
  vi: { data: ['vie'] },
  zh: { data: ['chi_sim'] },
}

export interface OcrLanguage {
  /** Without these the language cannot be read. */
  data: readonly string[]
  /**
   * Read along where they are there: e-mail addresses and account numbers are in Latin letters everywhere. The data
   * of Chinese, Japanese and Korean knows those itself.
   */
  besides?: readonly string[]
}

/** Written in Latin letters: the others are where numbers and addresses are foreign to the data. */
export const LATIN_LANGUAGES: ReadonlySet<string> = new Set([
  ...['cs', 'da', 'de', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'id', 'it', 'lt', 'lv', 'nb', 'nl', 'pl'],
  ...['pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'vi'],
])

export const isRightToLeft = (language: string): boolean => /^(?:ar|fa|he)$/.test(language)

export const debianPackage = (data: string): string => `tesseract-ocr-${data.replaceAll('_', '-')}`
export const npmPackage = (data: string): string => `@tesseract.js-data/${data}`

/** Tesseract's `-l` for a language, from the data that is there; undefined where a needed part is not. */
export function dataFor(language: string, available: ReadonlySet<string>): string[] | undefined {
  const entry = OCR_LANGUAGES[language]
  if (!entry?.data.every((code) => available.has(code))) return undefined
  return [...entry.data, ...(entry.besides ?? []).filter((code) => available.has(code))]
}
