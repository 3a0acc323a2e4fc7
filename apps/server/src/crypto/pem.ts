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
 * RSA keys as people bring them: PKCS#1, PKCS#8 and SPKI in PEM, not encrypted. The size of every number is looked at
 * before OpenSSL sees any: a made-up key must not cost more than a real one, and numbers beyond what OpenSSL expects
 * leave an error behind that the next, innocent call of the same thread would be blamed for.
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

interface Block {
  label: string
  bytes: Buffer
  /** The block alone, without what stood around it. */
  pem: string
  isAlone: boolean
}

const BLOCK = /-----BEGIN ([A-Z ]{1,40})-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END ([A-Z ]{1,40})-----/

/** The first PEM block of a text. */
function readBlock(text: string): Block | undefined {
  const [pem = '', label = '', body = '', end] = BLOCK.exec(text) ?? []
  if (label === '' || label !== end) return undefined
  const encoded = body.replace(/[\r\n]/g, '')
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.toString('base64') !== encoded) return undefined
  return { label, bytes, pem, isAlone: text.trim() === pem }
}

const DER = { integer: 0x02, bitString: 0x03, octetString: 0x04, sequence: 0x30 }
const DEEPEST = 5

/** Tag and borders of the content of the element that begins here; nothing where it would end outside. */
function elementAt(bytes: Buffer, at: number): { tag: number; from: number; to: number } | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined || first === 0x80) return undefined
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  const from = at + 2 + lengthBytes
  if (lengthBytes > 4 || from > bytes.length) return undefined
  const to = from + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes))
  return to <= bytes.length ? { tag, from, to } : undefined
}

/** Bytes of the longest whole number in these DER elements; infinitely many for what is not the DER of an RSA key. */
function longestNumber(bytes: Buffer, depth = 0): number {
  let longest = 0
  for (let at = 0; at < bytes.length; ) {
    const element = elementAt(bytes, at)
    if (!element || depth > DEEPEST) return Number.POSITIVE_INFINITY
    const { tag, from, to } = element
    if (tag === DER.integer) longest = Math.max(longest, to - from)
    // Keys are wrapped in strings; the first byte of a bit string counts spare bits.
    const skip = tag === DER.bitString ? 1 : 0
    if (tag === DER.sequence || tag === DER.octetString || tag === DER.bitString)
      longest = Math.max(longest, longestNumber(bytes.subarray(from + skip, to), depth + 1))
    at = to
  }
  return longest
}

/** One element and nothing after it, without a number longer than the largest modulus and its sign. */
function isOfKeySize(bytes: Buffer): boolean {
  const element = elementAt(bytes, 0)
  if (element?.tag !== DER.sequence || element.to !== bytes.length) return false
  return longestNumber(bytes) <= LARGEST_BITS / 8 + 1
}

function parse(read: () => KeyObject): KeyObject | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function bitsOf(key: KeyObject | undefined): number | undefined {
  if (key?.asymmetricKeyType !== 'rsa') return undefined
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
  const isUsable =
    modulusLength >= SMALLEST_BITS &&
    modulusLength <= LARGEST_BITS &&
    publicExponent >= 3n &&
    publicExponent < LARGEST_EXPONENT &&
    publicExponent % 2n === 1n
  return isUsable ? modulusLength : undefined
}

interface RsaKey {
  key: KeyObject
  bits: number
}

function rsaKey(key: KeyObject | undefined): RsaKey | undefined {
  const bits = bitsOf(key)
  return key && bits ? { key, bits } : undefined
}

function publicKeyIn({ label, bytes }: Block): RsaKey | undefined {
  const type = PUBLIC_LABELS[label as keyof typeof PUBLIC_LABELS]
  if (!type || !isOfKeySize(bytes)) return undefined
  return rsaKey(parse(() => createPublicKey({ key: bytes, format: 'der', type })))
}

function privateKeyIn({ label, bytes }: Block): RsaKey | undefined {
  const type = PRIVATE_LABELS[label as keyof typeof PRIVATE_LABELS]
  if (!type || !isOfKeySize(bytes)) return undefined
  const read = rsaKey(parse(() => createPrivateKey({ key: bytes, format: 'der', type })))
  return read && hasUsualShape(read) ? read : undefined
}

