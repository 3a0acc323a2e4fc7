import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'
import { labelledValues, recordNumber } from './_labelled.ts'

/**
 * Court case or docket number. Two shapes speak for themselves: US federal dockets ("1:21-cv-01234", division,
 * year, kind, number) and German file numbers ("5 C 123/21": chamber, register, number, year; register letters
 * from the file order of the courts). Everything else needs a label such as "case no." or "Az.".
 */
const context = {
  en: [
    'case no',
    'case number',
    'case nr',
    'case #',
    'docket no',
    'docket number',
    'docket',
    'cause no',
    'civil action no',
    'application no',
    'claim number court',
    'crime reference number',
  ],
  de: [
    'az',
    'aktenzeichen',
    'geschäftszeichen',
    'geschäftsnummer',
    'gz',
    'verfahrensnummer',
    'gerichtliches aktenzeichen',
  ],
  fr: [
    'affaire n°',
    'numéro de dossier',
    'numéro rg',
    'rg n°',
    'n° rg',
    'pourvoi n°',
    'requête no',
    'numéro de rôle',
  ],
  es: ['expediente', 'número de expediente', 'procedimiento nº', 'autos nº', 'causa nº', 'demanda núm'],
  pt: ['processo n', 'processo nº', 'número do processo', 'autos n'],
  it: ['procedimento n', 'r.g', 'rgnr', 'numero di ruolo', 'causa n'],
  nl: ['zaaknummer', 'zaaknr', 'rolnummer', 'parketnummer'],
  sv: ['målnummer', 'mål nr', 'diarienummer'],
  nb: ['saksnummer', 'sak nr'],
  da: ['sagsnummer', 'sag nr', 'j.nr'],
  fi: ['diaarinumero', 'asianumero'],
  pl: ['sygnatura akt', 'sygn. akt', 'sygn'],
  cs: ['spisová značka', 'sp. zn', 'č. j'],
  hu: ['ügyszám', 'ügyiratszám'],
  ro: ['dosar nr', 'număr dosar'],
  tr: ['esas no', 'dosya no', 'karar no'],
  ru: ['дело №', 'номер дела', 'дело n'],
  ja: ['事件番号'],
  ko: ['사건번호'],
  zh: ['案号', '案號'],
} as const

const FEDERAL_DOCKET = besideUnspaced(
  /(?<![\p{L}\p{N}_:.-])\d{1,2}:\d{2}-(?:cv|cr|mc|md|mj|bk|ap|po|sw|gj)-\d{3,6}(?:-[A-Z]{2,4}){0,3}(?![\p{L}\p{N}_])/gu,
)
/** Registers of German courts (Aktenordnung): civil, family, criminal, administrative, social, labour, tax. */
const GERMAN_FILE = besideUnspaced(
  /(?<![\p{L}\p{N}_.,/-])(?:[IVX]{1,5}|\d{1,4}) (?:C|F|O|S|U|K|L|M|N|T|W|Ls|Ds|Cs|OWi|Js|KLs|Ks|Ns|Ss|Qs|AR|BvR|BvL|BvE|ZR|ZB|StR|AZR|Ca|Sa|Ta|IN|IK|VI|XVII|Gs|AS|KR|RJ|SO|VR|BR) \d{1,6}\/\d{2}(?![\p{L}\p{N}_/])/gu,
)

const labelled = labelledValues({
  labels: context,
  value: /[A-Za-z0-9]{1,12}(?:[-/.: ]{1}[A-Za-z0-9]{1,12}){0,6}/y,
  pattern: 'labelled',
  accept: (value, { text, end }) =>
    recordNumber(4, 24, 3)(value) &&
    /\d/.test(value.slice(0, 12)) &&
    !/ [a-z]{4,}/.test(value) &&
    !/^[,.]\d/.test(text.slice(end, end + 2)),
})

export default defineRecognizer({
  entity: 'CASE_NUMBER',
  title: 'Court case number',
  description: 'Number of a court case, docket or proceeding',
  format: 'Docket shapes (1:21-cv-01234, 5 C 123/21), or a token after case no., Az., docket',
  group: 'record_id',
  sources: [
    'https://www.uscourts.gov/court-records/find-a-case-pacer',
    'https://de.wikipedia.org/wiki/Aktenzeichen_(Deutschland)',
  ],
  *find(text): Iterable<Candidate> {
    for (const [pattern, shape, score] of [
      ['federal docket', FEDERAL_DOCKET, 0.7],
      ['german file', GERMAN_FILE, 0.4],
    ] as const)
      for (const match of text.matchAll(shape))
        yield { start: match.index, end: match.index + match[0].length, score, pattern, verdict: 'unknown' }
    for (const found of labelled(text)) {
      // Label words alone ("docket" in a wharf's accounts) carry less than a shape.
      yield { ...found, score: 0.2 }
    }
  },
  context,
  examples: {
    match: [
      'Smith v. Jones, [[1:21-cv-01234]] (S.D.N.Y.)',
      'Amtsgericht Köln, [[5 C 123/21]]',
      'Case No. [[2019-CA-004512]]',
      'Aktenzeichen: [[VIII ZR 12/19]]',
      'zaaknummer: [[C/09/558813]]',
    ],
    reject: [
      { text: 'in case 3 of 12 samples', why: 'a count, not a docket' },
      { text: 'ratio 5 to 123/21', why: 'no court register between' },
      { text: 'case number: string', why: 'a type in source code' },
      { text: 'timestamp 1:21-05-01234', why: 'no kind of proceeding' },
    ],
  },
})
