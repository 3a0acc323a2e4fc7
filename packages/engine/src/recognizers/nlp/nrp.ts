import { type Candidate, defineRecognizer } from '../../define.ts'
import { RELIGION_LABELS } from './_data/beliefs.ts'
import { NATIONALITY_LABELS } from './_data/demographics.ts'
import { COPULAS, FILLERS } from './_data/person-words.ts'
import { labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'
import type { Hit, Hits } from './_lib/phrases.ts'
import { gapAfter, isCapitalised } from './_lib/tokens.ts'

const labels = labelSet({ ...NATIONALITY_LABELS, religion: Object.values(RELIGION_LABELS).join('|') })
const scores = { label: 0.5, subject: 0.5, noun: 0.45, bare: 0.25 }

/**
 * Nationality, religious or political group as one type, as other tools have it. It scores below the single
 * types (NATIONALITY, RELIGION, POLITICAL_AFFILIATION), which win where both are asked for.
 */
export default defineRecognizer({
  entity: 'NRP',
  title: 'Nationality, religious or political group',
  description: 'Nationality, religious or political group of a person',
  format: 'Demonym, believer or party word that describes somebody or something',
  group: 'special_category',
  sources: [
    'https://catalog.ldc.upenn.edu/docs/LDC2013T19/OntoNotes-Release-5.0.pdf',
    'https://en.wikipedia.org/wiki/Demonym',
  ],
  find: findGroups,
  examples: {
    match: [
      'I am [[Cambodian]] but I live in Austria.',
      'The company is a [[Swedish]] multinational.',
      'It serves great [[American]] food.',
      'She is [[Muslim]].',
      'Er ist [[Katholik]].',
      'une femme [[musulmane]]',
      'Il est [[communiste]] depuis toujours.',
    ],
    reject: [
      { text: 'available in English and French', why: 'languages of a text' },
      { text: 'American National Standards Institute', why: 'part of a name' },
      { text: 'Latin and Greek letters', why: 'alphabets' },
    ],
  },
})

function* findGroups(text: string): Iterable<Candidate> {
  yield* findClosedList(text, {
    kind: 'demonym',
    labels,
    scores,
    adjust: (hits, hit, binding) => binding ?? (describes(hits, hit) ? 'noun' : undefined),
  })
  yield* findClosedList(text, { kind: 'religion', labels, scores })
  yield* findClosedList(text, {
    kind: 'party',
    labels,
    scores,
    adjust: (_hits, _hit, binding) => (binding === 'noun' ? undefined : binding),
  })
}

/** "is an Icelandic multinational", "Greek food", "a new English place". */
function describes(hits: Hits, hit: Hit): boolean {
  const { tokens } = hits
  if (
    hit.last + 1 < tokens.count &&
    gapAfter(tokens, hit.last) === ' ' &&
    THINGS.has(tokens.lower[hit.last + 1]!) &&
    !isCapitalised(tokens, hit.last + 1)
  )
    return true
  let at = hit.first - 1
  while (at >= 0 && gapAfter(tokens, at) === ' ' && ARTICLES.has(tokens.lower[at]!)) at--
  return (
    at >= 0 &&
    at < hit.first - 1 &&
    gapAfter(tokens, at) === ' ' &&
    COPULAS.has(tokens.lower[at]!) &&
    !FILLERS.has(tokens.lower[hit.last + 1] ?? '')
  )
}
const ARTICLES = new Set('a an ein eine un une una um uma een'.split(' '))
/** Things a nation is named with; languages, alphabets and editions are left out. */
const THINGS = new Set(
  'food cuisine restaurant place company firm multinational bank government army troops police soldiers artist singer songwriter author writer actor actress player footballer politician president minister ambassador embassy businessman film graffiti band team king queen prince rapper journalist scientist physicist composer painter poet'.split(
    ' ',
  ),
)
