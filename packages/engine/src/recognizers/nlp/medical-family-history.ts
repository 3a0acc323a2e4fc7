import { type Candidate, defineRecognizer } from '../../define.ts'
import { KINSHIP } from './_data/medical.ts'
import { wordsIn } from './_lib/vocabulary.ts'

const RELATIVE = new RegExp(String.raw`(?<!\p{L})(?:${KINSHIP.before})(?!\p{L})[^.;\n!?]{0,60}$`, 'u')
/** Any relative at all, before the costlier look at each disease. */
const PREFILTER = new RegExp(KINSHIP.before, 'u')

/**
 * Illness of a relative: a word of kinship (or "family history") and a condition in one clause. Reported is
 * the clause from the relative to the condition.
 */
export default defineRecognizer({
  entity: 'MEDICAL_FAMILY_HISTORY',
  title: 'Family medical history',
  description: 'Medical history of relatives',
  format: 'Word of kinship and a condition in one clause',
  group: 'health',
  sources: [
    'https://www.hl7.org/fhir/familymemberhistory.html',
    'https://www.cdc.gov/family-health-history/',
  ],
  find: findFamilyHistory,
  examples: {
    match: [
      'His [[mother died of breast cancer]].',
      'Significant [[family history of diabetes]].',
      'Her [[father had a heart attack]] at 50.',
      'Die [[Mutter hatte Brustkrebs]].',
      'Son [[père est décédé d’un infarctus]].',
      'Su [[madre tiene diabetes]].',
      'Il [[padre soffre di ipertensione]].',
      'A [[mãe tem diabetes]].',
      'Haar [[moeder had borstkanker]].',
      'Jej [[matka chorowała na cukrzycę]].',
      'У [[матери диабет]].',
      'Hans [[far hade hjärtinfarkt]].',
    ],
    reject: [
      { text: 'Her mother is a teacher.', why: 'no condition' },
      { text: 'diabetes is common', why: 'no relative' },
      { text: 'the parent process of the cancer study', why: 'no relative in the clause' },
    ],
  },
})

function* findFamilyHistory(text: string): Iterable<Candidate> {
  const diseases = wordsIn(text).byKind.get('disease')
  if (!diseases || !PREFILTER.test(text)) return
  let reach = -1
  for (const hit of diseases) {
    const from = Math.max(reach, hit.start - 80, 0)
    const before = text.slice(from, hit.start)
    const relative = RELATIVE.exec(before)
    if (!relative) continue
    reach = hit.end
    yield {
      start: from + relative.index,
      end: hit.end,
      score: 0.6,
      pattern: 'relative and condition',
      verdict: 'unknown',
    }
  }
}
