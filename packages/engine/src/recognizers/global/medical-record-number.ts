import { defineRecognizer } from '../../define.ts'
import { labelledValues, RECORD_VALUE, recordNumber } from './_labelled.ts'

/**
 * Medical record number: issued by each hospital by its own rule (HL7 calls it an identifier of type MR), so the
 * label decides. One of the eighteen identifiers of the HIPAA safe harbor rule.
 */
const context = {
  en: [
    'mrn',
    'medical record',
    'medical record number',
    'medical record no',
    'patient id',
    'patient number',
    'patient no',
    'patient identifier',
    'hospital number',
    'hospital no',
    'chart number',
    'chart no',
    'unit number',
    'patientid',
    'medrec',
  ],
  de: [
    'patientennummer',
    'patienten-nr',
    'patientennr',
    'patienten-id',
    'patientenid',
    'fallnummer',
    'fall-nr',
    'krankenaktennummer',
    'aufnahmenummer',
  ],
  fr: [
    'numéro de dossier médical',
    'dossier médical',
    'numéro patient',
    'numéro de patient',
    'identifiant patient',
    'ipp',
    'n° dossier',
  ],
  es: [
    'historia clínica',
    'historia clinica',
    'número de historia clínica',
    'nhc',
    'número de paciente',
    'id paciente',
    'expediente clínico',
  ],
  pt: [
    'prontuário',
    'prontuario',
    'número do prontuário',
    'processo clínico',
    'número do paciente',
    'id do paciente',
  ],
  it: ['cartella clinica', 'numero cartella clinica', 'numero paziente', 'id paziente', 'nosologico'],
  nl: ['patiëntnummer', 'patientnummer', 'patiënt-id', 'dossiernummer'],
  sv: ['patientnummer', 'journalnummer'],
  nb: ['pasientnummer', 'journalnummer'],
  da: ['patientnummer', 'journalnummer'],
  fi: ['potilasnumero', 'potilastunnus'],
  pl: ['numer pacjenta', 'nr pacjenta', 'numer historii choroby'],
  cs: ['číslo pacienta', 'číslo chorobopisu'],
  hu: ['betegazonosító', 'törzsszám', 'kórlapszám'],
  tr: ['hasta no', 'hasta numarası', 'protokol no', 'dosya no'],
  ru: ['номер медкарты', 'медицинская карта', 'номер истории болезни'],
  ja: ['患者番号', 'カルテ番号', '患者id'],
  ko: ['환자번호', '등록번호', '병록번호'],
  zh: ['病历号', '住院号', '病歷號', '门诊号'],
} as const

export default defineRecognizer({
  entity: 'MEDICAL_RECORD_NUMBER',
  title: 'Medical record number',
  description: 'Number of a medical record or patient in a hospital or practice',
  format: '5 to 12 letters and digits after MRN, medical record or patient no.',
  group: 'health',
  sources: [
    'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164/subpart-E/section-164.514',
    'https://terminology.hl7.org/CodeSystem-v2-0203.html',
  ],
  find: labelledValues({
    labels: context,
    value: RECORD_VALUE,
    pattern: 'labelled',
    accept: recordNumber(5, 12, 3),
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'MRN: [[00482913]]',
      'Patienten-Nr. [[P-204518]] wurde entlassen',
      'medical record number is [[AB123456]]',
      'NHC: [[1029384]]',
      '<td>MRN</td><td>[[00482913]]</td>',
      'her MRN ([[00482913]]) and name',
      'MRN\n[[00482913]]\n',
    ],
    reject: [
      { text: 'MRN: 123', why: 'too short' },
      { text: 'MRN 1234567890123', why: 'too long' },
      { text: 'the medical record is incomplete', why: 'no number' },
      { text: 'item 00482913', why: 'no label' },
    ],
  },
})
