import { isUtf8 } from 'node:buffer'

/**
 * Values as bytes, without loss: UTF-8, and WTF-8 for the half surrogate pairs that UTF-8 cannot carry
 * (https://simonsapin.github.io/wtf-8/). What is well formed becomes plain UTF-8; what is not becomes bytes that
 * are never UTF-8. So no flag is needed to tell them apart.
 */
export const encodePlaintext = (value: string): Buffer =>
  value.isWellFormed() ? Buffer.from(value, 'utf8') : encodeWithHalves(value)

/** The value, or undefined for bytes that `encodePlaintext` does not write. */
export function decodePlaintext(bytes: Buffer): string | undefined {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const value = decodeWithHalves(bytes)
  return value !== undefined && encodePlaintext(value).equals(bytes) ? value : undefined
}

function encodeWithHalves(value: string): Buffer {
  // Every second part is one half of a pair; with the u flag whole pairs are not taken apart.
  const parts = value.split(/(\p{Surrogate})/u).map((part, index) => {
    if (index % 2 === 0) return Buffer.from(part, 'utf8')
    const code = part.charCodeAt(0)
    return Buffer.from([0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)])
  })
  return Buffer.concat(parts)
}

function decodeWithHalves(bytes: Buffer): string | undefined {
  let value = ''
  let done = 0
  for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1)) {
    const [second = 0, third = 0] = [bytes[at + 1], bytes[at + 2]]
    if (second < 0xa0 || second > 0xbf || third < 0x80 || third > 0xbf) continue
    const before = bytes.subarray(done, at)
    if (!isUtf8(before)) return undefined
    value += before.toString('utf8') + String.fromCharCode(0xd000 | ((second & 0x3f) << 6) | (third & 0x3f))
    done = at + 3
  }
  const rest = bytes.subarray(done)
  return isUtf8(rest) ? value + rest.toString('utf8') : undefined
}
