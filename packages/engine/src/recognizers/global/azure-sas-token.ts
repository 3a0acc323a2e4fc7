import { type Candidate, defineRecognizer } from '../../define.ts'

/**
 * Azure shared access signature: the query string that carries version (sv, a date), expiry, permissions and the
 * HMAC (sig, 32 bytes in Base64, percent-encoded). Found from "sig=" outwards; the span is the query string.
 */
const QUERY =
  /(?:[a-z]{2,8}=[A-Za-z0-9%:.+/_~-]{0,200}&(?:amp;)?){1,14}sig=[A-Za-z0-9%+/_-]{30,80}(?:=|%3[dD]){0,2}(?:&[a-z]{2,8}=[A-Za-z0-9%:.+/_~-]{0,200}){0,12}/g
const LEADING =
  /sig=[A-Za-z0-9%+/_-]{30,80}(?:=|%3[dD]){0,2}(?:&(?:amp;)?[a-z]{2,8}=[A-Za-z0-9%:.+/_~-]{0,200}){1,14}/g

const isSas = (query: string): boolean =>
  /(?:^|&|;)sv=\d{4}-\d\d-\d\d/.test(query) && /(?:^|&|;)se=|(?:^|&|;)sp=|(?:^|&|;)sr=/.test(query)

export default defineRecognizer({
  entity: 'AZURE_SAS_TOKEN',
  title: 'Azure SAS token',
  description: 'Shared access signature of Azure storage',
  format: 'Query string with sv=, se=, sp=, sig=',
  group: 'secret',
  sources: ['https://learn.microsoft.com/en-us/rest/api/storageservices/create-service-sas'],
  needs: ['sig='],
  *find(text): Iterable<Candidate> {
    for (const shape of [QUERY, LEADING])
      for (const match of text.matchAll(shape))
        if (isSas(match[0]))
          yield {
            start: match.index,
            end: match.index + match[0].length,
            score: 0.9,
            pattern: 'query',
            verdict: 'unknown',
          }
  },
  context: { en: ['sas', 'sas token', 'shared access signature', 'azure', 'blob', 'core.windows.net'] },
  examples: {
    match: [
      'https://demo.blob.core.windows.net/c/f.txt?[[sv=2022-11-02&se=2026-01-01T00%3A00Z&sr=b&sp=r&sig=eaYoumBjBSTL2Ypqq8UNWBV%2BSGCnfepQROrzHolhGdc%3D]]',
      'SAS: [[sp=rl&st=2024-01-01&se=2024-02-01&sv=2022-11-02&sr=c&sig=eaYoumBjBSTL2Ypqq8UNWBV%2BSGCnfepQROrzHolhGdc%3D]]',
      'token=?[[sig=eaYoumBjBSTL2Ypqq8UNWBV%2BSGCnfepQROrzHolhGdc%3D&sv=2022-11-02&se=2026-01-01&sp=r]] ',
    ],
    reject: [
      { text: '?sv=2022-11-02&se=2026-01-01&sp=r', why: 'no signature' },
      { text: '?user=1&sig=eaYoumBjBSTL2Ypqq8UNWBV%2BSGCnfepQROrzHolhGdc%3D', why: 'no version' },
      { text: 'sig=short&sv=2022-11-02&se=2026-01-01', why: 'signature too short' },
    ],
  },
})
