import { type Candidate, defineRecognizer } from '../../define.ts'
import { PARTY_LABELS, PARTY_VERBS } from './_data/beliefs.ts'
import { labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'

const labels = labelSet(PARTY_LABELS)

/**
 * Political opinion of a person (GDPR article 9): a party or a political creed after a label, after "member
 * of" or "voted for", or said of a person. Parties in the news are no personal data.
 */
export default defineRecognizer({
  entity: 'POLITICAL_AFFILIATION',
  title: 'Political affiliation',
  description: 'Political opinion or party membership',
  format: 'Party or creed with a label, a membership or voting phrase, or said of a person',
  group: 'special_category',
  sources: [
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://www.ipu.org/parliaments',
    'https://en.wikipedia.org/wiki/Lists_of_political_parties',
  ],
  find: findPoliticalAffiliation,
  examples: {
    match: [
      'He is a member of the [[Labour Party]].',
      'Party affiliation: [[Republican]]',
      'She voted for the [[Green Party]].',
      'Er ist Mitglied der [[SPD]].',
      'Parteizugehörigkeit: [[CDU]]',
      'Il est adhérent du [[Parti socialiste]].',
      'Está afiliado al [[PSOE]].',
      'Ze is lid van [[GroenLinks]].',
      'Он член партии [[КПРФ]].',
      'Hon är medlem i [[Moderaterna]].',
      'I am a [[communist]].',
    ],
    reject: [
      { text: 'The Labour Party won the election.', why: 'news, no person' },
      { text: 'SPD and DIMM configuration of the memory', why: 'serial presence detect' },
      { text: 'PAN and LAN networks', why: 'personal area network, not the Mexican party' },
    ],
  },
})

function findPoliticalAffiliation(text: string): Iterable<Candidate> {
  return findClosedList(text, {
    kind: 'party',
    labels,
    scores: { label: 0.75, subject: 0.55, noun: 0.3, bare: 0.2 },
    adjust: (hits, hit, binding) => {
      if (binding === 'label') return binding
      if (PARTY_VERBS.test(text.slice(Math.max(0, hit.start - 40), hit.start))) return 'subject'
      if (binding === 'noun' && hits.tokens.lower[hit.last + 1] === 'member') return 'subject'
      return binding === 'subject' && hit.end - hit.start > 4 ? binding : undefined
    },
  })
}
