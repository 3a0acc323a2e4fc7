import type { DeanonymizeInput } from './api.ts'

/**
 * How encrypted values look, so that they are found in a text of any age, wherever they were moved to. A key writes
 * a head that says what it is; a key pair writes base64 that begins with the wrapped key, 256 bytes and more.
 */
const FORMS = {
  encrypt: /sfumato[12][A-Za-z0-9_-]{38,}/g,
  encryptTo: /[A-Za-z0-9+/]{378,}={0,2}/g,
} as const

const OPERATORS = { encrypt: 'encrypt', encryptTo: 'encrypt_asym' } as const

export const encryptedPlaces = (
  text: string,
  choice: keyof typeof FORMS,
): NonNullable<DeanonymizeInput['anonymizer_results']> =>
  Array.from(text.matchAll(FORMS[choice]), ({ 0: value, index }) => ({
    start: index,
    end: index + value.length,
    entity_type: 'DEFAULT',
    operator: OPERATORS[choice],
  }))
