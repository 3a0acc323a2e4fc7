import { defineRecognizer } from '../../define.ts'
import { isFiller } from './_entropy.ts'

/** Google Cloud API key: AIza and 35 characters of URL-safe Base64. */
export default defineRecognizer({
  entity: 'GCP_API_KEY',
  title: 'Google Cloud API key',
  description: 'API key of a Google Cloud project',
  format: 'AIza and 35 characters',
  group: 'secret',
  sources: ['https://cloud.google.com/docs/authentication/api-keys'],
  patterns: [
    {
      name: 'api key',
      regex: /(?<![A-Za-z0-9_-])AIza[0-9A-Za-z_-]{35}(?![A-Za-z0-9_-])/,
      score: 0.9,
      bounded: 'none',
    },
  ],
  needs: ['AIza'],
  context: { en: ['google', 'gcp', 'api key', 'apikey', 'firebase', 'maps', 'key'] },
  check: (value) => (isFiller(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'key=[[AIzaw1hrYG5UEKX6NPddQbvMYi2W412OyVvDt_o]]',
      "apiKey: '[[AIzaSyD3k9QmW7xT2vB8nL5cR1pZ6hJ4fG0sKq-]]',",
      'GOOGLE_API_KEY="[[AIzaSyB7mPq2_vR9tXc4nW8kL1zH5jD6fGs3QyE]]"',
    ],
    reject: [
      { text: 'AIzaw1hrYG5UEKX6NPddQbvMYi2W412OyVvDt_', why: 'one character short' },
      { text: 'AIzaxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', why: 'a filler' },
      { text: 'aizaw1hrYG5UEKX6NPddQbvMYi2W412OyVvDt_o', why: 'the prefix is written AIza' },
    ],
  },
})
