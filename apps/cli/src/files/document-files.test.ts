import { EXTENSIONS } from '@sfumato/documents'
import { expect, test } from 'vitest'
import { documentEndings, documentKind, withEndingOf, writtenName } from './document-files.ts'

/** Read in windows, however long they are. */
const STREAMED = [
  ...['txt', 'text', 'log', 'csv', 'tsv', 'tab', 'md', 'markdown', 'mdown'],
  ...['json', 'jsonl', 'ndjson', 'geojson'],
]

test('every file is streamed as text or taken apart', () => {
  expect([...documentEndings, ...STREAMED].sort()).toEqual([...EXTENSIONS].sort())
})

test.each([
  ['report.DOCX', 'office'],
  ['a.b/scan.jpeg', 'picture'],
  ['page.htm', 'markup'],
  ['letter.pdf', 'pdf'],
  ['notes.txt', undefined],
  ['main.ts', undefined],
  ['docx', undefined],
  ['folder.pdf/name', undefined],
])('%s is %s', (path, kind) => {
  expect(documentKind(path)).toBe(kind)
})

test.each([
  ['scan.tif', 'black', 'scan.png'],
  ['scan.BMP', 'black', 'scan.png'],
  ['photo.jpg', 'black', 'photo.jpg'],
  ['photo.jpg', 'red', 'photo.png'],
  ['letter.docm', 'black', 'letter.docx'],
  ['deck.ppsx', 'black', 'deck.pptx'],
  ['Report.DOCX', 'black', 'Report.DOCX'],
  ['notes', 'black', 'notes'],
])('%s with %s boxes is written as %s', (name, color, written) => {
  expect(writtenName(name, color)).toBe(written)
})

test('an ending stays where it means the same, and follows what the file has become', () => {
  expect(withEndingOf('out/a.jpeg', 'a.jpg')).toBe('out/a.jpeg')
  expect(withEndingOf('out/a.xhtml', 'a.html')).toBe('out/a.xhtml')
  expect(withEndingOf('out/a.dat', 'a.pdf')).toBe('out/a.pdf')
  expect(withEndingOf('out.d/a', 'a.pdf')).toBe('out.d/a.pdf')
})
