import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'
import { ISO_3166_ALPHA_2 } from '../_shared/countries.ts'

/**
 * Bank identifier code (ISO 9362): four letters for the party, country, two characters for the place and three
 * for the branch. There is no check digit, and many English words in capitals have a country in the middle
 * ("DOCUMENT", "CHANNEL1"), so only codes of well-known banks and those with the branch XXX stand alone; all
 * others need a word like BIC or SWIFT nearby, and words among other words in capitals are a headline.
 */
const SHAPE = besideUnspaced(
  /(?<![\p{L}\p{N}_]|\p{N}[-./:])[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\p{L}\p{N}_]|[-./:]\p{N})/gu,
)
/** Party and home country of large banks, from their published BICs. */
const WELL_KNOWN = new Set(
  (
    'DEUTDE COBADE HYVEDE BYLADE GENODE NOLADE SOLADE MARKDE PBNKDE INGDDE BNPAFR SOGEFR CRLYFR AGRIFR ' +
    'CEPAFR CMCIFR PSSTFR CCBPFR CHASUS CITIUS BOFAUS WFBIUS IRVTUS PNCCUS USBKUS HBUKGB MIDLGB HSBCHK ' +
    'BARCGB LOYDGB NWBKGB RBOSGB ABBYGB BUKBGB REVOGB REVOLT TRWIBE TRWIGB INGBNL ABNANL RABONL SNSBNL ' +
    'BUNQNL KNABNL GEBABE KREDBE BBRUBE GKCCBE UBSWCH CRESCH ZKBKCH RAIFCH POFICH BKAUAT GIBAAT RZOOAT ' +
    'OPSKAT BCITIT UNCRIT PASCIT BAPPIT BSCHES BBVAES CAIXES BSABES CGDIPT BCOMPT BESCPT TOTAPT NDEASE ' +
    'NDEAFI NDEADK HANDSE SWEDSE ESSESE DNBANO DABADK OKOYFI BPKOPL WBKPPL PKOPPL CEKOCZ KOMBCZ GIBACZ ' +
    'OTPVHU BTRLRO RNCBRO BOTKJP MHCBJP SMBCJP ICBKCN BKCHCN ABOCCN PCBCCN COMMCN DBSSSG OCBCSG UOVBSG ' +
    'MBBEMY SBININ HDFCIN ICICIN AXISIN NATAAU ANZBAU CTBAAU WPACAU ROYCCA TDOMCA NOSCCA BOFMCA CIBCCA ' +
    'BRASBR ITAUBR BBDEBR EBILAE NBADAE TGBATR ISBKTR AKBKTR YAPITR'
  ).split(' '),
)
const CAPITALS_BEFORE =
  /(?<![\p{L}])(?!(?:BIC|SWIFT|IBAN|CODE|NR|NO|BLZ|BANK|AG|SA|NV|PLC)(?![\p{L}]))\p{Lu}{2,}[ ,.:/&-]{1,2}$/u
const CAPITALS_AFTER =
  /^[ ,/&-]{1,2}(?!(?:BIC|SWIFT|IBAN|CODE|BLZ|BANK|EUR|USD|GBP|CHF|AG|SA|NV|PLC)(?![\p{L}]))\p{Lu}{2,}(?![\p{L}])/u

export default defineRecognizer({
  entity: 'SWIFT_CODE',
  title: 'BIC or SWIFT code',
  description: 'Bank identifier code (BIC, SWIFT)',
  format: '4 letters, country, 2 characters, optional 3 characters for the branch',
  group: 'financial',
  sources: [
    'https://www.swift.com/standards/data-standards/bic-business-identifier-code',
    'https://www.iso.org/standard/84108.html',
  ],
  *find(text): Iterable<Candidate> {
    for (const { 0: code, index } of text.matchAll(SHAPE)) {
      const country = code.slice(4, 6)
      if (!ISO_3166_ALPHA_2.has(country) && country !== 'XK') continue
      const end = index + code.length
      const isKnown = WELL_KNOWN.has(code.slice(0, 6))
      const hasDigits = /\d/.test(code)
      const isHeadOffice = code.length === 11 && code.endsWith('XXX')
      if (!isKnown && !hasDigits && !isHeadOffice) {
        const before = text.slice(Math.max(0, index - 20), index)
        if (CAPITALS_BEFORE.test(before) || CAPITALS_AFTER.test(text.slice(end, end + 20))) continue
      }
      const score = isHeadOffice || isKnown ? 0.5 : hasDigits ? 0.25 : 0.1
      yield { start: index, end, score, pattern: code.length === 8 ? 'BIC 8' : 'BIC 11', verdict: 'unknown' }
    }
  },
  context: {
    en: [
      'bic',
      'swift',
      'swift code',
      'bic code',
      'bank identifier',
      'bank identifier code',
      'swift/bic',
      'iban',
    ],
    de: ['bic', 'swift', 'bic-code', 'swift-code', 'bankverbindung'],
    fr: ['bic', 'swift', 'code bic', 'code swift'],
    es: ['bic', 'swift', 'código bic', 'código swift'],
    pt: ['bic', 'swift', 'código bic'],
    it: ['bic', 'swift', 'codice bic', 'codice swift'],
    nl: ['bic', 'swift', 'bic-code'],
    pl: ['bic', 'swift', 'kod bic', 'kod swift'],
    ru: ['swift', 'свифт', 'бик банка'],
    tr: ['bic', 'swift', 'swift kodu'],
    ja: ['swiftコード'],
    zh: ['swift代码', '银行代码'],
  },
  examples: {
    match: [
      'BIC: [[MARKDEF1100]]',
      'Pay to SWIFT code [[NEDSZAJJ]] please',
      '[[DEUTDEFFXXX]] is in Frankfurt',
      'BIC [[COBADEFF]], IBAN follows',
    ],
    reject: [
      { text: 'THE DOCUMENT WAS SIGNED', why: 'a word in capitals' },
      { text: 'BIC: ABCDZZ22', why: 'ZZ is no country' },
      { text: 'set CHANNEL1 to high', why: 'an identifier, no bank word' },
      { text: 'SWIFT: DEUTDEFF1', why: 'nine characters' },
    ],
  },
})
