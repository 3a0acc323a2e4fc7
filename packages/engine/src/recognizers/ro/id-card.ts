import { defineRecognizer } from '../../define.ts'
import { IDENTITY_CARD_WORDS } from '../_shared/eastern.ts'

/** Series by county, from Alba to Vrancea, then Bucharest. */
const SERIES = new Set(
  (
    'AX AR ZR AS AZ XC ZC XH ZH XB XT BV ZV XR XZ KS KX CJ KT KZ KV DD ZD DX DZ GL ZL GZ HR HD XD SZ MX MZ IZ IF ' +
    'MM XM MH MS ZS NT NZ OT PH PX SM SX SB SV XV TR TM TZ TC VS XS VX VN KL GG DP DR DT RD RR RT RX RK RZ'
  ).split(' '),
)

/**
 * Romanian identity card: series of two letters that stand for the issuing county and a number of six digits.
 * The number has no check digit; the series must be one that is issued, and a label is required.
 */
export default defineRecognizer({
  entity: 'RO_ID_CARD',
  title: 'Romanian identity card number',
  description: 'Series and number of a Romanian identity card',
  format: '2 letters and 6 digits',
  group: 'government_id',
  country: 'RO',
  sources: [
    'https://hub.mai.gov.ro/cei',
    'https://ro.wikipedia.org/wiki/Carte_de_identitate_rom%C3%A2neasc%C4%83',
  ],
  patterns: [
    {
      name: 'series and number',
      regex: /[A-Z]{2}[ \u00a0]?(?:(?:nr|NR|Nr)\.?[ \u00a0]?)?\d{6}/,
      score: 0.15,
    },
  ],
  context: {
    ro: [
      'carte de identitate',
      'cartea de identitate',
      'cărții de identitate',
      'buletin',
      'buletinul',
      'ci seria',
      'c.i',
      'seria',
      'act de identitate',
    ],
    en: IDENTITY_CARD_WORDS,
  },
  contextRequired: true,
  check: (value) => (SERIES.has(value.slice(0, 2)) ? 'unknown' : 'invalid'),
  examples: {
    match: [
      'posesor al C.I. seria [[RX 123456]]',
      'Carte de identitate seria [[KX nr. 654321]]',
      'Romanian identity card [[DP123456]]',
    ],
    reject: [
      { text: 'Carte de identitate seria QQ 123456', why: 'no such series' },
      { text: 'Carte de identitate seria RX 12345', why: 'five digits' },
      { text: 'model RX 123456', why: 'no label' },
    ],
  },
})
