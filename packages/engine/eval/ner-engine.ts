import { analyze, DEFAULT_THRESHOLD } from '../src/analyze.ts'
import type { Tagger } from '../src/ner/tagger.ts'
import { corpusFiles } from './ner-corpora.ts'
import { type LabelledSpan, type Report, score } from './score.ts'

/**
 * Rules and model together on the Presidio set, half of its templates, on which the model was trained: the other half
 * would say more. "All, whatever type" is the label-blind figure: was it found as personal data at all? Beside the
 * whole catalog the types the set is about are asked for alone, as a user would who knows the text.
 */
const TYPES = [
  ...['PERSON', 'LOCATION', 'ORGANIZATION', 'ADDRESS', 'NRP', 'DATE_TIME', 'DATE_OF_BIRTH', 'AGE', 'GENDER'],
  ...['CREDIT_CARD', 'PHONE_NUMBER', 'EMAIL_ADDRESS', 'URL', 'IBAN_CODE', 'IP_ADDRESS', 'US_SSN'],
  ...['US_DRIVER_LICENSE', 'US_ZIP_CODE', 'UK_POSTCODE', 'DE_PLZ', 'NL_POSTCODE', 'CA_POSTAL_CODE'],
]

/** Names the set has for types of the catalog. */
const SAME: Readonly<Record<string, string>> = {
  ZIP_CODE: 'US_ZIP_CODE',
  DOMAIN_NAME: 'URL',
  STREET_ADDRESS: 'ADDRESS',
}

export async function evaluateWithRules(
  tagger: Tagger,
  folder: string,
  limit: number,
): Promise<{ name: string; report: Report }[]> {
  const lines =
    [...corpusFiles(folder, ['train'], limit)].find(({ corpus }) => corpus === 'presidio_synth_v2')?.lines ??
    []
  const documents = await Promise.all(
    lines.map(async ({ text, spans }) => ({
      text,
      names: { model: 'model', spans: await tagger.tag(text, 'en', DEFAULT_THRESHOLD) },
      gold: spans.map(([start, end, label]): LabelledSpan => ({ start, end, label: SAME[label] ?? label })),
    })),
  )
  const run = (entities: readonly string[] | undefined, withModel: boolean): Report =>
    score(
      documents.map(({ text, names, gold }) => ({
        gold,
        predicted: analyze({ text, ...(entities ? { entities } : {}) }, withModel ? names : undefined).map(
          ({ start, end, entityType }): LabelledSpan => ({ start, end, label: entityType }),
        ),
      })),
    )
  return [
    { name: 'Presidio set, rules alone, whole catalog', report: run(undefined, false) },
    {
      name: 'Presidio set (the model was trained on its lines), rules and model, whole catalog',
      report: run(undefined, true),
    },
    {
      name: 'Presidio set (the model was trained on its lines), rules and model, the types of the set',
      report: run(TYPES, true),
    },
  ]
}
