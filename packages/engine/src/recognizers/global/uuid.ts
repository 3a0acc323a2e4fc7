import { defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/**
 * Universally unique identifier: 128 bits in hexadecimal, 8-4-4-4-12. RFC 9562 fixes a version (1 to 8) and the
 * variant bits; the nil and the max UUID stand for nothing.
 */
export default defineRecognizer({
  entity: 'UUID',
  title: 'UUID',
  description: 'Universally unique identifier of a user, device or record',
  format: '8-4-4-4-12 hexadecimal digits',
  group: 'network',
  sources: ['https://www.rfc-editor.org/rfc/rfc9562'],
  patterns: [
    {
      name: 'uuid',
      regex: besideUnspaced(
        /(?<![\p{L}\p{N}_]|[\p{L}\p{N}]-)[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}(?![\p{L}\p{N}_]|-[\p{L}\p{N}])/u,
      ),
      score: 0.2,
      bounded: 'none',
    },
  ],
  context: {
    en: [
      'uuid',
      'guid',
      'user id',
      'userid',
      'device id',
      'account id',
      'session id',
      'customer id',
      'identifier',
    ],
    de: ['uuid', 'benutzer-id', 'kennung'],
    fr: ['uuid', 'identifiant'],
    es: ['uuid', 'identificador'],
    pt: ['uuid', 'identificador'],
  },
  check(value) {
    return /^[1-8]$/.test(value[14]!) && /^[89abAB]$/.test(value[19]!) ? 'valid' : 'invalid'
  },
  validScore: 0.5,
  examples: {
    match: [
      'user [[f47ac10b-58cc-4372-a567-0e02b2c3d479]] signed in',
      'urn:uuid:[[6ba7b810-9dad-11d1-80b4-00c04fd430c8]]',
      '{[[017F22E2-79B0-7CC3-98C4-DC0C0C07398F]]}',
    ],
    reject: [
      { text: '00000000-0000-0000-0000-000000000000', why: 'nil UUID' },
      { text: 'f47ac10b-58cc-0372-a567-0e02b2c3d479', why: 'version 0 does not exist' },
      { text: 'f47ac10b-58cc-4372-c567-0e02b2c3d479', why: 'wrong variant' },
      { text: 'f47ac10b-58cc-4372-a567-0e02b2c3d47', why: 'one digit short' },
    ],
  },
})
