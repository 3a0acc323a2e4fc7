import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto'

/** AES in the two modes that are read, GCM being the only one written. Keys as KeyObject: thrice as quick. */

export const NONCE_BYTES = 12
export const TAG_BYTES = 16
export const BLOCK_BYTES = 16

const KEY_BYTES = [16, 24, 32]

/** AES-128, -192 or -256 by the length of the key; undefined for any other length. */
export const aesKey = (bytes: Uint8Array): KeyObject | undefined =>
  KEY_BYTES.includes(bytes.length) ? createSecretKey(bytes) : undefined

const keyBits = (key: KeyObject): number => key.symmetricKeySize! * 8
const gcm = (key: KeyObject) => `aes-${keyBits(key)}-gcm` as 'aes-256-gcm'

const POOL_NONCES = 1024
const pool = Buffer.alloc(POOL_NONCES * NONCE_BYTES)
let poolUsed = pool.length

/** 96 random bits, each given out once. Drawn from the system in larger pieces: a call to it costs more than AES. */
export function freshNonce(): Buffer {
  if (poolUsed === pool.length) {
    randomFillSync(pool)
    poolUsed = 0
  }
  const nonce = Buffer.from(pool.subarray(poolUsed, poolUsed + NONCE_BYTES))
  pool.fill(0, poolUsed, poolUsed + NONCE_BYTES)
  poolUsed += NONCE_BYTES
  return nonce
}

/** Nonce, ciphertext and tag, one after the other; `head` is put before them and authenticated with them. */
export function sealGcm(key: KeyObject, plaintext: Buffer, head?: Buffer): Buffer {
  const nonce = freshNonce()
  const cipher = createCipheriv(gcm(key), key, nonce)
  if (head) cipher.setAAD(head)
  const ciphertext = cipher.update(plaintext)
  cipher.final()
  const tag = cipher.getAuthTag()
  return Buffer.concat(head ? [head, nonce, ciphertext, tag] : [nonce, ciphertext, tag])
}

/** The plaintext, or undefined when key, nonce, ciphertext, tag or head are not those of `sealGcm`. */
export function openGcm(key: KeyObject, sealed: Buffer, head?: Buffer): Buffer | undefined {
  const isWhole = sealed.length >= NONCE_BYTES + TAG_BYTES
  // What is too short is worked on all the same, so that it is refused no sooner than a wrong key.
  const bytes = isWhole ? sealed : Buffer.alloc(NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(gcm(key), key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  if (head) decipher.setAAD(head)
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES))
  const plaintext = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES))
  try {
    decipher.final()
  } catch {
    return undefined
  }
  return isWhole ? plaintext : undefined
}

/**
 * IV and PKCS#7-padded blocks. Without authentication: a wrong key or altered blocks are noticed by the padding
 * alone, here, and by the text not being UTF-8, at the caller's. The padding is checked without branching on it.
 */
export function openCbc(key: KeyObject, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(`aes-${keyBits(key)}-cbc`, key, sealed.subarray(0, BLOCK_BYTES))
  decipher.setAutoPadding(false)
  const padded = Buffer.concat([decipher.update(sealed.subarray(BLOCK_BYTES)), decipher.final()])
  const count = padded[padded.length - 1]!
  // All ones (-1) where the statement holds, 0 where not.
  let wrong = ((count - 1) >> 8) | ((BLOCK_BYTES - count) >> 8)
  for (let i = 1; i <= BLOCK_BYTES; i++) {
    const belongs = (i - 1 - count) >> 8
    wrong |= belongs & (padded[padded.length - i]! ^ count)
  }
  const plaintext = padded.subarray(0, padded.length - (wrong === 0 ? count : 0))
  return wrong === 0 ? plaintext : undefined
}
