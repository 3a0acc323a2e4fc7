import { defineRecognizer } from '../../define.ts'
import { DOSE, DOSE_BEFORE, MEDICATION_LABELS, PATIENT_CONTEXT } from './_data/medical.ts'
import { labelSet } from './_lib/binding.ts'
import { findMedical } from './_lib/medical.ts'

const labels = labelSet(MEDICATION_LABELS)

/** Medicines by nonproprietary or brand name; a dose beside the name, a label or "takes" makes them sure. */
export default defineRecognizer({
  entity: 'MEDICAL_MEDICATION',
  title: 'Medication',
  description: 'Medicine, drug or active ingredient',
  format: 'Drug name of the closed list with a dose, a label or in a clinical note',
  group: 'health',
  sources: [
    'https://www.who.int/teams/health-product-and-policy-standards/inn',
    'https://atcddd.fhi.no/atc_ddd_index/',
  ],
  find: (text) =>
    findMedical(text, {
      kind: 'drug',
      labels,
      bound: (_hits, hit) =>
        DOSE.test(text.slice(hit.end, hit.end + 32)) ||
        DOSE_BEFORE.test(text.slice(Math.max(0, hit.start - 20), hit.start)) ||
        TAKES.test(text.slice(Math.max(0, hit.start - 32), hit.start)),
    }),
  context: PATIENT_CONTEXT,
  examples: {
    match: [
      'She takes [[metformin]] 500 mg twice daily.',
      'prescribed 20 mg of [[citalopram]]',
      'Medication: ramipril, [[bisoprolol]]',
      'Medikation: [[Pantoprazol]] 40 mg',
      'Er nimmt [[Insulin]].',
      'sous [[Levothyrox]] 75 µg',
      'Tratamiento: [[omeprazol]]',
      'Terapia: [[furosemide]] 25 mg',
      'Toma [[losartana]] 50 mg.',
      'Przyjmuje [[metforminę]] 850 mg.',
      'Принимает [[метформин]] 500 мг.',
      'Ordination: [[Alvedon]] 500 mg',
    ],
    reject: [
      { text: 'insulin was discovered in 1921', why: 'history of science' },
      { text: 'the aspirin of the internet', why: 'a bare mention' },
      { text: 'Concerta is a town.', why: 'no dose, no person' },
    ],
  },
})

const TAKES =
  /(?:[Tt]akes?|[Tt]aking|[Tt]ook|[Pp]rescribed|[Ss]tarted on|[Tt]reated with|allergic to|[Nn]immt|[Ee]innahme von|[Bb]ehandelt mit|[Aa]llergi[es]+ch? (?:gegen|auf)|[Pp]rend(?: du| de l['’]| de la)?|[Tt]raitée? par|[Aa]llergique (?:à|au)|[Tt]oma|[Tt]ratad[oa] con|[Aa]l[eé]rgic[oa] (?:a|al|à)|[Aa]ssume|[Tt]rattat[oa] con|[Tt]ratad[oa] com|[Gg]ebruikt|[Bb]ehandeld met|[Pp]rzyjmuje|[Lл]ечен[ya]? |[Пп]ринимает|[Tt]ar|[Bb]ehandlas med) (?:la |le |il |the )?$/u
