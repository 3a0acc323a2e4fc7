import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { missingLanguage } from '../document-failures.ts'
import { COMMAND, makeFolder } from '../testing.ts'
import { docx, pdf, picture, twoPageTiff, xlsx } from '../testing-documents.ts'

// Each test starts processes, which start processes, which start OCR.
vi.setConfig({ testTimeout: 90_000 })

const EMAIL = 'ann.miller@example.com'
const OTHER = 'carol@example.com'
const LINE = `Write to ${EMAIL} now`
const ONLY = ['--entities', 'EMAIL_ADDRESS']

const folder = makeFolder({
  'in/1-letter.docx': docx(['A letter', `Dear ${EMAIL}`]),
  'in/2-list.xlsx': xlsx(OTHER, { A1: 'Name', B4: OTHER }),
  'in/3-pages.pdf': pdf(['Nothing here', LINE]),
  'in/4-page.html': `<!doctype html><p>To ann&period;miller&commat;example.com &amp; Co</p>\n<!-- ${OTHER} -->`,
  'in/5-data.xml': `<?xml version="1.0"?>\n<people><person mail="${EMAIL}"/></people>`,
  'in/6-notes.txt': `${OTHER} and ${EMAIL}\n`,
  'macros.docm': docx([`Dear ${EMAIL}`], { hasMacros: true }),
  'broken.docx': docx(['x']).subarray(0, 300),
  'pages.tiff': twoPageTiff(),
  'declared.xml': `<!DOCTYPE people SYSTEM "people.dtd"><people>${EMAIL}</people>`,
  'empty.html': '',
  nameless: pdf([LINE]),
})
afterAll(folder.remove)

