import { type Candidate, defineRecognizer } from '../../define.ts'
import { wordsIn } from './_lib/vocabulary.ts'

/**
 * A mention of biometric data that identifies somebody (GDPR articles 4 and 9): fingerprint, iris, face,
 * voice or DNA, with an identifier or an encoded value beside it or owned by a person. A "key fingerprint" of
 * cryptography has no such words.
 */
export default defineRecognizer({
  entity: 'BIOMETRIC_DATA',
  title: 'Biometric data',
  description: 'Reference to biometric data that identifies a person',
  format: 'Fingerprint, face, iris, voice or DNA phrase with an identifier or an encoded value nearby',
  group: 'special_category',
  sources: [
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://www.iso.org/standard/66693.html',
    'https://www.nist.gov/programs-projects/biometrics',
  ],
  find: findBiometricData,
  examples: {
    match: [
      '[[Fingerprint template]]: Rk1SACAyMAAAAAD6AAABPAFiAMUAxQ',
      'Her [[iris scan]] is stored as IR-20394.',
      '[[Voiceprint]] ID VP-88213 was enrolled.',
      'Der [[Fingerabdruck]] von Frau Weber wurde unter FA-4711 gespeichert.',
      "l'[[empreinte digitale]] n° 20394 de M. Dupont",
      '[[Huella dactilar]]: 8f3a9c0012bd77ef',
      'Jego [[odciski palców]] zapisano jako OP-2231.',
      'The [[DNA profile]] no. 88213 matched.',
    ],
    reject: [
      { text: 'SHA256 key fingerprint: 8f3a9c0012bd77ef', why: 'cryptography' },
      { text: 'Biometric data is sensitive under the law.', why: 'a general statement' },
      { text: 'The phone has a facial recognition template feature.', why: 'no identifier, nobody named' },
    ],
  },
})

/** An identifier or an encoded value: letters and digits mixed, or a long run. */
const IDENTIFIER =
  /(?:^|[\s:"'#(=])(?:[A-Z]{2,4}-?\d{3,}|\d{4,}|(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Za-z])[A-Za-z0-9+/=]{12,})(?![A-Za-z0-9])/
const OWNER =
  /(?:^|[^\p{L}])(?:[Hh]is|[Hh]er|[Mm]y|[Yy]our|[Tt]heir|[Ss]eine?|[Ii]hre?|[Mm]eine?|[Ss]es|[Ss]on|[Ss]a|[Ss]us?|[Jj]ego|[Jj]ej|[Ee]го|[Её]ё|[Hh]ans|[Hh]ennes|[Zz]ijn|[Hh]aar) (?:stored |own )?$/u

function* findBiometricData(text: string): Iterable<Candidate> {
  for (const hit of wordsIn(text).byKind.get('biometric') ?? []) {
    const after = text.slice(hit.end, hit.end + 60).split('\n')[0]!
    const before = text.slice(Math.max(0, hit.start - 24), hit.start)
    const identified = IDENTIFIER.test(after)
    const owned = OWNER.test(before)
    yield {
      start: hit.start,
      end: hit.end,
      score: identified ? 0.6 : owned ? 0.45 : 0.25,
      pattern: identified ? 'with identifier' : owned ? 'of a person' : 'bare mention',
      verdict: 'unknown',
    }
  }
}
