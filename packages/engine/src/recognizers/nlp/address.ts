import { type Candidate, defineRecognizer } from '../../define.ts'
import { ADDRESS_LABELS } from './_data/name-labels.ts'
import {
  BOXES,
  findAddresses,
  findAnchoredAddresses,
  findUnspacedAddresses,
  MILITARY,
  SURE_BOX,
} from './_lib/address.ts'
import { findLabelValues } from './_lib/label-values.ts'

/**
 * Street addresses: house number and street word in the order of the country, with unit, postcode and town
 * where they follow; post boxes; what an address label announces. A street without a number is a place.
 */
export default defineRecognizer({
  entity: 'ADDRESS',
  title: 'Street address',
  description: 'Postal or street address of a person or site',
  format: 'House number and street word, with optional unit, postcode and town; post box; labelled address',
  group: 'location',
  sources: [
    'https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions',
    'https://pe.usps.com/text/pub28/welcome.htm',
  ],
  find: findAllAddresses,
  examples: {
    match: [
      'He lives at [[221B Baker Street]].',
      'Ship to [[1600 Pennsylvania Ave NW, Washington, DC 20500]] today',
      'office: [[350 Fifth Avenue, Suite 3300]]',
      'I moved to [[12 High Street, London SW1A 1AA]] last year.',
      'wohnhaft [[Hauptstraße 12, 10115 Berlin]]',
      'Er wohnt in der [[Mariahilfer Straße 45]].',
      'demeurant au [[12, rue de la République]]',
      'Domicilio: [[Calle Miraflores, 34]].',
      'abita in [[Via Garibaldi 15, 00184 Roma]].',
      'mora na [[Rua Augusta, 1500]]',
      'woont op de [[Keizersgracht 221]]',
      'zamieszkały przy [[ul. Długiej 5]]',
      'Ik woon op [[Keizersgracht 123-II, 1015 CJ Amsterdam]].',
      'Adres: [[Atatürk Cad. No: 12 D: 5, 34710 Kadıköy/İstanbul]]',
      'puh. 040 123 4567, [[Mannerheimintie 12 A 5, 00100 Helsinki]]',
      'tel. 0721 234 567, [[Str. Mihai Viteazu nr. 12]]',
      '[[10 Anson Road #10-11 Singapore 079903]]',
      'alamat [[Jl. Sudirman No. 12, Jakarta 10220]]',
      '주소: [[서울시 강남구 역삼동 123-45]]',
      'Morada: [[Rua Augusta, 100, 2.º Esq., 1100-053 Lisboa]]',
      '地址：[[北京市朝阳区建国路88号院1号楼502室]]',
      'проживает: [[ул. Ленина, д. 5, кв. 12]]',
      'bor på [[Drottninggatan 5]]',
      'bor på [[Nørregade 10]]',
      'asuu osoitteessa [[Mannerheimintie 12]]',
      'lakik: [[Kossuth Lajos utca 12]]',
      'locuiește în [[Strada Lipscani nr. 7]]',
      '[[Atatürk Caddesi No: 5]] adresinde oturuyor',
      '[[東京都千代田区丸の内1-9-1]]に住んでいます',
      '住在[[北京市朝阳区建国路88号]]',
      '[[서울특별시 강남구 테헤란로 152]]에 거주',
      'Write to [[P.O. Box 2432]], please.',
      'sent to [[213 Pilekrogen 53 Apt. 263]] today',
      '[[PSC 9009, Box 9725\nAPO AA 33274]]',
    ],
    reject: [
      { text: 'the corner of Main Street', why: 'no house number' },
      { text: 'Section 12 Drive letters', why: 'a section number, not a house' },
      { text: '3 way handshake and 5 point scale', why: 'street words written small in prose' },
      { text: 'Via 3 ports, place 4 items', why: 'no street name' },
      { text: 'In 2019 Wall Street fell.', why: 'a year before a street' },
    ],
  },
})

/** Addresses of the Free Software Foundation, printed in licence texts everywhere. */
const PUBLISHER = /^(?:51 Franklin St|59 Temple Place|675 Mass|31 Milk Street)/

function* findAllAddresses(text: string): Iterable<Candidate> {
  for (const found of findAddresses(text)) {
    // "In 2019 Wall Street fell": a year in a phrase is no house number.
    if (
      /^(?:19|20)\d\d /.test(text.slice(found.start, found.start + 5)) &&
      /(?:[Ii]n|[Ss]ince|[Bb]y|[Uu]ntil) $/.test(text.slice(Math.max(0, found.start - 7), found.start))
    )
      continue
    yield PUBLISHER.test(text.slice(found.start, found.end)) ? { ...found, score: 0.2 } : found
  }
  for (const found of findAnchoredAddresses(text))
    if (!PUBLISHER.test(text.slice(found.start, found.end))) yield found
  yield* findUnspacedAddresses(text)
  if (/[Bb]ox|BOX|Postfach|postale|Apartado|Postal|Postbus|pocztowa|а\/я|Postboks|BP|PL/.test(text))
    for (const match of text.matchAll(BOXES)) {
      if (
        /[\p{L}\p{N}_]/u.test(text.charAt(match.index - 1)) ||
        /^[\p{L}\p{N}]/u.test(text.slice(match.index + match[0].length))
      )
        continue
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: SURE_BOX.test(match[0]) ? 0.5 : 0.2,
        pattern: 'post box',
        verdict: 'unknown',
      }
    }
  if (/[AFD]PO,? A[AEP]/.test(text))
    for (const match of text.matchAll(MILITARY))
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: 0.65,
        pattern: 'military post office',
        verdict: 'unknown',
      }
  for (const value of findLabelValues(text, ADDRESS_LABELS))
    if (
      /\d/.test(value.text) &&
      value.text.length >= 8 &&
      /\p{L}{3}/u.test(value.text) &&
      !/[@<>{}]|https?:|\d{1,3}(?:\.\d{1,3}){3}/.test(value.text)
    )
      yield { start: value.start, end: value.end, score: 0.45, pattern: 'label', verdict: 'unknown' }
}
