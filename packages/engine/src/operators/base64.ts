/**
 * Only the one canonical spelling: the decoder of the platform skips what it does not know and ignores spare
 * bits, so that altered text could still be read.
 */
export function strictBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

/** With or without `=` at the end. */
export function strictBase64Url(text: string): { bytes: Buffer; padded: boolean } | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const bare = bytes.toString('base64url')
  if (bare === text) return { bytes, padded: false }
  const padded = bare.padEnd(Math.ceil(bare.length / 4) * 4, '=')
  return padded === text ? { bytes, padded: true } : undefined
}
