import { defineRecognizer } from '../../define.ts'
import { labelledValues } from './_labelled.ts'

/**
 * Expiry date of a payment card: month and year as embossed (ISO/IEC 7813 stores YYMM, cards print MM/YY). Only
 * behind an expiry label, or within a few words of a card word; months 01 to 12, years a card can show.
 */
const labels = {
  en: [
    'exp',
    'expiry',
    'expires',
    'expires on',
    'expiry date',
    'expiration',
    'expiration date',
    'exp date',
    'expdate',
    'valid thru',
    'valid through',
    'valid until',
    'good thru',
    'expire',
    'mm/yy',
    'mm/yyyy',
  ],
  de: ['gültig bis', 'ablaufdatum', 'gueltig bis', 'verfallsdatum', 'verfall', 'läuft ab'],
  fr: [
    'expire fin',
    'expire le',
    'date d’expiration',
    "date d'expiration",
    'expiration',
    'valable jusqu’au',
    'exp',
  ],
  es: [
    'caduca',
    'caducidad',
    'fecha de caducidad',
    'válida hasta',
    'vencimiento',
    'fecha de vencimiento',
    'vence',
  ],
  pt: ['validade', 'data de validade', 'válido até', 'vencimento', 'expira'],
  it: ['scadenza', 'data di scadenza', 'scade', 'valida fino'],
  nl: ['geldig tot', 'vervaldatum', 'vervalt'],
  sv: ['giltigt till', 'giltig till', 'utgångsdatum', 'giltigt tom'],
  nb: ['utløpsdato', 'gyldig til'],
  da: ['udløbsdato', 'gyldig til', 'udløb'],
  fi: ['voimassa', 'voimassaolo', 'viimeinen voimassaolopäivä'],
  pl: ['ważna do', 'data ważności', 'termin ważności'],
  cs: ['platnost do', 'platnost', 'datum platnosti'],
  hu: ['lejárat', 'lejárati dátum', 'érvényes'],
  tr: ['son kullanma tarihi', 'skt', 'geçerlilik'],
  ru: ['срок действия', 'действует до', 'годна до'],
  ja: ['有効期限'],
  ko: ['유효기간', '만료일'],
  zh: ['有效期', '有效期至', '到期日'],
} as const
const cardWords = {
  en: ['card', 'visa', 'mastercard', 'amex', 'cvv', 'cvc', 'maestro', 'cc'],
  de: ['karte', 'kreditkarte', 'prüfziffer'],
  fr: ['carte', 'cryptogramme'],
  es: ['tarjeta'],
  pt: ['cartão'],
  it: ['carta'],
  nl: ['kaart', 'creditcard'],
  pl: ['karta', 'karty'],
  tr: ['kart'],
  ru: ['карта', 'карты'],
} as const

const context = Object.fromEntries(
  [...new Set([...Object.keys(labels), ...Object.keys(cardWords)])].map((language) => [
    language,
    [
      ...((labels as Record<string, readonly string[]>)[language] ?? []),
      ...((cardWords as Record<string, readonly string[]>)[language] ?? []),
    ],
  ]),
)

const isCardYear = (value: string): boolean => {
  const year = Number(value.slice(-2))
  return value.length <= 5 ? year >= 10 && year <= 60 : /20[1-5]\d$/.test(value)
}

export default defineRecognizer({
  entity: 'CREDIT_CARD_EXPIRY',
  title: 'Card expiry date',
  description: 'Expiry month and year of a payment card',
  format: 'MM/YY or MM/YYYY after an expiry label',
  group: 'financial',
  sources: ['https://www.iso.org/standard/43317.html', 'https://en.wikipedia.org/wiki/ISO/IEC_7813'],
  find: labelledValues({
    labels: { labels: Object.values(labels).flat(), cards: ['cvv', 'cvc'] },
    value: /(?:0[1-9]|1[0-2]) ?[/-] ?(?:20\d{2}|\d{2})/y,
    pattern: 'labelled',
    accept: (value, { text, end }) =>
      isCardYear(value.replace(/ /g, '')) && !/^[-/.]\d/.test(text.slice(end, end + 2)),
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'card ending 4242, exp [[09/27]]',
      'Gültig bis: [[12/2028]]',
      'valid thru [[01-29]]',
      'tarjeta, caduca [[06/26]]',
      '"expiry":"[[11/30]]"',
    ],
    reject: [
      { text: 'exp 13/27', why: 'no thirteenth month' },
      { text: 'expires 09/27/2027', why: 'a full date' },
      { text: 'meeting on 09/27', why: 'no expiry label' },
      { text: 'expiry: number', why: 'a type in source code' },
    ],
  },
})
