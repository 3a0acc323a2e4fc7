import { defineRecognizer } from '../../define.ts'
import { DIAGNOSIS_LABELS, PATIENT_CONTEXT } from './_data/medical.ts'
import { labelSet } from './_lib/binding.ts'
import { findMedical } from './_lib/medical.ts'

const labels = labelSet(DIAGNOSIS_LABELS)

/** Diseases and disorders of somebody: after a label, "diagnosed with", "suffers from", or in a clinical note. */
export default defineRecognizer({
  entity: 'MEDICAL_DISEASE_DISORDER',
  title: 'Disease or disorder',
  description: 'Disease, disorder or diagnosis in words',
  format: 'Disease term of the closed list, bound to a person or in a clinical note',
  group: 'health',
  sources: ['https://icd.who.int/browse10/2019/en', 'https://meshb.nlm.nih.gov'],
  find: (text) => findMedical(text, { kind: 'disease', labels }),
  context: PATIENT_CONTEXT,
  examples: {
    match: [
      'She was diagnosed with [[breast cancer]] in May.',
      'He has [[type 2 diabetes]].',
      'Diagnosis: [[asthma]]',
      'Diagnose: [[Herzinsuffizienz]]',
      'Er leidet an [[Depressionen]].',
      "Elle souffre d'[[épilepsie]].",
      'Paciente con [[hipertensión arterial]].',
      'Soffre di [[diabete]].',
      'A doente tem [[asma]].',
      'Zij lijdt aan [[reuma]].',
      'Rozpoznanie: [[cukrzyca typu 2]]',
      'Диагноз: [[сахарный диабет]]',
      'Hon lider av [[migrän]].',
    ],
    reject: [
      { text: 'a depression in the ground', why: 'no person' },
      { text: 'cancer research funding', why: 'a bare mention' },
      { text: 'the stroke width of the line', why: 'graphics' },
    ],
  },
})
