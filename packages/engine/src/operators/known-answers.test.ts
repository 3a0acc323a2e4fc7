/** Every form of ciphertext against other implementations, in both directions: OpenSSL's command and WebCrypto. */
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes, webcrypto } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newContext } from './conformance.ts'
import { OPERATORS } from './operators.ts'

const { subtle } = webcrypto
const KEYS = ['0123456789abcdef', '0123456789abcdef01234567', '0123456789abcdef0123456789abcdef']
const VALUES = ['Jane Roe', '', 'Zoë 😀', 'sixteen bytes 16', 'x'.repeat(100), 'fourteen bytes']

const encrypt = (value: string, key: string): string =>
  OPERATORS.encrypt.apply(value, { key }, 'PERSON', newContext())
const decrypt = (text: string, key: string) => OPERATORS.encrypt.reverse(text, { key }, {})

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'known-answers-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const openssl = (input: Uint8Array, ...options: string[]): Buffer =>
  execFileSync('openssl', options, { input, stdio: ['pipe', 'pipe', 'ignore'] })

describe('encrypt', () => {
  const HEADS = { plain: Buffer.from('sfumato1', 'base64url'), spare: Buffer.from('sfumato2', 'base64url') }
  const importKey = (key: string) =>
    subtle.importKey('raw', Buffer.from(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

  it.each(KEYS)('is opened by WebCrypto with the key %s', async (key) => {
    for (const value of VALUES) {
      const bytes = Buffer.from(encrypt(value, key), 'base64url')
      const head = bytes.subarray(0, 6)
      const isSpare = head.equals(HEADS.spare)
      expect(isSpare || head.equals(HEADS.plain)).toBe(true)
      expect(bytes.length % 16).not.toBe(0)
      const algorithm = { name: 'AES-GCM', iv: bytes.subarray(6, 18), additionalData: head }
      const opened = Buffer.from(await subtle.decrypt(algorithm, await importKey(key), bytes.subarray(18)))
      expect(opened.toString('utf8')).toBe(isSpare ? `${value}\0` : value)
    }
  })

  it.each(KEYS)('opens what WebCrypto sealed with the key %s', async (key) => {
    for (const value of VALUES) {
      const plaintext = Buffer.from(value)
      const isSpare = (34 + plaintext.length) % 16 === 0
      const head = isSpare ? HEADS.spare : HEADS.plain
      const iv = randomBytes(12)
      const sealed = await subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: head },
        await importKey(key),
        isSpare ? Buffer.concat([plaintext, Buffer.alloc(1)]) : plaintext,
      )
      expect(decrypt(Buffer.concat([head, iv, Buffer.from(sealed)]).toString('base64url'), key)).toBe(value)
    }
  })
})

/** Presidio 2.2, anonymizer, AESCipher: base64url with padding of a random IV and AES-CBC, PKCS#7, of the UTF-8 text. */
describe("Presidio's ciphertexts", () => {
  const presidio = (value: string, key: string): Buffer => {
    const iv = randomBytes(16)
    const hex = Buffer.from(key).toString('hex')
    const cipher = `-aes-${key.length * 8}-cbc`
    return Buffer.concat([
      iv,
      openssl(Buffer.from(value), 'enc', cipher, '-K', hex, '-iv', iv.toString('hex')),
    ])
  }
  const padded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_')

  it.each(KEYS)('made by OpenSSL with the key %s are read', (key) => {
    for (const value of VALUES) {
      const bytes = presidio(value, key)
      expect(decrypt(padded(bytes), key)).toBe(value)
      expect(decrypt(bytes.toString('base64url'), key)).toBe(value)
    }
  })

  it('of a fixed key and IV are read', () => {
    // openssl enc -aes-128-cbc, IV 00112233445566778899aabbccddeeff, put before the blocks.
    const text = 'ABEiM0RVZneImaq7zN3u_zOL6Q1xTJVFkCcSdKPhMwMKeNCar4hTdpamVnEbnldF'
    expect(decrypt(text, 'WmZq4t7w!z%C&F)J')).toBe('text_for_encryption')
  })

  it('are refused when the padding or the text does not fit, or they are no whole blocks', () => {
    const key = KEYS[2]!
    const bytes = presidio('Jane Roe', key)
    for (const length of [0, 1, 15, 16, 17, 31])
      expect(decrypt(padded(bytes.subarray(0, length)), key)).toBe(undefined)
    // Only the last byte of the padding is sure to be noticed: the form has no authentication.
    for (const flip of [0x80, 0x40, 0x20]) {
      const altered = Buffer.from(bytes)
      altered[15]! ^= flip
      expect(decrypt(padded(altered), key)).toBe(undefined)
    }
    const notText = openssl(
      Buffer.from([0xff, 0xfe]),
      'enc',
      '-aes-256-cbc',
      '-K',
      Buffer.from(key).toString('hex'),
      '-iv',
      '00'.repeat(16),
    )
    expect(decrypt(padded(Buffer.concat([Buffer.alloc(16), notText])), key)).toBe(undefined)
  })

  it('say the same of a wrong key as of altered text', () => {
    const wrong = KEYS.map(() =>
      decrypt(
        padded(presidio('a value of several blocks, so that noise is no UTF-8', KEYS[2]!)),
        'y'.repeat(32),
      ),
    )
    expect(wrong).toEqual([undefined, undefined, undefined])
  })
})

