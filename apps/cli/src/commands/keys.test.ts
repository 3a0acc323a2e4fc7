import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../testing.ts'

const folder = makeFolder()
afterAll(folder.remove)

const path = (name: string) => join(folder.path, name)
const modeOf = (name: string) => statSync(path(name)).mode & 0o777

test('a pair that belongs together, the private half for its owner only, never replaced', async () => {
  const { code, stdout } = await folder.run(['keys', 'generate', '--bits', '2048', '-o', 'pair', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    public_key: 'pair/sfumato-public.pem',
    private_key: 'pair/sfumato-private.pem',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const privateKey = createPrivateKey(readFileSync(path('pair/sfumato-private.pem')))
  const publicKey = createPublicKey(readFileSync(path('pair/sfumato-public.pem')))
  expect(createPublicKey(privateKey).equals(publicKey)).toBe(true)
  expect(privateKey.asymmetricKeyDetails?.modulusLength).toBe(2048)
  expect(modeOf('pair/sfumato-private.pem')).toBe(0o600)

  const before = readFileSync(path('pair/sfumato-private.pem'))
  const again = await folder.run(['keys', 'generate', '--bits', '2048', '-o', 'pair'])
  expect(again.code).toBe(1)
  expect(again.stderr).toContain('exists already and is kept; choose another folder with -o.')
  expect(readFileSync(path('pair/sfumato-private.pem')).equals(before)).toBe(true)
})

test('a symmetric key of 32 bytes that is not printed', async () => {
  const { stdout } = await folder.run(['keys', 'generate', '--symmetric'])
  const key = readFileSync(path('sfumato.key'), 'utf8').trimEnd()
  expect(Buffer.byteLength(key)).toBe(32)
  expect(stdout).not.toContain(key)
  expect(modeOf('sfumato.key')).toBe(0o600)
})

test('lengths the service would refuse are refused', async () => {
  const { code, stderr } = await folder.run(['keys', 'generate', '--bits', '1024'])
  expect(code).toBe(2)
  expect(stderr).toContain('from 2048 to 8192')
})
