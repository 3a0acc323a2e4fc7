import { defineRecognizer } from '../../define.ts'

/**
 * JSON Web Token (RFC 7519): header, payload and signature in Base64url, joined by dots. The header has to decode
 * to JSON with "alg", which leaves nothing to chance. An encrypted token (JWE) has five parts.
 */
function headerOf(token: string): unknown {
  try {
    return JSON.parse(decodeBase64Url(token.slice(0, token.indexOf('.'))))
  } catch {
    return undefined
  }
}

const decodeBase64Url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'))

export default defineRecognizer({
  entity: 'JWT',
  title: 'JSON Web Token',
  description: 'JSON Web Token',
  format: 'Three Base64url parts joined by dots, the first begins with eyJ',
  group: 'secret',
  sources: ['https://www.rfc-editor.org/rfc/rfc7519', 'https://www.rfc-editor.org/rfc/rfc7515#section-3.1'],
  patterns: [
    {
      name: 'token',
      regex:
        /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{2,8000}\.[A-Za-z0-9_-]{0,2000}(?:\.[A-Za-z0-9_-]{2,8000}\.[A-Za-z0-9_-]{2,200})?(?![A-Za-z0-9_-])/,
      score: 0.5,
      bounded: 'none',
    },
  ],
  needs: ['eyJ'],
  context: { en: ['jwt', 'token', 'bearer', 'authorization', 'id token', 'access token', 'json web token'] },
  check(value) {
    const header = headerOf(value)
    return typeof header === 'object' && header !== null && 'alg' in header ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: [
      'Authorization: Bearer [[eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkphbmUgRG9lIn0.a6zRVIQfcgDkjBVTIRswwPYImVYY98_Wqlb0ZZQHux4]]',
      'token=[[eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.]]',
      '"id_token": "[[eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhYmMifQ.c2lnbmF0dXJlLWJ5dGVz]]"',
    ],
    reject: [
      { text: 'eyJmb28iOiJiYXIifQ.eyJzdWIiOiIxIn0.a6zRVIQfcgDk', why: 'the header has no alg' },
      { text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', why: 'header alone' },
      { text: 'eyJnotjson12345.eyJzdWIiOiIxIn0.a6zRVIQfcgDk', why: 'the header is not JSON' },
    ],
  },
})
