import { type Candidate, defineRecognizer } from '../../define.ts'
import { CITIZEN_NOUNS, NATIONALITY_CJK, NATIONALITY_LABELS } from './_data/demographics.ts'
import { hasLabel, labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'
import { findLabelled } from './_lib/labelled.ts'
import { isCapitalised } from './_lib/tokens.ts'
import { wordsIn } from './_lib/vocabulary.ts'

const labels = labelSet(NATIONALITY_LABELS)

/**
 * Nationality of a person: a demonym or a country after "nationality", "citizen of", "national of", or a
 * demonym before "citizen". A demonym alone ("French", "English") is mostly a language or a kitchen.
 */
export default defineRecognizer({
  entity: 'NATIONALITY',
  title: 'Nationality',
  description: 'Citizenship or nationality of a person',
  format: 'Demonym or country after a nationality label or with citizen, national',
  group: 'demographic',
  sources: ['https://www.iso.org/iso-3166-country-codes.html', 'https://en.wikipedia.org/wiki/Demonym'],
  find: findNationality,
  examples: {
    match: [
      'Nationality: [[German]]',
      'She is a [[French]] citizen living abroad.',
      'He is a citizen of [[Brazil]].',
      'Staatsangehörigkeit: [[polnisch]]',
      'de nationalité [[française]]',
      'Nacionalidad: [[mexicana]]',
      'Cittadinanza: [[italiana]]',
      'Obywatelstwo: [[polskie]]',
      'Гражданство: [[Россия]]',
      '"nationality": "[[Swedish]]"',
      'ein [[türkischer]] Staatsbürger',
      '国籍：[[日本]]',
    ],
    reject: [
      { text: 'available in English, French and Turkish', why: 'languages' },
      { text: 'the national standard of the industry', why: 'no country' },
      { text: 'Polish the surface with a cloth.', why: 'a verb' },
      { text: 'the French translation of this licence', why: 'a language of a text' },
    ],
  },
})

function* findNationality(text: string): Iterable<Candidate> {
  yield* findClosedList(text, {
    kind: 'demonym',
    labels,
    scores: { label: 0.8, subject: 0.25, noun: 0.65, bare: 0.2 },
    adjust: (hits, hit, binding) => {
      if (binding === 'label') return binding
      const { tokens } = hits
      const next = tokens.lower[hit.last + 1] ?? ''
      const before = hit.first > 0 ? tokens.lower[hit.first - 1]! : ''
      const adjacent = text.charCodeAt(hit.end) === 0x20
      return (adjacent &&
        CITIZEN_NOUNS.has(next) &&
        (hit.entry.language === 'de' || !isCapitalised(tokens, hit.last + 1))) ||
        (text.charCodeAt(hit.start - 1) === 0x20 && CITIZEN_NOUNS.has(before))
        ? 'noun'
        : undefined
    },
  })
  const hits = wordsIn(text)
  for (const hit of hits.byKind.get('country') ?? []) {
    const before = text.slice(Math.max(0, hit.start - 28), hit.start)
    if (!CITIZEN_OF.test(before) && !hasLabel(hits.tokens, hit.first, labels)) continue
    yield { start: hit.start, end: hit.end, score: 0.7, pattern: 'citizen of', verdict: 'unknown' }
  }
  yield* findLabelled(text, NATIONALITY_CJK, 0.75)
}

const CITIZEN_OF =
  /(?:[Cc]itizens? of|[Nn]ationals? of|[Cc]itizenship of|[Ss]taatsbürger(?:in)? (?:von|der)|[Rr]essortissante?s? (?:de|du|de la)|[Cc]itoyen(?:ne)? (?:de|du|de la)|[Cc]iudadan[oa] de|[Nn]acional de|[Cc]ittadin[oa] d[ei]l?l?a?|[Cc]idadã?o? d[eoa]|[Bb]urger van|[Oo]bywatel(?:ka)?|[Гг]раждан(?:ин|ка)|[Mm]edborgare i) (?:the )?$/u
