import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { button } from './support/pages.ts'
import { signedInPage } from './support/signed-in.ts'

const page = signedInPage('free', '/', 'Overview')

describe('a user of the free plan', { timeout: 120_000 }, () => {
  it('reads on the overview what the plan leaves out, and whom to ask', async () => {
    await page().getByText('Files, pictures and restoring start with Basic').waitFor()
    await page().getByText('ask whoever runs this service').waitFor()
  })

  it('learns before choosing files that they are not included', async () => {
    await page().goto('/files')
    await page().getByText('Your plan does not include files').waitFor()
    await page()
      .getByLabel('Drop files here')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('calm') })
    await page().getByRole('list', { name: 'Your files' }).waitFor()
    expect(await button(page(), 'Make clean copies').isDisabled()).toBe(true)
    expect(await accessibilityProblems(page())).toEqual([])
  })

  it('learns before encrypting that the plan does not restore', async () => {
    await page().goto('/try')
    await page().getByLabel('Text', { exact: true }).fill('Mail anna@example.org')
    await button(page(), 'Find personal data').click()
    const how = page().getByLabel('How', { exact: true })
    await how.selectOption('mask')
    expect(await page().getByText('Your plan can encrypt but not restore').count()).toBe(0)
    await how.selectOption('encrypt')
    await page().getByText('Your plan can encrypt but not restore').waitFor()
    expect(await accessibilityProblems(page())).toEqual([])
  })
})
