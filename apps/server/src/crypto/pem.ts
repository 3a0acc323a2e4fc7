import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  subtle,
  timingSafeEqual,
} from 'node:crypto'

/**
 * RSA keys as people bring them: PKCS#1, PKCS#8 and SPKI in PEM, not encrypted, one key per text. Sizes are checked
 * before any arithmetic, so that a made-up key costs no more than a real one.
 */
export interface KeyPairFacts {
  /** SHA-256 of the public key's SPKI DER, hex. */
  fingerprint: string
  /** Such as RSA-4096. */
  algorithm: string
}

/** What is wrong with a PEM, for the person who sent it. Never holds any of it. */
export class PemError extends Error {
  readonly field: 'publicKeyPem' | 'privateKeyPem'

  constructor(field: PemError['field'], message: string) {
    super(message)
    this.field = field
  }
}

const SMALLEST_BITS = 2048
const LARGEST_BITS = 8192
/** Larger exponents are legal and never used; OpenSSL refuses them with larger moduli, to bound the work. */
const LARGEST_EXPONENT = 2n ** 64n

const PUBLIC_LABELS = { 'PUBLIC KEY': 'spki', 'RSA PUBLIC KEY': 'pkcs1' } as const
const PRIVATE_LABELS = { 'PRIVATE KEY': 'pkcs8', 'RSA PRIVATE KEY': 'pkcs1' } as const
const WRAPPED_LABEL = 'SFUMATO WRAPPED PRIVATE KEY'

const LINES = /^-----BEGIN ([A-Z ]{1,40})-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END ([A-Z ]{1,40})-----$/

/** Label and bytes of a text that is one PEM block and nothing else. */
function readBlock(pem: string): { label: string; bytes: Buffer } | undefined {
  const [, label = '', body = '', end] = LINES.exec(pem.trim()) ?? []
  if (label === '' || label !== end) return undefined
  const encoded = body.replace(/[\r\n]/g, '')
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.toString('base64') === encoded ? { label, bytes } : undefined
}

/** True when the bytes are exactly one DER element: what follows it would be stored and never looked at. */
function isOneElement(bytes: Buffer): boolean {
  const first = bytes[1] ?? 0
  if (first < 0x80) return bytes.length === 2 + first
  const lengthBytes = first & 0x7f
  if (lengthBytes === 0 || lengthBytes > 4 || bytes.length < 2 + lengthBytes) return false
  return bytes.length === 2 + lengthBytes + bytes.readUIntBE(2, lengthBytes)
}

function parse(read: () => KeyObject): KeyObject | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function bitsOf(key: KeyObject): number | undefined {
  if (key.asymmetricKeyType !== 'rsa') return undefined
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
  const isUsable =
    modulusLength >= SMALLEST_BITS &&
    modulusLength <= LARGEST_BITS &&
    publicExponent >= 3n &&
    publicExponent < LARGEST_EXPONENT &&
    publicExponent % 2n === 1n
  return isUsable ? modulusLength : undefined
}

const spkiOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' })

function readPublicKey(pem: string): { key: KeyObject; bits: number } {
  const block = readBlock(pem)
  const type = block && PUBLIC_LABELS[block.label as keyof typeof PUBLIC_LABELS]
  const key =
    block && type && isOneElement(block.bytes)
      ? parse(() => createPublicKey({ key: block.bytes, format: 'der', type }))
      : undefined
  if (!key) throw new PemError('publicKeyPem', 'must be the PEM of a public key (SPKI or PKCS#1)')
  const bits = bitsOf(key)
  if (!bits) throw new PemError('publicKeyPem', 'must be an RSA key of 2048 to 8192 bits')
  return { key, bits }
}

function readPrivateKey(pem: string): KeyObject {
  const block = readBlock(pem)
  const type = block && PRIVATE_LABELS[block.label as keyof typeof PRIVATE_LABELS]
  const key =
    block && type && isOneElement(block.bytes)
      ? parse(() => createPrivateKey({ key: block.bytes, format: 'der', type }))
      : undefined
  if (!key) {
    throw new PemError(
      'privateKeyPem',
      'must be the PEM of a private key (PKCS#8 or PKCS#1), not encrypted with a passphrase',
    )
  }
  if (!bitsOf(key)) throw new PemError('privateKeyPem', 'must be an RSA key of 2048 to 8192 bits')
  return key
}

