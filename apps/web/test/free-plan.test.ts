import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, launchBrowser } from './support/browser.ts'
import { startDashboard } from './support/dashboard.ts'
import { button, heading, openBrowser, signIn } from './support/pages.ts'

const GUEST = 'guest@example.org'
const PASSWORD = 'smoke without outlines'

let dashboard: Awaited<ReturnType<typeof startDashboard>>
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  dashboard = await startDashboard()
  dashboard.createUser(GUEST, PASSWORD, 'free')
  page = await (await openBrowser(browser, dashboard.url)).newPage()
  await page.goto('/')
  await signIn(page, PASSWORD, GUEST)
  await heading(page, 'Overview').waitFor()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await dashboard?.stop()
})

describe('a user of the free plan', { timeout: 120_000 }, () => {
  it('reads on the overview what the plan leaves out, and whom to ask', async () => {
    await page.getByText('Files, pictures and restoring start with Basic').waitFor()
    await page.getByText('ask whoever runs this service').waitFor()
  })

  it('learns before choosing files that they are not included', async () => {
    await page.goto('/files')
    await page.getByText('Your plan does not include files').waitFor()
    await page
      .getByLabel('Drop files here')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('calm') })
    await page.getByRole('list', { name: 'Your files' }).waitFor()
    expect(await button(page, 'Make clean copies').isDisabled()).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('learns before encrypting that the plan does not restore', async () => {
    await page.goto('/try')
    await page.getByLabel('Text', { exact: true }).fill('Mail anna@example.org')
    await button(page, 'Find personal data').click()
    const how = page.getByLabel('How', { exact: true })
    await how.selectOption('mask')
    expect(await page.getByText('Your plan can encrypt but not restore').count()).toBe(0)
    await how.selectOption('encrypt')
    await page.getByText('Your plan can encrypt but not restore').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})
