import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from './support/browser.ts'
import { button } from './support/pages.ts'
import { signedInPage } from './support/signed-in.ts'

const page = signedInPage('basic', '/try', 'Try it')

const field = () => page().getByLabel('Text', { exact: true })
const reading = () => page().getByTestId('reading')

/** As a person does it; a long text that is typed letter by letter takes a browser minutes. */
async function paste(text: string) {
  await page().evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await field().focus()
  await page().keyboard.press('Control+A')
  await page().keyboard.press('Control+V')
}

describe('a text', { timeout: 120_000 }, () => {
  it('in Arabic or Hebrew runs from the right, and one beside it from the left', async () => {
    await paste('البريد layla@example.org\nMail dana@example.org')
    expect(await field().evaluate((element) => element.matches(':dir(rtl)'))).toBe(true)
    await button(page(), 'Find personal data').click()
    await reading().locator('mark').first().waitFor()
    const sides = await reading().evaluate((element) => {
      const frame = element.getBoundingClientRect()
      const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const boxOf = (letter: string) => {
        letters.currentNode = element
        while (letters.nextNode()) {
          const at = letters.currentNode.textContent?.indexOf(letter) ?? -1
          if (at < 0) continue
          const range = document.createRange()
          range.setStart(letters.currentNode, at)
          range.setEnd(letters.currentNode, at + 1)
          return range.getBoundingClientRect()
        }
        throw new Error('the letter is not there')
      }
      return { right: frame.right - boxOf('ا').right, left: boxOf('M').left - frame.left }
    })
    expect(sides.right).toBeLessThan(2)
    expect(sides.left).toBeLessThan(2)
  })

  it('keeps what its reader takes the tick from, one finding or a whole type', async () => {
    await paste('Mail anna@example.org or dana@example.org, IBAN DE89 3704 0044 0532 0130 00')
    await button(page(), 'Find personal data').click()
    await page().getByText('3 findings', { exact: true }).waitFor()
    const types = page().getByRole('list', { name: 'Types found' })
    const anonymized = async () => {
      await button(page(), 'Anonymize').click()
      return page().getByRole('figure').filter({ hasText: 'Anonymized text' })
    }
    await page().getByLabel('Change finding 2').uncheck()
    await (await anonymized()).getByText('or dana@example.org, IBAN').waitFor()
    expect(await (await anonymized()).textContent()).toContain('Mail <EMAIL_ADDRESS>')

    await types.getByLabel('EMAIL_ADDRESS').uncheck()
    await page().getByRole('radio', { name: 'Vanished' }).check()
    expect(await page().getByText('hidden: EMAIL_ADDRESS').count()).toBe(0)
    expect(await page().getByText('hidden: IBAN_CODE').count()).toBe(1)
    await (await anonymized()).getByText('Mail anna@example.org or dana@example.org').waitFor()
    expect(await accessibilityProblems(page())).toEqual([])

    await types.getByLabel('IBAN_CODE').uncheck()
    expect(await button(page(), 'Anonymize').isDisabled()).toBe(true)
    await types.getByLabel('EMAIL_ADDRESS').check()
    expect(await page().getByLabel('Change finding 2').isChecked()).toBe(true)
  })

  it('that is longer than the plan takes is refused before it is sent, with both numbers', async () => {
    await paste('a b '.repeat(125_001))
    await page().getByText('The text has 500,004 characters, your plan takes 500,000').waitFor()
    let sent = 0
    page().on('request', (request) => request.url().endsWith('/analyze') && sent++)
    await button(page(), 'Find personal data').click()
    expect(await field().getAttribute('aria-invalid')).toBe('true')
    expect(sent).toBe(0)
  })

  it('that is long is shown in portions, and copied whole', async () => {
    const lines = Array.from(
      { length: 150 },
      (_, line) => `${'Nothing to see. '.repeat(10)} u${line}@example.org`,
    )
    await paste(lines.join('\n'))
    await button(page(), 'Find personal data').click()
    await page().getByText('150 findings', { exact: true }).waitFor()
    await page().getByText('The first 20,000 of').waitFor()
    const marks = await reading().locator('mark').count()
    expect(marks).toBeLessThan(150)
    expect(await page().getByRole('row').count()).toBe(101)
    await page().getByText('The first 100 of 150 findings are shown.').waitFor()
    expect(await accessibilityProblems(page())).toEqual([])
    await button(page(), 'Show more').first().click()
    expect(await reading().locator('mark').count()).toBeGreaterThan(marks)

    await page().getByLabel('How', { exact: true }).selectOption('mask')
    await button(page(), 'Anonymize').click()
    await button(page(), 'Copy: Anonymized text').click()
    const copied = await page().evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toHaveLength(150)
    expect(copied).not.toContain('@example.org')
  })
})
