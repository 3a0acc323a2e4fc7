import { defineRecognizer } from '../../define.ts'
import { hasCrc32Suffix } from './_base62-crc32.ts'
import { isFiller } from './_entropy.ts'

/**
 * npm access token: npm_, 30 random characters and six of CRC-32, as GitHub's tokens. A token whose check fails
 * is believed less.
 */
export default defineRecognizer({
  entity: 'NPM_TOKEN',
  title: 'npm access token',
  description: 'Access token of the npm registry',
  format: 'npm_ and 36 characters',
  group: 'secret',
  sources: ['https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/'],
  patterns: [{ name: 'token', regex: /npm_[A-Za-z0-9]{36}/, score: 0.6 }],
  needs: ['npm_'],
  context: { en: ['npm', 'token', 'npm_token', '_authtoken', 'registry'] },
  check(value) {
    if (isFiller(value)) return 'invalid'
    return hasCrc32Suffix(value.slice(4)) ? 'valid' : 'unknown'
  },
  validScore: 0.95,
  examples: {
    match: [
      '//packages.example.com/:_authToken=[[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]]',
      'NPM_TOKEN: [[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]]',
      'token "[[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]]" leaked',
    ],
    reject: [
      { text: 'npm_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', why: 'a filler' },
      { text: 'npm_config_registry', why: 'a setting' },
      { text: 'npm_CN6Zj4a3dDVhYRnKTbxTNJFoBinF5a42GyM', why: 'one character short' },
    ],
  },
})
