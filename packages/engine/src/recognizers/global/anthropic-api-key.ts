import { defineRecognizer } from '../../define.ts'
import { isDummy } from './_entropy.ts'

/** Anthropic API key: sk-ant-api03- or sk-ant-admin01-, 93 characters of URL-safe Base64, and AA. */
export default defineRecognizer({
  entity: 'ANTHROPIC_API_KEY',
  title: 'Anthropic API key',
  description: 'Anthropic API or admin key',
  format: 'sk-ant-api03- or sk-ant-admin01-, 93 characters, AA',
  group: 'secret',
  sources: [
    'https://docs.anthropic.com/en/api/overview',
    'https://docs.anthropic.com/en/api/administration-api',
  ],
  patterns: [
    {
      name: 'key',
      regex: /(?<![A-Za-z0-9_-])sk-ant-(?:api|admin|sid|oat|ort)\d{2}-[A-Za-z0-9_-]{93}AA(?![A-Za-z0-9_-])/,
      score: 0.95,
      bounded: 'none',
    },
    {
      name: 'key of another length',
      regex: /(?<![A-Za-z0-9_-])sk-ant-(?:api|admin|sid|oat|ort)\d{2}-[A-Za-z0-9_-]{40,92}(?![A-Za-z0-9_-])/,
      score: 0.6,
      bounded: 'none',
    },
  ],
  needs: ['sk-ant-'],
  context: { en: ['anthropic', 'claude', 'api key', 'anthropic_api_key'] },
  check: (value) => (isDummy(value) || !/\d/.test(value.slice(14)) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'ANTHROPIC_API_KEY=[[sk-ant-api03-HtOR3WRbUfXrG7jwrGJ2uN0JMIyF7fzD7VOZ5Cv38ufPZvzVXPvHrFoue9Us9RcFJkIWHxSCo-KSKtphrPjeBk2hwu2ngAA]]',
      'x-api-key: [[sk-ant-admin01-HtOR3WRbUfXrG7jwrGJ2uN0JMIyF7fzD7VOZ5Cv38ufPZvzVXPvHrFoue9Us9RcFJkIWHxSCo-KSKtphrPjeBk2hwu2ngAA]]',
      'key [[sk-ant-api03-HtOR3WRbUfXrG7jwrGJ2uN0JMIyF7fzD7VOZ5Cv38ufPZvzVXPvH]]',
    ],
    reject: [
      { text: 'sk-ant-api03-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', why: 'a filler' },
      { text: 'sk-ant-api03-abc123', why: 'too short' },
      {
        text: 'sk-ant-zoo03-HtOR3WRbUfXrG7jwrGJ2uN0JMIyF7fzD7VOZ5Cv38ufPZvzVXPvH',
        why: 'no such kind of key',
      },
    ],
  },
})
