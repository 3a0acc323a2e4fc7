import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The real command in a folder of its own; for tests. */
export const COMMAND = fileURLToPath(new URL('../bin/sfumato.mjs', import.meta.url))

export interface Answer {
  code: number
  stdout: string
  stderr: string
}

export interface RunOptions {
  stdin?: string | Buffer
  env?: Record<string, string>
}

export function makeFolder(files: Record<string, string | Buffer> = {}) {
  const path = mkdtempSync(join(tmpdir(), 'sfumato-cli-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), content)
  }
  const run = (args: readonly string[], { stdin = '', env = {} }: RunOptions = {}): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const { NO_COLOR: _, FORCE_COLOR: __, SFUMATO_KEY: ___, ...inherited } = process.env
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: path, env: { ...inherited, ...env } })
    const output = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (output.stdout += piece))
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (output.stderr += piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? -1, ...output }))
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
    return promise
  }
  return { path, run, remove: () => rmSync(path, { recursive: true, force: true }) }
}
