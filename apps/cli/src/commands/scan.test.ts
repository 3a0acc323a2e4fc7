import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeFolder } from '../testing.ts'

const EMAIL = 'ann.miller@example.com'

const folder = makeFolder({
  'mixed.txt': `😀 first\r\nsecond 👩‍👩‍👧 ${EMAIL}\r\nIBAN: DE89370400440532013000\r\n`,
  'clean.txt': 'nothing to see here\n',
  'marked.txt': `\ufeff${EMAIL}\n`,
  'wide.txt': Buffer.from(`\ufeffwrite to ${EMAIL}\n`, 'utf16le'),
  'latin.txt': Buffer.from(`Grüße an ${EMAIL}\n`, 'latin1'),
  'data.json': `{"user": {"mail": "ann.m\\u0069ller@example.com", "card": 4111111111111111}, "bob@example.org": [1]}`,
  'table.csv': `name,iban\r\n"Quoted\r\ncell",DE89370400440532013000\r\n`,
  'headless.csv': `1,${EMAIL}\n2,carol@example.com\n`,
  'broken.json': `{"mail": "${EMAIL}"`,
  'tree/deep/one.md': `Contact ${EMAIL}.\n`,
  'tree/program.bin': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]),
  'tree/node_modules/skipped.txt': EMAIL,
  'tree/.git/skipped.txt': EMAIL,
  'tree/large.log': `${EMAIL}\n${'x'.repeat(2048)}`,
})
afterAll(folder.remove)

interface Finding {
  file: string
  line: number
  column: number
  start: number
  end: number
  entity_type: string
  score: number
  text: string
}

const parseLines = (stdout: string): Finding[] =>
  stdout
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const scanJson = async (...args: string[]) =>
  parseLines((await folder.run(['scan', '--json', '--show-values', ...args])).stdout)

describe('places', () => {
  test('lines, columns and offsets count code points, over emoji and CRLF', async () => {
    const found = await scanJson('mixed.txt')
    expect(found.map(({ entity_type, line, column }) => [entity_type, line, column])).toEqual([
      ['EMAIL_ADDRESS', 2, 14],
      ['IBAN_CODE', 3, 7],
    ])
    const characters = Array.from(`😀 first\r\nsecond 👩‍👩‍👧 ${EMAIL}\r\nIBAN: DE89370400440532013000\r\n`)
    for (const { start, end, text } of found) expect(characters.slice(start, end).join('')).toBe(text)
  })

  test('a byte order mark counts as offset but not as column; UTF-16 and Latin-1 are read', async () => {
    const found = await scanJson('marked.txt', 'wide.txt', 'latin.txt')
    expect(found.map(({ file, start, column, text }) => [file, start, column, text])).toEqual([
      ['marked.txt', 1, 1, EMAIL],
      ['wide.txt', 10, 10, EMAIL],
      ['latin.txt', 9, 10, EMAIL],
    ])
  })

  test('fields of JSON and tables are placed in the file, names of fields and headless rows too', async () => {
    const found = await scanJson('data.json', 'table.csv', 'headless.csv')
    expect(
      found.map(({ file, entity_type, line, column, text }) => [file, entity_type, line, column, text]),
    ).toEqual([
      ['data.json', 'EMAIL_ADDRESS', 1, 20, EMAIL],
      ['data.json', 'CREDIT_CARD', 1, 58, '4111111111111111'],
      ['data.json', 'EMAIL_ADDRESS', 1, 78, 'bob@example.org'],
      ['table.csv', 'IBAN_CODE', 3, 7, 'DE89370400440532013000'],
      ['headless.csv', 'EMAIL_ADDRESS', 1, 3, EMAIL],
      ['headless.csv', 'EMAIL_ADDRESS', 2, 3, 'carol@example.com'],
    ])
    // Offsets enclose what is written, escapes and all.
    expect(found[0]!.end - found[0]!.start).toBe('ann.m\\u0069ller@example.com'.length)
  })

  test('what is not the JSON its name promises is read as text', async () => {
    expect((await scanJson('broken.json')).map(({ text }) => text)).toEqual([EMAIL])
  })
})

describe('exit code', () => {
  test('0 without findings, 1 with findings, and nothing printed when quiet', async () => {
    expect(await folder.run(['scan', 'clean.txt'])).toEqual({
      code: 0,
      stdout: 'No personal data found in 1 file.\n',
      stderr: '',
    })
    expect(await folder.run(['scan', '-q', 'mixed.txt'])).toEqual({ code: 1, stdout: '', stderr: '' })
  })

  test('2 for a file that cannot be read, and the others are scanned', async () => {
    const { code, stdout, stderr } = await folder.run(['scan', 'gone.txt', 'mixed.txt', '--json'])
    expect(code).toBe(2)
    expect(parseLines(stdout)).toHaveLength(2)
    expect(stderr).toBe('sfumato: gone.txt was not scanned: there is no such file; check the name.\n')
  })

  test.each([
    [['--threshold', '7'], 'from 0 to 1'],
    [['--entities', 'NO_SUCH_TYPE'], '"sfumato entities" lists'],
    [['--preset', 'no-such-preset'], '"sfumato presets" lists'],
    [['--language', 'xx'], '--language is one of'],
    [['--preset', 'gdpr', '--entities', 'PERSON'], 'not both'],
    [['--no-such-option'], 'Unknown option'],
  ])('2 and the next step for %j', async (args, sentence) => {
    const { code, stdout, stderr } = await folder.run(['scan', 'mixed.txt', ...args])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })
})

