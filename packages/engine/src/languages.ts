/**
 * Languages a request may name: ISO 639-1 codes. Patterns and context words work in all of them, whatever the
 * request says; the code is a hint for national formats and chooses what the name model is asked for.
 */
export const LANGUAGES = [
  ...['af', 'ar', 'bg', 'bn', 'bs', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fa', 'fi', 'fr'],
  ...['gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'kk', 'ko', 'lt', 'lv', 'mk', 'nb', 'nl'],
  ...['pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'ta', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'],
] as const

/** Codes read as one of the above: the macro-language of Norwegian, its second norm, and Malay. */
const LANGUAGE_ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', ms: 'id' }

/** The code as listed, or undefined for a language the service does not know. */
export function knownLanguage(code: string): string | undefined {
  const language = LANGUAGE_ALIASES[code] ?? code
  return (LANGUAGES as readonly string[]).includes(language) ? language : undefined
}
