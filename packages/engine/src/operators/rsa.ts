import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  subtle,
  type webcrypto,
} from 'node:crypto'
import { EngineError } from '../errors.ts'

/**
 * RSA-OAEP with SHA-256, always on the thread pool of the platform: one decryption with 4096 bits takes 27 ms, which
 * would stop every other request. At most two at a time, so that the pool keeps threads for files and names.
 */
const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const SMALLEST_BITS = 2048
const LARGEST_BITS = 8192
const AT_A_TIME = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_A_TIME) await new Promise<void>((start) => waiting.push(start))
  else running++
  try {
    if (signal?.aborted) throw new EngineError('TIMEOUT', 'Restoring did not end in time.')
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const usableBits = (key: KeyObject): number | undefined => {
  const bits = key.asymmetricKeyType === 'rsa' ? key.asymmetricKeyDetails?.modulusLength : undefined
  return bits !== undefined && bits >= SMALLEST_BITS && bits <= LARGEST_BITS ? bits : undefined
}

const readPem = (read: () => KeyObject): KeyObject | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

export interface PublicKey {
  wrap(secret: Uint8Array): Promise<Buffer>
}

/** SPKI or PKCS#1. A private key is refused, though a public one could be made of it: it was sent by mistake. */
export async function readPublicKey(pem: string): Promise<PublicKey | undefined> {
  if (!/^\s*-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(pem)) return undefined
  const key = readPem(() => createPublicKey(pem))
  if (!key || !usableBits(key)) return undefined
  const der = key.export({ type: 'spki', format: 'der' })
  const imported = await subtle.importKey('spki', der, OAEP, false, ['encrypt']).catch(() => undefined)
  if (!imported) return undefined
  return {
    wrap: (secret) =>
      inTurn(undefined, async () => Buffer.from(await subtle.encrypt(OAEP, imported, secret))),
  }
}

export interface PrivateKey {
  /** How long a wrapped secret is. */
  wrappedBytes: number
  /** The secret, or undefined for one that was not wrapped with this key's public half. */
  unwrap(wrapped: Uint8Array, signal: AbortSignal | undefined): Promise<Buffer | undefined>
}

/**
 * PKCS#8 or PKCS#1, not encrypted. Anything else gives a key that opens nothing and takes as long to find out:
 * a caller, or someone watching the clock, learns no more than that it failed.
 */
export async function readPrivateKey(pem: string): Promise<PrivateKey> {
  const key = readPem(() => createPrivateKey({ key: pem, format: 'pem' }))
  const bits = key && usableBits(key)
  if (key && bits) {
    const der = key.export({ type: 'pkcs8', format: 'der' })
    const imported = await subtle.importKey('pkcs8', der, OAEP, false, ['decrypt']).catch(() => undefined)
    if (imported) return withKey(bits, imported)
  }
  const publicKey = readPem(() => createPublicKey(pem))
  return decoyKey((publicKey && usableBits(publicKey)) ?? 4096)
}

const withKey = (bits: number, key: webcrypto.CryptoKey): PrivateKey => ({
  wrappedBytes: Math.ceil(bits / 8),
  unwrap: (wrapped, signal) =>
    inTurn(signal, () =>
      subtle.decrypt(OAEP, key, wrapped).then(
        (secret) => Buffer.from(secret),
        () => undefined,
      ),
    ),
})

/**
 * Numbers of the right size that are no key: the same arithmetic, no answer. Made without looking for primes, which
 * takes seconds.
 */
async function decoyKey(bits: number): Promise<PrivateKey> {
  const half = (): Buffer => {
    const bytes = randomBytes(bits / 16)
    // Odd, and with the top bits set, so that the product has its full length.
    bytes[0]! |= 0xc0
    bytes[bytes.length - 1]! |= 1
    return bytes
  }
  const [p, q, dp, dq, qi] = [half(), half(), half(), half(), half()]
  const product = BigInt(`0x${p.toString('hex')}`) * BigInt(`0x${q.toString('hex')}`)
  const encoded = (bytes: Buffer): string => bytes.toString('base64url')
  const jwk = {
    kty: 'RSA',
    n: encoded(Buffer.from(product.toString(16), 'hex')),
    e: 'AQAB',
    // Used only to repeat a calculation whose first answer was wrong; short, so that it adds no time.
    d: 'AQAB',
    p: encoded(p),
    q: encoded(q),
    dp: encoded(dp),
    dq: encoded(dq),
    qi: encoded(qi),
  }
  const decoy = withKey(bits, await subtle.importKey('jwk', jwk, OAEP, false, ['decrypt']))
  return { ...decoy, unwrap: (wrapped, signal) => decoy.unwrap(wrapped, signal).then(() => undefined) }
}
