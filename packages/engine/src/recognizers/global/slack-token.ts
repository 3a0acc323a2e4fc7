import { defineRecognizer } from '../../define.ts'
import { isFiller } from './_entropy.ts'

/**
 * Slack token: xoxb for bots, xoxp for users, xoxa and xoxr older and refresh, xoxe rotating, xoxs and xoxc
 * sessions, xapp for apps; then numbers of workspace and user and a random part, joined by hyphens.
 */
export default defineRecognizer({
  entity: 'SLACK_TOKEN',
  title: 'Slack token',
  description: 'Slack bot, user or app token',
  format: 'xoxb-, xoxp-, xoxa-, xoxr-, xoxe- or xapp- and segments',
  group: 'secret',
  sources: ['https://api.slack.com/concepts/token-types'],
  patterns: [
    {
      name: 'token',
      regex:
        /(?<![A-Za-z0-9_-])xox[abceoprs]-(?:\d-)?(?:[0-9A-Za-z]{1,14}-){1,4}[0-9A-Za-z]{16,250}(?![A-Za-z0-9_-])/,
      score: 0.9,
      bounded: 'none',
    },
    {
      name: 'rotating',
      regex: /(?<![A-Za-z0-9_-])xoxe(?:\.xox[bp])?-\d-[0-9A-Za-z]{100,250}(?![A-Za-z0-9_-])/,
      score: 0.9,
      bounded: 'none',
    },
    {
      name: 'app',
      regex: /(?<![A-Za-z0-9_-])xapp-\d-[A-Z0-9]{8,14}-\d{8,14}-[0-9a-f]{32,80}(?![A-Za-z0-9_-])/,
      score: 0.9,
      bounded: 'none',
    },
  ],
  needs: ['xox', 'xapp-'],
  context: { en: ['slack', 'token', 'bot token', 'slack_token', 'workspace'] },
  check: (value) => (isFiller(value.replace(/\d/g, '')) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'SLACK_BOT_TOKEN=[[xoxb-360607104319-554590454409-wpeyy41qE6UjzTznOoGwRqV8]]',
      'token: [[xapp-1-A04B1C2D3E4-4012345678901-9f8e7d6c5b4a39281706f5e4d3c2b1a0]]',
      '"[[xoxp-360607104319-554590454409-738291045566-1f2e3d4c5b6a79880917263544332211]]"',
    ],
    reject: [
      { text: 'xoxb-your-token-here', why: 'no token' },
      { text: 'xoxb-123', why: 'too short' },
      { text: 'xoxz-360607104319-554590454409-wpeyy41qE6UjzTznOoGwRqV8', why: 'no such kind of token' },
    ],
  },
})
