import { mod97 } from '../../checksums/iso7064.ts'
import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/**
 * International bank account number (ISO 13616): country, two check digits, account. The SWIFT registry fixes the
 * length for each country; moved to the end, country and check digits make the whole divisible by 97 with rest 1.
 */
const REGISTRY =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 ' +
  'EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 ' +
  'IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 ' +
  'NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 ' +
  'SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 '
/** Published by the countries or used in practice, not in the registry. */
const PARTIAL =
  'AO25 BF28 BJ28 CF27 CG27 CI28 CM27 CV25 DZ26 GA27 GQ27 GW25 IR26 KM27 MA28 MG27 ML28 MZ25 NE28 SN28 ' +
  'TD27 TG28 '

const LENGTHS = new Map(
  (REGISTRY + PARTIAL)
    .trim()
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

const START = besideUnspaced(
  /(?<![\p{L}\p{N}_]|\p{N}[-./:])(?:[A-Za-z]{2}|[A-Z]{2}[ \u00a0])\d{2}(?=[ \u00a0.-]?[A-Za-z0-9])/gu,
)
/** Polish accounts are mostly written without the country (NRB): 2 check digits and 24 digits in groups of four. */
const WITHOUT_COUNTRY =
  /(?<![\p{L}\p{N}_]|[-./:,]|\p{N} )\d{2}([ \u00a0-]?)\d{4}(?:\1\d{4}){5}(?![\p{L}\p{N}_]|[ -]\p{N})/gu
const ENDS_HERE = besideUnspaced(/^(?![\p{L}\p{N}_])/u)
const SEPARATORS = ' \u00a0-.'

/** A line that ends where a group ends; the next may be indented. */
const LINE_END = /[ \u00a0]?\r?\n[ \t]{0,8}/y

/**
 * The end of an IBAN of this length, at most one separator between characters, of which one may be the end of a
 * line; -1 where it does not fit.
 */
function endOf(text: string, start: number, length: number): number {
  let at = start
  let taken = 0
  let isWrapped = false
  while (taken < length) {
    const code = text.charCodeAt(at)
    const isAlphanumeric =
      (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
    LINE_END.lastIndex = at
    if (isAlphanumeric) taken++
    else if (taken >= 4 && !isWrapped && LINE_END.test(text)) {
      isWrapped = true
      at = LINE_END.lastIndex
      continue
    } else if (
      taken < 2 ||
      taken === 3 ||
      !SEPARATORS.includes(text[at] ?? '?') ||
      SEPARATORS.includes(text[at - 1]!)
    )
      return -1
    at++
  }
  return ENDS_HERE.test(text.slice(at, at + 2)) ? at : -1
}

export default defineRecognizer({
  entity: 'IBAN_CODE',
  title: 'IBAN',
  description: 'International bank account number',
  format: '2 letters, 2 check digits, up to 30 letters and digits; often in groups of four',
  group: 'financial',
  sources: [
    'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
    'https://www.iso.org/standard/81090.html',
    'https://nbp.pl/en/payment-system/iban/',
  ],
  *find(text): Iterable<Candidate> {
    for (const { 0: head, index } of text.matchAll(START)) {
      const length = LENGTHS.get(head.slice(0, 2).toUpperCase())
      if (!length) continue
      const end = endOf(text, index, length)
      if (end < 0) continue
      const iban = text
        .slice(index, end)
        .replace(/[^A-Za-z0-9]/g, '')
        .toUpperCase()
      if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1) continue
      yield { start: index, end, score: 0.95, pattern: 'iban', verdict: 'valid' }
    }
    for (const { 0: written, index } of text.matchAll(WITHOUT_COUNTRY)) {
      const digits = written.replace(/\D/g, '')
      if (mod97(`${digits.slice(2)}PL${digits.slice(0, 2)}`) !== 1) continue
      yield { start: index, end: index + written.length, score: 0.6, pattern: 'nrb', verdict: 'valid' }
    }
  },
  context: {
    en: ['iban', 'bank account', 'account number', 'wire transfer', 'beneficiary account'],
    de: ['iban', 'bankverbindung', 'kontonummer', 'konto', 'überweisung'],
    fr: ['iban', 'compte bancaire', 'rib', 'virement'],
    es: ['iban', 'cuenta bancaria', 'número de cuenta', 'transferencia'],
    pt: ['iban', 'conta bancária', 'transferência'],
    it: ['iban', 'conto corrente', 'coordinate bancarie', 'bonifico'],
    nl: ['iban', 'rekeningnummer', 'bankrekening'],
    pl: ['iban', 'numer konta', 'rachunek bankowy', 'przelew'],
    tr: ['iban', 'hesap', 'havale'],
    ar: ['آيبان', 'حساب بنكي'],
    ru: ['iban', 'банковский счет'],
  },
  examples: {
    match: [
      'IBAN: [[DE89 3704 0044 0532 0130 00]]',
      'Please pay to [[GB29NWBK60161331926819]] today.',
      'compte [[FR14 2004 1010 0505 0001 3M02 606]]',
      'my iban is [[nl91abna0417164300]]',
      'Konto [[NO9386011117947]], danke',
      'pay to [[DE89 3704 0044\n0532 0130 00]] today',
      'IBAN [[DE 89 3704 0044 0532 0130 00]]',
      'IBAN: [[NL91.ABNA.0417.1643.00]]',
      'Nr konta [[61 1090 1014 0000 0712 1981 2874]]',
      'IBAN是[[DE89370400440532013000]]。',
    ],
    reject: [
      { text: 'IBAN DE88 3704 0044 0532 0130 00', why: 'wrong check digits' },
      { text: 'Nr konta 62 1090 1014 0000 0712 1981 2874', why: 'wrong check digits' },
      { text: 'IBAN DE8937040044053201300', why: 'one digit short for Germany' },
      { text: 'IBAN ZZ29NWBK60161331926819', why: 'no such country' },
      { text: 'model GB29NWBK6016', why: 'too short' },
    ],
  },
})
