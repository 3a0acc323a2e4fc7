import { defineRecognizer } from '../../define.ts'
import { isDummy } from './_entropy.ts'

/**
 * Bearer token of an Authorization header (RFC 6750) that has no better-known kind: 16 characters and more behind
 * "Bearer". Words ("Bearer authentication") and holes ("Bearer $ACCESS_TOKEN_OF_USER") are left; a digit has to be inside.
 */
export default defineRecognizer({
  entity: 'BEARER_TOKEN',
  title: 'Bearer token',
  description: 'HTTP bearer token of no better-known kind',
  format: 'Authorization: Bearer and 16 or more characters',
  group: 'secret',
  sources: ['https://www.rfc-editor.org/rfc/rfc6750#section-2.1'],
  patterns: [
    {
      name: 'header',
      regex:
        /(?<=(?<![A-Za-z0-9])(?:Bearer|bearer|BEARER)[ ]{1,2}(?:\\?["'])?)[A-Za-z0-9._~+/-]{16,2000}={0,2}(?![A-Za-z0-9._~+/=(-])/,
      score: 0.7,
      bounded: 'none',
    },
  ],
  needs: ['Bearer', 'bearer', 'BEARER'],
  context: { en: ['authorization', 'bearer', 'token', 'access token', 'auth'] },
  check: (value) => (isDummy(value) || !/\d/.test(value) || !/[A-Za-z]/.test(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'Authorization: Bearer [[gvjoucOmKkV9Ikdf92qrjvWe]]',
      `curl -H 'Authorization: Bearer [[767efc2f91624a8940f1f836f99eee36]]'`,
      '"authorization":"bearer [[mF_9.B5f-4.1JqM7kLp2]]"',
    ],
    reject: [
      { text: 'Bearer authentication-is-required', why: 'words' },
      { text: 'Authorization: Bearer $ACCESS_TOKEN_OF_USER', why: 'a variable' },
      { text: 'Bearer abc123', why: 'too short' },
    ],
  },
})
