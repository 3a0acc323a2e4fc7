import { type Candidate, defineRecognizer } from '../../define.ts'
import { OCCUPATION_LABELS, OCCUPATION_LABELS_WEAK } from './_data/name-labels.ts'
import { WORKS_AS } from './_data/occupations.ts'
import { hasSubject } from './_lib/binding.ts'
import { inIdentifier } from './_lib/date-words.ts'
import { findLabelValues } from './_lib/label-values.ts'
import { wordsIn } from './_lib/vocabulary.ts'

/**
 * Job title or profession of a person: the value of an occupation field, what follows "works as", or a job
 * title said of a person ("she is a nurse"). A job title alone ("the editor", "a server") is nobody's.
 */
export default defineRecognizer({
  entity: 'OCCUPATION',
  title: 'Occupation',
  description: 'Job title or profession',
  format: 'Job title after a label, after works as, or said of a person',
  group: 'demographic',
  sources: [
    'https://www.ilo.org/public/english/bureau/stat/isco/isco08/',
    'https://esco.ec.europa.eu/en/classification/occupation_main',
  ],
  find: findOccupations,
  examples: {
    match: [
      'Occupation: [[registered nurse]]',
      'I used to work for Deloitte as [[Midwife]], but quit.',
      'She is a [[teacher]].',
      'Beruf: [[Krankenschwester]]',
      'Er arbeitet als [[Elektriker]].',
      'Elle est [[infirmière]] à Lyon.',
      'Profesión: [[abogada]]',
      'Lavora come [[cuoco]].',
      'Profissão: [[enfermeira]]',
      'Hij werkt als [[timmerman]].',
      'Pracuje jako [[nauczyciel]].',
      'Он работает [[программистом]].',
      'Hon är [[lärare]].',
    ],
    reject: [
      { text: 'position: relative', why: 'a style sheet' },
      { text: 'the editor and the server of the project', why: 'nobody is named' },
      { text: 'This is used as a cook book.', why: 'a thing' },
      { text: 'job: build', why: 'a task of a program' },
    ],
  },
})

function* findOccupations(text: string): Iterable<Candidate> {
  for (const field of findLabelValues(text, OCCUPATION_LABELS)) {
    const value = /^\p{L}[\p{L}'’ /.()-]{2,50}$/u.exec(field.text)?.[0]
    if (!value || value.split(' ').length > 6) continue
    if (OCCUPATION_LABELS_WEAK.has(field.label)) continue
    yield { start: field.start, end: field.end, score: 0.6, pattern: 'label', verdict: 'unknown' }
  }
  const hits = wordsIn(text)
  const { tokens } = hits
  for (const hit of hits.byKind.get('occupation') ?? []) {
    if (inIdentifier(tokens, hit.first, hit.last)) continue
    const before = text.slice(Math.max(0, hit.start - 72), hit.start)
    const works = WORKS_AS.test(before) && !/(?:[Yy]ou|[Ii]f|may|can) (?:work|are)/.test(before)
    const said = !works && hasSubject(tokens, hit.first)
    const score = works ? 0.6 : said && !PROGRAM_WORDS.has(tokens.lower[hit.first]!) ? 0.5 : 0.2
    yield {
      start: hit.start,
      end: hit.end,
      score,
      pattern: works ? 'works as' : said ? 'subject' : 'bare mention',
      verdict: 'unknown',
    }
  }
  if (!/ as (?:an? )?\p{Lu}/u.test(text)) return
  for (const match of text.matchAll(WORK_FOR)) {
    const title = match.groups!.title!.trimEnd()
    const start = match.index + match[0].length - match.groups!.title!.length
    yield { start, end: start + title.length, score: 0.55, pattern: 'works as', verdict: 'unknown' }
  }
}
/** "used to work for NATO as Passenger booking clerk, but" */
const WORK_FOR =
  /(?:[Ww]orks?|[Ww]orked|[Ee]mployed) (?:for|at|by|with) [^,;\n]{1,48}? as (?:an? |the )?(?<title>\p{Lu}[\p{L}'’-]+(?:[ -]\p{Ll}[\p{L}'’-]+){0,4})(?=[,.;\n])/gu
/** Also things of software. */
const PROGRAM_WORDS = new Set(
  'server editor builder designer consultant investor retired manager writer cleaner coach user interpreter server painter pilot'.split(
    ' ',
  ),
)
