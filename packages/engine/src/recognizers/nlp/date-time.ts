import { type Candidate, defineRecognizer } from '../../define.ts'
import { findUnspacedDates } from './_lib/date-cjk.ts'
import { type NumericDate, numericDateAt } from './_lib/date-numeric.ts'
import { findWordedDates, findYears, hasTimeCue, hourCue } from './_lib/date-words.ts'
import { isLogStamp } from './_lib/log-stamp.ts'
import { NUMBER } from './_lib/tokens.ts'
import { wordsIn } from './_lib/vocabulary.ts'

/** Below the default threshold, above what is plainly no date. */
const LOG_STAMP_SCORE = 0.3

/**
 * Dates, times, durations and relative expressions. A full date or a timestamp is sure; a weekday, a month
 * with a day, a year in a phrase ("since 1987") is shown; a bare year, a bare hh:mm, a duration ("30 days")
 * and "today" stay under the default threshold, because licences, logs and tables are full of them.
 * So does the stamp at the head of a log line: it is about the line.
 */
export default defineRecognizer({
  entity: 'DATE_TIME',
  title: 'Date or time',
  description: 'Date, time or period, absolute or relative',
  format: 'Numeric or worded date, clock time, weekday, year in a phrase, relative expression',
  group: 'temporal',
  sources: [
    'https://www.iso.org/iso-8601-date-and-time-format.html',
    'https://cldr.unicode.org/translation/date-time',
    'https://timeml.github.io/site/timeMLdocs/timeml_1.2.1.html',
  ],
  *find(text) {
    for (const candidate of findDates(text)) {
      const isMachine = candidate.score > LOG_STAMP_SCORE && isLogStamp(text, candidate.start, candidate.end)
      yield isMachine ? { ...candidate, score: LOG_STAMP_SCORE, pattern: 'log stamp' } : candidate
    }
  },
  context: {
    en: [
      'date of birth',
      'dob',
      'birth date',
      'born',
      'birthday',
      'date of admission',
      'date of death',
      'expiry date',
    ],
    de: ['geburtsdatum', 'geb.', 'geboren', 'gestorben'],
    fr: ['date de naissance', 'né le', 'née le'],
    es: ['fecha de nacimiento', 'nacido', 'nacida', 'fecha de ingreso'],
    it: ['data di nascita', 'nato il', 'nata il'],
    pt: ['data de nascimento', 'nascido', 'nascida'],
    nl: ['geboortedatum', 'geboren'],
    pl: ['data urodzenia', 'urodzony', 'urodzona'],
    ru: ['дата рождения', 'родился', 'родилась'],
    sv: ['födelsedatum', 'född'],
    da: ['fødselsdato', 'født'],
    nb: ['fødselsdato', 'født'],
    fi: ['syntymäaika', 'syntynyt'],
    cs: ['datum narození', 'narozen', 'narozena'],
    hu: ['születési dátum', 'született'],
    ro: ['data nașterii', 'născut', 'născută'],
    tr: ['doğum tarihi', 'doğumlu'],
    ja: ['生年月日', '誕生日'],
    zh: ['出生日期', '生日'],
    ko: ['생년월일', '생일'],
    ar: ['تاريخ الميلاد', 'مواليد'],
  },
  examples: {
    match: [
      'The letter of [[3 May 2024]] was never answered.',
      'We met on [[May 3rd, 2024]] in the office.',
      'The user logged in at [[2024-05-03T14:30:00Z]] from home.',
      'Das Treffen findet am [[12. März 2019]] statt.',
      'née le [[1er février 1987]] à Lyon',
      'El accidente fue el [[24 de julio de 1999]].',
      'She has lived here since [[1987]].',
      'We will meet [[Thursday]] at noon.',
      'Birthday: [[2/16/1942]]',
      'Jane,94107,[[1985-04-12]],10.50',
      'Call me at [[14:30]], please.',
      '[[2019年5月3日]]に退院した。',
      'Он родился [[3 мая 2019]] года.',
    ],
    reject: [
      { text: '2024-05-03T14:30:00Z GET /health 200', why: 'the stamp of a log line' },
      { text: 'Nov 15 02:27:19 host sshd[411]: started', why: 'the stamp of a log line' },
      { text: '{"level":"info","time":"2024-05-03T14:30:00Z"}', why: 'the stamp of a log line' },
      { text: 'version 1.2.2019.4 of the library', why: 'a version number' },
      { text: 'the ratio is 1/2, sometimes 10-12', why: 'ratio and range' },
      { text: 'born on 31/02/1987x', why: 'February has no 31st day' },
      { text: 'You may use 3 of them', why: 'may is a verb here' },
      { text: 'within 30 days of the notice', why: 'a duration of a licence text' },
      { text: 'Copyright (c) 2007 Free Software Foundation', why: 'a bare year' },
      { text: 'totals 1,234,12/24,10', why: 'numbers with commas' },
      { text: '北京市朝阳区建国路88号院1号楼', why: 'the number of a building' },
      { text: 'inet 10.12.20.15/24 up', why: 'an IP address' },
      { text: 'in 2000 lines of code', why: 'a count, not a year' },
    ],
  },
})

/** With a year of four digits. */
const WHOLE_DATE_SCORE = 0.55

function* findDates(text: string): Iterable<Candidate> {
  const hits = wordsIn(text)
  const { tokens } = hits
  const taken = new Uint8Array(tokens.count)
  if (tokens.unspaced) yield* findUnspacedDates(text)
  yield* findWordedDates(hits, taken)
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind[at] !== NUMBER || taken[at] || tokens.lower[at]!.length > 14) continue
    const start = tokens.start[at]!
    if (start > 0 && /[\p{L}\p{N}_]/u.test(text.charAt(start - 1))) continue
    const found = numericDateAt(text, start)
    if (start > 1 && continuesNumber(text, start) && !(found && isNextColumn(text, start, found))) continue
    if (!found) {
      const cue = hourCue(tokens, at)
      if (
        cue < 0 ||
        (/[.,:/%-]/.test(text.charAt(tokens.end[at]!)) && /\d/.test(text.charAt(tokens.end[at]! + 1)))
      )
        continue
      taken[at] = 1
      yield { start: tokens.start[cue]!, end: tokens.end[at]!, score: 0.4, pattern: 'hour', verdict: 'valid' }
      continue
    }
    let score = found.score
    if (found.pattern === 'time' && score < 0.35 && hasTimeCue(tokens, at)) score = 0.5
    for (let covered = at; covered < tokens.count && tokens.start[covered]! < found.end; covered++)
      taken[covered] = 1
    yield { start, end: found.end, score, pattern: found.pattern, verdict: 'valid' }
  }
  yield* findYears(hits, taken)
}

/** "94107,1985-04-12": behind a comma a whole date is a column of its own. */
const isNextColumn = (text: string, start: number, { score }: NumericDate): boolean =>
  text.charAt(start - 1) === ',' && score >= WHOLE_DATE_SCORE

/** The number goes on from a number ("1.2.2019") or, after a hyphen, slash or plus, from a word ("CVE-2019"). */
function continuesNumber(text: string, start: number): boolean {
  const joint = text.charAt(start - 1)
  const before = text.charAt(start - 2)
  return (
    /[-./:+,]/.test(joint) && (/\p{N}/u.test(before) || (/[-/+]/.test(joint) && /[\p{L}_]/u.test(before)))
  )
}
