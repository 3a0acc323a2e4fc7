import { createHash } from 'node:crypto'

/**
 * Base58Check: version byte, payload, and the first four bytes of SHA-256 applied twice, written in an alphabet
 * without 0, O, I and l. Rule: https://en.bitcoin.it/wiki/Base58Check_encoding
 */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]))
const CHECK_BYTES = 4

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

function decodeBase58(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (const character of text) {
    let carry = VALUES.get(character)
    if (carry === undefined) return undefined
    for (let i = 0; i < bytes.length; i++) {
      carry += bytes[i]! * 58
      bytes[i] = carry & 0xff
      carry >>= 8
    }
    while (carry > 0) {
      bytes.push(carry & 0xff)
      carry >>= 8
    }
  }
  // Each leading "1" is a leading zero byte.
  for (const character of text) {
    if (character !== '1') break
    bytes.push(0)
  }
  return Uint8Array.from(bytes.reverse())
}

/** Version byte of a valid address of 21 bytes (version and hash); undefined where the check fails. */
export function base58CheckVersion(text: string): number | undefined {
  const decoded = decodeBase58(text)
  if (decoded?.length !== 21 + CHECK_BYTES) return undefined
  const body = decoded.subarray(0, 21)
  const check = sha256(sha256(body))
  for (let i = 0; i < CHECK_BYTES; i++) if (check[i] !== decoded[21 + i]) return undefined
  return body[0]
}
