import { defineRecognizer } from '../../define.ts'
import { isFiller } from './_entropy.ts'

/** Incoming webhook of Slack: whoever knows the address may post. Workspace (T), channel (B) and a secret part. */
export default defineRecognizer({
  entity: 'SLACK_WEBHOOK_URL',
  title: 'Slack webhook address',
  description: 'Slack incoming webhook address',
  format: 'hooks.slack.com/services/ and three segments',
  group: 'secret',
  sources: ['https://api.slack.com/messaging/webhooks'],
  patterns: [
    {
      name: 'webhook',
      regex:
        /(?:https?:\/\/)?hooks\.slack(?:-gov)?\.com\/(?:services\/T[A-Z0-9]{6,14}\/B[A-Z0-9]{6,14}\/[A-Za-z0-9]{20,32}|(?:workflows|triggers)\/T[A-Z0-9]{6,14}\/[A-Z0-9]{6,20}\/(?:\d{10,20}\/)?[A-Za-z0-9]{20,40})/,
      score: 0.95,
    },
  ],
  needs: ['hooks.slack'],
  context: { en: ['slack', 'webhook', 'incoming webhook'] },
  check: (value) => (isFiller(value.slice(value.lastIndexOf('/'))) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'curl -X POST [[https://hooks.slack.com/services/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]]',
      'webhook: [[hooks.slack.com/services/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]]',
      '"url":"[[https://hooks.slack.com/workflows/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]]"',
    ],
    reject: [
      { text: 'https://hooks.slack.com/services/', why: 'no segments' },
      {
        text: 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX',
        why: 'the filler of the manual',
      },
      { text: 'https://slack.com/services/TVB0J9FKK', why: 'another host' },
    ],
  },
})
