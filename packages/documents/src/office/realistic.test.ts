import { describe, expect, it } from 'vitest'
import type { DocumentFormat } from '../document.ts'
import { docx } from './docx.ts'
import { convert, editsFor, leaks, tools } from './fixtures.ts'
import { xlsx } from './xlsx.ts'

/** Files as LibreOffice writes them, with all the parts and settings nobody asked for. */
async function cleaned(format: DocumentFormat, file: Uint8Array, values: readonly string[]) {
  const opened = await format.open(file, tools)
  const { edits, missing } = editsFor(opened, values)
  expect(missing).toEqual([])
  const written = await opened.rewrite(edits)
  expect(await leaks(written, values)).toEqual([])
  return { opened, written }
}

describe('files of another program', () => {
  it('a letter with a table, a list and links', async () => {
    const html =
      '<html><head><title>Contract of Maria Huber</title><meta name="author" content="Maria Huber"></head><body><h1>Contract</h1><p>Between <b>Maria</b> <i>Huber</i>, <a href="mailto:maria.huber@example.org?subject=Hi">mail</a>, and ACME.</p><table border="1"><tr><th>Name</th><th>Phone</th></tr><tr><td>Maria Huber</td><td>+49 30 1234567</td></tr></table><ul><li>first point</li></ul></body></html>'
    const file = await convert(Buffer.from(html), 'html', 'docx:MS Word 2007 XML')
    const values = ['Maria Huber', 'maria.huber@example.org', '+49 30 1234567']
    const { opened, written } = await cleaned(docx, file, values)
    expect(opened.passages.find(({ text }) => text.startsWith('+49'))?.label).toContain('Phone')
    const text = (await convert(written, 'docx', 'txt:Text')).toString()
    for (const kept of ['Contract', 'Between <X>, mail, and ACME.', 'Name', 'Phone', 'first point'])
      expect(text).toContain(kept)
  }, 120_000)

  it('a list of people', async () => {
    const csv =
      'Name,Phone,Amount,Day\nMaria Huber,4930123456789,12.5,2024-01-02\nJohn Smith,4930123456780,13.5,2024-01-03\n'
    const file = await convert(Buffer.from(csv), 'csv', 'xlsx')
    const { opened, written } = await cleaned(xlsx, file, ['Maria Huber', 'John Smith', '4930123456789'])
    expect(opened.passages.find(({ text }) => text === '4930123456789')).toEqual({
      text: '4930123456789',
      place: { sheet: 'file', cell: 'B2' },
      label: 'Phone',
    })
    expect((await convert(written, 'xlsx', 'csv')).toString()).toBe(
      'Name,Phone,Amount,Day\n<X>,<X>,12.5,2024-01-02\n<X>,4930123456780,13.5,2024-01-03\n',
    )
  }, 120_000)
})