const path = (name: string) => join(folder.path, name)
const read = (name: string) => readFileSync(path(name))
const parseLines = (stdout: string): Record<string, unknown>[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const scanJson = async (...args: string[]) =>
  parseLines((await folder.run(['scan', '--json', '--show-values', ...ONLY, ...args])).stdout)

beforeAll(() => {
  for (const [name, kind] of [
    ['photo.png', 'png'],
    ['photo.jpg', 'jpeg'],
    ['photo.tif', 'tiff'],
  ] as const)
    writeFileSync(path(name), picture(LINE, kind))
})

describe('scan', () => {
  test('tells the place of every finding, in the words of its format', async () => {
    const rows = await scanJson('in')
    expect(rows.map(({ file, place, line, column, text }) => [file, place ?? [line, column], text])).toEqual([
      [join('in', '1-letter.docx'), { paragraph: 2 }, EMAIL],
      [join('in', '2-list.xlsx'), { sheet: OTHER, part: 'sheet name' }, OTHER],
      [join('in', '2-list.xlsx'), { sheet: OTHER, cell: 'B4' }, OTHER],
      [join('in', '3-pages.pdf'), { page: 2, paragraph: 1 }, EMAIL],
      [join('in', '4-page.html'), { line: 1 }, EMAIL],
      [join('in', '4-page.html'), { line: 2, part: 'comment' }, OTHER],
      [join('in', '5-data.xml'), { line: 2, path: '/people/person/@mail' }, EMAIL],
      [join('in', '6-notes.txt'), [1, 1], OTHER],
      [join('in', '6-notes.txt'), [1, 23], EMAIL],
    ])
  })

  test('a table of places in which the names of sheets are masked, too', async () => {
    const { code, stdout } = await folder.run(['scan', 'in/2-list.xlsx', 'in/3-pages.pdf', ...ONLY])
    expect(code).toBe(1)
    expect(stdout).not.toContain(OTHER)
    expect(stdout).toMatch(/^in\/2-list\.xlsx:ca\*+om!B4 +EMAIL_ADDRESS {2}\d\.\d\d {2}ca\*+om$/m)
    expect(stdout).toMatch(/^in\/3-pages\.pdf:page 2, paragraph 1 +EMAIL_ADDRESS/m)
    expect(stdout).toContain('3 findings in 2 of 2 files')
  })

  test('boxes of what stands in pictures, and a file whose name says nothing', async () => {
    const [photo, nameless] = await scanJson('photo.png', 'nameless')
    // 150 dpi: the line stands 60 points above the lower edge of 120, and begins 30 from the left.
    expect(photo).toMatchObject({ file: 'photo.png', text: EMAIL })
    const [box] = photo!.boxes as { left: number; top: number; width: number; height: number }[]
    expect(box!.left).toBeGreaterThan(150)
    expect(box!.left).toBeLessThan(220)
    expect(box!.top).toBeGreaterThan(80)
    expect(box!.top + box!.height).toBeLessThan(145)
    expect(nameless).toMatchObject({ file: 'nameless', place: { page: 1 }, text: EMAIL })
  })

  test('markup as text when asked for, when it is broken, and when it is empty', async () => {
    const [asText, broken] = await Promise.all([
      folder.run(['scan', 'in/4-page.html', '--format', 'text', '--json', ...ONLY]),
      folder.run(['scan', 'empty.html', 'declared.xml', '--json', ...ONLY]),
    ])
    expect(parseLines(asText.stdout)).toMatchObject([{ line: 2, column: 6 }])
    expect(broken).toMatchObject({ code: 1, stderr: '' })
    expect(parseLines(broken.stdout)).toMatchObject([{ line: 1, column: 46 }])
  })

  test('a damaged file is told in one line, and the others are scanned', async () => {
    const { code, stdout, stderr } = await folder.run(['scan', 'broken.docx', 'in/6-notes.txt', '--json'])
    expect(code).toBe(2)
    expect(parseLines(stdout)).toHaveLength(2)
    expect(stderr).toMatch(/^sfumato: broken\.docx was not scanned: [^\n]+\.\n$/)
  })

  test('a language that pictures cannot be read in is refused with the next step', async () => {
    const env = { PATH: '/nonexistent' }
    const [asked, meant] = await Promise.all([
      folder.run(['scan', 'photo.png', '--ocr-language', 'pt'], { env }),
      folder.run(['scan', 'photo.png', '--language', 'pt'], { env }),
    ])
    expect([asked.code, meant.code]).toEqual([2, 2])
    expect(asked.stderr).toContain('apt-get install tesseract-ocr tesseract-ocr-por')
    expect(meant.stderr).toContain('photo.png was not scanned: pictures cannot be read in "pt" here; install')
    expect(missingLanguage('xx', await import('@sfumato/documents'))).toContain(
      '--ocr-language is one of ar, bg, ',
    )
  })
})

describe('anonymize', () => {
  test('every format stays what it is, and a value has one number in all files', async () => {
    chmodSync(path('in/1-letter.docx'), 0o640)
    const args = ['anonymize', 'in', 'macros.docm', '-o', 'out', '--operators', 'numbered', ...ONLY]
    const { code, stdout, stderr } = await folder.run(args)
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toContain('macros.docm has become out/macros.docx.')
    expect(stderr).toContain('macros.docm was written without its macros.')
    expect(stderr).toContain('10 values changed in 7 files: EMAIL_ADDRESS 10.')
    expect(readdirSync(path('out')).sort()).toEqual([...readdirSync(path('in')).sort(), 'macros.docx'])
    expect(statSync(path('out/1-letter.docx')).mode & 0o777).toBe(0o640)
    expect(read('out/6-notes.txt').toString()).toBe('<EMAIL_ADDRESS_2> and <EMAIL_ADDRESS_1>\n')
    expect(read('out/4-page.html').toString()).toContain(
      '<p>To &lt;EMAIL_ADDRESS_1&gt; &amp; Co</p>\n<!-- <EMAIL_ADDRESS_2',
    )
    expect(read('out/5-data.xml').toString()).toContain('mail="&lt;EMAIL_ADDRESS_1&gt;"')
    expect(await scanJson('out')).toEqual([])
  })

  test.each([
    ['taken apart', []],
    ['taken for text', ['--format', 'text']],
  ])('encrypted values come back into markup as it has to write them, %s', async (_, format) => {
    const link = 'https://example.org/?a=1&amp;b=2'
    const place = makeFolder({
      'in/a.xml': `<?xml version="1.0" encoding="ISO-8859-1"?><r a="${link}">${link}</r>`,
      'in/b.html': `<!doctype html><p title='${link}'>${link}</p>`,
    })
    const env = { SFUMATO_KEY: '0123456789abcdef' }
    try {
      const types = ['--entities', 'URL', '--operators', 'encrypt', ...format]
      const there = await place.run(['anonymize', 'in', '-o', 'out', ...types], { env })
      expect(there.stderr).toContain('4 values changed in 2 files')
      expect((await place.run(['deanonymize', 'out', '-o', 'back'], { env })).code).toBe(0)
      for (const name of ['a.xml', 'b.html'])
        expect(readFileSync(join(place.path, 'back', name), 'utf8')).toBe(
          readFileSync(join(place.path, 'in', name), 'utf8'),
        )
    } finally {
      place.remove()
    }
  })

  test('boxes cover values in pictures; what is kept stays; endings follow the format', async () => {
    const [boxes, kept] = await Promise.all([
      folder.run(['anonymize', 'photo.jpg', 'photo.tif', '-o', 'boxes', ...ONLY]),
      folder.run([
        ...['anonymize', 'photo.jpg', '-o', 'kept', '--fill-color', 'red', ...ONLY],
        ...['--operators', '{"EMAIL_ADDRESS": "keep"}'],
      ]),
    ])
    expect([boxes.code, kept.code]).toEqual([0, 0])
    expect(boxes.stderr).toContain('photo.tif has become boxes/photo.png.')
    expect(kept.stderr).toContain('photo.jpg has become kept/photo.png.')
    expect(read('boxes/photo.jpg').subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(read('boxes/photo.png').subarray(1, 4).toString()).toBe('PNG')
    expect((await scanJson('boxes', 'kept')).map(({ file }) => file)).toEqual([join('kept', 'photo.png')])
  })

  test('in place, under the new ending where there is one', async () => {
    const place = makeFolder({
      'letter.docx': read('in/1-letter.docx'),
      'macros.docm': read('macros.docm'),
      'taken.docm': read('macros.docm'),
    })
    try {
      expect((await place.run(['anonymize', 'letter.docx', 'macros.docm', '--in-place'])).code).toBe(0)
      expect(readdirSync(place.path).sort()).toEqual(['letter.docx', 'macros.docx', 'taken.docm'])
      expect(readFileSync(join(place.path, 'letter.docx')).includes(EMAIL)).toBe(false)
      writeFileSync(join(place.path, 'taken.docx'), 'mine')
      const taken = await place.run(['anonymize', 'taken.docm', '--in-place'])
      expect([taken.code, readFileSync(join(place.path, 'taken.docx'), 'utf8')]).toEqual([2, 'mine'])
      expect(taken.stderr).toContain('taken.docx exists already')
    } finally {
      place.remove()
    }
  })

  test('encrypted values stand in the document, without a sidecar', async () => {
    const env = { SFUMATO_KEY: '0123456789abcdef' }
    const args = ['anonymize', 'in/5-data.xml', '-o', 'secret', '--operators', 'encrypt', ...ONLY]
    expect((await folder.run(args, { env })).code).toBe(0)
    expect(readdirSync(path('secret'))).toEqual(['5-data.xml'])
    expect(read('secret/5-data.xml').toString()).toMatch(/mail="sfumato1[\w-]+"/)
  })

  test('to standard output when there is one input', async () => {
    const { stdout } = await folder.run(['anonymize', 'in/5-data.xml', ...ONLY])
    expect(stdout).toContain('<person mail="&lt;EMAIL_ADDRESS&gt;"/>')
  })

  test('what cannot be cleaned is told and never copied; the others are done', async () => {
    const names = ['pages.tiff', 'broken.docx', 'declared.xml', 'in/6-notes.txt']
    const { code, stderr } = await folder.run(['anonymize', ...names, '-o', 'some'])
    expect(code).toBe(2)
    expect(stderr).toContain('pages.tiff was not anonymized: a TIFF of several pages can be read but not')
    expect(stderr).toContain('broken.docx was not anonymized: ')
    expect(stderr).toMatch(/declared\.xml was not anonymized: [^\n]+; or give --format text/)
    expect(readdirSync(path('some'))).toEqual(['6-notes.txt'])
  })

  test('two inputs never share an output, nor is an unknown colour taken', async () => {
    const [twice, pink] = await Promise.all([
      folder.run(['anonymize', 'photo.png', 'photo.tif', '-o', 'twice']),
      folder.run(['anonymize', 'photo.png', '-o', 'pink', '--fill-color', 'pink']),
    ])
    expect([twice.code, pink.code]).toEqual([2, 2])
    expect(twice.stderr).toContain('would both become twice/photo.png')
    expect(pink.stderr).toContain('--fill-color is one of black, white, red, green, blue, gray.')
  })

  test('an interrupted run ends its processes and leaves nothing half written', async () => {
    const args = [COMMAND, 'anonymize', 'photo.png', 'in', '-o', 'never', '--ocr-language', 'en']
    const child = spawn(process.execPath, args, { cwd: folder.path, stdio: 'ignore' })
    const closed = once(child, 'close')
    const started = await firstChildOf(child.pid!)
    child.kill('SIGINT')
    expect(await closed).toEqual([130, null])
    for (let tries = 0; existsSync(`/proc/${started}`) && tries < 50; tries++) await sleep(100)
    expect(existsSync(`/proc/${started}`)).toBe(false)
    const left = existsSync(path('never')) ? readdirSync(path('never')) : []
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

/** A process that takes documents apart, as soon as there is one. */
async function firstChildOf(pid: number): Promise<string> {
  for (;;) {
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    const isWorker = first && readFileSync(`/proc/${first}/cmdline`, 'utf8').includes('worker.ts')
    if (isWorker) return first
    await sleep(10)
  }
}
