import { defineRecognizer } from '../../define.ts'
import { ISO_3166_NUMERIC } from '../_shared/countries.ts'

/**
 * European Health Insurance Card: identification number of the card, 20 digits. EN 1867 numbers begin with 80
 * (health) and the issuer's country as ISO 3166 numeric code; what follows is the issuer's own and has no check
 * digit of the union. Decision S2 of the Administrative Commission fixes the card's fields.
 */
export default defineRecognizer({
  entity: 'EU_EHIC',
  title: 'European Health Insurance Card number',
  description: 'Identification number of a European Health Insurance Card',
  format: '20 digits: 80, country (3 digits), issuer and card',
  group: 'health',
  country: 'EU',
  sources: [
    'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32010D0424(09)',
    'https://employment-social-affairs.ec.europa.eu/policies-and-activities/moving-working-europe/eu-social-security-coordination/european-health-insurance-card_en',
  ],
  patterns: [
    { name: 'plain', regex: /80\d{18}/, score: 0.1 },
    { name: 'grouped', regex: /80\d{3}[ \u00a0-]\d{5}[ \u00a0-]\d{5}[ \u00a0-]\d{5}/, score: 0.2 },
    { name: 'by fours', regex: /80\d{2}(?:[ \u00a0]\d{4}){4}/, score: 0.2 },
  ],
  context: {
    en: ['ehic', 'european health insurance card', 'health insurance card', 'health card', 'ghic'],
    de: [
      'ehic',
      'europäische krankenversicherungskarte',
      'krankenversicherungskarte',
      'kennnummer der karte',
    ],
    fr: [
      'ceam',
      'carte européenne d’assurance maladie',
      "carte européenne d'assurance maladie",
      'carte européenne',
    ],
    es: ['tse', 'tarjeta sanitaria europea'],
    it: ['team', 'tessera europea di assicurazione malattia', 'tessera sanitaria'],
    pt: ['cesd', 'cartão europeu de seguro de doença'],
    nl: ['ehic', 'europese ziekteverzekeringskaart', 'europese gezondheidskaart'],
    pl: ['ekuz', 'europejska karta ubezpieczenia zdrowotnego'],
    cs: ['evropský průkaz zdravotního pojištění', 'ehic'],
    sv: ['europeiskt sjukförsäkringskort', 'eu-kort'],
    da: ['eu-sygesikringskort', 'blåt eu-sygesikringskort'],
    fi: ['eurooppalainen sairaanhoitokortti'],
    hu: ['európai egészségbiztosítási kártya'],
    el: ['ευρωπαϊκή κάρτα ασφάλισης ασθένειας', 'εκαα'],
    ro: ['cardul european de asigurări sociale de sănătate', 'ceass'],
  },
  check(value) {
    const digits = value.replace(/\D/g, '')
    return ISO_3166_NUMERIC.has(digits.slice(2, 5)) ? 'valid' : 'invalid'
  },
  // 80 and a country code: one random number of this length in 400 passes.
  validScore: 0.3,
  examples: {
    match: [
      'EHIC [[80756015090002647590]]',
      'Kennnummer der Karte (Europäische Krankenversicherungskarte): [[80276 12345 67890 12345]]',
      'Tarjeta sanitaria europea: [[80724000050123456789]]',
    ],
    reject: [
      { text: 'EHIC 80999015090002647590', why: 'no country has the number 999' },
      { text: 'EHIC 81756015090002647590', why: 'does not begin with 80' },
      { text: 'EHIC 8075601509000264759', why: 'nineteen digits' },
      { text: 'transaction 80756015090002647590', why: 'no label' },
    ],
  },
})