/**
 * Two primes of about half the modulus each, whose product it is, and exponents no longer than what they belong to:
 * then one use of the key takes as long as of any real one. Whether the numbers fit together, the trial below shows.
 */
function hasUsualShape(key: KeyObject, bits: number): boolean {
  const { n, d, p, q, dp, dq, qi } = key.export({ format: 'jwk' })
  const half = bits / 2 + 32
  const bitsOfPart = (part: string | undefined): number =>
    part === undefined || part === '' ? Number.POSITIVE_INFINITY : Buffer.from(part, 'base64url').length * 8
  if (!n || !p || !q || bitsOfPart(d) > bits + 8) return false
  if ([p, q, dp, dq, qi].some((part) => bitsOfPart(part) > half)) return false
  const number = (part: string): bigint => BigInt(`0x${Buffer.from(part, 'base64url').toString('hex')}`)
  return number(p) * number(q) === number(n)
}

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** On the thread pool of the platform, and one at a time: 8192 bits take 200 ms. */
let lastTrial: Promise<unknown> = Promise.resolve()

async function opensWhatItLocks(publicDer: Buffer, privateKey: KeyObject): Promise<boolean> {
  try {
    const secret = randomBytes(32)
    const lock = await subtle.importKey('spki', publicDer, OAEP, false, ['encrypt'])
    const privateDer = privateKey.export({ type: 'pkcs8', format: 'der' })
    const unlock = await subtle.importKey('pkcs8', privateDer, OAEP, false, ['decrypt'])
    const locked = await subtle.encrypt(OAEP, lock, secret)
    const opened = Buffer.from(await subtle.decrypt(OAEP, unlock, locked))
    return opened.length === secret.length && timingSafeEqual(opened, secret)
  } catch {
    return false
  }
}

const factsOf = (key: KeyObject, bits: number): KeyPairFacts => ({
  fingerprint: createHash('sha256').update(spkiOf(key)).digest('hex'),
  algorithm: `RSA-${bits}`,
})

/** Throws PemError unless both are RSA keys and belong together. */
export async function checkKeyPair(publicKeyPem: string, privateKeyPem: string): Promise<KeyPairFacts> {
  const { key: publicKey, bits } = readPublicKey(publicKeyPem)
  const privateKey = readPrivateKey(privateKeyPem)
  const publicDer = spkiOf(publicKey)
  const mismatch = new PemError('privateKeyPem', 'does not belong to the public key, or is damaged')
  if (!spkiOf(createPublicKey(privateKey)).equals(publicDer)) throw mismatch
  if (!hasUsualShape(privateKey, bits)) throw mismatch
  const trial = lastTrial.then(() => opensWhatItLocks(publicDer, privateKey))
  lastTrial = trial
  if (!(await trial)) throw mismatch
  return factsOf(publicKey, bits)
}

const WRAPPED_OVERHEAD = 1 + 12 + 16
const SMALLEST_WRAPPED = WRAPPED_OVERHEAD + 1000
const LARGEST_WRAPPED = WRAPPED_OVERHEAD + 6000

/** A wrapped private key cannot be looked into; its envelope is checked, so that nothing else is stored as one. */
export function checkWrappedKeyPair(publicKeyPem: string, wrappedPem: string): KeyPairFacts {
  const { key, bits } = readPublicKey(publicKeyPem)
  const block = readBlock(wrappedPem)
  const isWrapped =
    block?.label === WRAPPED_LABEL &&
    block.bytes[0] === 1 &&
    block.bytes.length >= SMALLEST_WRAPPED &&
    block.bytes.length <= LARGEST_WRAPPED
  if (!isWrapped) {
    throw new PemError(
      'privateKeyPem',
      'must be wrapped by your own browser or client: this account is zero-knowledge',
    )
  }
  return factsOf(key, bits)
}
