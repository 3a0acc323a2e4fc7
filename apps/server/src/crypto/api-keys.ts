import { createHash, randomInt } from 'node:crypto'

/** API keys: `cb_` and 64 characters. High entropy, so a plain SHA-256 is enough to store them by. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const FORM = /^cb_[A-Za-z0-9]{64}$/

export const newApiKey = (): string =>
  `cb_${Array.from({ length: 64 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

export const looksLikeApiKey = (value: string): boolean => FORM.test(value)

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** What the list shows: enough to tell keys apart, nothing to guess from. */
export const visiblePrefix = (key: string): string => key.slice(0, 8)
