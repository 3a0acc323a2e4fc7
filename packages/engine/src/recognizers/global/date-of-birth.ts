import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'
import { labelSearch } from '../_shared/labels.ts'
import { dateAt } from './_dates.ts'

/**
 * Date of birth: any written date that lies in the last 130 years and follows a birth word ("born on", "DOB:",
 * "geb.", "née le"), a place between them allowed ("born in Lyon on 3 May 1985"), or stands before one in the
 * languages that put it there ("12.03.1985 г.р.").
 */
const context = {
  en: [
    'born',
    'dob',
    'd.o.b',
    'date of birth',
    'birth date',
    'birthdate',
    'birthday',
    'bday',
    'birth',
    'dateofbirth',
  ],
  de: ['geboren', 'geb', 'geburtsdatum', 'geburtstag', 'geb.-datum', 'gebdatum'],
  fr: ['né', 'née', 'ne le', 'nee le', 'né(e)', 'date de naissance', 'naissance', 'ddn'],
  es: ['nacido', 'nacida', 'nací', 'nació', 'nacio', 'fecha de nacimiento', 'nacimiento', 'f. nac', 'fnac'],
  pt: ['nascido', 'nascida', 'nasci', 'nasceu', 'data de nascimento', 'nascimento'],
  it: ['nato', 'nata', 'data di nascita', 'nascita'],
  nl: ['geboren', 'geboortedatum', 'geb'],
  sv: ['född', 'födelsedatum', 'född den'],
  nb: ['født', 'fødselsdato', 'f'],
  da: ['født', 'fødselsdato', 'fødselsdag'],
  fi: ['syntynyt', 'syntymäaika', 's'],
  is: ['fæddur', 'fædd', 'fæðingardagur'],
  pl: ['urodzony', 'urodzona', 'ur', 'data urodzenia'],
  cs: ['narozen', 'narozena', 'nar', 'datum narození'],
  sk: ['narodený', 'narodená', 'nar', 'dátum narodenia'],
  hu: ['született', 'szül', 'születési dátum', 'születési idő', 'születési ideje'],
  ro: ['născut', 'născută', 'data nașterii', 'data nasterii'],
  hr: ['rođen', 'rođena', 'datum rođenja'],
  sl: ['rojen', 'rojena', 'datum rojstva'],
  bg: ['роден', 'родена', 'дата на раждане'],
  ru: ['родился', 'родилась', 'рожд', 'дата рождения', 'д.р', 'г.р', 'года рождения', 'род'],
  uk: ['народився', 'народилася', 'дата народження', 'р.н'],
  el: ['γεννήθηκε', 'ημερομηνία γέννησης', 'γεν'],
  tr: ['doğum tarihi', 'doğumlu', 'd. tarihi', 'doğum'],
  et: ['sündinud', 'sünniaeg'],
  lv: ['dzimis', 'dzimusi', 'dzimšanas datums'],
  lt: ['gimęs', 'gimusi', 'gimimo data'],
  ar: ['تاريخ الميلاد', 'مواليد', 'ولد', 'ولدت'],
  he: ['תאריך לידה', 'נולד', 'נולדה'],
  fa: ['تاریخ تولد', 'متولد'],
  hi: ['जन्म तिथि', 'जन्मतिथि', 'जन्म'],
  th: ['วันเกิด', 'เกิดวันที่'],
  vi: ['ngày sinh', 'sinh ngày'],
  id: ['tanggal lahir', 'tgl lahir', 'lahir'],
  ja: ['生年月日', '生まれ', '誕生日'],
  ko: ['생년월일', '출생', '생일'],
  zh: ['出生日期', '生日', '出生', '生于'],
} as const

const labels = labelSearch(Object.values(context).flat())
/** From a birth word to its date: no other digits, no end of a sentence, one line break at most. */
const GAP = /^(?:[^\d\n.!?]|\.(?! +\p{Lu}))*(?:\n[^\d\n]{0,12})?$/u
const LONGEST_GAP = 40
const LONGEST_LIFE_YEARS = 130
/** One-letter abbreviations ("f. 12.03.1985") count only right before the date. */
const SHORT = /^(?:f|s)$/i
const FIRST_NUMBER = besideUnspaced(/(?<![\p{L}\p{N}./-])\d{1,4}(?=[./年년-])/gu)
/** Words that follow the date they belong to. */
const BEHIND = /^[ \u00a0]?(?:г\.? ?р\.?|года рождения|р\. ?н\.?|doğumlu|生まれ|生|출생|생)(?![\p{L}\p{N}])/u
const MAY_STAND_BEHIND = /г\.? ?р|года рожд|р\. ?н|doğumlu|生|생/u

const isPlausible = (year: number): boolean => {
  const thisYear = new Date().getUTCFullYear()
  return year <= thisYear && year >= thisYear - LONGEST_LIFE_YEARS
}

export default defineRecognizer({
  entity: 'DATE_OF_BIRTH',
  title: 'Date of birth',
  description: 'Date of birth of a person',
  format: 'Any date after born, DOB, date of birth, geboren, né(e), nacido',
  group: 'demographic',
  sources: [
    'https://www.iso.org/iso-8601-date-and-time-format.html',
    'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164/subpart-E/section-164.514',
  ],
  *find(text): Iterable<Candidate> {
    let freeFrom = 0
    for (const label of labels(text)) {
      const reach = Math.min(text.length, label.end + LONGEST_GAP)
      for (let at = Math.max(label.end, freeFrom); at < reach; at++) {
        const code = text.charCodeAt(at)
        const isDigit = code >= 48 && code <= 57
        if (!isDigit && !isWordStart(text, at)) continue
        const date = dateAt(text, at)
        if (!date) {
          if (isDigit) break
          continue
        }
        const gap = text.slice(label.end, at)
        const isShort = SHORT.test(text.slice(label.start, label.end))
        if (isPlausible(date.year) && GAP.test(gap) && (!isShort || /^[.:]? ?$/.test(gap))) {
          freeFrom = date.end
          yield { start: date.start, end: date.end, score: 0.65, pattern: 'after the word', verdict: 'valid' }
        }
        break
      }
    }
    if (!MAY_STAND_BEHIND.test(text)) return
    for (const { index } of text.matchAll(FIRST_NUMBER)) {
      const date = dateAt(text, index)
      if (date && isPlausible(date.year) && BEHIND.test(text.slice(date.end, date.end + 20)))
        yield { start: date.start, end: date.end, score: 0.65, pattern: 'before the word', verdict: 'valid' }
    }
  },
  context,
  contextRequired: true,
  examples: {
    match: [
      'DOB: [[03/12/1985]]',
      'geboren am [[12. März 1985]] in Köln',
      'Née le [[3 mai 1990]] à Lyon',
      'Maria was born in Porto on [[May 3, 1985]].',
      '"date_of_birth": "[[1985-03-12]]"',
      'Nací el [[12 de abril de 1985]] en Cádiz',
      'BDAY:[[1969-06-06]]',
      'Иванов И. И., [[12.03.1985]] г.р.',
      '生年月日：[[1985年3月12日]]',
    ],
    reject: [
      { text: 'DOB: 31/02/1985', why: 'no such day' },
      { text: 'date of birth 12/05/1801', why: 'more than 130 years ago' },
      { text: 'Invoice date 03/12/1985', why: 'no birth word' },
      {
        text: 'She was born. The office opened on 3 May 1985.',
        why: 'the date belongs to the next sentence',
      },
    ],
  },
})

const isWordStart = (text: string, at: number): boolean =>
  /\p{L}/u.test(text[at]!) && (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!))
