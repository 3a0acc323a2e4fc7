import { type Candidate, defineRecognizer } from '../../define.ts'
import { HAVE_VERBS } from './_data/person-words.ts'
import { DISABILITY_LABELS, DISABILITY_WEAK } from './_data/special-categories.ts'
import { hasSubject, labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'

const labels = labelSet(DISABILITY_LABELS)

/**
 * Disability or impairment of a person. "disabled", "blind" and "mute" are everyday words of software and
 * count only after a label, with a noun for a person, or after a pronoun.
 */
export default defineRecognizer({
  entity: 'DISABILITY',
  title: 'Disability',
  description: 'Disability or impairment of a person',
  format: 'Word or phrase of the closed list after a label or bound to a person',
  group: 'special_category',
  sources: [
    'https://www.who.int/standards/classifications/international-classification-of-functioning-disability-and-health',
    'https://www.un.org/development/desa/disabilities/convention-on-the-rights-of-persons-with-disabilities.html',
  ],
  find: findDisability,
  examples: {
    match: [
      'The applicant is a [[wheelchair user]].',
      'Disability: [[visually impaired]]',
      'She has a [[learning disability]].',
      'Er ist [[schwerbehindert]].',
      '[[Grad der Behinderung]]: 50',
      'Il est [[malvoyant]].',
      'Discapacidad: [[sorda]]',
      'persona [[tetraplégica]]',
      'Она [[инвалид II группы]].',
      'Pacjent jest [[niewidomy]].',
      'Hon är [[rullstolsburen]].',
      'a [[deaf]] patient',
    ],
    reject: [
      { text: 'The button is disabled and the sound is mute.', why: 'software' },
      { text: 'a blind copy of the mail', why: 'everyday meaning' },
      { text: 'invalide Eingabe, Option disabled', why: 'software' },
    ],
  },
})

function findDisability(text: string): Iterable<Candidate> {
  return findClosedList(text, {
    kind: 'disability',
    labels,
    scores: { label: 0.75, subject: 0.6, noun: 0.5, bare: 0.25 },
    adjust: (hits, hit, binding) => {
      if (binding === 'label') return binding
      const weak = hit.first === hit.last && DISABILITY_WEAK.has(hits.tokens.lower[hit.first]!)
      if (weak)
        return binding === 'subject' && PRONOUN.test(text.slice(Math.max(0, hit.start - 20), hit.start))
          ? binding
          : binding === 'noun'
            ? binding
            : undefined
      if (!binding && hasSubject(hits.tokens, hit.first, HAVE_VERBS)) return 'subject'
      return (
        binding ?? (hit.last > hit.first && SURE.test(text.slice(hit.start, hit.end)) ? 'noun' : undefined)
      )
    },
  })
}
const PRONOUN =
  /(?:^|[^\p{L}])(?:I am|I'm|[Hh]e is|[Ss]he is|[Hh]e was|[Ss]he was|[Ee]r ist|[Ss]ie ist|[Ii]l est|[Ee]lle est|[Hh]ij is|[Zz]ij is|[Hh]an är|[Hh]on är|[Èè]|[Éé]|[Ee]s) $/u
/** Phrases that speak of a person's case wherever they stand. */
const SURE =
  /^(?:wheelchair user|uses a wheelchair|[Gg]rad der Behinderung|[Tt]aux d.incapacité|[Gg]rado de discapacidad|[Gg]rau de incapacidade|[Ss]topień niepełnosprawności|registered disabled)$/u
