import { STREET_AFTER, STREET_BEFORE } from '../recognizers/nlp/_data/streets.ts'
import type { FakeRequest } from './generator.ts'
import { inCaseOf, sameShape } from './shape.ts'

/** Organisations and addresses. Invented words: no company and no street is meant. */
const STEMS =
  `Alvenor Belcanta Brivona Caldera Corvessa Delmora Elvanta Fenwick Galdora Harvena Ilmara Jandara Kelvora
  Lorvika Maldena Norvesta Ondara Pelvora Quintara Rovenda Selmara Talvena Umbrava Velkora Wendara Xantelle Yorvena
  Zandora Ardenne Brellmont Castivar Dornwell Estrava Fallmere Grenholt Hollmark`.split(/\s+/)
const SECTORS =
  `Logistics Systems Consulting Foods Partners Medical Energy Textiles Design Media Trading Works`.split(' ')

/** What says which kind of company it is: kept. Written after the name, or before it as in Russian. */
const LEGAL_FORM =
  /(?:,? (?:Inc|Ltd|LLC|LLP|PLC|Corp|Co|GmbH(?: & Co\.? KG)?|AG|KG|SE|UG|e\.V|S\.?A\.?R\.?L|S\.?A\.?S?|S\.?L\.?U?|S\.?p\.?A|S\.?r\.?l|B\.?V|N\.?V|Sp\. z o\.o|s\.r\.o|a\.s|Kft|Zrt|AB|A\/S|ApS|AS|ASA|Oyj?|Lda|Ltda|Pty Ltd|Pvt Ltd|OÜ|UAB|SIA|d\.o\.o)\.?)$|(?:株式会社|有限会社|有限公司|주식회사)/u

export function fakeOrganization({ value, random, attempt }: FakeRequest): string {
  const legalForm = LEGAL_FORM.exec(value)?.[0] ?? ''
  const second = attempt > 1 ? ` & ${random.pick(STEMS)}` : ''
  const isOneWord = value.slice(0, value.length - legalForm.length).split(/\s+/).length === 1
  const name = `${random.pick(STEMS)}${second}${isOneWord ? '' : ` ${random.pick(SECTORS)}`}`
  return inCaseOf(value, name) + legalForm
}

const STREET_ENDING =
  /(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|damm|ring|ufer|laan|straat|gracht|plein|gatan|vägen|vej|gade|veien|gata|katu|tie)$/i
const STREET_STEMS =
  `Ahorn Birken Buchen Dorn Erlen Falken Hasel Kastell Linden Mohn Nelken Reiher Schleh Tannen Ulmen Weiden`.split(
    ' ',
  )

/** Numbers change, words that name a street or town change; "Street", "rue", "-straße" and the order stay. */
export function fakeAddress({ value, random }: FakeRequest): string {
  let exchanged = 0
  const fake = value.replace(/[\p{L}\p{M}'’.-]+|\d+/gu, (word) => {
    if (/\d/.test(word)) {
      const number = sameShape(word, random)
      return number.startsWith('0') && !word.startsWith('0') ? `1${number.slice(1)}` : number
    }
    const ending = STREET_ENDING.exec(word)?.[0]
    if (ending && ending.length < word.length) {
      exchanged++
      return inCaseOf(word, random.pick(STREET_STEMS)) + ending
    }
    const plain = word.replace(/\.$/, '').toLowerCase()
    if (STREET_AFTER.has(plain) || STREET_BEFORE.has(plain) || !/^\p{Lu}\p{L}{2}/u.test(word)) return word
    exchanged++
    return inCaseOf(word, random.pick(STEMS))
  })
  // Scripts without capital letters: by shape, number and all.
  return exchanged > 0 ? fake : sameShape(value, random)
}

/** In the South Pacific, around the point farthest from any land (48°52.6′S 123°23.6′W): nobody lives there. */
export function fakeCoordinates({ value, random }: FakeRequest): string {
  const numbers = value.match(/\d+(?:\.\d+)?/g) ?? []
  const half = Math.ceil(numbers.length / 2)
  let index = 0
  const moved = value.replace(/[-+−]?\d+(?:\.\d+)?/g, (number) => {
    const place = index++
    const decimals = number.split('.')[1]?.length ?? 0
    const fraction = decimals > 0 ? `.${random.digits(decimals)}` : ''
    if (place % half > 0) return `${String(random.below(60)).padStart(2, '0')}${fraction}`
    const degrees = place === 0 ? random.between(47, 49) : random.between(122, 124)
    return `${numbers.length === 2 && !/[NSEW°]/.test(value) ? '-' : ''}${degrees}${fraction}`
  })
  return moved.replace(/N/g, 'S').replace(/E/g, 'W')
}
