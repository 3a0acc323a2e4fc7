import { type Candidate, defineRecognizer } from '../../define.ts'

/**
 * Credentials of HTTP basic authentication (RFC 7617): the value behind "Basic" that decodes to user:password, or
 * user:password@ in a web address (RFC 3986 calls it userinfo). The span is the credentials alone.
 */
const HEADER = /(?<![\p{L}\p{N}])[Bb]asic[ ]{1,2}([A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])/gu
const USERINFO =
  /(?<=(?<![A-Za-z0-9])(?:https?|ftps?|sftp|wss?|git|svn):\/\/)([^\s:/@"'<>?#]{1,128}):([^\s/@"'<>?#]{1,128})(?=@[^\s/@:])/gi
/** Variables and hints in place of a value. */
const HOLE =
  /^(?:\$|%[({]|\{|<|\[|\*+$|x{3,}$|(?:your[-_]?)?(?:user(?:name)?|password|pass|passwd|token|secret)$)/i

function decodes(value: string): boolean {
  try {
    const text = atob(value)
    return /^[\x20-\x7e\xa0-\xff]{1,128}:[\x20-\x7e\xa0-\xff]{1,200}$/.test(text)
  } catch {
    return false
  }
}

export default defineRecognizer({
  entity: 'BASIC_AUTH_CREDENTIALS',
  title: 'HTTP basic credentials',
  description: 'User name and password of HTTP basic authentication',
  format: 'Authorization: Basic value, or user:password@ inside a web address',
  group: 'secret',
  sources: ['https://www.rfc-editor.org/rfc/rfc7617', 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1'],
  *find(text): Iterable<Candidate> {
    for (const match of text.matchAll(HEADER)) {
      const value = match[1]!
      if (!decodes(value)) continue
      const end = match.index + match[0].length
      yield { start: end - value.length, end, score: 0.85, pattern: 'header', verdict: 'valid' }
    }
    if (!text.includes('://')) return
    for (const match of text.matchAll(USERINFO)) {
      if (HOLE.test(match[2]!) || HOLE.test(match[1]!)) continue
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: 0.8,
        pattern: 'web address',
        verdict: 'unknown',
      }
    }
  },
  context: { en: ['authorization', 'basic', 'basic auth', 'proxy-authorization', 'credentials'] },
  examples: {
    match: [
      'Authorization: Basic [[YWxhZGRpbjpvcGVuc2VzYW1l]]',
      'curl https://[[jane:s3cr3t]]@api.example.com/v1',
      "headers: { 'Proxy-Authorization': 'basic [[dXNlcjpwYXNzd29yZDEyMw==]]' }",
    ],
    reject: [
      { text: 'Basic bm90IGNyZWRlbnRpYWxzIGhlcmU=', why: 'decodes to a sentence without a colon' },
      { text: 'https://user:password@example.com', why: 'the placeholder of manuals' },
      { text: 'Basic understanding is enough', why: 'prose' },
      { text: 'https://example.com:8080/a@b', why: 'a port' },
    ],
  },
})
