import { defineRecognizer } from '../../define.ts'
import { hasCrc32Suffix } from './_base62-crc32.ts'
import { isFiller } from './_entropy.ts'

/**
 * GitHub access token: prefix for the kind (ghp personal, gho OAuth, ghu user-to-server, ghs server-to-server,
 * ghr refresh), 30 random characters and six of CRC-32. A token whose check fails is believed less but still
 * reported: longer server tokens and other issuers of the form exist. Fine-grained tokens have no published check.
 */
export default defineRecognizer({
  entity: 'GITHUB_TOKEN',
  title: 'GitHub token',
  description: 'GitHub access token',
  format: 'ghp_, gho_, ghu_, ghs_ or ghr_ and 36 characters, or github_pat_ and 82',
  group: 'secret',
  sources: [
    'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats',
    'https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/',
  ],
  patterns: [
    { name: 'classic', regex: /gh[pousr]_[A-Za-z0-9]{36}/, score: 0.6 },
    { name: 'fine-grained', regex: /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/, score: 0.9 },
  ],
  needs: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'],
  context: { en: ['github', 'token', 'github_token', 'gh_token', 'pat', 'personal access token'] },
  check(value) {
    if (isFiller(value)) return 'invalid'
    return !value.startsWith('github_pat_') && hasCrc32Suffix(value.slice(4)) ? 'valid' : 'unknown'
  },
  validScore: 0.95,
  examples: {
    match: [
      'GITHUB_TOKEN=[[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]]',
      'https://[[ghs_Eeeby3abP3E2Zs8IQ9Y7aJZqhB6bae2dTjzx]]@github.com/owner/repo',
      '[[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]]',
    ],
    reject: [
      { text: 'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', why: 'a filler' },
      { text: 'ghp_Ky9Pf34qY6Nb3wWD25RQ4F5ZR3qa7y3gm1I', why: 'one character short' },
      { text: 'ghx_Ky9Pf34qY6Nb3wWD25RQ4F5ZR3qa7y3gm1IL', why: 'no such kind of token' },
    ],
  },
})