/**
 * Two primes of about half the modulus each, whose product it is, and exponents no longer than what they belong to:
 * then one use of the key takes as long as of any real one. Whether the numbers fit together, a trial shows.
 */
function hasUsualShape({ key, bits }: RsaKey): boolean {
  const { n, d, p, q, dp, dq, qi } = key.export({ format: 'jwk' })
  const half = bits / 2 + 32
  const bitsOfPart = (part: string | undefined): number =>
    part === undefined || part === '' ? Number.POSITIVE_INFINITY : Buffer.from(part, 'base64url').length * 8
  if (!n || !p || !q || bitsOfPart(d) > bits + 8) return false
  if ([p, q, dp, dq, qi].some((part) => bitsOfPart(part) > half)) return false
  const number = (part: string): bigint => BigInt(`0x${Buffer.from(part, 'base64url').toString('hex')}`)
  return number(p) * number(q) === number(n)
}

const spkiOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' })

const factsOf = ({ key, bits }: RsaKey): KeyPairFacts => ({
  fingerprint: createHash('sha256').update(spkiOf(key)).digest('hex'),
  algorithm: `RSA-${bits}`,
})

function readPublicKey(pem: string): RsaKey {
  const block = readBlock(pem)
  const read = block?.isAlone ? publicKeyIn(block) : undefined
  if (read) return read
  const message = 'must be the PEM of an RSA public key (SPKI or PKCS#1) of 2048 to 8192 bits'
  throw new PemError('publicKeyPem', message)
}

function readPrivateKey(pem: string): RsaKey {
  const block = readBlock(pem)
  const read = block?.isAlone ? privateKeyIn(block) : undefined
  if (read) return read
  const message =
    'must be the PEM of an RSA private key (PKCS#8 or PKCS#1) of 2048 to 8192 bits, not encrypted with a passphrase'
  throw new PemError('privateKeyPem', message)
}

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

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

/** On the thread pool of the platform, and one at a time: 8192 bits take 200 ms. */
let lastTrial: Promise<unknown> = Promise.resolve()

/** Throws PemError unless both are RSA keys and belong together. */
export async function checkKeyPair(publicKeyPem: string, privateKeyPem: string): Promise<KeyPairFacts> {
  const publicKey = readPublicKey(publicKeyPem)
  const privateKey = readPrivateKey(privateKeyPem)
  const publicDer = spkiOf(publicKey.key)
  const mismatch = new PemError('privateKeyPem', 'does not belong to the public key, or is damaged')
  if (!spkiOf(createPublicKey(privateKey.key)).equals(publicDer)) throw mismatch
  const trial = lastTrial.then(() => opensWhatItLocks(publicDer, privateKey.key))
  lastTrial = trial
  if (!(await trial)) throw mismatch
  return factsOf(publicKey)
}

const WRAPPED_OVERHEAD = 1 + 12 + 16
const SMALLEST_WRAPPED = WRAPPED_OVERHEAD + 1000
const LARGEST_WRAPPED = WRAPPED_OVERHEAD + 6000

/** A wrapped private key cannot be looked into; its envelope is checked, so that nothing else is stored as one. */
export function checkWrappedKeyPair(publicKeyPem: string, wrappedPem: string): KeyPairFacts {
  const publicKey = readPublicKey(publicKeyPem)
  const block = readBlock(wrappedPem)
  const isWrapped =
    block?.isAlone &&
    block.label === WRAPPED_LABEL &&
    block.bytes[0] === 1 &&
    block.bytes.length >= SMALLEST_WRAPPED &&
    block.bytes.length <= LARGEST_WRAPPED
  if (isWrapped) return factsOf(publicKey)
  const message = 'must be wrapped by your own browser or client: this account is zero-knowledge'
  throw new PemError('privateKeyPem', message)
}

/** The public key of a text, without what stands around it; empty where there is none that can be used. */
export function cleanPublicKey(text: string): string {
  const block = readBlock(text)
  return block && publicKeyIn(block) ? block.pem : ''
}

/**
 * The key of a text, without what stands around it. A public key passes: it opens nothing, in the time of a private
 * key of its size. Empty where there is none that can be used.
 */
export function cleanPrivateKey(text: string): string {
  const block = readBlock(text)
  return block && (privateKeyIn(block) ?? publicKeyIn(block)) ? block.pem : ''
}
