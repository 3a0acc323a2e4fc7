import { generateKeyPairSync, subtle, type webcrypto } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { type AnonymizeResultInput, anonymize } from './anonymize.ts'
import { deanonymize } from './deanonymize.ts'
import type { AnonymizeOperator, Deanonymize } from './operators/operator.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const pair = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const rsa = pair(2048)

const at = (start: number, end: number, entityType = 'PERSON', score = 0.5): AnonymizeResultInput => ({
  entityType,
  start,
  end,
  score,
})

describe('deanonymize', () => {
  const sealed = async (operators: Record<string, AnonymizeOperator>) =>
    anonymize({ text: 'Ann and Ben, 44', results: [at(0, 3), at(8, 11, 'X'), at(13, 15, 'AGE')], operators })

  it('restores by type or DEFAULT and leaves the rest as it is', async () => {
    const { text, items } = await sealed({
      PERSON: { type: 'encrypt', key: KEY },
      X: { type: 'encrypt_asym', publicKey: rsa.publicKey },
      AGE: { type: 'redact' },
    })
    const symmetric: Deanonymize = { type: 'decrypt', key: KEY }
    const asymmetric: Deanonymize = { type: 'decrypt_asym', privateKey: rsa.privateKey }
    const results = items.toReversed()
    const both = await deanonymize({ text, results, deanonymizers: { X: asymmetric, DEFAULT: symmetric } })
    expect(both).toEqual({
      text: 'Ann and Ben, ',
      items: [
        { start: 0, end: 3, entityType: 'PERSON', text: 'Ann' },
        { start: 8, end: 11, entityType: 'X', text: 'Ben' },
      ],
    })
    const one = await deanonymize({ text, results, deanonymizers: { DEFAULT: symmetric } })
    expect(one.items.map((item) => item.text)).toEqual(['Ann'])
    expect(one.text).toBe(`Ann and ${items[1]!.text}, `)
    expect((await deanonymize({ text, results, deanonymizers: {} })).text).toBe(text)
  })

  it('says the same of a wrong key, a key of the wrong kind and altered text, after the same RSA operation', async () => {
    const { text, items } = await sealed({ DEFAULT: { type: 'encrypt_asym', publicKey: rsa.publicKey } })
    const other = pair(2048)
    const middle = text.length >> 1
    const altered = (index: number) =>
      `${text.slice(0, index)}${text[index] === 'A' ? 'B' : 'A'}${text.slice(index + 1)}`
    const cases: [text: string, privateKey: string][] = [
      [text, other.privateKey],
      [text, rsa.publicKey],
      [altered(items[0]!.start + 20), rsa.privateKey],
      [altered(items[0]!.end - 5), rsa.privateKey],
      [altered(middle), rsa.privateKey],
    ]
    const errors: unknown[] = []
    const decrypt = vi.spyOn(subtle, 'decrypt')
    for (const [input, privateKey] of cases) {
      decrypt.mockClear()
      const deanonymizers: Record<string, Deanonymize> = { DEFAULT: { type: 'decrypt_asym', privateKey } }
      const error = await deanonymize({ text: input, results: items, deanonymizers }).catch(
        (thrown) => thrown,
      )
      errors.push({ ...error, message: error.message })
      const sizes = decrypt.mock.calls.map(
        ([, key]) => (key.algorithm as webcrypto.RsaHashedKeyAlgorithm).modulusLength,
      )
      // A wrapped key altered in one value makes a second operation, which is in the caller's hand.
      expect(new Set(sizes)).toEqual(new Set([2048]))
      expect(sizes.length).toBeLessThanOrEqual(2)
    }
    decrypt.mockRestore()
    expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1)
    expect(errors[0]).toMatchObject({ code: 'DECRYPTION_FAILED' })
  })

  it('restores values that share a wrapped key with one RSA operation, and others too', async () => {
    const operators = { DEFAULT: { type: 'encrypt_asym', publicKey: rsa.publicKey } } as const
    const first = await anonymize({ text: 'Ann', results: [at(0, 3)], operators })
    const second = await anonymize({ text: 'Ben', results: [at(0, 3)], operators })
    expect(first.text.slice(0, 300)).not.toBe(second.text.slice(0, 300))
    const text = `${first.text} ${second.text}`
    const results = [
      { ...first.items[0]! },
      { ...second.items[0]!, start: first.text.length + 1, end: text.length },
    ]
    const deanonymizers: Record<string, Deanonymize> = {
      DEFAULT: { type: 'decrypt_asym', privateKey: rsa.privateKey },
    }
    expect((await deanonymize({ text, results, deanonymizers })).text).toBe('Ann Ben')
  })

  it('ends when told to', async () => {
    const { text, items } = await sealed({ DEFAULT: { type: 'encrypt_asym', publicKey: rsa.publicKey } })
    const deanonymizers: Record<string, Deanonymize> = {
      DEFAULT: { type: 'decrypt_asym', privateKey: rsa.privateKey },
    }
    const stopped = deanonymize({ text, results: items, deanonymizers, signal: AbortSignal.abort() })
    await expect(stopped).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it.each([
    [[{ ...at(0, 9), operator: 'encrypt' }], 'SPAN_OUTSIDE_TEXT', 0],
    [
      [
        { ...at(0, 2), operator: 'encrypt' },
        { ...at(1, 3), operator: 'keep' },
      ],
      'SPANS_OVERLAP',
      1,
    ],
  ])('refuses results that cannot be: %j', async (results, code, index) => {
    await expect(deanonymize({ text: 'abcd', results, deanonymizers: {} })).rejects.toMatchObject({
      code,
      details: { index },
    })
  })
})
