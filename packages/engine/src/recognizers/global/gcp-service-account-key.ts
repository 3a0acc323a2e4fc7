import { type Candidate, defineRecognizer } from '../../define.ts'

/**
 * Key file of a Google service account: a JSON object with "type": "service_account", a private key in PEM and
 * the account's address. The whole object is the secret; it is found from its type outwards to its braces.
 */
const TYPE = /"type"\s{0,4}:\s{0,4}"service_account"/g
const LONGEST_OBJECT = 8192

function objectAround(text: string, at: number): [number, number] | undefined {
  const from = Math.max(0, at - LONGEST_OBJECT)
  const opening = text.slice(from, at).lastIndexOf('{')
  if (opening < 0) return undefined
  const start = from + opening
  let isQuoted = false
  for (let i = start + 1; i < Math.min(text.length, start + LONGEST_OBJECT); i++) {
    const character = text[i]
    if (character === '\\') i++
    else if (character === '"') isQuoted = !isQuoted
    else if (character === '}' && !isQuoted) return [start, i + 1]
    // A key file has no object inside: this one was never closed, and need not be walked again from each type in it.
    else if (character === '{' && !isQuoted) return undefined
  }
  return undefined
}

export default defineRecognizer({
  entity: 'GCP_SERVICE_ACCOUNT_KEY',
  title: 'Google service-account key',
  description: 'Key file of a Google Cloud service account',
  format: 'JSON with type service_account, private_key and client_email',
  group: 'secret',
  sources: ['https://cloud.google.com/iam/docs/keys-create-delete'],
  needs: ['service_account'],
  *find(text): Iterable<Candidate> {
    for (const { index } of text.matchAll(TYPE)) {
      const place = objectAround(text, index)
      if (!place) continue
      const [start, end] = place
      const object = text.slice(start, end)
      const hasKey = /"private_key"\s*:\s*"-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(object)
      if (hasKey && /"client_email"\s*:/.test(object))
        yield { start, end, score: 0.95, pattern: 'key file', verdict: 'valid' }
    }
  },
  context: { en: ['service_account', 'service account', 'google', 'gcp', 'credentials'] },
  examples: {
    match: [
      'key: [[{"type": "service_account", "project_id": "demo", "private_key": "-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADANBg\\n-----END PRIVATE KEY-----\\n", "client_email": "svc@demo.iam.gserviceaccount.com"}]]',
      '[[{\n "type": "service_account",\n "private_key_id": "a1b2",\n "private_key": "-----BEGIN RSA PRIVATE KEY-----\\nMIIE\\n-----END RSA PRIVATE KEY-----\\n",\n "client_email": "x@y.iam.gserviceaccount.com"\n}]]',
      'GOOGLE_CREDENTIALS=[[{"client_email":"a@b.iam.gserviceaccount.com","type":"service_account","private_key":"-----BEGIN PRIVATE KEY-----\\nMII\\n-----END PRIVATE KEY-----"}]]',
    ],
    reject: [
      {
        text: '{"type": "service_account", "client_email": "svc@demo.iam.gserviceaccount.com"}',
        why: 'no private key',
      },
      {
        text: '{"type": "authorized_user", "private_key": "-----BEGIN PRIVATE KEY-----", "client_email": "a"}',
        why: 'another type',
      },
      { text: '"type": "service_account" in the manual', why: 'no JSON object' },
    ],
  },
})
