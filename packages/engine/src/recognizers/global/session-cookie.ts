import { type Candidate, defineRecognizer } from '../../define.ts'
import { isDummy } from './_entropy.ts'

/**
 * Session cookie: value of a pair with a session-like name (RFC 6265), 16 characters and more. Names that only
 * frameworks use (PHPSESSID, JSESSIONID, connect.sid) count anywhere; general ones (session, sid, token) only in a
 * Cookie or Set-Cookie header.
 */
const KNOWN_NAME =
  /(?<![\p{L}\p{N}_-])(?:PHPSESSID|JSESSIONID|ASPSESSIONID[A-Z]{8}|ASP\.NET_SessionId|\.ASPXAUTH|\.AspNetCore\.[A-Za-z.]{1,40}|connect\.sid|laravel_session|ci_session|CFID|CFTOKEN|_session_id|_[a-z0-9]{2,20}_session|symfony|rack\.session|sessionid|wordpress_logged_in_[0-9a-f]{8,64}|__Secure-next-auth\.session-token|next-auth\.session-token|__Host-[\w.-]{1,40}|XSRF-TOKEN|remember_web_[0-9a-f]{8,64})=(?:"?)([A-Za-z0-9%._~+/:|!*=-]{16,4096})/gu
const HEADER = /(?<![A-Za-z0-9])(?:Set-Cookie|Cookie)["']?[ ]?:[ ]?["']?([^\r\n]{8,4096})/gi
const GENERAL_NAME =
  /(?:^|[;\s])[\w.-]{0,24}(?:sess(?:ion)?|sid|auth|token|login|jwt|remember|csrf|xsrf)[\w.-]{0,24}=(?:"?)([A-Za-z0-9%._~+/:|!*=-]{16,2048})/gi

const isValue = (value: string): boolean => /\d/.test(value) && /[A-Za-z]/.test(value) && !isDummy(value)

export default defineRecognizer({
  entity: 'SESSION_COOKIE',
  title: 'Session cookie',
  description: 'Value of a session cookie',
  format: 'Cookie or Set-Cookie pair with session-like name and 16 or more characters',
  group: 'secret',
  sources: [
    'https://www.rfc-editor.org/rfc/rfc6265',
    'https://owasp.org/www-community/controls/Session_Management_Cheat_Sheet',
  ],
  *find(text): Iterable<Candidate> {
    const seen = new Set<number>()
    const candidate = (start: number, value: string, pattern: string): Candidate | undefined => {
      const clean = value.replace(/[;,.]+$/, '')
      if (seen.has(start) || !isValue(clean)) return undefined
      seen.add(start)
      return { start, end: start + clean.length, score: 0.7, pattern, verdict: 'unknown' }
    }
    for (const match of text.matchAll(KNOWN_NAME)) {
      const found = candidate(match.index + match[0].length - match[1]!.length, match[1]!, 'known name')
      if (found) yield found
    }
    for (const header of text.matchAll(HEADER)) {
      const offset = header.index + header[0].length - header[1]!.length
      for (const match of header[1]!.matchAll(GENERAL_NAME)) {
        const found = candidate(
          offset + match.index + match[0].length - match[1]!.length,
          match[1]!,
          'header',
        )
        if (found) yield found
      }
    }
  },
  context: { en: ['cookie', 'set-cookie', 'session', 'session id', 'sessionid', 'phpsessid', 'jsessionid'] },
  examples: {
    match: [
      'Cookie: theme=dark; session=[[Tp4lxWvY5gX4llUGp4sG]]; lang=en',
      'Set-Cookie: sid=[[s%3AO5UHWfCFWn05Gq59Pb2P1JJe.abc1]]; HttpOnly',
      'GET /a;JSESSIONID=[[767EFC2F91624A8940F1F836F99EEE36]]',
      'PHPSESSID=[[el4ukv0kqbvoirg7nkp4dncpk3]]',
    ],
    reject: [
      { text: 'Cookie: theme=dark; lang=en-us-default-theme', why: 'no session-like name' },
      { text: 'session=Tp4lxWvY5gX4llUGp4sG', why: 'general name outside a cookie header' },
      { text: 'Set-Cookie: session=deleted; Max-Age=0', why: 'too short' },
    ],
  },
})