describe('output', () => {
  test('a table without colours in a pipe, with values masked, and a sum', async () => {
    const { stdout } = await folder.run(['scan', 'mixed.txt'])
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^mixed\.txt:2:14 {2}EMAIL_ADDRESS {2}\d\.\d\d {2}an\*+om$/),
      expect.stringMatching(/^mixed\.txt:3:7 {3}IBAN_CODE {6}\d\.\d\d {2}DE\*+00$/),
      '',
      '2 findings in 1 of 1 file',
      '  EMAIL_ADDRESS  1',
      '  IBAN_CODE      1',
      '',
    ])
  })

  test('colours when forced, none when refused', async () => {
    const env = { FORCE_COLOR: '1' }
    expect((await folder.run(['scan', 'mixed.txt'], { env })).stdout).toContain('\u001b[1mEMAIL_ADDRESS')
    expect((await folder.run(['scan', 'mixed.txt', '--no-color'], { env })).stdout).not.toContain('\u001b')
  })

  test('JSON masks values unless they are asked for', async () => {
    const { stdout } = await folder.run(['scan', '--json', 'mixed.txt'])
    expect(stdout).not.toContain(EMAIL)
    expect(parseLines(stdout)[0]!.text).toMatch(/^an\*+om$/)
  })

  test('control characters of a value or name do not reach the terminal', async () => {
    const name = 'red\u001b[31m.txt'
    writeFileSync(join(folder.path, name), EMAIL)
    const { stdout } = await folder.run(['scan', '--show-values', name])
    expect(stdout).not.toContain('\u001b')
    expect(stdout).toContain(EMAIL)
  })

  test('a summary alone, as one object', async () => {
    const { stdout } = await folder.run(['scan', '--summary', '--json', 'mixed.txt', 'clean.txt'])
    expect(JSON.parse(stdout)).toEqual({
      files: 2,
      files_with_findings: 1,
      findings: 2,
      by_type: { EMAIL_ADDRESS: 1, IBAN_CODE: 1 },
      binary_files_skipped: 0,
    })
  })
})

describe('files', () => {
  test('standard input, by default and by its name, in the format given', async () => {
    const stdin = `{"mail": "${EMAIL}"}`
    const [plain, named] = await Promise.all([
      folder.run(['scan', '--json'], { stdin }),
      folder.run(['scan', '-', '--format', 'json', '--json', '--entities', 'email_address'], { stdin }),
    ])
    expect(parseLines(plain.stdout)).toMatchObject([{ file: '-', start: 10 }])
    expect(parseLines(named.stdout)).toMatchObject([{ file: '-', start: 10 }])
  })

  test('a folder is walked without binary, large and foreign files, and says so', async () => {
    symlinkSync('..', join(folder.path, 'tree', 'loop'))
    const { code, stdout, stderr } = await folder.run(['scan', 'tree', '--json', '--max-size', '0.001'])
    expect(parseLines(stdout).map(({ file }) => file)).toEqual([join('tree', 'deep', 'one.md')])
    expect(stderr).toContain('large.log is left out: too large. Name it, or raise --max-size.')
    expect(stderr).toContain('1 binary file left out.')
    expect(code).toBe(1)
  })

  test('a long file is read in windows: every value once, in its place', async () => {
    const line = 'The quick brown fox jumps over the lazy dog and thinks nothing of it 🦊.\n'
    const parts: string[] = []
    for (let i = 0; i < 500; i++) parts.push(line.repeat(30), `contact: user${i}@example.com\n`)
    writeFileSync(join(folder.path, 'long.txt'), parts.join(''))
    const found = await scanJson('long.txt', '--entities', 'EMAIL_ADDRESS')
    expect(found.map(({ text, line: at }) => [text, at])).toEqual(
      Array.from({ length: 500 }, (_, i) => [`user${i}@example.com`, 31 * (i + 1)]),
    )
    const characters = Array.from(parts.join(''))
    expect(found.every(({ start, end, text }) => characters.slice(start, end).join('') === text)).toBe(true)
  })

  test('a long table keeps the names of its columns', async () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => `${i},"two\nlines"\n`)
    rows[29_000] = '29000,111222333\n'
    writeFileSync(join(folder.path, 'long.csv'), `id,bsn\n${rows.join('')}`)
    const found = await scanJson('long.csv', '--entities', 'NL_BSN')
    expect(found).toMatchObject([{ text: '111222333', line: 2 + 2 * 29_000, column: 7 }])
  })
})
