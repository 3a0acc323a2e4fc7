import { createHash, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { freshNonce } from './aes.ts'
import { conformance, newContext, type Samples } from './conformance.ts'
import type { OperatorType } from './operator.ts'
import { OPERATORS } from './operators.ts'
import { decodePlaintext, encodePlaintext } from './plaintext.ts'

const pair = (bits: number) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const rsa = pair(2048)
const otherRsa = pair(2048)
const ec = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const keys = ['0123456789abcdef', '0123456789abcdef01234567', '0123456789abcdef0123456789abcdé']
const wrongKeys = [{ key: 'x'.repeat(16) }, { key: 'x'.repeat(32) }, { key: 'short' }]

const samples: Samples = {
  replace: [
    { name: 'by default', params: {} },
    { name: 'with a text', params: { newValue: '$& {x}' } },
    { name: 'with numbers', params: { newValue: '<{n}-{n}>' } },
    { name: 'with fakes', params: { synthetic: true } },
  ],
  redact: [{ name: 'by default', params: {} }],
  hash: [
    { name: 'by default', params: {} },
    { name: 'SHA-512 with salt', params: { hashType: 'sha512', salt: 'é' } },
  ],
  mask: [
    { name: 'by default', params: {} },
    { name: 'from the end', params: { maskingChar: '●', charsToMask: 2, fromEnd: true } },
  ],
  encrypt: keys.map((key) => ({
    name: `key of ${Buffer.byteLength(key)} bytes`,
    params: { key },
    back: { key },
    wrong: wrongKeys,
  })),
  encrypt_asym: [
    {
      name: 'RSA-2048',
      params: { publicKey: rsa.publicKey },
      back: { privateKey: rsa.privateKey },
      wrong: [otherRsa.privateKey, rsa.publicKey, ec.privateKey, 'no key'].map((privateKey) => ({
        privateKey,
      })),
    },
  ],
  keep: [{ name: 'by default', params: {} }],
}

for (const type of Object.keys(OPERATORS) as OperatorType[])
  conformance(type, samples[type] as never, { describe, it, expect })

const apply = <T extends OperatorType>(
  type: T,
  value: string,
  params: Parameters<(typeof OPERATORS)[T]['apply']>[1],
) => OPERATORS[type].apply(value, params as never, 'PERSON', newContext())

describe('replace', () => {
  it('numbers distinct values per text they are put into, and the same value the same', async () => {
    const context = newContext()
    const uses = [
      ['PERSON', 'Ann', '<P{n}>'],
      ['PERSON', 'Ben', '<P{n}>'],
      ['PERSON', ' Ann', '<P{n}>'],
      ['EMAIL_ADDRESS', 'Ann', '<P{n}>'],
      ['PERSON', 'Ben', '[{n}]'],
    ].map(([entity, value, newValue]) => ({
      entity: entity!,
      value: value!,
      params: { newValue: newValue! },
    }))
    await OPERATORS.replace.prepare!(uses, context)
    const texts = uses.map(({ entity, value, params }) =>
      OPERATORS.replace.apply(value, params, entity, context),
    )
    expect(texts).toEqual(['<P1>', '<P2>', '<P1>', '<P3>', '[1]'])
  })

  it('asks the store once', async () => {
    let asked = 0
    const numbering = {
      numbersFor: async (requests: readonly unknown[]) => {
        asked++
        return requests.map((_, index) => index + 5)
      },
    }
    const context = { ...newContext(), numbering }
    const uses = ['Ann', 'Ben', 'Ann'].map((value) => ({
      entity: 'PERSON',
      value,
      params: { newValue: '{n}' },
    }))
    await OPERATORS.replace.prepare!(uses, context)
    expect(
      uses.map(({ value, params }) => OPERATORS.replace.apply(value, params, 'PERSON', context)),
    ).toEqual(['5', '6', '5'])
    expect(asked).toBe(1)
  })
})

describe('hash', () => {
  it('is the plain digest, salt first', () => {
    expect(apply('hash', 'abc', {})).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(apply('hash', 'c', { salt: 'ab' })).toBe(apply('hash', 'abc', {}))
    expect(apply('hash', 'é', { hashType: 'sha512' })).toBe(createHash('sha512').update('é').digest('hex'))
  })
})

describe('mask', () => {
  it.each([
    [{}, '**********'],
    [{ charsToMask: 4 }, '**** 😀 123'],
    [{ charsToMask: 3, fromEnd: true, maskingChar: '#' }, 'Jane 😀 ###'],
    [{ charsToMask: 6 }, '****** 123'],
    [{ charsToMask: 0 }, 'Jane 😀 123'],
    [{ charsToMask: 99 }, '**********'],
  ])('counts code points: %j', (params, expected) => {
    expect(apply('mask', 'Jane 😀 123', params)).toBe(expected)
  })
})

describe('bytes of values', () => {
  it('are UTF-8 where UTF-8 can hold them', () => {
    expect(encodePlaintext('\ufeffa😀').equals(Buffer.from('\ufeffa😀', 'utf8'))).toBe(true)
  })

  it('are refused where no value has them', () => {
    for (const bytes of [
      [0xff],
      [0xc0, 0x80],
      [0xed, 0xa0],
      [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80],
      [0xed, 0xa0, 0x80, 0xff],
    ])
      expect(decodePlaintext(Buffer.from(bytes))).toBe(undefined)
  })
})

describe('keys', () => {
  it('that cannot be used are refused by name', async () => {
    expect(() => apply('encrypt', 'x', { key: 'short' })).toThrow(
      expect.objectContaining({ code: 'UNUSABLE_KEY' }),
    )
    const small = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({
      type: 'spki',
      format: 'pem',
    })
    for (const publicKey of [rsa.privateKey, ec.publicKey, String(small), 'no key', ''])
      await expect(
        OPERATORS.encrypt_asym.prepare!(
          [{ value: 'x', entity: 'PERSON', params: { publicKey } }],
          newContext(),
        ),
      ).rejects.toMatchObject({ code: 'UNUSABLE_KEY', message: expect.not.stringContaining('BEGIN') })
  })
})

describe('nonces', () => {
  it('do not repeat in a million', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 1_000_000; i++) seen.add(freshNonce().toString('latin1'))
    expect(seen.size).toBe(1_000_000)
  })
})
