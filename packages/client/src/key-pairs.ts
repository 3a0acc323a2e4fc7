import { type Bytes, fromBase64, sha256, toBase64, toHex } from './bytes.ts'

/** RSA key pairs made and read in the browser, so that a private key need not travel in the clear. */
export interface KeyPairPems {
  publicKeyPem: string
  privateKeyPem: string
}

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

export function toPem(label: string, bytes: Bytes): string {
  const lines = toBase64(bytes).match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

/** The bytes of a text that is one PEM block of this label. */
export function fromPem(label: string, pem: string): Bytes | undefined {
  const text = pem.trim()
  const [begin, end] = [`-----BEGIN ${label}-----`, `-----END ${label}-----`]
  if (!text.startsWith(begin) || !text.endsWith(end)) return undefined
  return fromBase64(text.slice(begin.length, -end.length).replace(/\s/g, ''))
}

/** Takes seconds with 4096 bits. */
export async function generateKeyPair(bits: 2048 | 3072 | 4096 = 4096): Promise<KeyPairPems> {
  const parameters = { ...OAEP, modulusLength: bits, publicExponent: new Uint8Array([1, 0, 1]) }
  const pair = await crypto.subtle.generateKey(parameters, true, ['encrypt', 'decrypt'])
  return {
    publicKeyPem: toPem('PUBLIC KEY', new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))),
    privateKeyPem: toPem(
      'PRIVATE KEY',
      new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
    ),
  }
}

export interface ReadKeyPair {
  /** PKCS#8 DER. */
  privateKey: Bytes
  /** SHA-256 of the public key's DER, hex; what the service calls it too. */
  fingerprint: string
}

/** Nothing unless both are RSA keys, SPKI and PKCS#8, and belong together. */
export async function readKeyPair({
  publicKeyPem,
  privateKeyPem,
}: KeyPairPems): Promise<ReadKeyPair | undefined> {
  const publicKey = fromPem('PUBLIC KEY', publicKeyPem)
  const privateKey = fromPem('PRIVATE KEY', privateKeyPem)
  if (!publicKey || !privateKey) return undefined
  try {
    const [ours, theirs] = await Promise.all([
      crypto.subtle.importKey('pkcs8', privateKey, OAEP, true, ['decrypt']),
      crypto.subtle.importKey('spki', publicKey, OAEP, true, ['encrypt']),
    ])
    const [secret, shown] = await Promise.all([
      crypto.subtle.exportKey('jwk', ours),
      crypto.subtle.exportKey('jwk', theirs),
    ])
    if (secret.n !== shown.n || secret.e !== shown.e) return undefined
    return { privateKey, fingerprint: toHex(await sha256(publicKey)) }
  } catch {
    return undefined
  }
}
