import { digitsOf, isOneDigitRepeated } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'
import { cardNetwork } from './_card-networks.ts'

/**
 * Payment card number: 12 to 19 digits with a Luhn check digit and an issuer range of a known network. One
 * random number in ten passes Luhn, so a plain run is believed without context only in the ranges and lengths of
 * the big networks; twelve-digit Maestro, nineteen-digit Visa and the like need the word card nearby.
 */
const RUN = besideUnspaced(
  /(?<![\p{L}\p{N}_]|\p{N}[-./:])\d+(?:[ \u00a0-]\d+)*(?![\p{L}\p{N}_]|[-./:]\p{N})/gu,
)
/** Dots stand in decimals, dates and addresses, so only the fours of a card are read with them. */
const DOTTED = besideUnspaced(
  /(?<![\p{L}\p{N}_]|\p{N}[-./:])\d{4}(?:\.\d{4}){2,3}(?:\.\d{1,3})?(?![\p{L}\p{N}_]|[-./:]\p{N})/gu,
)
const MAY_BE_DOTTED = /\d{4}\.\d{4}\.\d{4}/
const FEWEST_DIGITS = 12
const MOST_DIGITS = 19
const MOST_GROUPS = 6
/** Groups as printed on cards. */
const GROUPINGS = new Set([
  '4-4-4-4',
  '4-4-4-4-3',
  '4-4-4-4-2',
  '4-4-4-4-1',
  '4-6-5',
  '4-6-4',
  '4-4-4-3',
  '4-4-4-2',
  '4-4-4-1',
  '4-4-4',
  '4-4-5',
  '6-13',
  '8-8',
  '6-10',
])

function judge(digits: string, grouping: string): number | undefined {
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return undefined
  const network = cardNetwork(digits)
  if (!network) return undefined
  const numbers = digitsOf(digits)
  if (isOneDigitRepeated(numbers) || !passesLuhn(numbers)) return undefined
  if (GROUPINGS.has(grouping)) return network === 'common' ? 0.8 : 0.5
  if (grouping.includes('-')) return 0.2
  return network === 'common' ? 0.5 : 0.3
}

export default defineRecognizer({
  entity: 'CREDIT_CARD',
  title: 'Payment card number',
  description: 'Number of a credit, debit or prepaid card of any network',
  format: '12 to 19 digits, plain or in groups with spaces, hyphens or dots',
  group: 'financial',
  sources: [
    'https://www.iso.org/standard/70484.html',
    'https://en.wikipedia.org/wiki/Payment_card_number',
    'https://docs.stripe.com/testing#cards',
  ],
  *find(text): Iterable<Candidate> {
    for (const match of text.matchAll(RUN)) {
      if (match[0].length < FEWEST_DIGITS) continue
      for (const card of cardsIn(match[0], match.index)) {
        const inTable = card.pattern === 'plain' && isInTable(text, card.start, card.end)
        yield inTable ? { ...card, score: 0.3 } : card
      }
    }
    if (!MAY_BE_DOTTED.test(text)) return
    for (const match of text.matchAll(DOTTED)) yield* cardsIn(match[0], match.index)
  },
  context: {
    en: [
      'card',
      'cards',
      'card number',
      'credit card',
      'debit card',
      'cc',
      'ccn',
      'pan',
      'visa',
      'mastercard',
      'amex',
      'american express',
      'maestro',
      'discover',
      'diners',
      'jcb',
      'unionpay',
      'rupay',
      'cardholder',
    ],
    de: [
      'karte',
      'kartennummer',
      'kreditkarte',
      'kreditkartennummer',
      'kreditkarten-nr',
      'girokarte',
      'debitkarte',
    ],
    fr: ['carte', 'carte bancaire', 'carte bleue', 'carte de crédit', 'numéro de carte', 'cb'],
    es: ['tarjeta', 'tarjeta de crédito', 'tarjeta de débito', 'número de tarjeta'],
    pt: ['cartão', 'cartão de crédito', 'número do cartão', 'elo', 'hipercard'],
    it: ['carta', 'carta di credito', 'numero di carta', 'numero carta'],
    nl: ['kaart', 'creditcard', 'kaartnummer', 'pas', 'pasnummer', 'betaalpas'],
    sv: ['kort', 'kortnummer', 'kreditkort', 'bankkort'],
    nb: ['kort', 'kortnummer', 'kredittkort'],
    da: ['kort', 'kortnummer', 'kreditkort', 'dankort'],
    fi: ['kortti', 'kortin numero', 'luottokortti'],
    pl: ['karta', 'karty', 'numer karty', 'karta kredytowa'],
    cs: ['karta', 'karty', 'číslo karty', 'platební karta'],
    hu: ['kártya', 'kártyaszám', 'bankkártya', 'hitelkártya'],
    ro: ['card', 'cardul', 'numărul cardului'],
    tr: ['kart', 'kart numarası', 'kredi kartı', 'troy'],
    ru: ['карта', 'карты', 'номер карты', 'кредитная карта', 'мир'],
    uk: ['картка', 'картки', 'номер картки'],
    el: ['κάρτα', 'κάρτας', 'πιστωτική κάρτα'],
    ar: ['بطاقة', 'رقم البطاقة', 'بطاقة ائتمان'],
    he: ['כרטיס אשראי', 'מספר כרטיס'],
    hi: ['कार्ड', 'क्रेडिट कार्ड', 'कार्ड नंबर'],
    ja: ['カード番号', 'クレジットカード', 'カード'],
    ko: ['카드번호', '신용카드', '카드'],
    zh: ['卡号', '信用卡', '银行卡', '卡號'],
    th: ['บัตรเครดิต', 'หมายเลขบัตร'],
    vi: ['thẻ', 'số thẻ', 'thẻ tín dụng'],
    id: ['kartu', 'kartu kredit', 'nomor kartu'],
  },
  examples: {
    match: [
      'Please charge my Visa [[4111 1111 1111 1111]].',
      'Kreditkarte [[5555-5555-5555-4444]], gültig bis 12/27',
      'amex [[3782 822463 10005]]',
      'tarjeta [[6011111111111117]]',
      'My card [[503890547220]] was declined.',
      'Mastercard 2-series [[2223003122003222]]',
      'UnionPay card [[6205500000000000004]]',
      'card [[4111.1111.1111.1111]] with dots',
      '卡号[[4111111111111111]]，有效期',
    ],
    reject: [
      { text: 'card 4111 1111 1111 1112', why: 'fails Luhn' },
      { text: 'card 4111 1111 1111 11', why: 'Visa has no 14-digit numbers' },
      { text: 'request id=503890547220 done', why: 'twelve digits pass by chance; no card word' },
      { text: 'card 0000 0000 0000 0000', why: 'no network begins with 0' },
      { text: 'pi is 3.5555555555554444', why: 'decimals of a number' },
    ],
  },
})

