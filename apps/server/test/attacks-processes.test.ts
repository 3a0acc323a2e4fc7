import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { firstAccount } from './support/process.ts'
import { createDatabase } from './support/service.ts'
import { eventually } from './support/socket.ts'

/** Ctrl-C and service managers signal every process of a group at once, and wrappers pass the signal on again. */
it('a signal to all processes together, twice in a row, still lets the requests under way finish', async () => {
  const database = await createDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'sfumato-group-'))
  const child = spawn(process.execPath, [new URL('../bin/sfumato-server.mjs', import.meta.url).pathname], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PORT: '0',
      WORKERS: '2',
      NER_MODEL: 'off',
      PLANS_FILE: new URL('./support/no-rates.json', import.meta.url).pathname,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  try {
    let printed = ''
    child.stdout.on('data', (chunk) => (printed += chunk))
    expect(await eventually(async () => /curl/.test(printed), true, 60_000)).toBe(true)
    const url = /ready at (http:\/\/\S+)/.exec(printed)![1]!
    const call = fetch(`${url}/api/pii/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${firstAccount(printed).key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        text: '123456 1.2.3.4 '.repeat(10_000),
        entities: ['IP_ADDRESS', 'PHONE_NUMBER'],
      }),
    })
    const isWorking = async () =>
      /^sfumato_http_in_flight [1-9]/m.test(await (await fetch(`${url}/metrics`)).text())
    expect(await eventually(isWorking, true)).toBe(true)
    process.kill(-child.pid!, 'SIGINT')
    process.kill(child.pid!, 'SIGINT')
    expect((await call).status).toBe(200)
    expect(await ended).toBe(0)
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    await database.drop()
  }
}, 120_000)
