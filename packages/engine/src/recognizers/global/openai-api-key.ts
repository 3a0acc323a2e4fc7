import { defineRecognizer } from '../../define.ts'
import { entropyOf, isDummy } from './_entropy.ts'

/**
 * OpenAI API key: sk-, or sk-proj-, sk-svcacct-, sk-admin-, and a body with the marker T3BlbkFJ ("OpenAI" in
 * Base64) in the middle. Keys without the marker are believed less.
 */
export default defineRecognizer({
  entity: 'OPENAI_API_KEY',
  title: 'OpenAI API key',
  description: 'OpenAI API key',
  format: 'sk-, sk-proj-, sk-svcacct- or sk-admin- and key body',
  group: 'secret',
  sources: [
    'https://platform.openai.com/docs/api-reference/authentication',
    'https://help.openai.com/en/articles/9132014-what-are-the-best-practices-for-managing-my-api-keys',
  ],
  patterns: [
    {
      name: 'with marker',
      regex:
        /(?<![A-Za-z0-9_-])sk-(?:proj-|svcacct-|admin-|service-)?[A-Za-z0-9_-]{20,74}T3BlbkFJ[A-Za-z0-9_-]{20,74}(?![A-Za-z0-9_-])/,
      score: 0.95,
      bounded: 'none',
    },
    {
      name: 'without marker',
      regex:
        /(?<![A-Za-z0-9_-])sk-(?:(?:proj|svcacct|admin|service)-[A-Za-z0-9_-]{32,170}|[A-Za-z0-9]{48})(?![A-Za-z0-9_-])/,
      score: 0.5,
      bounded: 'none',
    },
  ],
  needs: ['sk-'],
  context: { en: ['openai', 'api key', 'openai_api_key', 'gpt', 'chatgpt'] },
  check(value) {
    if (value.includes('T3BlbkFJ')) return 'unknown'
    return isDummy(value) || !/\d/.test(value) || entropyOf(value) < 4 ? 'invalid' : 'unknown'
  },
  examples: {
    match: [
      'OPENAI_API_KEY=[[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]]',
      'key: [[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]]',
      'Bearer [[sk-RkipW8wXmWarqp1qhbpvjhzifE5128eNz6OrSZ3e1eYhFVG0]]',
    ],
    reject: [
      { text: 'sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', why: 'a filler' },
      { text: 'sk-learn-contrib-0.24.1', why: 'a package' },
      { text: 'sk-proj-your-key-goes-here-please-replace-it', why: 'words' },
    ],
  },
})
