import type { FastifyReply, FastifyRequest } from 'fastify'

/** The dashboard's session cookie: not readable by scripts, not sent by other sites' forms. */
const NAME = 'sfumato_session'

export function readSessionCookie(request: FastifyRequest): string | undefined {
  const header = request.headers.cookie
  if (header === undefined) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (part.slice(0, equals).trim() === NAME) return part.slice(equals + 1).trim() || undefined
  }
  return undefined
}

const attributes = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

export function setSessionCookie(reply: FastifyReply, token: string, expiresAt: Date, secure: boolean): void {
  reply.header('set-cookie', `${NAME}=${token}; Expires=${expiresAt.toUTCString()}; ${attributes(secure)}`)
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.header('set-cookie', `${NAME}=; Max-Age=0; ${attributes(secure)}`)
}
