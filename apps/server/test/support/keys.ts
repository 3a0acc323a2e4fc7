import { createPrivateKey, generateKeyPairSync } from 'node:crypto'

/** One pair per size and process: making them takes longer than any test needs. */
const made = new Map<number, { publicKeyPem: string; privateKeyPem: string }>()

export function newKeyPair(bits = 2048) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { publicKeyPem: publicKey, privateKeyPem: privateKey }
}

export function testKeyPair(bits = 2048) {
  const known = made.get(bits) ?? newKeyPair(bits)
  made.set(bits, known)
  return known
}

/** A text in PEM armour. */
export const armour = (label: string, der: Buffer) =>
  `-----BEGIN ${label}-----\n${der.toString('base64')}\n-----END ${label}-----\n`

const NUMBERS = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'] as const
type Numbers = Partial<Record<(typeof NUMBERS)[number], Buffer>>

/** PKCS#1 by hand: the numbers of a real key, some of them replaced by others of any size. */
export function forgeKey(change: Numbers = {}) {
  const length = (count: number) =>
    count < 128 ? Buffer.of(count) : Buffer.of(0x82, count >> 8, count & 0xff)
  const element = (tag: number, body: Buffer) => Buffer.concat([Buffer.of(tag), length(body.length), body])
  const integer = (bytes: Buffer) => element(2, Buffer.concat([Buffer.of(0), bytes]))
  const numbers = NUMBERS.map((name) => integer(change[name] ?? numberOf(name)))
  const version = element(2, Buffer.of(0))
  return {
    publicKeyPem: armour('RSA PUBLIC KEY', element(0x30, Buffer.concat(numbers.slice(0, 2)))),
    privateKeyPem: armour('RSA PRIVATE KEY', element(0x30, Buffer.concat([version, ...numbers]))),
  }
}
const realNumbers = createPrivateKey(testKeyPair().privateKeyPem).export({ format: 'jwk' })
const numberOf = (name: (typeof NUMBERS)[number]) => Buffer.from(realNumbers[name]!, 'base64url')

const ones = (bits: number) => Buffer.alloc(bits / 8, 0xff)

/** Made to keep a processor busy, or to trip a parser. */
export const hostileNumbers: Numbers[] = [
  { n: ones(16_384) },
  { n: ones(80_000) },
  { n: ones(8192), e: ones(8192) },
  { e: ones(2040) },
  { e: Buffer.of(1) },
  { e: Buffer.of(4) },
  { d: ones(60_000) },
  { dp: ones(60_000) },
  { d: ones(40_000), dp: ones(40_000), dq: ones(20_000) },
  { p: ones(32_000), q: ones(32_000) },
  { n: ones(8192), p: Buffer.of(1), q: ones(8192), d: ones(8192), dp: ones(8192), dq: ones(8192) },
  { p: Buffer.alloc(0), q: Buffer.alloc(0) },
  { p: Buffer.alloc(0), q: Buffer.alloc(0), d: ones(60_000) },
  { p: numberOf('q'), q: numberOf('q') },
  { n: Buffer.alloc(256) },
]
