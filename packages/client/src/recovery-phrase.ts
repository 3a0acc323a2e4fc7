import { type Bytes, concat, randomBytes, sha256 } from './bytes.ts'

/**
 * What opens an account when the password is lost: 144 random bits and 16 to notice a slip of the pen, as eight
 * groups of four characters. Crockford's letters: none that looks like another.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ENTROPY_BYTES = 18
const CHECK_BYTES = 2

export interface RecoveryPhrase {
  phrase: string
  entropy: Bytes
}

const checkOf = async (entropy: Bytes): Promise<Bytes> =>
  new Uint8Array((await sha256(entropy)).slice(0, CHECK_BYTES))

export async function newRecoveryPhrase(): Promise<RecoveryPhrase> {
  const entropy = randomBytes(ENTROPY_BYTES)
  const bytes = concat(entropy, await checkOf(entropy))
  let letters = ''
  for (let bit = 0; bit < bytes.length * 8; bit += 5) {
    const pair = (bytes[bit >> 3]! << 8) | (bytes[(bit >> 3) + 1] ?? 0)
    letters += LETTERS[(pair >> (11 - (bit & 7))) & 31]
  }
  return { phrase: letters.match(/.{4}/g)!.join('-'), entropy }
}

/** However it was written: lower case, other separators, O for 0, I or L for 1. Nothing when it holds a slip. */
export async function readRecoveryPhrase(written: string): Promise<Bytes | undefined> {
  const letters = written
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const bytes = new Uint8Array(ENTROPY_BYTES + CHECK_BYTES)
  if (letters.length * 5 !== bytes.length * 8) return undefined
  for (const [place, letter] of [...letters].entries()) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return undefined
    for (let bit = 0; bit < 5; bit++) {
      const at = place * 5 + bit
      bytes[at >> 3]! |= ((value >> (4 - bit)) & 1) << (7 - (at & 7))
    }
  }
  const entropy = bytes.slice(0, ENTROPY_BYTES)
  const check = await checkOf(entropy)
  return check.every((byte, index) => byte === bytes[ENTROPY_BYTES + index]) ? entropy : undefined
}
