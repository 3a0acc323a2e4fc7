import { type Candidate, defineRecognizer } from '../../define.ts'
import { UNION_LABELS, UNION_MEMBER, UNION_MEMBER_AFTER } from './_data/special-categories.ts'
import { labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'

const labels = labelSet(UNION_LABELS)

/**
 * Trade union membership (GDPR article 9): a union's name with a word of membership, dues or office. Union
 * names alone ("GMB", "LO", "USB") are mostly something else.
 */
export default defineRecognizer({
  entity: 'TRADE_UNION_MEMBERSHIP',
  title: 'Trade union membership',
  description: 'Membership of a trade union',
  format: 'Union name with member, dues, steward or a membership label',
  group: 'special_category',
  sources: [
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://www.gov.uk/government/publications/public-list-of-active-trade-unions-official-list-and-schedule',
    'https://en.wikipedia.org/wiki/List_of_trade_unions',
  ],
  find: findUnionMembership,
  examples: {
    match: [
      'He is a member of [[UNISON]].',
      'Union membership: [[Teamsters]]',
      'She pays her union dues to [[SEIU]].',
      'Sie ist Mitglied bei [[ver.di]].',
      'Gewerkschaft: [[IG Metall]]',
      'Il est adhérent à la [[CGT]].',
      'Está afiliada a [[CCOO]].',
      'È iscritto alla [[CGIL]].',
      'Hij is lid van de [[FNV]].',
      'Jest członkiem [[NSZZ Solidarność]].',
      'Hon är medlem i [[Unionen]].',
      'an [[IG Metall]] member since 2001',
    ],
    reject: [
      { text: 'USB and LAB ports', why: 'connectors' },
      { text: 'union of two sets', why: 'mathematics' },
      { text: 'IG Metall called for a strike.', why: 'news, no member' },
    ],
  },
})

function findUnionMembership(text: string): Iterable<Candidate> {
  return findClosedList(text, {
    kind: 'union',
    labels,
    scores: { label: 0.7, subject: 0.65, noun: 0.2, bare: 0.2 },
    adjust: (hits, hit, binding) => {
      if (binding === 'label') return binding
      if (UNION_MEMBER.test(text.slice(Math.max(0, hit.start - 48), hit.start))) return 'subject'
      const after = UNION_MEMBER_AFTER.test(text.slice(hit.end, hit.end + 20))
      const generic = hits.tokens.text.charAt(hit.start) === hits.tokens.lower[hit.first]!.charAt(0)
      return after && !generic ? 'subject' : undefined
    },
  })
}
