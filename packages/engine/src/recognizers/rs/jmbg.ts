import { digitsOf } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { passesMasterCitizenNumber } from '../_shared/eastern.ts'

/**
 * Citizen number of Serbia and, from the same register, of Bosnia, Montenegro, North Macedonia, Kosovo and older
 * Croatian records (JMBG): birth date with a three-digit year, region, serial, check digit by modulus 11. Regions
 * 50 to 59 are Slovenia, which has its own recognizer. What could be a time in milliseconds (15 to 17 in front)
 * needs a label.
 */
export default defineRecognizer({
  entity: 'RS_JMBG',
  title: 'Master citizen number (JMBG)',
  description: 'Unique master citizen number of Serbia and other former Yugoslav states',
  format: '13 digits DDMMYYY RR BBB K',
  group: 'government_id',
  country: 'RS',
  sources: [
    'https://www.paragraf.rs/propisi/zakon_o_jedinstvenom_maticnom_broju_gradjana.html',
    'https://sr.wikipedia.org/wiki/%D0%88%D0%B5%D0%B4%D0%B8%D0%BD%D1%81%D1%82%D0%B2%D0%B5%D0%BD%D0%B8_%D0%BC%D0%B0%D1%82%D0%B8%D1%87%D0%BD%D0%B8_%D0%B1%D1%80%D0%BE%D1%98_%D0%B3%D1%80%D0%B0%D1%92%D0%B0%D0%BD%D0%B0',
  ],
  patterns: [
    { name: 'plain', regex: /(?!1[5-7])[0-3]\d[01]\d{4}[0-46-9]\d{5}/, score: 0.5 },
    { name: 'like a time in milliseconds', regex: /1[5-7][01]\d{4}[0-46-9]\d{5}/, score: 0.3 },
  ],
  context: {
    sr: [
      'jmbg',
      'јмбг',
      'matični broj',
      'матични број',
      'jedinstveni matični broj',
      'јединствени матични број',
      'maticni broj',
      'матичног броја',
      'matičnog broja',
    ],
    bs: ['jmb', 'jmbg', 'matični broj'],
    mk: ['ембг', 'матичен број', 'единствен матичен број'],
    en: ['jmbg', 'umcn', 'unique master citizen number', 'master citizen number'],
  },
  check: (value) => (passesMasterCitizenNumber(digitsOf(value)) ? 'valid' : 'invalid'),
  examples: {
    match: [
      'JMBG: [[1501990711235]]',
      'ЈМБГ [[1505985715678]]',
      'Bosna, [[3112975100123]]',
      'матични број [[0101005805121]]',
    ],
    reject: [
      { text: 'JMBG 1501990711236', why: 'wrong check digit' },
      { text: 'JMBG 1513990711235', why: 'month 13' },
      { text: 'JMBG 0101006500006', why: 'region 50 is Slovenia' },
      { text: 'JMBG 150199071123', why: 'twelve digits' },
    ],
  },
})
