import { generateKeyPairSync } from 'node:crypto'

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
