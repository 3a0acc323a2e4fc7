import { defineRecognizer } from '../../define.ts'

/**
 * AWS access key ID: a prefix for the kind of principal (AKIA long-term, ASIA temporary, ABIA bearer, ACCA
 * context-specific, A3T older) and 16 characters of the Base32 alphabet A-Z 2-7.
 */
export default defineRecognizer({
  entity: 'AWS_ACCESS_KEY_ID',
  title: 'AWS access key ID',
  description: 'Access key ID of an AWS account or role',
  format: 'AKIA, ASIA, ABIA, ACCA or A3T. and 16 characters A-Z 2-7',
  group: 'secret',
  sources: [
    'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-prefixes',
  ],
  patterns: [{ name: 'access key', regex: /(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z2-7]{16}/, score: 0.85 }],
  needs: ['AKIA', 'ASIA', 'ABIA', 'ACCA', 'A3T'],
  context: {
    en: ['aws', 'access key', 'aws_access_key_id', 'access key id', 'amazon', 'credentials', 'iam'],
  },
  check: (value) => (/(.)\1{7,}/.test(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'aws_access_key_id = [[AKIAIOSFODNN7EXAMPLE]]',
      'export AWS_ACCESS_KEY_ID="[[ASIAJ5T2QXW7RLMN4KPV]]"',
      'key [[AKIA2E7HVQZ6MSDT3XNC]] was revoked',
    ],
    reject: [
      { text: 'AKIAIOSFODNN7EXAMPL', why: 'one character short' },
      { text: 'AKIAIOSFODNN8EXAMPLE', why: '8 is not in the Base32 alphabet' },
      { text: 'AKIAXXXXXXXXXXXXXXXX', why: 'a filler' },
    ],
  },
})
