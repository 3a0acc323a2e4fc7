import { defineRecognizer } from '../../define.ts'
import { isFiller } from './_entropy.ts'

/**
 * GitLab token: the prefix names the kind (glpat personal, glptt trigger, gldt deploy, glrt runner, glcbt job and
 * others of GitLab's table), then at least 20 characters; newer ones add a dotted version and check part.
 */
export default defineRecognizer({
  entity: 'GITLAB_TOKEN',
  title: 'GitLab token',
  description: 'GitLab access token',
  format: 'glpat-, glptt-, gldt-, glrt-, glcbt- and 20 or more characters',
  group: 'secret',
  sources: ['https://docs.gitlab.com/security/tokens/#token-prefixes'],
  patterns: [
    {
      name: 'token',
      regex:
        /(?<![A-Za-z0-9_-])gl(?:pat|oas|dt|rt|rtr|cbt|ptt|ft|imt|agent|wt|soat|ffct)-(?:t\d_)?[0-9A-Za-z_-]{20,300}(?:\.[0-9a-z]{2}\.[0-9a-z]{7,9})?(?![A-Za-z0-9_-])/,
      score: 0.9,
      bounded: 'none',
    },
  ],
  needs: [
    'glpat-',
    'gloas-',
    'gldt-',
    'glrt-',
    'glrtr-',
    'glcbt-',
    'glptt-',
    'glft-',
    'glimt-',
    'glagent-',
    'glwt-',
    'glsoat-',
    'glffct-',
  ],
  context: { en: ['gitlab', 'token', 'private-token', 'ci', 'runner', 'personal access token'] },
  check: (value) => (isFiller(value) || !/\d/.test(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'PRIVATE-TOKEN: [[glpat-8isWydfhl3TvtnythpZP]]',
      'runner [[glrt-PPP6UeP3C4DSA7Lc360a]]',
      '[[glpat-Qm7xT2vB8nL5cR1pZ6hJ4fG0sKq.01.0z1k2m3n4]]',
    ],
    reject: [
      { text: 'glpat-short', why: 'too short' },
      { text: 'glpat-xxxxxxxxxxxxxxxxxxxx', why: 'a filler' },
      { text: 'glxyz-8isWydfhl3TvtnythpZP', why: 'no such kind of token' },
    ],
  },
})
