import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterPng } from './support/files.ts'
import { firstAccount, type ServerProcess, startProcess } from './support/process.ts'

/** Every example in the documents is run: a reader who copies one gets what it promises. */
const root = new URL('../../../', import.meta.url).pathname
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, code]) => ({
  language,
  code: code!,
}))

let server: ServerProcess
let key: string
beforeAll(async () => {
  server = await startProcess()
  key = firstAccount(server.stdout()).key
})
afterAll(async () => {
  await server.stop()
  server.remove()
})

const run = async (command: string, args: string[]) => {
  const env = { ...process.env, SFUMATO_API_KEY: key }
  const outcome = await promisify(execFile)(command, args, { cwd: root, env }).catch((error) => error)
  return { stdout: String(outcome.stdout), stderr: String(outcome.stderr), code: Number(outcome.code ?? 0) }
}
const here = (code: string) => code.replaceAll('http://127.0.0.1:3000', server.url)

describe('README', { timeout: 120_000 }, () => {
  it('holds the examples that are run here and no others', () => {
    expect(blocks.map(({ language }) => language)).toEqual(['sh', 'sh', 'sh', 'ts', 'sh'])
  })
  it('the curl example finds an e-mail address and an IBAN', async () => {
    const { stdout } = await run('bash', ['-c', here(blocks[1]!.code)])
    const types = JSON.parse(stdout).results.map((result: { entity_type: string }) => result.entity_type)
    expect(types).toEqual(expect.arrayContaining(['EMAIL_ADDRESS', 'IBAN_CODE']))
  })
  it('the example with a file gives it back without the addresses in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sfumato-readme-'))
    const clean = join(folder, 'README.clean.md')
    await run('bash', ['-c', here(blocks[2]!.code).replace('README.clean.md', clean)])
    const text = readFileSync(clean, 'utf8')
    expect(text).toContain('# Sfumato')
    expect(text).toContain('<EMAIL_ADDRESS>')
    expect(text).not.toContain('anna@example.com')
    rmSync(folder, { recursive: true })
  })
  it('the client example prints what was found', async () => {
    const folder = join(root, 'node_modules/.sfumato-readme')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'example.mjs')
    // Node strips types outside of node_modules only; the example has none to strip.
    writeFileSync(file, here(blocks[3]!.code))
    const { stdout } = await run(process.execPath, [file])
    rmSync(folder, { recursive: true })
    expect(stdout).toContain('anna@example.com')
  })
  it('the command-line examples run', async () => {
    const [scan, explain, anonymize] = blocks[4]!.code.trim().split('\n')
    const found = await run('bash', ['-c', scan!])
    expect(found.code).toBe(1)
    expect(found.stdout).toContain('EMAIL_ADDRESS')
    expect((await run('bash', ['-c', explain!])).stdout).toContain('IBAN_CODE')
    const folder = mkdtempSync(join(tmpdir(), 'sfumato-readme-'))
    writeFileSync(join(folder, 'scan.png'), letterPng)
    const cleaned = await run('bash', [
      '-c',
      anonymize!.replace('report.docx scan.png -o clean', `README.md ${folder}/scan.png -o ${folder}/clean`),
    ])
    expect(cleaned).toMatchObject({ code: 0 })
    expect(readdirSync(join(folder, 'clean'))).toEqual(['README.md', 'scan.png'])
    rmSync(folder, { recursive: true })
  })
  it('links to files that exist', () => {
    for (const [, target] of readme.matchAll(/\]\(([^)#]+)\)/g))
      expect(() => readFileSync(join(root, target!))).not.toThrow()
  })
})

describe('documents', { timeout: 120_000 }, () => {
  it('name only commands that exist', async () => {
    const documents = [
      'README.md',
      'CONTRIBUTING.md',
      ...readdirSync(join(root, 'docs'))
        .filter((file) => file.endsWith('.md'))
        .map((file) => `docs/${file}`),
    ]
    const text = documents.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    const commands = new Set([...text.matchAll(/npx sfumato ((?:admin )?[a-z-]+)/g)].map(([, name]) => name!))
    expect(commands.size).toBeGreaterThan(5)
    for (const command of commands) {
      const { code, stdout } = await run('bash', ['-c', `npx sfumato ${command} --help`])
      expect([command, code]).toEqual([command, 0])
      expect(stdout).toContain(`Usage: sfumato ${command}`)
    }
  })
  it('name only settings and npm scripts that exist', async () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const text = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'docs/operations.md']
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    for (const [, script] of text.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toHaveProperty([script!])
    const settings = (await run('bash', ['-c', 'npx sfumato admin settings'])).stdout
    for (const [, name] of readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(
      /`([A-Z]{2,}(?:_[A-Z]+)+|PORT|HOST|WORKERS)`/g,
    )) {
      expect(settings).toContain(name)
    }
  })
  it('give the settings the values that they have when they are left out', async () => {
    const settings = (await run('bash', ['-c', 'npx sfumato admin settings'])).stdout
    const table = readFileSync(join(root, 'docs/operations.md'), 'utf8')
    const rows = [...table.matchAll(/^\| (`[^|]+`) \| ([^|]+) \|/gm)].flatMap(([, names, values]) =>
      names!.split(', ').map((name, place) => ({
        name: name.replaceAll('`', ''),
        value: values!.split(', ')[place]!,
      })),
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name, value } of rows) {
      const line = new RegExp(`^${name} .*$`, 'm').exec(settings)?.[0]
      if (value === 'unset' || value === 'one a core') expect(line).not.toContain('left out:')
      else expect(line).toMatch(new RegExp(`; left out: ${value}$`))
    }
  })
})
