import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityProblems, launchBrowser, watch } from './support/browser.ts'
import { startDashboard } from './support/dashboard.ts'
import { button, heading, signIn as signInAs } from './support/pages.ts'

const EMAIL = 'newcomer@example.org'
const PASSWORD = 'smoke without outlines'
const NEW_PASSWORD = 'outlines without smoke'
/** Emoji outside and inside the basic plane, a joined one and a skin tone, before and between the findings. */
const TEXT = '👋🏽 Write to anna@example.org 👩‍👩‍👧 or pay to IBAN DE89 3704 0044 0532 0130 00 🙏.'
const PAGES = ['/', '/try', '/files', '/restore', '/entities', '/keys', '/key-pairs', '/account']

let dashboard: Awaited<ReturnType<typeof startDashboard>>
let browser: Browser
let context: BrowserContext
let page: Page
let problems: string[]
let key: string

const open = (options: Parameters<Browser['newContext']>[0] = {}) =>
  browser.newContext({ baseURL: dashboard.url, locale: 'en-US', reducedMotion: 'reduce', ...options })

const signIn = (on: Page, password: string, email = EMAIL) => signInAs(on, password, email)

const analyze = () =>
  fetch(`${dashboard.url}/api/pii/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: TEXT }),
  })

beforeAll(async () => {
  browser = await launchBrowser()
  dashboard = await startDashboard()
  context = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  page = await context.newPage()
  problems = await watch(page, dashboard.url)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await dashboard?.stop()
})

describe('a newcomer', { timeout: 300_000 }, () => {
  it('is led to the sign-in and from there to a new account', async () => {
    await page.goto('/keys')
    await heading(page, 'Sign in').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('link', { name: 'Open an account' }).click()
    await page.getByLabel('E-mail').fill('newcomer')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await button(page, 'Open account').click()
    const announced = page.getByRole('alert')
    await announced.filter({ hasText: 'Use at least 10 characters.' }).waitFor()
    await announced.filter({ hasText: 'e-mail' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByText('Long enough.').waitFor()
    await button(page, 'Open account').click()
    await heading(page, 'Overview').waitFor()
  })

  it('sees balance, plan and a call to copy', async () => {
    const bar = page.getByRole('progressbar', { name: 'Tokens this month' })
    await bar.waitFor()
    expect(await bar.getAttribute('aria-valuenow')).toBe('200')
    await page.getByText('Renews on').waitFor()
    await page.getByText('Free', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Copy: Example call' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`curl -s ${dashboard.url}/api/pii/analyze`)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('makes a key, which is shown once', async () => {
    await page.getByRole('link', { name: 'API keys' }).first().click()
    await page.getByText('No keys yet').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await button(page, 'New key').click()
    await button(page, 'Make key').click()
    await page.getByText('Give the key a name.').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('textbox', { name: 'Name' }).fill('First steps')
    await page.getByLabel('Expires').selectOption('30')
    await button(page, 'Make key').click()
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Copy: API key' }).click()
    key = await page.evaluate(() => navigator.clipboard.readText())
    expect(key).toMatch(/^cb_\w+$/)

    // A stray key press must not lose it.
    await page.keyboard.press('Escape')
    await button(page, 'I have copied it').click()
    await page.getByRole('rowheader', { name: 'First steps' }).waitFor()
    expect(await page.content()).not.toContain(key)
  })

  it('uses the key, and sees that it was used', async () => {
    const answer = await analyze()
    expect(answer.status).toBe(200)
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('rowheader', { name: 'First steps' }).waitFor()
          return page.getByText('not yet').count()
        },
        { timeout: 45_000, interval: 500 },
      )
      .toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('tries a text and sees marks in the right places, behind emoji too', async () => {
    await page.getByRole('link', { name: 'Try it' }).first().click()
    await heading(page, 'Try it').waitFor()
    await button(page, 'Find personal data').click()
    await page.getByText('Write or paste a text first.').waitFor()
    await page.getByLabel('Text', { exact: true }).fill(TEXT)
    await page.getByLabel('Look for').selectOption({ label: 'All types' })
    await button(page, 'Find personal data').click()
    await page.locator('mark').first().waitFor()
    const marks = await page
      .locator('mark')
      .evaluateAll((all) => all.map((mark) => mark.firstChild?.textContent))
    expect(marks).toContain('anna@example.org')
    expect(marks).toContain('DE89 3704 0044 0532 0130 00')
    const types = await page.getByRole('list', { name: 'Types found' }).textContent()
    expect(types).toContain('EMAIL_ADDRESS')
    expect(types).toContain('IBAN_CODE')
    const row = page.getByRole('row').filter({ hasText: 'IBAN_CODE' })
    expect(await row.textContent()).toMatch(/check passed[\s\S]*→[\s\S]*\d\.\d\d/)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('radio', { name: 'Vanished' }).check()
    expect(await page.getByText('hidden: EMAIL_ADDRESS').count()).toBe(1)
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('narrows the search with a preset, and finds types and presets by name', async () => {
    await page.getByRole('link', { name: 'Entities' }).click()
    await page.getByText('317 types').waitFor()
    await page.getByLabel('Search types').fill('nl bsn')
    await page.getByText(/^\d+ of 317 types$/).waitFor()
    await page.getByText('NL_BSN', { exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Search types').fill('no such thing')
    await page.getByText('Nothing matches.').waitFor()

    await page.getByRole('tab', { name: 'Presets' }).click()
    await page.getByLabel('Search presets').fill('contact-details')
    await page.getByText('Contact details', { exact: true }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Try it with Contact details' }).click()
    await heading(page, 'Try it').waitFor()
    expect(await page.getByLabel('Look for').inputValue()).toBe('contact-details')
  })

  it('revokes the key after being asked, and the key is dead', async () => {
    await page.getByRole('link', { name: 'API keys' }).click()
    await button(page, 'Revoke First steps').click()
    const dialog = page.getByRole('alertdialog', { name: 'Revoke “First steps”?' })
    await dialog.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('No keys yet').waitFor()
    expect((await analyze()).status).toBe(401)
  })

  it('changes the password, which signs other browsers out', async () => {
    const other = await open()
    const otherPage = await other.newPage()
    const otherProblems = await watch(otherPage, dashboard.url, [401])
    await otherPage.goto('/account')
    await signIn(otherPage, 'not the password')
    await otherPage.getByText('E-mail and password do not match.').waitFor()
    await signIn(otherPage, PASSWORD)
    await heading(otherPage, 'Account').waitFor()

    await page.getByRole('link', { name: 'Account' }).click()
    await page.getByText('Another browser').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await button(page, 'Change password').click()
    await page.getByText('Password changed.').waitFor()
    await expect.poll(() => page.getByText('Another browser').count()).toBe(0)

    await otherPage.reload()
    await otherPage.getByText('Your session has ended.').waitFor()
    await signIn(otherPage, NEW_PASSWORD)
    await heading(otherPage, 'Account').waitFor()
    await page.reload()
    await page.getByRole('button', { name: /^Sign out the browser of/ }).click()
    await expect.poll(() => page.getByText('Another browser').count()).toBe(0)
    expect(otherProblems).toEqual([])
    await other.close()
  })

  it('gets the reason in words when something is refused', async () => {
    const other = await open()
    const otherPage = await other.newPage()
    const otherProblems = await watch(otherPage, dashboard.url, [409])
    await otherPage.goto('/sign-up')
    await otherPage.getByLabel('E-mail').fill(EMAIL)
    await otherPage.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(otherPage, 'Open account').click()
    await otherPage.getByText('An account with this e-mail exists.').waitFor()
    expect(await accessibilityProblems(otherPage)).toEqual([])
    expect(otherProblems).toEqual([])
    await other.close()
  })
})

describe('the dashboard', { timeout: 300_000 }, () => {
  it('can be used by keyboard: skip link first, and the focus follows the page', async () => {
    await page.goto('/')
    await heading(page, 'Overview').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.locator(':focus').getAttribute('id')).toBe('main')
    await page.getByRole('link', { name: 'Entities' }).focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Entities').waitFor()
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('main')
  })

  it('speaks German when asked, and keeps the chosen theme', async () => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
    await heading(page, 'Datenarten').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByRole('radio', { name: 'Dunkel' }).check()
    await page.reload()
    await heading(page, 'Datenarten').waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.getByRole('radio', { name: 'System' }).check()
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
    await heading(page, 'Entities').waitFor()
  })

  it('fits a screen of 360 pixels, with the menu in reach', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of PAGES) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    }
    await button(page, 'Menu').click()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: 'Overview' }).click()
    await heading(page, 'Overview').waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  it('says what failed and tries again when asked', async () => {
    const other = await context.newPage()
    await other.route('**/api/keys', (route) => route.abort())
    await other.goto('/keys')
    await other.getByText('The service cannot be reached.').waitFor()
    expect(await accessibilityProblems(other)).toEqual([])
    await other.unroute('**/api/keys')
    await button(other, 'Try again').click()
    await other.getByText('No keys yet').waitFor()
    await other.close()
  })

  it('says so where there is nothing', async () => {
    await page.goto('/no-such-page')
    await heading(page, 'Nothing here').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('loads less than 200 kB of script for its first page', async () => {
    const root = new URL('../dist/', import.meta.url)
    const html = readFileSync(new URL('index.html', root), 'utf8')
    const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]!)
    expect(scripts.length).toBeGreaterThan(0)
    const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(new URL(path, root))).length, 0)
    expect(bytes).toBeLessThan(200_000)
  })

  it('lets its user out, and keeps the door shut afterwards', async () => {
    await page.goto('/account')
    await button(page, 'Sign out').click()
    await heading(page, 'Sign in').waitFor()
    await page.goto('/account')
    await heading(page, 'Sign in').waitFor()
    await signIn(page, NEW_PASSWORD)
    await heading(page, 'Account').waitFor()
  })

  it('caused no error, no policy violation and no request to another host on the way', () => {
    expect(problems).toEqual([])
  })
})

/** What a click downloads. */
async function downloaded(on: Page, name: string): Promise<string> {
  const [download] = await Promise.all([on.waitForEvent('download'), button(on, name).click()])
  return readFileSync(await download.path(), 'utf8')
}

async function chooseAction(on: Page, keyPair: string, action: string) {
  await button(on, `Actions for ${keyPair}`).click()
  await on.getByRole('menuitem', { name: action, exact: true }).click()
}

const copied = async (on: Page, label: string) => {
  await button(on, `Copy: ${label}`).click()
  return on.evaluate(() => navigator.clipboard.readText())
}

describe('a member with key pairs', { timeout: 300_000 }, () => {
  const MEMBER = 'member@example.org'
  let member: Page
  let memberProblems: string[]
  let privateKeyPem: string

  beforeAll(async () => {
    dashboard.createUser(MEMBER, PASSWORD, 'basic')
    const own = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    member = await own.newPage()
    memberProblems = await watch(member, dashboard.url, [400, 409, 422])
    await member.goto('/key-pairs')
    await signIn(member, PASSWORD, MEMBER)
    await heading(member, 'Key pairs').waitFor()
  }, 60_000)

  it('generates one in the browser and saves both halves', async () => {
    await member.getByText('No key pairs yet').waitFor()
    expect(await accessibilityProblems(member)).toEqual([])
    await button(member, 'New key pair').click()
    await button(member, 'Generate key pair').click()
    await member.getByText('Give the key pair a name.').waitFor()
    expect(await accessibilityProblems(member)).toEqual([])
    await member.getByRole('textbox', { name: 'Name' }).fill('Case files')
    await button(member, 'Generate key pair').click()
    await member.getByRole('dialog', { name: '“Case files” is ready' }).waitFor({ timeout: 180_000 })
    expect(await accessibilityProblems(member)).toEqual([])
    const publicKeyPem = await downloaded(member, 'Download public key')
    privateKeyPem = await downloaded(member, 'Download private key')
    expect(createPublicKey(publicKeyPem).asymmetricKeyDetails?.modulusLength).toBe(4096)
    expect(createPublicKey(privateKeyPem).export({ format: 'pem', type: 'spki' })).toBe(publicKeyPem)
    await button(member, 'Done').click()
    const item = member.getByRole('listitem').filter({ hasText: 'Case files' })
    await item.getByText('RSA-4096').waitFor()
    await item.getByText('not used yet').waitFor()
    expect(await copied(member, 'fingerprint of Case files')).toMatch(/^[0-9a-f]{64}$/)
    expect(await accessibilityProblems(member)).toEqual([])
  })

  it('shows the public key at once and the private key after being asked', async () => {
    await button(member, 'Actions for Case files').click()
    await member.getByRole('menu').waitFor()
    expect(await accessibilityProblems(member)).toEqual([])
    await member.getByRole('menuitem', { name: 'Public key' }).click()
    expect(await copied(member, 'Public key (PEM)')).toContain('BEGIN PUBLIC KEY')
    expect(await accessibilityProblems(member)).toEqual([])
    await member.keyboard.press('Escape')

    await chooseAction(member, 'Case files', 'Private key')
    await member.getByRole('alertdialog', { name: 'Show the private key of “Case files”?' }).waitFor()
    expect(await member.content()).not.toContain('BEGIN PRIVATE KEY')
    expect(await accessibilityProblems(member)).toEqual([])
    await button(member, 'Show private key').click()
    expect(await copied(member, 'Private key (PEM)')).toBe(privateKeyPem)
    await member.keyboard.press('Escape')
    await expect.poll(() => member.content()).not.toContain('BEGIN PRIVATE KEY')
  })

  it('renames, deactivates, deletes and imports', async () => {
    await chooseAction(member, 'Case files', 'Rename')
    await member.getByRole('textbox', { name: 'Name' }).fill('Files')
    expect(await accessibilityProblems(member)).toEqual([])
    await button(member, 'Rename').click()
    const item = member.getByRole('listitem').filter({ hasText: 'Files' })
    await item.getByText('active', { exact: true }).waitFor()
    await chooseAction(member, 'Files', 'Deactivate')
    await item.getByText('inactive', { exact: true }).waitFor()
    expect(await accessibilityProblems(member)).toEqual([])
    await chooseAction(member, 'Files', 'Delete')
    await member.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await member.getByText('No key pairs yet').waitFor()

    await button(member, 'New key pair').click()
    await member.getByRole('radio', { name: 'Import' }).check()
    await member.getByRole('textbox', { name: 'Name' }).fill('Brought along')
    await member.getByLabel('Private key (PEM)', { exact: true }).fill(privateKeyPem)
    await member.getByLabel('Read from a file: Public key (PEM)').setInputFiles({
      name: 'public.pem',
      mimeType: 'application/x-pem-file',
      buffer: Buffer.from(createPublicKey(privateKeyPem).export({ format: 'pem', type: 'spki' })),
    })
    expect(await accessibilityProblems(member)).toEqual([])
    await button(member, 'Import key pair').click()
    await member.getByRole('dialog', { name: '“Brought along” is ready' }).waitFor()
    await button(member, 'Done').click()

    await button(member, 'New key pair').click()
    await member.getByRole('radio', { name: 'Import' }).check()
    await member.getByRole('textbox', { name: 'Name' }).fill('Brought along')
    await member.getByLabel('Private key (PEM)', { exact: true }).fill(privateKeyPem)
    await member
      .getByLabel('Public key (PEM)', { exact: true })
      .fill(String(createPublicKey(privateKeyPem).export({ format: 'pem', type: 'spki' })))
    await button(member, 'Import key pair').click()
    await member.getByText('A key pair of this name exists.').waitFor()
    await member.keyboard.press('Escape')
  })

  const anonymized = () => member.getByRole('figure').filter({ hasText: 'Anonymized text' })
  const anonymizeWith = async (how: RegExp | string) => {
    const label = await member.locator('option').filter({ hasText: how }).first().textContent()
    await member.getByLabel('How', { exact: true }).selectOption({ label: label ?? '' })
  }

  it('anonymizes what was found, and sees what changed', async () => {
    await member.getByRole('link', { name: 'Try it' }).first().click()
    await member.getByLabel('Text', { exact: true }).fill(TEXT)
    await button(member, 'Find personal data').click()
    const marks = anonymized().locator('mark')
    await button(member, 'Anonymize').click()
    await marks.first().waitFor()
    expect(await marks.allTextContents()).toContain('<EMAIL_ADDRESS>')
    expect(await accessibilityProblems(member)).toEqual([])

    await anonymizeWith(/type and number/)
    await button(member, 'Anonymize').click()
    await anonymized().getByText('<EMAIL_ADDRESS_1>').waitFor()
    await member.getByText('the same values are replaced in the same way').waitFor()
    for (const [how, shown] of [
      [/asterisks/, /^\*+$/],
      [/hash/, /^[0-9a-f]{64}$/],
    ] as const) {
      await anonymizeWith(how)
      await button(member, 'Anonymize').click()
      await marks.filter({ hasText: shown }).first().waitFor()
    }
    await anonymizeWith(/made-up/)
    await button(member, 'Anonymize').click()
    await expect.poll(() => anonymized().textContent()).toMatch(/Write to (?!anna)\S+@\S+ /)
    await anonymizeWith(/^Remove$/)
    await button(member, 'Anonymize').click()
    await expect.poll(() => anonymized().textContent()).toContain('Write to  👩‍👩‍👧')
  })

  it('sees what is in files, and saves copies without it', async () => {
    await member.getByRole('link', { name: 'Files' }).click()
    expect(await accessibilityProblems(member)).toEqual([])
    await member.getByLabel('Drop files here').setInputFiles([
      { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('Mail\nanna@example.org\n') },
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and no more') },
    ])
    const list = member.getByRole('list', { name: 'Your files' })
    const [clients, broken] = ['clients.csv', 'broken.pdf'].map((name) =>
      list.getByRole('listitem').filter({ hasText: name }),
    )
    await button(member, 'Only look').click()
    await clients!.getByText('1 finding').waitFor()
    await clients!.getByText('What was found').click()
    await clients!.getByText('anna@example.org').waitFor()
    await expect.poll(() => broken!.textContent()).toMatch(/PDF/)
    expect(await accessibilityProblems(member)).toEqual([])

    await button(member, 'Take broken.pdf off the list').click()
    await button(member, 'Make clean copies').click()
    const saved = member.waitForEvent('download')
    await clients!.getByRole('button', { name: 'Save the copy' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(/clients.*\.csv$/)
    expect(readFileSync(await download.path(), 'utf8')).toBe('Mail\n<EMAIL_ADDRESS>\n')
    await member.getByRole('link', { name: 'Try it' }).first().click()
    await member.getByLabel('Text', { exact: true }).fill(TEXT)
    await button(member, 'Find personal data').click()
  })

  it('encrypts with a key and restores with it, and only with it', async () => {
    await anonymizeWith('Encrypt with a key')
    await member.getByLabel('Key', { exact: true }).fill('too short')
    await button(member, 'Anonymize').click()
    await member.getByText('A key has 16, 24 or 32 characters').waitFor()
    expect(await accessibilityProblems(member)).toEqual([])
    await button(member, 'Make one').click()
    const symmetricKey = await member.getByLabel('Key', { exact: true }).inputValue()
    await button(member, 'Anonymize').click()
    const restore = member.getByRole('region', { name: 'Restore' })
    await restore.getByLabel('Key').fill('not the right key of 32 letters.')
    await button(member, 'Restore the text').click()
    await restore.getByRole('alert').waitFor()
    expect(await accessibilityProblems(member)).toEqual([])
    await restore.getByLabel('Key').fill(symmetricKey)
    await button(member, 'Restore the text').click()
    expect(await copied(member, 'Restored text')).toBe(TEXT)
  })

  it('encrypts to a key pair and restores with the private key', async () => {
    await anonymizeWith('Encrypt to one of my key pairs')
    expect(await member.getByLabel('Key pair').textContent()).toContain('Brought along')
    await button(member, 'Anonymize').click()
    await button(member, 'Use my stored private key').click()
    const pem = member.getByLabel('Private key (PEM)', { exact: true })
    await expect.poll(() => pem.inputValue()).toBe(privateKeyPem)
    await button(member, 'Restore the text').click()
    expect(await copied(member, 'Restored text')).toBe(TEXT)
    expect(await accessibilityProblems(member)).toEqual([])
    await member.setViewportSize({ width: 360, height: 740 })
    expect(await member.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await member.setViewportSize({ width: 1280, height: 800 })
  })

  it('sees the sessions this opened, and deletes one', async () => {
    await member.getByRole('link', { name: 'Account' }).click()
    const sessions = member.getByRole('list', { name: 'Open anonymization sessions' }).getByRole('listitem')
    await sessions.first().waitFor()
    const before = await sessions.count()
    expect(before).toBeGreaterThanOrEqual(3)
    expect(await accessibilityProblems(member)).toEqual([])
    await member
      .getByRole('button', { name: /^Delete session/ })
      .first()
      .click()
    await member.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => sessions.count()).toBe(before - 1)
  })

  it('caused no error on the way', () => {
    expect(memberProblems).toEqual([])
  })
})

describe('a zero-knowledge user', { timeout: 300_000 }, () => {
  const KEEPER = 'keeper@example.org'
  let keeper: Page
  let keeperProblems: string[]
  let phrase: string
  /** Everything this browser sends. */
  const sent: string[] = []

  const keepPhrase = async () => {
    phrase = await copied(keeper, 'Recovery phrase')
    expect(phrase).toMatch(/^(\w{4}-){7}\w{4}$/)
    await keeper.getByLabel('The last four characters').fill('none')
    await button(keeper, 'I have kept it').click()
    await keeper.getByText('These are not the last four characters').waitFor()
    expect(await accessibilityProblems(keeper)).toEqual([])
    await keeper.getByLabel('The last four characters').fill(phrase.slice(-4).toLowerCase())
    await button(keeper, 'I have kept it').click()
  }

  beforeAll(async () => {
    const own = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    keeper = await own.newPage()
    keeperProblems = await watch(keeper, dashboard.url, [401])
    keeper.on('request', (request) => sent.push(request.postData() ?? ''))
  })

  it('opens an account and keeps the recovery phrase', async () => {
    await keeper.goto('/sign-up')
    await keeper.getByLabel('E-mail').fill(KEEPER)
    await keeper.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await keeper.getByRole('switch', { name: /we never see your password/ }).check()
    expect(await accessibilityProblems(keeper)).toEqual([])
    await button(keeper, 'Open account').click()
    await heading(keeper, 'Your recovery phrase').waitFor({ timeout: 180_000 })
    await keepPhrase()
    await heading(keeper, 'Overview').waitFor()
  })

  it('stores a key pair that the service cannot read, and gets it back with the password', async () => {
    await keeper.getByRole('link', { name: 'Key pairs' }).click()
    await button(keeper, 'New key pair').click()
    await keeper.getByRole('textbox', { name: 'Name' }).fill('Mine')
    await button(keeper, 'Generate key pair').click()
    await keeper.getByRole('dialog', { name: '“Mine” is ready' }).waitFor({ timeout: 180_000 })
    const privateKeyPem = await downloaded(keeper, 'Download private key')
    await button(keeper, 'Done').click()

    // After a reload the page has forgotten the account's key.
    await keeper.reload()
    await chooseAction(keeper, 'Mine', 'Private key')
    await keeper.getByText('Your private keys are locked.').waitFor()
    expect(await accessibilityProblems(keeper)).toEqual([])
    await keeper.getByLabel('Password', { exact: true }).fill('not the password')
    await button(keeper, 'Unlock').click()
    await keeper.getByText('That is not the password of this account.').waitFor({ timeout: 180_000 })
    await keeper.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(keeper, 'Unlock').click()
    await button(keeper, 'Show private key').click({ timeout: 180_000 })
    expect(await copied(keeper, 'Private key (PEM)')).toBe(privateKeyPem)
    await keeper.keyboard.press('Escape')
    expect(sent.join('\n')).toContain('SFUMATO WRAPPED PRIVATE KEY')
    expect(sent.join('\n')).not.toContain('BEGIN PRIVATE KEY')
  })

  it('gets in again with the phrase, with a new password, and deletes the pair', async () => {
    await keeper.getByRole('link', { name: 'Account' }).click()
    await keeper.getByRole('heading', { name: 'Recovery phrase' }).waitFor()
    expect(await accessibilityProblems(keeper)).toEqual([])
    await button(keeper, 'Sign out').click()
    expect(await keeper.getByRole('switch', { name: 'Zero-knowledge account' }).isChecked()).toBe(true)
    await keeper.getByRole('link', { name: 'Use the recovery phrase' }).click()
    await keeper.getByLabel('E-mail').fill(KEEPER)
    await keeper.getByLabel('Recovery phrase').fill(phrase.slice(1))
    await keeper.getByLabel('New password').fill(NEW_PASSWORD)
    await button(keeper, 'Set the new password').click()
    await keeper.getByText('Look at the phrase again').waitFor()
    expect(await accessibilityProblems(keeper)).toEqual([])
    await keeper.getByLabel('Recovery phrase').fill(phrase.toLowerCase())
    await button(keeper, 'Set the new password').click()
    await heading(keeper, 'Your recovery phrase').waitFor({ timeout: 180_000 })
    await keepPhrase()
    await heading(keeper, 'Overview').waitFor()
    await keeper.getByRole('link', { name: 'Key pairs' }).click()
    await chooseAction(keeper, 'Mine', 'Delete')
    await keeper.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await keeper.getByText('No key pairs yet').waitFor()
  })

  it('changes the password, and signs in with it', async () => {
    await keeper.getByRole('link', { name: 'Account' }).click()
    await keeper.getByLabel('Current password').first().fill(NEW_PASSWORD)
    await keeper.getByLabel('New password').fill(PASSWORD)
    await button(keeper, 'Change password').click()
    await keeper.getByText('Password changed.').waitFor({ timeout: 180_000 })
    await button(keeper, 'Sign out').click()
    await signIn(keeper, PASSWORD, KEEPER)
    await heading(keeper, 'Overview').waitFor({ timeout: 180_000 })
  })

  it('never sent a password or a phrase', () => {
    expect(sent.length).toBeGreaterThan(0)
    const everything = sent.join('\n')
    for (const secret of [PASSWORD, NEW_PASSWORD, phrase]) expect(everything).not.toContain(secret)
    expect(keeperProblems).toEqual([])
  })
})

describe('the API reference', { timeout: 300_000 }, () => {
  it('shows the operations and calls the service, without asking any other host', async () => {
    const reference = await context.newPage()
    const referenceProblems = await watch(reference, dashboard.url)
    await reference.goto('/docs')
    await reference.getByRole('heading', { name: 'Find personal data in a text' }).waitFor()
    await reference.getByRole('button', { name: /Open Group - Catalog/ }).click()
    await reference.getByText('Is the service well, and what can it do').first().click()
    await reference.getByRole('button', { name: /^Test Request.*\/api\/health/ }).click()
    const answered = reference.waitForResponse(`${dashboard.url}/api/health`)
    await reference.getByRole('button', { name: /^Send get request/ }).click()
    expect((await answered).status()).toBe(200)
    await reference.getByRole('dialog').getByText('"healthy"').first().waitFor()
    expect(referenceProblems).toEqual([])
    await reference.close()
  })
})