describe('encrypt_asym', () => {
  const pairs = [2048, 3072].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }))
  const OAEP = ['-pkeyopt', 'rsa_padding_mode:oaep', '-pkeyopt', 'rsa_oaep_md:sha256']
  const OAEP_MGF = [...OAEP, '-pkeyopt', 'rsa_mgf1_md:sha256']
  const asymmetric = async (value: string, publicKey: string): Promise<string> => {
    const context = newContext()
    await OPERATORS.encrypt_asym.prepare!([{ value, entity: 'PERSON', params: { publicKey } }], context)
    return OPERATORS.encrypt_asym.apply(value, { publicKey }, 'PERSON', context)
  }

  for (const { publicKey, privateKey } of pairs) {
    const { modulusLength = 0 } = publicKey.asymmetricKeyDetails!
    const wrappedBytes = modulusLength / 8

    it.each(['spki', 'pkcs1'] as const)(
      `with RSA-${modulusLength} (%s) is opened by OpenSSL and WebCrypto`,
      async (type) => {
        const pem = String(publicKey.export({ type, format: 'pem' }))
        const file = join(folder, `private-${modulusLength}-${type}.pem`)
        writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
        for (const value of VALUES) {
          const bytes = Buffer.from(await asymmetric(value, pem), 'base64')
          const contentKey = openssl(
            bytes.subarray(0, wrappedBytes),
            'pkeyutl',
            '-decrypt',
            '-inkey',
            file,
            ...OAEP_MGF,
          )
          expect(contentKey.length).toBe(32)
          const key = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt'])
          const iv = bytes.subarray(wrappedBytes, wrappedBytes + 12)
          const opened = await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(wrappedBytes + 12))
          expect(Buffer.from(opened).toString('utf8')).toBe(value)
        }
      },
    )

    it.each(['pkcs8', 'pkcs1'] as const)(
      `with RSA-${modulusLength} (%s) opens what OpenSSL and WebCrypto sealed`,
      async (type) => {
        const privatePem = String(privateKey.export({ type, format: 'pem' }))
        const file = join(folder, `public-${modulusLength}.pem`)
        writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }))
        for (const value of VALUES) {
          const contentKey = randomBytes(32)
          const wrapped = openssl(contentKey, 'pkeyutl', '-encrypt', '-pubin', '-inkey', file, ...OAEP)
          const key = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
          const iv = randomBytes(12)
          const sealed = Buffer.from(await subtle.encrypt({ name: 'AES-GCM', iv }, key, Buffer.from(value)))
          const text = Buffer.concat([wrapped, iv, sealed]).toString('base64')
          expect(await OPERATORS.encrypt_asym.reverse(text, { privateKey: privatePem }, {})).toBe(value)
        }
      },
    )
  }
})
