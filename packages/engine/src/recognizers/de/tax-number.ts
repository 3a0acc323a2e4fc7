import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'

/** First digits of the federal scheme: two for a state with two-digit office numbers, one where offices have three. */
const FEDERAL_PREFIXES = /^(?:10|11|21|22|23|24|26|27|28|30|31|32|40|41|5\d|9\d)\d{2}0/

/**
 * German tax office number (Steuernummer): office, district, running number and check digit. Every state writes
 * it its own way; the check digit follows a rule of its own in each state and is not used here. Federal scheme of
 * thirteen digits: state and office (4), a zero, then the rest.
 *
 * BW FFBBB/UUUUP · BY, BB, MV, SL, SN, ST, TH FFF/BBB/UUUUP · BE, HH, NI FF/BBB/UUUUP · HB, SH FF BBB UUUUP ·
 * HE 0FF BBB UUUUP · NW FFF/BBBB/UUUP · RP FF/BBB/UUUU/P
 */
export default defineRecognizer({
  entity: 'DE_TAX_NUMBER',
  title: 'German tax office number',
  description: 'Number under which a German tax office keeps a taxpayer (Steuernummer)',
  format: '10 or 11 digits in the shape of the state, 13 in the federal scheme',
  group: 'tax_id',
  country: 'DE',
  sources: [
    'https://www.elster.de/elsterweb/infoseite/steuernummer',
    'https://de.wikipedia.org/wiki/Steuernummer',
  ],
  patterns: [
    { name: 'three parts', regex: /\d{2,3}[/ \u00A0-]\d{3}[/ \u00A0-]\d{5}/, score: 0.2 },
    { name: 'North Rhine-Westphalia', regex: /\d{3}[/ \u00A0-]\d{4}[/ \u00A0-]\d{4}/, score: 0.2 },
    { name: 'Rhineland-Palatinate', regex: /\d{2}\/\d{3}\/\d{4}\/\d/, score: 0.3 },
    { name: 'Baden-Württemberg', regex: /\d{5}\/\d{5}/, score: 0.2 },
    { name: 'federal scheme', regex: /[1-59]\d{3}0\d{8}/, score: 0.1 },
    { name: 'plain', regex: /\d{10,11}/, score: 0.05 },
  ],
  context: {
    de: [
      'steuernummer',
      'steuernr',
      'steuer-nr',
      'steuer nr',
      'st.-nr',
      'st.nr',
      'st. nr',
      'stnr',
      'st-nr',
      'finanzamt',
      'finanzamtsnummer',
    ],
    en: ['german tax number', 'tax number', 'tax office number'],
  },
  contextRequired: true,
  check(value) {
    const digits = digitsOf(value)
    if (digits.every((digit) => digit === 0)) return 'invalid'
    if (digits.length === 13) return FEDERAL_PREFIXES.test(value) ? 'unknown' : 'invalid'
    return digits.length === 10 || digits.length === 11 ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      'Steuernummer: [[93815/08152]]',
      'St.-Nr. [[181/815/08155]], Finanzamt München',
      'Steuernummer [[133/8150/8159]]',
      'Steuernummer [[22/815/0815/4]]',
      'Steuernummer im Bundesschema [[2893081508152]]',
      'tax number: [[21/815/08150]]',
    ],
    reject: [
      { text: 'Seite 21/815/08150', why: 'no label, and no check digit rule shared by all states' },
      { text: 'Steuernummer 6893081508152', why: 'no state has this federal prefix' },
      { text: 'Steuernummer 21/815/0815', why: 'nine digits' },
      { text: 'Steuernummer 00/000/00000', why: 'all zeros' },
    ],
  },
})
