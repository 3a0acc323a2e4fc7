import { describe, expect, it } from 'vitest'
import { button } from './support/pages.ts'
import { signedInPage } from './support/signed-in.ts'

const MB = 1024 * 1024

const page = signedInPage('basic', '/files', 'Files')

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})
const choose = (...files: ReturnType<typeof text>[]) =>
  page().getByLabel('Drop files here').setInputFiles(files)
const entry = (name: string) =>
  page().getByRole('list', { name: 'Your files' }).getByRole('listitem').filter({ hasText: name })
const balance = () =>
  page().evaluate(
    async () => ((await (await fetch('/api/user/tokens')).json()) as { balance: number }).balance,
  )

describe('files', { timeout: 120_000 }, () => {
  it('that are done are not paid for again when others are added', async () => {
    await choose(text('first.txt', 'Mail anna@example.org'))
    await button(page(), 'Make clean copies').click()
    await entry('first.txt').getByText('1 finding').waitFor()
    expect(await button(page(), 'Make clean copies').isDisabled()).toBe(true)
    const afterFirst = await balance()
    await choose(text('second.txt', 'Mail anna@example.org'))
    await button(page(), 'Make clean copies').click()
    await entry('second.txt').getByText('1 finding').waitFor()
    const perFile = afterFirst - (await balance())
    await page().getByLabel('How', { exact: true }).selectOption('mask')
    await button(page(), 'Make clean copies').click()
    await expect.poll(balance).toBe(afterFirst - 3 * perFile)
  })

  it('have no copy of an earlier run beside a failure of a later one', async () => {
    await expect.poll(() => entry('first.txt').getByRole('button', { name: 'Save the copy' }).count()).toBe(1)
    await page().route('**/api/pii/document', (route) => route.abort())
    await button(page(), 'Only look').click()
    await entry('first.txt').getByText('The service cannot be reached.').waitFor()
    await entry('second.txt').getByText('The service cannot be reached.').waitFor()
    expect(await page().getByRole('button', { name: 'Save the copy' }).count()).toBe(0)
    await page().unroute('**/api/pii/document')
    await button(page(), 'Only look').click()
    await entry('first.txt').getByText('1 finding').waitFor()
    await entry('second.txt').getByText('1 finding').waitFor()
  })

  it('that are refused say why in words for people, with the limit', async () => {
    await choose(text('large.txt', 'a'.repeat(10 * MB + 1)), text('empty.txt', ''))
    await button(page(), 'Only look').click()
    await entry('large.txt').getByText('The file is larger than 10 MB').waitFor()
    await entry('empty.txt')
      .getByText(/^The file is empty\./)
      .waitFor()
  })
})
