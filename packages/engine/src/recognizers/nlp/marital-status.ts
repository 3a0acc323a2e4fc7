import { type Candidate, defineRecognizer } from '../../define.ts'
import { MARITAL_CJK, MARITAL_LABELS, MARITAL_WEAK } from './_data/demographics.ts'
import { labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'
import { findLabelled } from './_lib/labelled.ts'

const labels = labelSet(MARITAL_LABELS)

/**
 * Marital status: a word of the closed list after a status label or said of a person. "single", "separated"
 * and "engaged" are everyday words and count after a label only, or after "I am", "he is".
 */
export default defineRecognizer({
  entity: 'MARITAL_STATUS',
  title: 'Marital status',
  description: 'Marital or partnership status',
  format: 'single, married, divorced, widowed, civil partnership; after a label or about a person',
  group: 'demographic',
  sources: [
    'https://www.census.gov/topics/families/marriage-and-divorce.html',
    'https://en.wikipedia.org/wiki/Marital_status',
  ],
  find: findMaritalStatus,
  examples: {
    match: [
      'Marital status: [[divorced]]',
      'Familienstand: [[verheiratet]]',
      'État civil : [[célibataire]]',
      'Estado civil: [[viuda]]',
      'She is [[married]] with two children.',
      '"maritalStatus": "[[single]]"',
      'Stan cywilny: [[zamężna]]',
      'Семейное положение: [[женат]]',
      'Civilstånd: [[ogift]]',
      'Burgerlijke staat: [[gehuwd]]',
      '婚姻状况：[[已婚]]',
    ],
    reject: [
      { text: 'values are separated by a single comma', why: 'everyday meaning of both words' },
      { text: 'a single point of failure', why: 'single in a technical text' },
      { text: 'The gift was engaged in discussion.', why: 'gift is Swedish for married' },
      { text: 'Married couples pay less tax.', why: 'about nobody in particular' },
    ],
  },
})

function* findMaritalStatus(text: string): Iterable<Candidate> {
  yield* findClosedList(text, {
    kind: 'marital',
    labels,
    scores: { label: 0.75, subject: 0.5, noun: 0.25, bare: 0.2 },
    adjust: (hits, hit, binding) => {
      if (binding === 'label') return binding
      const { tokens } = hits
      const word = tokens.lower[hit.first]!
      const next = tokens.lower[hit.last + 1] ?? ''
      if (binding === 'subject' && next !== 'by' && next !== 'from' && next !== 'in')
        return MARITAL_WEAK.has(word) &&
          hit.first === hit.last &&
          !PERSONAL.test(text.slice(Math.max(0, hit.start - 24), hit.start))
          ? undefined
          : 'subject'
      return undefined
    },
  })
  yield* findLabelled(text, MARITAL_CJK, 0.75)
}

/** "I am single", "he is still single": a pronoun close before. */
const PERSONAL =
  /(?:^|[^\p{L}])(?:I am|I'm|[Hh]e is|[Ss]he is|[Hh]e's|[Ss]he's|[Hh]e was|[Ss]he was|[Jj]ag är|[Hh]an är|[Hh]on är|[Jj]eg er)(?: still| now| currently| not)? $/u
