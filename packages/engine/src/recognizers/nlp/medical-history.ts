import { type Candidate, defineRecognizer } from '../../define.ts'
import { HISTORY_AFTER, HISTORY_BEFORE } from './_data/medical.ts'
import { wordsIn } from './_lib/vocabulary.ts'

/** Past illness or treatment of a patient: "history of", "previous", "Zustand nach" and a condition. */
export default defineRecognizer({
  entity: 'MEDICAL_HISTORY',
  title: 'Medical history',
  description: 'Past medical history of a patient',
  format: 'Word of the past (history of, previous, status post) and a condition or procedure',
  group: 'health',
  sources: ['https://www.hl7.org/fhir/condition.html', 'https://www.ncbi.nlm.nih.gov/books/NBK534249/'],
  find: findHistory,
  examples: {
    match: [
      'She has a [[history of depression]].',
      '[[Past medical history: hypertension]]',
      'status: [[previous stroke]] in 2015',
      '[[Zustand nach Herzinfarkt]]',
      '[[Antécédents de cancer du sein]]',
      '[[antecedentes de hipertensión arterial]]',
      '[[anamnesi di infarto]]',
      '[[história de asma]]',
      '[[voorgeschiedenis van migraine]]',
      '[[przebyty zawał serca]]',
      '[[Перенесенный инсульт]]',
      '[[tidigare hjärtinfarkt]]',
    ],
    reject: [
      { text: 'the history of medicine', why: 'no condition' },
      { text: 'a previous version', why: 'software' },
      { text: 'depression is common', why: 'no word of the past' },
    ],
  },
})

function* findHistory(text: string): Iterable<Candidate> {
  const hits = wordsIn(text)
  for (const kind of ['disease', 'procedure'] as const)
    for (const hit of hits.byKind.get(kind) ?? []) {
      const from = Math.max(0, hit.start - 44)
      const before = HISTORY_BEFORE.exec(text.slice(from, hit.start))
      // A letter before the phrase: part of another word ("unknown").
      const whole = before && !/\p{L}/u.test(text.charAt(from + before.index - 1))
      const after = HISTORY_AFTER.exec(text.slice(hit.end, hit.end + 28))
      if (!whole && !after) continue
      const plain = kind === 'procedure' && !STRONG.test(before?.[0] ?? '')
      yield {
        start: whole ? from + before.index : hit.start,
        end: after ? hit.end + after[0].length : hit.end,
        score: plain ? 0.25 : 0.6,
        pattern: 'past condition',
        verdict: 'unknown',
      }
    }
}
/** "previous operation" is said of programs, "history of" and "status post" of patients. */
const STRONG =
  /[Hh]istory|h\/o|PMH|s\/p|status post|Zustand|Z\.|Vorgeschichte|[Aa]nt[eé]c|[Hh]ist[oó]ri|[Aa]namn|voorgesch|[Ww]ywiad|анамнез/u
