import type { KeyDerivation } from '@sfumato/contract'
import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { generateKeyPair, readKeyPair } from './key-pairs.ts'
import { newRecoveryPhrase, readRecoveryPhrase } from './recovery-phrase.ts'
import { createZeroKnowledge } from './zero-knowledge.ts'

describe('a recovery phrase', () => {
  it('has 144 random bits, and is read back however it is written', async () => {
    const seen = new Set<string>()
    for (let turn = 0; turn < 200; turn++) {
      const { phrase, entropy } = await newRecoveryPhrase()
      expect(phrase).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(entropy).toHaveLength(18)
      seen.add(phrase)
      const sloppy = phrase.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
      expect(await readRecoveryPhrase(phrase)).toEqual(entropy)
      expect(await readRecoveryPhrase(`  ${sloppy}\n`)).toEqual(entropy)
    }
    expect(seen.size).toBe(200)
  })
  it('with one character wrong, missing or spare is noticed', async () => {
    const { phrase } = await newRecoveryPhrase()
    let unnoticed = 0
    for (let at = 0; at < phrase.length; at++) {
      if (phrase[at] === '-') continue
      const other = phrase[at] === '7' ? '8' : '7'
      if (await readRecoveryPhrase(phrase.slice(0, at) + other + phrase.slice(at + 1))) unnoticed++
    }
    // Sixteen bits of check: by chance one slip in 65,536 passes.
    expect(unnoticed).toBe(0)
    for (const wrong of ['', phrase.slice(1), `${phrase}7`, phrase.replace(/.$/, 'U'), 'nonsense'])
      expect(await readRecoveryPhrase(wrong)).toBeUndefined()
  })
})

describe('key pairs', () => {
  it('are made, read, and told apart', async () => {
    const [one, other] = [await generateKeyPair(2048), await generateKeyPair(2048)]
    expect((await readKeyPair(one))?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(await readKeyPair({ ...one, privateKeyPem: other.privateKeyPem })).toBeUndefined()
    expect(
      await readKeyPair({ publicKeyPem: one.privateKeyPem, privateKeyPem: one.publicKeyPem }),
    ).toBeUndefined()
    expect(await readKeyPair({ ...one, privateKeyPem: 'x' })).toBeUndefined()
  })
})

describe('a service that is not to be trusted', () => {
  const answering = (kdf: Partial<KeyDerivation>, salt = 'AAAAAAAAAAAAAAAAAAAAAA') => {
    const asked: string[] = []
    const fetch = async (url: unknown) => {
      asked.push(String(url))
      const body = {
        salt,
        kdf: { algorithm: 'argon2id', memoryKiB: 19_456, iterations: 2, parallelism: 1, ...kdf },
      }
      return Response.json(body)
    }
    const client = createClient({ baseUrl: 'http://service', fetch: fetch as typeof globalThis.fetch })
    return { zeroKnowledge: createZeroKnowledge(client), asked }
  }
  it.each([
    ['little memory', { memoryKiB: 8 }, undefined],
    ['one pass', { iterations: 1 }, undefined],
    ['another function', { algorithm: 'plain' as 'argon2id' }, undefined],
    ['more memory than a browser has', { memoryKiB: 2 ** 30 }, undefined],
    ['a short salt', {}, 'AAAA'],
  ])('does not get a hash made with %s', async (_name, kdf, salt) => {
    const { zeroKnowledge, asked } = answering(kdf, salt)
    expect(await zeroKnowledge.signIn('a@example.com', 'a long password')).toMatchObject({
      success: false,
      error: 'Unsafe parameters',
    })
    expect(asked).toEqual(['http://service/api/auth/zk/parameters'])
  })
  it('is not asked at all for a password that is too short', async () => {
    const { zeroKnowledge, asked } = answering({})
    for (const answer of [
      await zeroKnowledge.signUp('a@example.com', 'short'),
      await zeroKnowledge.recover('a@example.com', (await newRecoveryPhrase()).phrase, 'short'),
      await zeroKnowledge.recover('a@example.com', 'no phrase', 'a long password'),
    ])
      expect(answer.success).toBe(false)
    expect(asked).toEqual([])
  })
})
