import { type Candidate, defineRecognizer } from '../../define.ts'
import { RELIGION_CJK, RELIGION_LABELS, RELIGION_VERBS } from './_data/beliefs.ts'
import { labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'
import { findLabelled } from './_lib/labelled.ts'

const labels = labelSet(RELIGION_LABELS)

/**
 * Religion or belief of a person (GDPR article 9): a faith or believer word after a label, said of a person,
 * with a noun for a person or after "converted to". The bare word stays under the threshold.
 */
export default defineRecognizer({
  entity: 'RELIGION',
  title: 'Religion or belief',
  description: 'Religious or philosophical belief',
  format: 'Faith or believer word bound to a person or a label',
  group: 'special_category',
  sources: [
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://en.wikipedia.org/wiki/List_of_religions_and_spiritual_traditions',
  ],
  find: findReligion,
  examples: {
    match: [
      'Religion: [[Roman Catholic]]',
      'She is a practising [[Muslim]].',
      'He converted to [[Islam]] in prison.',
      'Konfession: [[evangelisch]]',
      'une femme [[juive]]',
      'Ella es [[católica]].',
      'Religione: [[cattolica]]',
      'Wyznanie: [[prawosławny]]',
      'Он [[православный]] человек.',
      'Hon är [[muslim]].',
      'Mijn man is [[katholiek]].',
      '宗教：[[仏教]]',
    ],
    reject: [
      { text: 'the Protestant work ethic in literature', why: 'a bare mention about nobody' },
      { text: 'the canonical catholic taste of the library', why: 'an adjective in prose' },
      { text: 'Islam spread along the trade routes.', why: 'history' },
      { text: 'an orthodox implementation of the protocol', why: 'orthodox in a technical text' },
    ],
  },
})

function* findReligion(text: string): Iterable<Candidate> {
  yield* findClosedList(text, {
    kind: 'religion',
    labels,
    scores: { label: 0.8, subject: 0.6, noun: 0.5, bare: 0.25 },
    adjust: (_hits, hit, binding) =>
      binding ??
      (RELIGION_VERBS.test(text.slice(Math.max(0, hit.start - 32), hit.start)) ? 'subject' : undefined),
  })
  yield* findLabelled(text, RELIGION_CJK, 0.75)
}
