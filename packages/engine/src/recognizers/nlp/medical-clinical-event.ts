import { defineRecognizer } from '../../define.ts'
import { EVENT_WEAK, PATIENT_CONTEXT } from './_data/medical.ts'
import { hasSubject } from './_lib/binding.ts'
import { findMedical } from './_lib/medical.ts'

/** Steps of a patient's course of care: admission, discharge, transfer, referral, death. */
export default defineRecognizer({
  entity: 'MEDICAL_CLINICAL_EVENT',
  title: 'Clinical event',
  description: "Clinical event in a patient's course of care",
  format: 'Event phrase of the closed list said of a person or in a clinical note',
  group: 'health',
  sources: ['https://www.hl7.org/fhir/encounter.html', 'https://github.com/OHNLP'],
  find: (text) =>
    findMedical(text, {
      kind: 'event',
      weak: EVENT_WEAK,
      bound: (hits, hit) => hit.last > hit.first && hasSubject(hits.tokens, hit.first),
    }),
  context: PATIENT_CONTEXT,
  examples: {
    match: [
      'She was [[admitted to hospital]] on Monday.',
      'The patient was [[hospitalized]] for a week.',
      'Die Patientin wurde [[stationär aufgenommen]].',
      'La patiente a été [[hospitalisée]] en mars.',
      'Paciente [[derivada a]] nuestro centro.',
      'Il paziente è stato [[ricoverato]] ieri.',
      'O doente foi [[transferido para os cuidados intensivos]] ontem.',
      'Pacjent [[hospitalizowany]] od wczoraj.',
      'Пациент [[госпитализирован]] вчера.',
    ],
    reject: [
      { text: 'He admitted the mistake.', why: 'everyday meaning' },
      { text: 'The battery was discharged.', why: 'electricity' },
      { text: 'The tool underwent a rewrite.', why: 'software' },
    ],
  },
})
