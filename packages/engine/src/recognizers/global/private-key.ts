import { type Candidate, defineRecognizer } from '../../define.ts'

/**
 * Private key in armour: PEM (RFC 7468), OpenSSH or PGP (RFC 9580). BEGIN and END lines have to name the same
 * thing and Base64 has to stand between; a file that was cut off is reported to its end as long as it is Base64.
 * Line breaks may be written "\n", as in JSON.
 */
const BEGIN = /-----BEGIN ((?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?)-----/g
/** Base64 and line breaks, also as escapes. */
const BODY = /^[A-Za-z0-9+/=\s\\]*/
const LONGEST_KEY = 20_000
const FEWEST_CHARACTERS = 40

export default defineRecognizer({
  entity: 'PRIVATE_KEY',
  title: 'Private key',
  description: 'Private key in PEM, OpenSSH or PGP armour',
  format: 'BEGIN ... PRIVATE KEY to END ... PRIVATE KEY with Base64 between',
  group: 'secret',
  sources: ['https://www.rfc-editor.org/rfc/rfc7468', 'https://www.rfc-editor.org/rfc/rfc9580#section-6.2'],
  needs: ['PRIVATE KEY'],
  *find(text): Iterable<Candidate> {
    for (const match of text.matchAll(BEGIN)) {
      const bodyStart = match.index + match[0].length
      const endLine = `-----END ${match[1]}-----`
      const rest = text.slice(bodyStart, bodyStart + LONGEST_KEY)
      const length = rest.indexOf(endLine)
      const isWhole = length >= 0
      const body = isWhole ? rest.slice(0, length) : rest
      const inside = isWhole ? body : (BODY.exec(body)?.[0] ?? '')
      if (!isKeyMaterial(inside, isWhole)) continue
      yield {
        start: match.index,
        end: isWhole ? bodyStart + length + endLine.length : bodyStart + inside.trimEnd().length,
        score: isWhole ? 0.95 : 0.7,
        pattern: isWhole ? 'whole' : 'cut off',
        verdict: isWhole ? 'valid' : 'unknown',
      }
    }
  },
  context: { en: ['private key', 'rsa', 'ssh', 'pem', 'key'] },
  examples: {
    match: [
      '[[-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7\nVJTUt9Us8cKj\n-----END PRIVATE KEY-----]]',
      'key = "[[-----BEGIN RSA PRIVATE KEY-----\\nMIIEowIBAAKCAQEAu1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gun\\n-----END RSA PRIVATE KEY-----]]"',
      '[[-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZWQ\n-----END OPENSSH PRIVATE KEY-----]]',
    ],
    reject: [
      {
        text: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu1SU1LfVLPHCozMxH2Mo\n-----END PUBLIC KEY-----',
        why: 'a public key',
      },
      { text: '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----', why: 'no key inside' },
      { text: 'lines like -----BEGIN PRIVATE KEY----- are searched for', why: 'prose' },
    ],
  },
})

function isKeyMaterial(body: string, isWhole: boolean): boolean {
  const lines = body.replaceAll(/\\[nrt]/g, '\n').split('\n')
  const base64 = lines
    .filter((line) => !line.includes(': '))
    .join('')
    .replaceAll(/\s/g, '')
  return (
    base64.length >= (isWhole ? FEWEST_CHARACTERS : 2 * FEWEST_CHARACTERS) && /^[A-Za-z0-9+/=]+$/.test(base64)
  )
}
