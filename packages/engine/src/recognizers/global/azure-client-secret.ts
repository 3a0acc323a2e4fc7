import { defineRecognizer } from '../../define.ts'

/** Secret of a Microsoft Entra application: 3 characters, a digit, "Q~", and 31 to 34 more. */
export default defineRecognizer({
  entity: 'AZURE_CLIENT_SECRET',
  title: 'Azure client secret',
  description: 'Client secret of a Microsoft Entra (Azure AD) application',
  format: '3 characters, digit, Q~, 31 to 34 characters',
  group: 'secret',
  sources: [
    'https://learn.microsoft.com/en-us/entra/identity-platform/how-to-add-credentials',
    'https://learn.microsoft.com/en-us/purview/sit-defn-client-secret-api-key',
  ],
  patterns: [
    {
      name: 'client secret',
      regex: /(?<![A-Za-z0-9_~.-])[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9_~-])/,
      score: 0.85,
      bounded: 'none',
    },
  ],
  needs: ['Q~'],
  context: { en: ['azure', 'client secret', 'client_secret', 'clientsecret', 'entra', 'tenant', 'secret'] },
  check: (value) => (/(.)\1{7,}/.test(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'AZURE_CLIENT_SECRET=[[XdI8Q~-8ETDAXY5NYGsXpJ-~fBZ7Ns9Y2BXAS8XF]]',
      '"clientSecret": "[[abC8Q~mN4pQ7rS2tU9vW1xY6zA3bC5dE8fG0hIjK]]"',
      'secret [[a.B7Q~kL9mN2pQ5rS8tU1vW4xY7zA0bC3dE6fGhI]] expires soon',
    ],
    reject: [
      { text: 'XdI8Q~-8ETDAXY5NYGsXpJ', why: 'too short' },
      { text: 'XdIxQ~-8ETDAXY5NYGsXpJ-~fBZ7Ns9Y2BXAS8XF', why: 'no digit before Q~' },
      { text: 'XdI8R~-8ETDAXY5NYGsXpJ-~fBZ7Ns9Y2BXAS8XF', why: 'no Q~' },
    ],
  },
})