/** A long number right before or behind: columns of numbers, of which one in fifty passes by chance. */
const isInTable = (text: string, start: number, end: number): boolean =>
  /\d{8}[\s,;|]{1,3}$/.test(text.slice(Math.max(0, start - 12), start)) ||
  /^[\s,;|]{1,3}\d{8}/.test(text.slice(end, end + 12)) ||
  isRowOfNumbers(text, start, end)

const LINE_REACH = 200
const FEWEST_CELLS = 5

/** A line of nothing but numbers, five or more: a table of measurements, where one in thirty long ones fits. */
function isRowOfNumbers(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LINE_REACH), start)
  const after = text.slice(end, end + LINE_REACH)
  const line = before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end) + after.split('\n', 1)[0]
  const cells = line.trim().split(/[\t,;| ]+/)
  return cells.length >= FEWEST_CELLS && cells.every((cell) => /^-?\d+(?:\.\d*)?$/.test(cell))
}

/**
 * A run of groups may hold more than the card ("12 4111 1111 1111 1111"), so each group is tried as the first
 * one and joined with those behind it while the separator stays the same.
 */
function* cardsIn(run: string, offset: number): Iterable<Candidate> {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: index }))
  for (let first = 0; first < groups.length; first++) {
    const opening = groups[first]!.digits.length
    const mayOpen = opening === 4 || opening === 6 || opening === 8 || opening >= FEWEST_DIGITS
    if (!mayOpen && (first > 0 || run.length > 2 * MOST_DIGITS)) continue
    let digits = ''
    let grouping = ''
    let best: Candidate | undefined
    let last = first
    for (let i = first; i < groups.length; i++) {
      const group = groups[i]!
      if (i > first + 1 && run[group.start - 1] !== run[groups[first + 1]!.start - 1]) break
      digits += group.digits
      if (digits.length > MOST_DIGITS) break
      grouping += `${i > first ? '-' : ''}${group.digits.length}`
      const score = judge(digits, grouping)
      const isWhole = first === 0 && i === groups.length - 1
      // Part of a longer run counts only in fours of a common network; a long row of groups is a table.
      const isPart = score === 0.8 && grouping.startsWith('4-') && groups.length <= MOST_GROUPS
      if (score === undefined || !(isWhole || isPart)) continue
      last = i
      best = {
        start: offset + groups[first]!.start,
        end: offset + group.start + group.digits.length,
        score,
        pattern: i > first ? 'grouped' : 'plain',
        verdict: 'valid',
      }
    }
    if (!best) continue
    yield best
    first = last
  }
}
