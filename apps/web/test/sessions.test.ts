import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startDashboard } from './support/dashboard.ts'
import { button, heading, openBrowser, signIn } from './support/pages.ts'

const PASSWORD = 'smoke without outlines'
const FIRST = 'first@example.org'
const SECOND = 'second@example.org'

let dashboard: Awaited<ReturnType<typeof startDashboard>>
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  dashboard = await startDashboard()
  for (const email of [FIRST, SECOND]) dashboard.createUser(email, PASSWORD, 'basic')
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await dashboard?.stop()
})

async function signedIn(email: string) {
  const context = await openBrowser(browser, dashboard.url)
  const tab = await context.newPage()
  await tab.goto('/')
  await signIn(tab, PASSWORD, email)
  await heading(tab, 'Overview').waitFor()
  return { context, tab }
}

describe('two tabs of one browser', { timeout: 120_000 }, () => {
  it('are signed out together, and never show one account while they act for another', async () => {
    const { context, tab } = await signedIn(FIRST)
    const other = await context.newPage()
    await other.goto('/account')
    await button(other, 'Sign out').click()
    await heading(other, 'Sign in').waitFor()
    await tab.getByText('Your session has ended.').waitFor()

    await signIn(other, PASSWORD, SECOND)
    await heading(other, 'Overview').waitFor()
    await tab.getByText(SECOND).first().waitFor()
    expect(await tab.getByText(FIRST).count()).toBe(0)
    await context.close()
  })
})

describe('a browser that is offline', { timeout: 120_000 }, () => {
  it('is told so at once, and goes on when the service can be reached again', async () => {
    const { context, tab } = await signedIn(FIRST)
    await tab.goto('/try')
    await tab.getByLabel('Text', { exact: true }).fill('Mail anna@example.org')
    await context.setOffline(true)
    await button(tab, 'Find personal data').click()
    await tab.getByText('The service cannot be reached.').waitFor()
    await context.setOffline(false)
    await button(tab, 'Find personal data').click()
    await tab.getByText('1 finding', { exact: true }).waitFor()
    await context.close()
  })
})

describe('a session that has ended', { timeout: 120_000 }, () => {
  it('leads from the files to the sign-in and back, not to advice for programs', async () => {
    const { context, tab } = await signedIn(FIRST)
    await tab.goto('/files')
    await tab.getByLabel('Drop files here').setInputFiles([
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('calm') },
      { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('calm') },
    ])
    await context.clearCookies()
    await button(tab, 'Only look').click()
    await tab.getByText('Your session has ended.').waitFor()
    await signIn(tab, PASSWORD, FIRST)
    await heading(tab, 'Files').waitFor()
    await context.close()
  })
})
