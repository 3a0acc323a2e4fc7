/** ISO 639-1 → Debian's package of the data by which Tesseract reads pictures in that language. */
const PACKAGES: Readonly<Record<string, string>> = {
  ...{ ar: 'ara', bg: 'bul', cs: 'ces', da: 'dan', de: 'deu', el: 'ell', en: 'eng', es: 'spa', et: 'est' },
  ...{ fa: 'fas', fi: 'fin', fr: 'fra', he: 'heb', hi: 'hin', hr: 'hrv', hu: 'hun', id: 'ind', it: 'ita' },
  ...{ ja: 'jpn', ko: 'kor', lt: 'lit', lv: 'lav', nb: 'nor', nl: 'nld', pl: 'pol', pt: 'por', ro: 'ron' },
  ...{ ru: 'rus', sk: 'slk', sl: 'slv', sr: 'srp', sv: 'swe', th: 'tha', tr: 'tur', uk: 'ukr', vi: 'vie' },
  zh: 'chi-sim',
}

/** Why pictures are not read in a language, with the next step. */
export function missingLanguage(language: string): string {
  const data = PACKAGES[language]
  return data === undefined
    ? `pictures are not read in "${language.slice(0, 20)}"; --ocr-language is one of ${Object.keys(PACKAGES).join(', ')}`
    : `pictures cannot be read in "${language}" here; install tesseract-ocr-${data} ("apt-get install tesseract-ocr tesseract-ocr-${data}"), or give another --ocr-language`
}
