import { type Candidate, defineRecognizer } from '../../define.ts'
import { HAVE_VERBS } from './_data/person-words.ts'
import { JUSTICE_VERBS } from './_data/special-categories.ts'
import { hasPersonNoun, hasSubject } from './_lib/binding.ts'
import { wordsIn } from './_lib/vocabulary.ts'

/**
 * Criminal convictions, charges and offences (GDPR article 10): an offence after "convicted of", "charged
 * with", "verurteilt wegen" and the like, or a phrase that speaks of a record by itself ("vorbestraft").
 */
export default defineRecognizer({
  entity: 'CRIMINAL_RECORD',
  title: 'Criminal record',
  description: 'Criminal convictions, charges or offences',
  format: 'Offence after a word of conviction, charge or arrest; record, probation and warrant phrases',
  group: 'special_category',
  sources: [
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://www.unodc.org/unodc/en/data-and-analysis/statistics/iccs.html',
  ],
  find: findCriminalRecord,
  examples: {
    match: [
      'He was convicted of [[armed robbery]] in 2011.',
      'She was charged with [[tax fraud]].',
      'Mr Smith was arrested for [[drunk driving]].',
      'Er wurde wegen [[Diebstahls]] verurteilt.',
      'Der Bewerber ist [[vorbestraft]].',
      'condamné à deux ans de prison pour [[trafic de stupéfiants]]',
      'Fue condenado por [[homicidio]].',
      'È stato condannato per [[truffa]].',
      'veroordeeld voor [[diefstal]]',
      'Skazany za [[kradzież]].',
      'осуждён за [[мошенничество]]',
      'dömd för [[misshandel]]',
      'He has a [[criminal record]].',
    ],
    reject: [
      { text: 'a murder mystery with a robbery', why: 'a book, no person charged' },
      { text: 'The vendor is not liable for fraud or theft.', why: 'contract text' },
      { text: 'theft protection of the device', why: 'a product' },
      { text: 'battery of the device was charged with 5 V', why: 'electricity' },
    ],
  },
})

function* findCriminalRecord(text: string): Iterable<Candidate> {
  const hits = wordsIn(text)
  for (const hit of hits.byKind.get('offence') ?? []) {
    const accused = JUSTICE_VERBS.test(text.slice(Math.max(0, hit.start - 56), hit.start).toLowerCase())
    yield {
      start: hit.start,
      end: hit.end,
      score: accused ? 0.65 : 0.2,
      pattern: accused ? 'offence' : 'bare mention',
      verdict: 'unknown',
    }
  }
  for (const hit of hits.byKind.get('record') ?? []) {
    const { tokens } = hits
    const bound =
      hasSubject(tokens, hit.first) ||
      hasSubject(tokens, hit.first, HAVE_VERBS) ||
      hasPersonNoun(tokens, hit.first, hit.last)
    yield {
      start: hit.start,
      end: hit.end,
      score: bound ? 0.6 : 0.3,
      pattern: 'record',
      verdict: 'unknown',
    }
  }
}
