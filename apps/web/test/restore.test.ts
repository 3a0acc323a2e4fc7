import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { button } from './support/pages.ts'
import { signedInPage } from './support/signed-in.ts'

const TEXT = '👋🏽 Write to anna@example.org or pay to IBAN DE89 3704 0044 0532 0130 00 🙏.'
const KEY = 'a key of thirty-two characters..'

const page = signedInPage('basic', '/restore', 'Restore')

/** What an anonymized text looks like when it comes back from elsewhere, long after its session has ended. */
async function encrypted(operator: object): Promise<string> {
  return page().evaluate(
    async ({ text, operator }) => {
      const call = async (path: string, body: object) =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()
      const { results } = await call('/api/pii/analyze', { text })
      const answer = await call('/api/pii/anonymize', {
        text,
        analyzer_results: results,
        operators: { DEFAULT: operator },
      })
      const { sessions } = await (await fetch('/api/user/sessions')).json()
      for (const { id } of sessions) await fetch(`/api/user/sessions/${id}`, { method: 'DELETE' })
      return answer.text
    },
    { text: TEXT, operator },
  )
}

const restored = () => page().getByRole('figure').filter({ hasText: 'Restored text' })

describe('a text encrypted earlier', { timeout: 120_000 }, () => {
  it('comes back with the key alone, without its session and with words added before it', async () => {
    const text = await encrypted({ type: 'encrypt', key: KEY })
    expect(text).not.toContain('anna@example.org')
    await page().getByLabel('Text with encrypted values').fill(`Forwarded 🙂: ${text}`)
    await page().getByText('2 encrypted values in it').waitFor()
    await page().getByLabel('Key', { exact: true }).fill(KEY.toUpperCase())
    await button(page(), 'Restore the text').click()
    await page().getByRole('alert').waitFor()
    expect(await accessibilityProblems(page())).toEqual([])
    await page().getByLabel('Key', { exact: true }).fill(KEY)
    await button(page(), 'Restore the text').click()
    await restored().getByText('anna@example.org').waitFor()
    await button(page(), 'Copy: Restored text').click()
    expect(await page().evaluate(() => navigator.clipboard.readText())).toBe(`Forwarded 🙂: ${TEXT}`)
  })

  it('comes back with the private key it was encrypted to', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    await page()
      .getByLabel('Text with encrypted values')
      .fill(await encrypted({ type: 'encrypt_asym', public_key: publicKey }))
    await page().getByText('No encrypted values in it.').waitFor()
    expect(await button(page(), 'Restore the text').isDisabled()).toBe(true)
    await page().getByRole('radio', { name: 'A key pair' }).check()
    await page().getByText('2 encrypted values in it').waitFor()
    await page().getByLabel('Private key (PEM)', { exact: true }).fill(privateKey)
    await button(page(), 'Restore the text').click()
    await restored().getByText('anna@example.org').waitFor()
    expect(await accessibilityProblems(page())).toEqual([])
  })
})
