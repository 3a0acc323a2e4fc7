import { defineRecognizer } from '../../define.ts'
import { labelledValues, RECORD_VALUE, recordNumber } from './_labelled.ts'

/**
 * Health-plan member, subscriber or group number. Insurers issue them freely; the card only prints a label.
 * One of the eighteen identifiers of the HIPAA safe harbor rule ("health plan beneficiary numbers").
 */
const context = {
  en: [
    'member id',
    'member number',
    'member no',
    'memberid',
    'subscriber id',
    'subscriber number',
    'subscriber no',
    'subscriberid',
    'beneficiary id',
    'beneficiary number',
    'beneficiary no',
    'health plan id',
    'health plan number',
    'insurance id',
    'group number',
    'group no',
    'plan id',
    'rxgrp',
    'rx group',
    'rxbin',
  ],
  de: [
    'versichertennummer',
    'versicherten-nr',
    'versichertennr',
    'krankenversichertennummer',
    'kvnr',
    'mitgliedsnummer der krankenkasse',
  ],
  fr: ['numéro d’adhérent', "numéro d'adhérent", 'numéro d’assuré', "numéro d'assuré", 'numéro mutuelle'],
  es: ['número de afiliado', 'numero de afiliado', 'nº de afiliado', 'número de asegurado', 'id de miembro'],
  pt: ['número do beneficiário', 'carteirinha', 'número da carteirinha', 'número de beneficiário'],
  it: ['numero assicurato', 'codice assistito'],
  nl: ['verzekerdennummer', 'relatienummer zorgverzekeraar', 'polisnummer zorg'],
  ja: ['被保険者番号', '保険者番号'],
  ko: ['건강보험증번호', '피보험자번호'],
  zh: ['医保卡号', '医保号', '健保卡號'],
} as const

export default defineRecognizer({
  entity: 'HEALTH_PLAN_ID',
  title: 'Health-plan member number',
  description: 'Member, subscriber or beneficiary number of a health plan',
  format: '6 to 20 letters and digits after member ID, subscriber or beneficiary',
  group: 'health',
  sources: [
    'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164/subpart-E/section-164.514',
    'https://terminology.hl7.org/CodeSystem-v2-0203.html',
  ],
  find: labelledValues({
    labels: context,
    value: RECORD_VALUE,
    pattern: 'labelled',
    accept: recordNumber(6, 20, 4),
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'Member ID: [[XYZ123456789]]',
      'Subscriber number [[W2345-67891]]',
      'Group no. [[0012345]], plan PPO',
      'Versichertennummer: [[A123456780]]',
    ],
    reject: [
      { text: 'Member ID: 12345', why: 'too short' },
      { text: 'the member id is required', why: 'no number' },
      { text: 'XYZ123456789', why: 'no label' },
    ],
  },
})
