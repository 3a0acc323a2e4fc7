import type { Browser, Page } from 'playwright-core'

/** A browser of its own: cookies and storage of nobody else. Tabs are pages of one of these. */
export const openBrowser = (browser: Browser, url: string) =>
  browser.newContext({
    baseURL: url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })

export const heading = (on: Page, name: string) => on.getByRole('heading', { level: 1, name })
export const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true })

export async function signIn(on: Page, password: string, email: string) {
  await on.getByLabel('E-mail').fill(email)
  await on.getByLabel('Password', { exact: true }).fill(password)
  await button(on, 'Sign in').click()
}
