import { type Candidate, defineRecognizer } from '../../define.ts'
import { ETHNICITY_LABELS, ETHNICITY_WEAK } from './_data/special-categories.ts'
import { labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'

const labels = labelSet(ETHNICITY_LABELS)

/**
 * Racial or ethnic origin of a person (GDPR article 9). Colours and other everyday words count only after a
 * label or right before a noun for a person; "white space" and "black box" are neither.
 */
export default defineRecognizer({
  entity: 'ETHNICITY',
  title: 'Ethnic origin',
  description: 'Racial or ethnic origin',
  format: 'Word of the closed list after a race or ethnicity label or bound to a person',
  group: 'special_category',
  sources: [
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://www.census.gov/topics/population/race/about.html',
    'https://www.ethnicity-facts-figures.service.gov.uk/style-guide/ethnic-groups/',
  ],
  find: findEthnicity,
  examples: {
    match: [
      'Ethnicity: [[African American]]',
      'Race: [[White]]',
      'She is [[Hispanic]].',
      'a 34-year-old [[Black]] man',
      'Ethnische Herkunft: [[kurdisch]]',
      'une femme [[maghrébine]]',
      'Raza: [[mestizo]]',
      'Raça/cor: [[parda]]',
      'Национальность: [[татарин]]',
      'Er ist [[Sinto]].',
      'Etnicitet: [[kurdisk]]',
    ],
    reject: [
      { text: 'a black box with white space around it', why: 'colours of things' },
      { text: 'race condition: Asian markets', why: 'no person' },
      { text: 'the latino alphabet and roma fonts', why: 'not said of anybody' },
    ],
  },
})

function findEthnicity(text: string): Iterable<Candidate> {
  return findClosedList(text, {
    kind: 'ethnicity',
    labels,
    scores: { label: 0.75, subject: 0.6, noun: 0.5, bare: 0.25 },
    adjust: (hits, hit, binding) =>
      binding === 'subject' && hit.first === hit.last && ETHNICITY_WEAK.has(hits.tokens.lower[hit.first]!)
        ? undefined
        : binding,
  })
}
