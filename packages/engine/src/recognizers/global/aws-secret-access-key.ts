import { defineRecognizer } from '../../define.ts'
import { entropyOf, isFiller } from './_entropy.ts'

/**
 * AWS secret access key: 40 characters of Base64 without any marker. SHA-1 hashes have the same length and file
 * paths the same alphabet, so an AWS word has to stand nearby and the value must look drawn at random: both cases,
 * a digit, at least 4.3 bits a character.
 */
const LEAST_ENTROPY = 4.3

export default defineRecognizer({
  entity: 'AWS_SECRET_ACCESS_KEY',
  title: 'AWS secret access key',
  description: 'Secret access key of an AWS account or role',
  format: '40 characters A-Z a-z 0-9 / +',
  group: 'secret',
  sources: ['https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html'],
  patterns: [
    {
      name: '40 characters',
      regex: /(?<![A-Za-z0-9/+=_-])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=_-])/,
      score: 0.4,
      bounded: 'none',
    },
    {
      name: 'after an equals sign',
      regex: /(?<=[A-Za-z_]=)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=_-])/,
      score: 0.4,
      bounded: 'none',
    },
  ],
  context: {
    en: [
      'aws',
      'aws secret',
      'secret access key',
      'secretaccesskey',
      'aws_secret_access_key',
      'secret key',
      'amazon',
      's3',
      'iam',
    ],
  },
  contextRequired: true,
  check(value) {
    const isMixed = /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value)
    return isMixed && entropyOf(value) >= LEAST_ENTROPY && !isFiller(value) ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      'aws_secret_access_key = [[wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY]]',
      'AWS_SECRET_ACCESS_KEY=[[dRThPHpi6G19WtK7AmaVb5wNKYv0XkgfV4dRjN0g]]',
      '"SecretAccessKey": "[[9drTJvcXLB89EXAMPLELB8923FB892xMFIKmnoPz]]"',
    ],
    reject: [
      { text: 'aws commit 2fd4e1c67a2d28fced849ee1bb76e7391b93eb12', why: 'a SHA-1 hash' },
      { text: 'dRThPHpi6G19WtK7AmaVb5wNKYv0XkgfV4dRjN0g', why: 'no AWS word' },
      { text: 'aws_secret_access_key = dRThPHpi6G19WtK7AmaVb5wNKYv0XkgfV4dRj', why: '37 characters' },
    ],
  },
})
