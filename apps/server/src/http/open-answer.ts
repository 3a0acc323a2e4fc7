import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from './headers.ts'

/**
 * Answers that are the same for everybody, such as health, are written down once and go out past the framework: its
 * handling of headers costs as much as all the rest of such an answer.
 */
interface Written {
  text: string
  headers: (string | number)[]
}
const written = new WeakMap<object, Written>()

function write(answer: object): Written {
  const text = JSON.stringify(answer)
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  }
  return { text, headers: Object.entries(headers).flat() }
}

export function sendOpenAnswer(request: FastifyRequest, reply: FastifyReply, answer: object): void {
  let known = written.get(answer)
  if (!known) {
    known = write(answer)
    written.set(answer, known)
  }
  reply.hijack()
  reply.raw.writeHead(200, [...known.headers, 'x-request-id', request.id])
  reply.raw.end(known.text)
}
