/** The only reader of the environment among the local commands; the server has its own. */

/** Colours as Node's own `styleText` decides: FORCE_COLOR first, then NO_COLOR, then whether it is a terminal. */
export function wantsColor(stream: { isTTY?: boolean }): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = process.env
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR)
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  return stream.isTTY === true && TERM !== 'dumb'
}

export const KEY_VARIABLE = 'SFUMATO_KEY'

/** The symmetric key, kept off the command line. */
export const keyFromEnvironment = (): string | undefined => process.env[KEY_VARIABLE] || undefined

/** What Tesseract is found by. */
export const ocrEnvironment = (): Readonly<Record<string, string | undefined>> => {
  const { PATH, TESSDATA_PREFIX } = process.env
  return { PATH, TESSDATA_PREFIX }
}
