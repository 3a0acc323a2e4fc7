import { connect, type Socket } from 'node:net'

/** Sends bytes as they are and reads what comes back until the server closes or, having begun, falls silent. */
export const raw = (port: number, parts: (string | Buffer)[], { thenEnd = false } = {}): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(30_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      socket.setTimeout(1_500)
      answer += chunk
    })
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
    for (const part of parts) socket.write(part)
    if (thenEnd) socket.end()
  })

/** Writes and leaves the connection open. */
export const hold = (port: number, bytes: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(bytes, () => resolve(socket))
  })

/** The head of a POST with JSON. */
export const head = (path: string, headers: Record<string, string | number>): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

/** Asks until the answer is as wanted, or says what it was last. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  wanted: Value,
  withinMs = 20_000,
): Promise<Value> {
  const until = performance.now() + withinMs
  for (;;) {
    const value = await ask()
    if (Object.is(value, wanted) || performance.now() > until) return value
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
