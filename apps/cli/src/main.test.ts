import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { documentation } from './documentation.ts'
import { commands } from './main.ts'
import { makeFolder } from './testing.ts'

const folder = makeFolder()
afterAll(folder.remove)

test('docs/cli.md is the help of the commands', () => {
  expect(readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8')).toBe(documentation())
})

test('help names every command, and is asked for in three ways', async () => {
  const [bare, option, word] = await Promise.all([
    folder.run([]),
    folder.run(['--help']),
    folder.run(['help']),
  ])
  expect(bare).toEqual(option)
  expect(bare).toEqual(word)
  for (const { name, summary } of commands)
    expect(bare.stdout).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 10)}`, 'm'))
})

test('an unknown command is exit code 2, in one line that says where the right ones stand', async () => {
  expect(await folder.run(['scann'])).toMatchObject({
    ...{ code: 2, stdout: '', stderr: 'sfumato: there is no such command; "sfumato --help" lists them.\n' },
  })
})

test('help of a command is asked for before its name or after it', async () => {
  const [before, after] = await Promise.all([
    folder.run(['help', 'keys', 'generate']),
    folder.run(['keys', 'generate', '--help']),
  ])
  expect(before).toEqual(after)
  expect(before.stdout).toContain('Usage: sfumato keys generate')
})

test('the beginning of a command lists how it may go on', async () => {
  const [bare, help] = await Promise.all([folder.run(['admin']), folder.run(['admin', '--help'])])
  expect(bare).toMatchObject({ code: 2, stdout: '' })
  expect(bare.stderr).toContain('admin create-user')
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toContain('admin create-user')
  expect(help.stdout).not.toContain('scan')
})

test('--version is that of the whole product', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(await folder.run(['--version'])).toMatchObject({ code: 0, stdout: `sfumato ${version}\n` })
})

test('local commands load neither server nor database, and what reads documents only for documents', async () => {
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REPORT_MODULES)}` }
  const { stderr } = await folder.run(['scan', '-'], { stdin: 'hello', env })
  expect(stderr).toContain('/packages/engine/')
  expect(stderr).not.toContain('/apps/server/')
  const ofDocuments = [...stderr.matchAll(/\/packages\/documents\/src\/(\S+)/g)].map(([, name]) => name!)
  expect(ofDocuments.filter((name) => !SHARED_WITH_DOCUMENTS.has(name))).toEqual([])
})

/** Nothing but how text is written: no format, no OCR, no process. */
const SHARED_WITH_DOCUMENTS: ReadonlySet<string> = new Set([
  'errors.ts',
  'text/bare-field.ts',
  'text/encoding.ts',
  'text/json-keys.ts',
  'text/shared.ts',
  'xml/escape.ts',
])

/** Names every module on standard error as it is loaded. */
const REPORT_MODULES = `
import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { console.error(url); return next(url, context) } })`
