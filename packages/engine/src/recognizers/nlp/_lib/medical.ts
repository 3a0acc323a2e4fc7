import type { Candidate } from '../../../define.ts'
import { HAVE_VERBS } from '../_data/person-words.ts'
import { hasLabel, hasPersonNoun, hasSubject } from './binding.ts'
import { inIdentifier } from './date-words.ts'
import type { Hit, Hits } from './phrases.ts'
import { gapAfter, type Tokens } from './tokens.ts'
import { wordsIn } from './vocabulary.ts'

/**
 * Medical words of a closed list. Bare, they stay under the default threshold (0.2); said of a patient, after
 * a label or beside the context words of a clinical note they rise above it.
 */
export interface MedicalList {
  kind: string
  labels?: ReadonlySet<string>
  /** Everyday words: they need a label or a person. */
  weak?: ReadonlySet<string>
  /** Other signs that tie the word to a patient. */
  bound?: (hits: Hits, hit: Hit) => boolean
}

export function* findMedical(text: string, list: MedicalList): Iterable<Candidate> {
  const hits = wordsIn(text)
  for (const hit of hits.byKind.get(list.kind) ?? []) {
    if (inIdentifier(hits.tokens, hit.first, hit.last)) continue
    yield { start: hit.start, end: hit.end, ...scored(hits, hit, list), verdict: 'unknown' }
  }
}

function scored(hits: Hits, hit: Hit, list: MedicalList): { score: number; pattern: string } {
  const { tokens } = hits
  if (
    list.labels &&
    (hasLabel(tokens, hit.first, list.labels) || inLabelledList(tokens, hit.first, list.labels))
  )
    return { score: 0.7, pattern: 'label' }
  if (list.bound?.(hits, hit)) return { score: 0.65, pattern: 'bound' }
  if (hasSubject(tokens, hit.first, HAVE_VERBS) || afterDiagnosis(tokens, hit.first))
    return { score: 0.6, pattern: 'of a person' }
  if (hit.first !== hit.last && hasPersonNoun(tokens, hit.first, hit.last))
    return { score: 0.4, pattern: 'with a person' }
  const weak = hit.first === hit.last && list.weak?.has(tokens.lower[hit.first]!)
  // A weak word stays out even with context; the others rise with a patient nearby.
  return { score: weak ? 0.03 : 0.2, pattern: 'bare mention' }
}

/** "Medication: ramipril, metformin": later items of a labelled list. */
function inLabelledList(tokens: Tokens, first: number, labels: ReadonlySet<string>): boolean {
  for (let at = first - 1, steps = 0; at > 0 && steps < 12; at--, steps++) {
    const gap = gapAfter(tokens, at)
    if (/[.;\n!?]\s/.test(gap)) return false
    if (/[:：]/.test(gap)) return hasLabel(tokens, at + 1, labels)
  }
  return false
}

const DIAGNOSED =
  /(?:diagnosed with|suffer(?:s|ed|ing) from|treated for|tested positive for|admitted (?:with|for)|died of|living with|dx:?|diagnosis of|leidet (?:an|unter)|erkrankt an|diagnose|wegen|atteinte? d[e'’]|souffre d[e'’]|diagnostiqué|diagnostic de|diagnosticad[oa] (?:de|con|com)|padece(?: de)?|sufre(?: de)?|afectad[oa] de|affett[oa] da|soffre di|diagnosi di|sofre de|lijdt aan|gediagnosticeerd met|diagnose van|choruje na|cierpi na|zdiagnozowano(?: u niej| u niego)?|страда(?:ет|ющ(?:ий|ая)) |диагноз|болеет|lider av|diagnostiserad med|behandlas för)(?: |(?<=['’]))(?:an? |the |la |le |l['’]|il |einer |einem |een )?$/u
const afterDiagnosis = (tokens: Tokens, first: number) =>
  DIAGNOSED.test(
    tokens.text.slice(Math.max(0, tokens.start[first]! - 40), tokens.start[first]!).toLowerCase(),
  )
