import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A program of this folder or the server itself, run on a free port; what it costs is read from the kernel. */
export async function startProcess(file: string, env: Record<string, string> = {}) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error('the server ended')))
    child.stdout.on('data', (chunk) => {
      out += chunk
      const ready = /ready at (\S+)/.exec(out)
      if (ready) resolve(ready[1]!)
    })
  })
  const readyMs = performance.now() - startedAt
  /** CPU seconds of the process so far, from the kernel. */
  const cpu = () => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  }
  const memoryMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024
  return {
    pid: child.pid!,
    url,
    readyMs,
    cpu,
    memoryMb,
    out: () => out,
    stop: () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGTERM')),
  }
}
export type ServerProcess = Awaited<ReturnType<typeof startProcess>>
