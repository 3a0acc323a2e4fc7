import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { fail } from '@sfumato/contract'
import { toErrorAnswer } from './errors.ts'
import { SECURITY_HEADERS } from './headers.ts'

/** Refusals of what never became a request, in the same words and with the same headers as any other. */
function refusal(reason: string) {
  const { body } = toErrorAnswer(fail('INVALID_REQUEST', { issues: [{ path: '', reason }] }))
  const text = JSON.stringify(body)
  const headers = {
    ...SECURITY_HEADERS,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }
  return { headers, text }
}

/** Headers too large, not HTTP, or not all of it in time: there is nothing but the connection to answer on. */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const { headers, text } = refusal(isTooLarge ? 'the headers are too large' : 'this is not valid HTTP')
  const line = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.end(`HTTP/1.1 ${line}\r\n${fields.join('')}\r\n${text}`)
}

/** Node answers an `Expect` other than 100-continue itself, without a body, unless somebody listens. */
export function refuseExpectation(_request: unknown, response: ServerResponse): void {
  const { headers, text } = refusal('the header Expect may only say 100-continue')
  response.writeHead(417, headers).end(text)
}
