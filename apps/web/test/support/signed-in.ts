import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { startDashboard } from './dashboard.ts'
import { heading, openBrowser, signIn } from './pages.ts'

const EMAIL = 'member@example.org'
const PASSWORD = 'smoke without outlines'

/** For a test file: a dashboard of its own, and a page of it on which an account of the plan is signed in. */
export function signedInPage(plan: 'free' | 'basic', path: string, title: string): () => Page {
  let browser: Browser | undefined
  let dashboard: Awaited<ReturnType<typeof startDashboard>> | undefined
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    dashboard = await startDashboard()
    dashboard.createUser(EMAIL, PASSWORD, plan)
    page = await (await openBrowser(browser, dashboard.url)).newPage()
    await page.goto(path)
    await signIn(page, PASSWORD, EMAIL)
    await heading(page, title).waitFor()
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await dashboard?.stop()
  })
  return () => page
}
