import { defineRecognizer } from '../../define.ts'
import { PATIENT_CONTEXT, PROCEDURE_WEAK } from './_data/medical.ts'
import { findMedical } from './_lib/medical.ts'

/** Treatments, operations and examinations somebody underwent or has before them. */
export default defineRecognizer({
  entity: 'MEDICAL_THERAPEUTIC_PROCEDURE',
  title: 'Medical procedure',
  description: 'Treatment, operation or diagnostic procedure',
  format: 'Procedure term of the closed list, bound to a person or in a clinical note',
  group: 'health',
  sources: [
    'https://www.who.int/standards/classifications/international-classification-of-health-interventions',
    'https://meshb.nlm.nih.gov',
  ],
  find: (text) =>
    findMedical(text, {
      kind: 'procedure',
      weak: PROCEDURE_WEAK,
      bound: (_hits, hit) => UNDERWENT.test(text.slice(Math.max(0, hit.start - 40), hit.start)),
    }),
  context: PATIENT_CONTEXT,
  examples: {
    match: [
      'She underwent a [[mastectomy]] last year.',
      'scheduled for [[colonoscopy]]',
      'The patient had an [[MRI]] of the knee.',
      'Bei der Patientin wurde eine [[Biopsie]] durchgeführt.',
      'Il a subi une [[appendicectomie]].',
      'Se le realizó una [[biopsia]].',
      'È stato sottoposto a [[chemioterapia]].',
      'Fez [[quimioterapia]] durante seis meses.',
      'Hij kreeg [[chemotherapie]].',
      'Przeszła [[chemioterapię]].',
      'Перенес [[операцию]] на сердце.',
      'Hon genomgick en [[biopsi]].',
    ],
    reject: [
      { text: 'the operation was completed', why: 'software' },
      { text: 'ultrasound sensors of the car', why: 'technology' },
      { text: 'a bypass of the security check', why: 'everyday meaning' },
    ],
  },
})

const UNDERWENT =
  /(?:[Uu]nderwent|[Uu]ndergo(?:ing|es)?|[Ss]cheduled for|[Rr]eceived|[Rr]eceiving|[Hh]ad|[Rr]equires|[Aa]wait(?:s|ing)|[Rr]eferred for|after (?:his|her)|[Uu]nterzog sich|[Ee]rhielt|[Bb]ekam|[Ww]urde|[Ss]ubi|[Bb]énéficié d['’]|[Ss]e le realizó|[Ss]ometid[oa] a|[Rr]ecibió|[Ss]ottopost[oa] a|[Ff]ez|[Ss]ubmetid[oa] a|[Kk]reeg|[Oo]nderging|[Pp]rzesz(?:ła|edł)|[Pp]oddan[ya]|[Пп]еренес(?:ла)?|[Пп]рош(?:[её]л|ла)|[Gg]enomgick|[Ff]ick) (?:an? |the |eine[rn]? |une? |una |uma? |een |ett |en |unilateral |bilateral |left |right )?$/u
