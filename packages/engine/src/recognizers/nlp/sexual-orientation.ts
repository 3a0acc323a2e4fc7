import { type Candidate, defineRecognizer } from '../../define.ts'
import { ORIENTATION_LABELS, ORIENTATION_WEAK } from './_data/special-categories.ts'
import { labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'

const labels = labelSet(ORIENTATION_LABELS)

/** Sexual orientation or sex life of a person (GDPR article 9), after a label or said of a person. */
export default defineRecognizer({
  entity: 'SEXUAL_ORIENTATION',
  title: 'Sexual orientation',
  description: 'Sexual orientation or sex life',
  format: 'Word of the closed list after a label or bound to a person',
  group: 'special_category',
  sources: [
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://en.wikipedia.org/wiki/Sexual_orientation',
  ],
  find: findOrientation,
  examples: {
    match: [
      'He is [[gay]].',
      'Sexual orientation: [[bisexual]]',
      'Sexuelle Orientierung: [[homosexuell]]',
      'Elle est [[lesbienne]].',
      'Orientación sexual: [[heterosexual]]',
      'Sono [[omosessuale]].',
      'Orientacja seksualna: [[biseksualna]]',
      'Его брат — гей? Он был [[геем]].',
      'Hon är [[lesbisk]].',
    ],
    reject: [
      { text: 'Orientation: portrait or landscape', why: 'paper' },
      { text: 'The road is straight.', why: 'everyday meaning' },
      { text: 'the gay community in the 1970s press', why: 'about nobody in particular' },
    ],
  },
})

function findOrientation(text: string): Iterable<Candidate> {
  return findClosedList(text, {
    kind: 'orientation',
    labels,
    scores: { label: 0.8, subject: 0.6, noun: 0.45, bare: 0.25 },
    adjust: (hits, hit, binding) => {
      const { tokens } = hits
      const weak = hit.first === hit.last && ORIENTATION_WEAK.has(tokens.lower[hit.first]!)
      const group = GROUPS.has(tokens.lower[hit.last + 1] ?? '')
      return binding !== 'label' && (weak || group) ? undefined : binding
    },
  })
}
/** Groups are about nobody in particular. */
const GROUPS = new Set('community people men women couples rights marriage members families'.split(' '))
