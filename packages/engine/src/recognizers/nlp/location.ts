import { type Candidate, defineRecognizer } from '../../define.ts'
import { PLACE_LABELS } from './_data/name-labels.ts'
import { inIdentifier } from './_lib/date-words.ts'
import { findLabelValues } from './_lib/label-values.ts'
import { isCapitalised, tokensOf } from './_lib/tokens.ts'
import { wordsIn } from './_lib/vocabulary.ts'

/**
 * Countries and large cities in clear syntax: after a preposition of place or a place label. Other places are
 * found by the language model. Countries in the phrases of licences ("in the United States and other
 * countries", "laws of England") stay under the threshold.
 */
export default defineRecognizer({
  entity: 'LOCATION',
  title: 'Place',
  description: 'Named place such as a city, region or country',
  format: 'Country or large city after a preposition of place or a place label',
  group: 'location',
  sources: ['https://www.geonames.org', 'https://www.iso.org/iso-3166-country-codes.html'],
  find: findPlaces,
  examples: {
    match: [
      'She lives in [[Berlin]].',
      'He is from [[France]] and works here.',
      'wohnt in [[München]]',
      'kommt aus [[Österreich]]',
      'habite à [[Lyon]]',
      'vive en [[Argentina]]',
      'abita a [[Milano]]',
      'mora em [[Lisboa]]',
      'woont in [[Amsterdam]]',
      'mieszka w [[Krakowie]]',
      'живёт в [[Москве]]',
      'bor i [[Stockholm]]',
      'Place of birth: [[Lodz]]',
      '出生地：[[大阪]]',
    ],
    reject: [
      { text: 'in the United States and other countries', why: 'phrase of trademark notices' },
      { text: 'written in Java', why: 'a programming language' },
      { text: 'the Berlin key of the table', why: 'no preposition of place' },
      { text: 'country: null', why: 'a value of a program' },
    ],
  },
})

const PREPOSITIONS = new Set(
  'in from near at around outside to via aus nach bei à au aux en de depuis vers a ad da em no na nos do da para te naar uit van w z do ze we v ve z do в во из под i från till fra til în din la u iz من في إلى'.split(
    ' ',
  ),
)
/** With these only a verb of living or moving before makes them prepositions of place. */
const WEAK_PREPOSITIONS = new Set('to via de a ad da do no na van z de la i u at en te di'.split(' '))
const ARTICLES = new Set('the la le les der die den het el los'.split(' '))
const MOVING =
  /(?:[Ll]ives?|[Ll]iving|[Ll]ived|[Bb]orn|[Mm]oved|[Mm]oving|[Ff]lew|[Ff]ly|[Tt]ravel(?:l?ed|s)?|[Rr]eturned|[Ww]ent|[Ss]ent|[Bb]ased|[Hh]abite|[Nn]ée?|[Vv]it|[Dd]éménagé|[Vv]ive|[Nn]acid[oa]|[Nn]ació|[Rr]eside|[Aa]bita|[Nn]at[oa]|[Mm]ora|[Nn]ascid[oa]|[Ww]oont|[Gg]eboren|[Bb]or|[Ff]ödd|[Ff]ødt|[Mm]ieszka|[Uu]rodzon[ya]|[Bb]ydlí|[Nn]arozen[á]?|[Ll]ocuiește|[Nn]ăscută?|[Tt]rabaja|[Ll]avora|[Tt]rabalha|[Aa]rbetar|[Ww]erkt|[Yy]aşıyor) $/u

function* findPlaces(text: string): Iterable<Candidate> {
  const hits = wordsIn(text)
  const { tokens } = hits
  for (const kind of ['city', 'country'] as const)
    for (const hit of hits.byKind.get(kind) ?? []) {
      if (inIdentifier(tokens, hit.first, hit.last) || NOT_CITIES.has(tokens.lower[hit.first]!)) continue
      if (kind === 'city' && hit.end - hit.start < 5 && isShouted(text, hit.start, hit.end)) continue
      let at = hit.first - 1
      if (at >= 0 && ARTICLES.has(tokens.lower[at]!) && !isCapitalised(tokens, at)) at--
      const gap =
        at >= 0 ? text.slice(tokens.end[at]!, hit.first - 1 === at ? hit.start : tokens.start[at + 1]!) : ''
      const word = at >= 0 && /^[ \u00a0]$/u.test(gap) ? tokens.lower[at]! : ''
      let score = 0.2
      if (PREPOSITIONS.has(word)) {
        const moving = MOVING.test(text.slice(Math.max(0, tokens.start[at]! - 14), tokens.start[at]!))
        if (moving) score = 0.55
        else if (!WEAK_PREPOSITIONS.has(word)) score = 0.4
      }
      if (score < 0.5 && LEGAL_PHRASE.test(text.slice(hit.end, hit.end + 24))) score = 0.2
      // "in Washington Post": the place is part of a longer name.
      if (
        hit.last + 1 < tokens.count &&
        text.charAt(hit.end) === ' ' &&
        isCapitalised(tokens, hit.last + 1) &&
        score < 0.5
      )
        score = Math.min(score, 0.3)
      yield {
        start: hit.start,
        end: hit.end,
        score,
        pattern: score >= 0.35 ? 'preposition' : 'bare mention',
        verdict: 'unknown',
      }
    }
  for (const field of findLabelValues(text, PLACE_LABELS))
    if (/^\p{Lu}[\p{L}'’ .-]{2,40}$/u.test(field.text) && field.text.split(' ').length <= 4)
      yield {
        start: field.start,
        end: field.end,
        score: SURE_LABEL.test(field.label) ? 0.55 : 0.3,
        pattern: 'label',
        verdict: 'unknown',
      }
  if (tokensOf(text).unspaced)
    for (const match of text.matchAll(EAST_LABEL)) {
      const place = match[1]!
      const start = match.index + match[0].lastIndexOf(place)
      yield { start, end: start + place.length, score: 0.6, pattern: 'label', verdict: 'unknown' }
    }
}
const isShouted = (text: string, start: number, end: number) =>
  text.slice(start, end) === text.slice(start, end).toUpperCase()
/** Cities whose names are words of mathematics, programs and daily life. */
const NOT_CITIES = new Set(
  'delta java gamma omega sigma general central imperial international standard union'.split(' '),
)
const LEGAL_PHRASE =
  /^,? (?:and(?:\/or)? (?:other|its)|or (?:in )?other|and\/or|Law|law|Code|Government|government)/
const SURE_LABEL =
  /birth|hometown|geburt|naissance|nacimiento|nascita|nascimento|naturalidade|geboorte|urodzenia|рождения|födelse|fødested|syntymä|narození|születési|nașterii|doğum|الميلاد|wohnort|woonplaats|residence/
const EAST_LABEL =
  /(?:出生地|出身地|籍贯|籍貫|居住地|출생지|본적)\s{0,2}[:：]\s{0,2}([\p{Script=Han}\p{Script=Katakana}]{2,10}|[가-힣]{2,8})/gu
