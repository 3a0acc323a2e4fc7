import { type Candidate, defineRecognizer } from '../../define.ts'
import { GENDER_CJK, GENDER_CODES, GENDER_LABELS } from './_data/demographics.ts'
import { hasLabel, labelSet } from './_lib/binding.ts'
import { findClosedList } from './_lib/closed-list.ts'
import { findLabelled } from './_lib/labelled.ts'
import { triggered, triggeredMatches } from './_lib/triggers.ts'
import { wordsIn } from './_lib/vocabulary.ts'

const labels = labelSet(GENDER_LABELS)

/**
 * Gender of a person: a word in a gender field, or said of a person. The letters of forms (M, F, W, D, X)
 * count only as the value of such a field; "male connector" and "female thread" are not about people.
 */
export default defineRecognizer({
  entity: 'GENDER',
  title: 'Gender or sex',
  description: 'Gender or sex of a person',
  format: 'Word or letter after a gender label, or a gender word said of a person',
  group: 'demographic',
  sources: [
    'https://www.iso.org/standard/81682.html',
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    'https://en.wikipedia.org/wiki/ISO/IEC_5218',
  ],
  find: findGender,
  examples: {
    match: [
      'Sex: [[F]]',
      'Gender: [[non-binary]]',
      '"gender": "[[male]]"',
      'Geschlecht: [[weiblich]]',
      'Sexe : [[féminin]]',
      'Sexo: [[mujer]]',
      'The patient is [[female]].',
      'Пол: [[мужской]]',
      'Płeć: [[kobieta]]',
      '性別：[[女性]]',
      'a 45-year-old [[transgender woman]]',
      '[[Mujer]] de 79 años que acude a urgencias.',
      'a 45-year-old [[woman]] with chest pain',
    ],
    reject: [
      { text: 'Use the male connector on the female side.', why: 'plugs, not people' },
      { text: 'The female thread is 3/8 inch.', why: 'a screw' },
      { text: 'Press F to continue, M for menu.', why: 'letters without a gender field' },
      { text: 'The sex ratio of the population was 1.02.', why: 'statistics' },
    ],
  },
})

function* findGender(text: string): Iterable<Candidate> {
  yield* findClosedList(text, {
    kind: 'gender',
    labels,
    scores: { label: 0.75, subject: 0.55, noun: 0.45, bare: 0.2 },
    adjust: (hits, hit, binding) => {
      const word = hits.tokens.lower[hit.first]!
      if (NOUNS.has(word) && binding !== 'label') return 'drop'
      if (binding === 'noun' && hit.first === hit.last && ADJECTIVES.has(word)) return 'noun'
      return binding ?? (hit.last > hit.first || SURE.has(word) ? 'noun' : undefined)
    },
  })
  yield* findLabelled(text, GENDER_CJK, 0.75)
  for (const match of triggeredMatches(text, NOUN_BEFORE_AGE))
    yield {
      start: match.index,
      end: match.index + match[0].length,
      score: 0.5,
      pattern: 'with age',
      verdict: 'unknown',
    }
  const { tokens } = wordsIn(text)
  for (let at = 1; at < tokens.count; at++) {
    if (!GENDER_CODES.has(tokens.lower[at]!)) continue
    if (
      tokens.lower[at]!.length > 2 &&
      AGE_BEFORE_NOUN.test(text.slice(Math.max(0, tokens.start[at]! - 14), tokens.start[at]!))
    ) {
      yield {
        start: tokens.start[at]!,
        end: tokens.end[at]!,
        score: 0.5,
        pattern: 'with age',
        verdict: 'unknown',
      }
      continue
    }
    if (!hasLabel(tokens, at, labels)) continue
    yield { start: tokens.start[at]!, end: tokens.end[at]!, score: 0.7, pattern: 'code', verdict: 'unknown' }
  }
}

/** A noun for a man or a woman before an age ("mujer de 79 años") or after it ("45-year-old woman"). */
const NOUNS_BEFORE =
  '[Vv]arón|[Mm]ujer|[Hh]ombre|[Nn]iñ[oa]|[Hh]omme|[Ff]emme|[Gg]arçon|[Ff]ille|[Uu]omo|[Dd]onna|[Bb]ambin[oa]|[Hh]omem|[Mm]ulher|[Mm]enin[oa]|[Мм]ужчина|[Жж]енщина|[Mm]ężczyzna|[Kk]obieta'
const NOUN_BEFORE_AGE = {
  ...triggered(
    NOUNS_BEFORE,
    String.raw`(?:${NOUNS_BEFORE})(?= (?:\p{L}{1,20} ){0,2}(?:de |di |d['’]|w wieku |âgée? de )?\d{1,3} (?:ans|años|anni|anos|лет|года|lat)(?!\p{L}))`,
  ),
  words: new Set(
    'varón mujer hombre niño niña homme femme garçon fille uomo donna bambino bambina homem mulher menino menina мужчина женщина mężczyzna kobieta'.split(
      ' ',
    ),
  ),
}
const AGE_BEFORE_NOUN = /\d[ -]?(?:years?[ -]old|jährige[rn]?|jarige|årig|y\/o|yo) $/u

/** Everyday nouns of some language: only as a field's value. */
const NOUNS = new Set(
  'mężczyzna kobieta férfi nő erkek kadın varón femmina maschio ذكر أنثى divers masculino femenino'.split(
    ' ',
  ),
)
const ADJECTIVES = new Set(['male', 'female'])
/** Words that are said of nobody but people. */
const SURE = new Set(
  'transgender transsexual intersex genderqueer genderfluid agender cisgender nonbinary transsexuell'.split(
    ' ',
  ),
)
