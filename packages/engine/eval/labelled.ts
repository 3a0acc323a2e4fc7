import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '../src/analyze.ts'
import { type LabelledSpan, type Report, score } from './score.ts'

/**
 * Labelled texts with pattern types: JSON lines {text, lang, spans: [[start, end, label], ...]} with offsets in
 * code points, plain or compressed with xz.
 */
interface Document {
  text: string
  lang?: string
  spans: [number, number, string][]
}

export interface Corpus {
  name: string
  files: readonly string[]
  /** Labels of the corpus as types of the catalog; labels not named here are not scored. */
  labels: Readonly<Record<string, string>>
  /** Counted in the total over all corpora: types with a written form of their own. */
  isPatternTypes?: boolean
}

/**
 * Labels that are not of the type, by rule and for all corpora alike: annotators of names mark the name of a site
 * ("Flickr", "Coursera") as a web address. An address has a host, and a host has a dot.
 */
export const LEFT_OUT: Readonly<Record<string, { why: string; isMeant: (text: string) => boolean }>> = {
  URL: { why: 'the name of a site: no dot, so no host', isMeant: (text) => !text.includes('.') },
}

/** Types of the catalog that the corpora do not tell apart. */
const COARSER: Readonly<Record<string, string>> = {
  FAX_NUMBER: 'PHONE_NUMBER',
  PH_MOBILE_NUMBER: 'PHONE_NUMBER',
  TR_PHONE_NUMBER: 'PHONE_NUMBER',
  DATE_OF_BIRTH: 'DATE_TIME',
  SOCIAL_MEDIA_HANDLE: 'URL',
  UK_POSTCODE: 'US_ZIP_CODE',
  CA_POSTAL_CODE: 'US_ZIP_CODE',
  NL_POSTCODE: 'US_ZIP_CODE',
  DE_PLZ: 'US_ZIP_CODE',
  MX_CODIGO_POSTAL: 'US_ZIP_CODE',
  IE_EIRCODE: 'US_ZIP_CODE',
}

export const CORPORA: readonly Corpus[] = [
  {
    name: 'Presidio synthetic v2, nine types (Presidio itself: precision .983, recall .712)',
    files: ['presidio_synth_v2.train.jsonl'],
    labels: {
      CREDIT_CARD: 'CREDIT_CARD',
      PHONE_NUMBER: 'PHONE_NUMBER',
      EMAIL_ADDRESS: 'EMAIL_ADDRESS',
      DOMAIN_NAME: 'URL',
      DATE_TIME: 'DATE_TIME',
      IBAN_CODE: 'IBAN_CODE',
      IP_ADDRESS: 'IP_ADDRESS',
      US_SSN: 'US_SSN',
      US_DRIVER_LICENSE: 'US_DRIVER_LICENSE',
    },
    isPatternTypes: true,
  },
  {
    name: 'Presidio synthetic v2, further types',
    files: ['presidio_synth_v2.train.jsonl'],
    labels: { AGE: 'AGE', ADDRESS: 'ADDRESS', ZIP_CODE: 'US_ZIP_CODE' },
  },
  {
    name: 'MEDDOCAN (Spanish clinical)',
    files: ['meddocan.train.jsonl', 'meddocan.dev.jsonl'],
    labels: { EMAIL_ADDRESS: 'EMAIL_ADDRESS', PHONE_NUMBER: 'PHONE_NUMBER' },
    isPatternTypes: true,
  },
  {
    name: 'Thai NER 1.3',
    files: ['thai_ner_1_3.train.jsonl', 'thai_ner_1_3.dev.jsonl'],
    labels: { URL: 'URL', PHONE: 'PHONE_NUMBER', EMAIL: 'EMAIL_ADDRESS' },
    isPatternTypes: true,
  },
  {
    name: 'Wojood (Arabic)',
    files: ['wojood_sample.train.jsonl', 'wojood_sample.dev.jsonl'],
    labels: { URL: 'URL' },
    isPatternTypes: true,
  },
  {
    name: 'KPWr (Polish)',
    files: ['kpwr_n82_test.train.jsonl', 'kpwr_n82_test.dev.jsonl'],
    labels: { URL: 'URL', PHONE_NUMBER: 'PHONE_NUMBER' },
    isPatternTypes: true,
  },
  {
    name: 'GSD (Japanese)',
    files: ['ja_gsd_ne.train.jsonl', 'ja_gsd_ne.dev.jsonl'],
    labels: { PHONE: 'PHONE_NUMBER' },
    isPatternTypes: true,
  },
]

function readDocuments(path: string): Document[] {
  const lines = existsSync(path)
    ? readFileSync(path, 'utf8')
    : execFileSync('xz', ['-dc', `${path}.xz`], { encoding: 'utf8', maxBuffer: 2 ** 30 })
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line): Document => JSON.parse(line))
}

export interface Outcome {
  corpus: string
  report: Report
  isPatternTypes: boolean
  /** How many labels of each type were left out by the rule of LEFT_OUT. */
  leftOut: Readonly<Record<string, number>>
  /** Spans that were missed or wrongly found, for reading. */
  mistakes: { kind: 'missed' | 'wrong'; label: string; text: string; around: string }[]
}

/** All types of the catalog are on; of the findings only the labelled types count. */
export function evaluateCorpus(corpus: Corpus, folder: string): Outcome | undefined {
  const paths = corpus.files.map((file) => join(folder, file))
  if (!paths.some((path) => existsSync(path) || existsSync(`${path}.xz`))) return undefined
  const scored = new Set(Object.values(corpus.labels))
  const mistakes: Outcome['mistakes'] = []
  const leftOut: Record<string, number> = {}
  const documents = paths.flatMap(readDocuments).map(({ text, lang, spans }) => {
    const gold = spans.flatMap(([start, end, label]): LabelledSpan[] => {
      const type = corpus.labels[label]
      if (!type || end <= start) return []
      if (LEFT_OUT[type]?.isMeant([...text].slice(start, end).join(''))) {
        leftOut[type] = (leftOut[type] ?? 0) + 1
        return []
      }
      return [{ start, end, label: type }]
    })
    const predicted = analyze({ text, language: lang?.slice(0, 2) ?? 'en' })
      .map(({ start, end, entityType }): LabelledSpan => {
        const coarser = COARSER[entityType]
        return { start, end, label: coarser && scored.has(coarser) ? coarser : entityType }
      })
      .filter(({ label }) => scored.has(label))
    noteMistakes(text, gold, predicted, mistakes)
    return { gold, predicted }
  })
  return {
    corpus: corpus.name,
    report: score(documents),
    isPatternTypes: corpus.isPatternTypes ?? false,
    leftOut,
    mistakes,
  }
}

function noteMistakes(
  text: string,
  gold: readonly LabelledSpan[],
  predicted: readonly LabelledSpan[],
  mistakes: Outcome['mistakes'],
): void {
  const characters = [...text]
  const note = (kind: 'missed' | 'wrong', { start, end, label }: LabelledSpan): void => {
    const cut = (from: number, to: number): string => characters.slice(Math.max(0, from), to).join('')
    mistakes.push({ kind, label, text: cut(start, end), around: cut(start - 30, end + 15) })
  }
  const isHit = (one: LabelledSpan, others: readonly LabelledSpan[]): boolean =>
    score([{ gold: [one], predicted: others.filter(({ label }) => label === one.label) }]).micro.right === 1
  for (const span of gold) if (!isHit(span, predicted)) note('missed', span)
  for (const span of predicted) if (!isHit(span, gold)) note('wrong', span)
}
