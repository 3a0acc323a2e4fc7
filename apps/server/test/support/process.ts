import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BIN = new URL('../../bin/sfumato-server.mjs', import.meta.url).pathname

export interface ServerProcess {
  process: ChildProcess
  url: string
  dataDir: string
  stdout(): string
  stderr(): string
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>
  remove(): void
}

/** The service as its users run it: a process of its own, on a free port. */
export async function startProcess(
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<ServerProcess> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'sfumato-process-'))
  const child = spawn(process.execPath, [BIN], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', NER_MODEL: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (err += chunk))
  let url: string | undefined
  for (let tries = 0; !url; tries++) {
    url = /ready at (http:\/\/\S+)/.exec(out)?.[1]
    if (url) break
    if (child.exitCode !== null || tries > 2000) throw new Error(`the server did not start: ${err}`)
    await sleep(50)
  }
  return {
    process: child,
    url,
    dataDir: folder,
    stdout: () => out,
    stderr: () => err,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      return child.exitCode
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Values that the first start prints once. */
export const firstAccount = (stdout: string) => ({
  email: /e-mail\s+(\S+)/.exec(stdout)![1]!,
  password: /password\s+(\S+)/.exec(stdout)![1]!,
  key: /Bearer (cb_\w+)/.exec(stdout)![1]!,
})
