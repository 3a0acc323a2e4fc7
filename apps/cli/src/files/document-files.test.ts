import { EXTENSIONS } from '@sfumato/documents'
import { expect, test } from 'vitest'
import { documentEndings, documentKind, withEndingOf, writtenName } from './document-files.ts'
import { formatOf } from './format.ts'

/** Read in windows, however long they are: as text, or by fields as the documents room does. */
const TEXTS = ['txt', 'text', 'log', 'md', 'markdown', 'mdown']
/** A name that every object of the language knows. */
const UNKNOWN = ['constructor']
const BY_FIELDS = ['csv', 'tsv', 'tab', 'json', 'jsonl', 'ndjson', 'geojson']

test('every file is streamed as text, read by fields or taken apart', () => {
  expect([...documentEndings, ...TEXTS, ...BY_FIELDS].sort()).toEqual([...EXTENSIONS].sort())
  expect([...TEXTS, ...UNKNOWN].filter((ending) => formatOf(`a.${ending}`) !== 'text')).toEqual([])
  expect(BY_FIELDS.filter((ending) => formatOf(`a.${ending}`) === 'text')).toEqual([])
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
