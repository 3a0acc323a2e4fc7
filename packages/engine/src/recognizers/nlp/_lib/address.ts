import type { Candidate } from '../../../define.ts'
import { STREET_AFTER, STREET_BEFORE, STREET_ENDING, UNIT, WEAK_ENDING } from '../_data/streets.ts'
import { isCapitalised, NUMBER, type Tokens, tokensOf, WORD } from './tokens.ts'

/**
 * Street grammar. An address is a street name with a street word and a house number; the unit, the postcode
 * and the town that follow belong to it. Street word and number both have to be there: "Main Street" alone
 * is a place, "221 B" alone is nothing.
 */
/** With a letter ("12 D: 5" is flat 5 of number 12), stairs and flat ("12 A 5"), a storey ("123-II"), a second number. */
const HOUSE = String.raw`\d{1,5}(?:-?[A-Za-z](?![\p{L}\d])| [A-Za-z](?: \d{1,3}(?=[,\n]))?(?![\p{L}\d:])|-(?:I{1,3}|IV|hs)(?![\p{L}\d]))?(?:[-–/]\d{1,4}[A-Za-z]?(?![\p{L}\d]))?`
const HOUSE_AFTER = new RegExp(
  String.raw`^(?:,? ?(?:[Nn][ro]?\.? ?|№ ?|n[º°]\.? ?|Nº ?|nº ?|д\.? ?|дом |буд\.? ?|č\. ?|No[.:]? ?)?(?:${HOUSE}|s\/n|S\/N))(?![\p{L}\d%€$£]|[.,:]\d)`,
  'u',
)
/** Postcode (or a place in capitals) and town behind the street, on the same line or the next. */
const TOWN_FIRST =
  /^[.,]?(?: ?[,;|]? ?|[ ,|]*\n[ >?]*)(?:[A-Z]{1,3}-)?(?:\d{5}(?:-\d{3,4})?|\d{4} ?[A-Z]{2}|\d{3} ?\d{2}|\d{2}-\d{3}|\d{4}(?:-\d{3})?|\d{6}) \p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|de|la|am|an|der|im|sur|les|do|da|del|di)(?![\p{L}:])){0,4}(?:\/\p{Lu}\p{L}+)?/u
const TOWN_LAST =
  /^,? ?(?:[\n|] ?)?[ >?]*\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}(?:,? [A-Z]{2})?,? (?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{2,3} \d{4}|\d{5}(?:-\d{4})?|\d{4,6})(?![\p{L}\d])/u

const isNameWord = (tokens: Tokens, index: number) =>
  index >= 0 && tokens.kind[index] === WORD && isCapitalised(tokens, index)

const PARTICLES = new Set(
  'de la le les du des d l van der den het am an im in zum zur del della dei di da do dos das y e the of saint st von lo los las el'.split(
    ' ',
  ),
)

function gapIs(tokens: Tokens, index: number, allowed: RegExp): boolean {
  return (
    index >= 0 &&
    index + 1 < tokens.count &&
    allowed.test(tokens.text.slice(tokens.end[index]!, tokens.start[index + 1]!))
  )
}
const PLAIN_GAP = /^(?:[ \u00a0]|\. ?|[-'’])$/u

export function* findAddresses(text: string): Iterable<Candidate> {
  const tokens = tokensOf(text)
  let reach = -1
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind[at] !== WORD || tokens.start[at]! < reach) continue
    const found = streetBefore(tokens, at) ?? streetAfter(tokens, at) ?? streetEnding(tokens, at)
    if (!found) continue
    const end = withTown(text, found.end)
    if (found.pattern === 'street and number') found.start = withBuilding(tokens, found.start)
    reach = end
    yield {
      start: found.start,
      end,
      // Hundredths: 0.55 and 0.15 make 0.7, not 0.7000000000000001.
      score: end > found.end ? Math.round((found.score + 0.15) * 100) / 100 : found.score,
      pattern: found.pattern,
      verdict: 'unknown',
    }
  }
}

/** A second number in front, as delivery points of large sites have it: "6688 Hauptstrasse 45". */
function withBuilding(tokens: Tokens, start: number): number {
  const number = /(?<![\p{L}\p{N}_.,:/-])\d{3,5} $/u.exec(tokens.text.slice(Math.max(0, start - 8), start))
  return number && !/^(?:19|20)\d\d $/.test(number[0]) ? start - number[0].length : start
}

interface Street {
  start: number
  end: number
  score: number
  pattern: string
}

/** "221B Baker Street", "1600 Pennsylvania Ave NW", "Kossuth Lajos utca 12", "Atatürk Caddesi No: 5". */
function streetAfter(tokens: Tokens, at: number): Street | undefined {
  if (!STREET_AFTER.has(tokens.lower[at]!) || at === 0) return undefined
  const { text } = tokens
  let first = at
  let names = 0
  while (first > 0 && names < 5 && gapIs(tokens, first - 1, PLAIN_GAP)) {
    const ordinal =
      tokens.kind[first - 1] === WORD &&
      /^(?:st|nd|rd|th)$/.test(tokens.lower[first - 1]!) &&
      tokens.kind[first - 2] === NUMBER &&
      tokens.end[first - 2] === tokens.start[first - 1]
    if (ordinal) {
      first -= 2
      names++
      continue
    }
    if (!isNameWord(tokens, first - 1) && !(names > 0 && PARTICLES.has(tokens.lower[first - 1]!))) break
    first--
    names++
  }
  while (first < at && PARTICLES.has(tokens.lower[first]!) && !isCapitalised(tokens, first)) first++
  // The letter of "221B" belongs to the number.
  if (
    first > 0 &&
    first < at &&
    tokens.lower[first]!.length === 1 &&
    tokens.kind[first - 1] === NUMBER &&
    tokens.end[first - 1] === tokens.start[first]
  )
    first++
  if (first === at) return undefined
  const wordEnd =
    tokens.end[at]! + (text.charAt(tokens.end[at]!) === '.' && tokens.lower[at]!.length <= 4 ? 1 : 0)
  // The number before: English.
  const before = first - 1
  const capital = isCapitalised(tokens, at)
  if (capital && before >= 0 && gapIs(tokens, before, /^(?:[ \u00a0]{1,2}|, )$/u)) {
    const house = houseBefore(tokens, before)
    if (house >= 0)
      return { start: house, end: withUnit(text, wordEnd, true), score: 0.6, pattern: 'number and street' }
  }
  // The number behind.
  const behind = HOUSE_AFTER.exec(text.slice(wordEnd, wordEnd + 20))
  if (behind && !ENGLISH_ONLY.has(tokens.lower[at]!))
    return {
      start: tokens.start[first]!,
      end: withUnit(text, wordEnd + behind[0].length, false),
      score: 0.5,
      pattern: 'street and number',
    }
  return undefined
}
/** With these the number stands in front; "Court 5" or "Way 3" is something else. */
const ENGLISH_ONLY = new Set(
  'st ct dr pl court place way view run point row hill rise walk close drive path loop trail circle lane grove mews crossing ridge gardens parade square heights gr'.split(
    ' ',
  ),
)

function houseBefore(tokens: Tokens, index: number): number {
  const { text } = tokens
  let at = index
  // "221B" is cut into number and letter.
  if (
    tokens.kind[at] === WORD &&
    tokens.lower[at]!.length === 1 &&
    at > 0 &&
    tokens.end[at - 1] === tokens.start[at]
  )
    at--
  if (
    tokens.kind[at] === WORD &&
    /^(?:north|south|east|west|n|s|e|w|ne|nw|se|sw)$/.test(tokens.lower[at]!) &&
    gapIs(tokens, at - 1, /^\.? $/)
  )
    at--
  if (tokens.kind[at] !== NUMBER || tokens.lower[at]!.length > 5) return -1
  const start = tokens.start[at]!
  const previous = text.charAt(start - 1)
  if (
    /[\p{L}_$€£#.:]/u.test(previous) ||
    (/[-/,]/.test(previous) && at > 0 && tokens.kind[at - 1] === NUMBER && tokens.end[at - 1] === start - 1)
  ) {
    if (/[-/]/.test(previous) && tokens.lower[at - 1]!.length <= 3) return tokens.start[at - 1]!
    return -1
  }
  return start
}

/** "rue de Lyon 12", "12, rue de Lyon", "Calle Mayor, 34", "ул. Ленина, д. 5", "Via Roma 3". */
function streetBefore(tokens: Tokens, at: number): Street | undefined {
  if (!STREET_BEFORE.has(tokens.lower[at]!)) return undefined
  const { text } = tokens
  const short = tokens.lower[at]!.length <= 2
  const after = text.slice(tokens.end[at]!, tokens.end[at]! + 3)
  if (short && !/^(?:\.|\/|º)/.test(after)) return undefined
  if (
    short &&
    !isCapitalised(tokens, at) &&
    tokens.text.charCodeAt(tokens.start[at]!) < 0x80 &&
    !/^(?:ul|al|pl|os|r|c|tv)$/.test(tokens.lower[at]!)
  )
    return undefined
  let last = at
  let names = 0
  let capitals = 0
  while (
    last + 1 < tokens.count &&
    names < 6 &&
    gapIs(tokens, last, names === 0 ? /^(?:[ \u00a0]|\.? ?|\/\.? ?|º ?)$/u : PLAIN_GAP)
  ) {
    const next = last + 1
    // "Jl. Sudirman No. 12": the number is announced.
    if (/^n[or]$/.test(tokens.lower[next]!)) break
    if (isNameWord(tokens, next)) capitals++
    else if (
      tokens.kind[next] === NUMBER &&
      names <= 2 &&
      /^(?:de|di|del) /.test(text.slice(tokens.end[next]! + 1, tokens.end[next]! + 5)) &&
      tokens.lower[next]!.length <= 2
    )
      capitals++
    else if (!(tokens.kind[next] === WORD && PARTICLES.has(tokens.lower[next]!))) break
    last = next
    names++
  }
  while (last > at && PARTICLES.has(tokens.lower[last]!) && !isCapitalised(tokens, last)) last--
  if (capitals === 0) return undefined
  const nameEnd = tokens.end[last]!
  const behind = HOUSE_AFTER.exec(text.slice(nameEnd, nameEnd + 20))
  // The number in front: French and Portuguese of Africa, Luxembourg.
  const front = at > 0 && !short && gapIs(tokens, at - 1, /^,? $/) ? houseFront(tokens, at - 1) : -1
  if (behind && front < 0)
    return {
      start: tokens.start[at]!,
      end: withUnit(text, nameEnd + behind[0].length, false),
      score: 0.55,
      pattern: 'street and number',
    }
  if (front >= 0) return { start: front, end: nameEnd, score: 0.55, pattern: 'number and street' }
  return undefined
}

function houseFront(tokens: Tokens, index: number): number {
  let at = index
  if (tokens.kind[at] === WORD && /^(?:bis|ter|quater|[a-d])$/.test(tokens.lower[at]!) && at > 0) at--
  if (tokens.kind[at] !== NUMBER || tokens.lower[at]!.length > 5) return -1
  // Of a telephone number the last group is no house number: "0721 234 567, Str. Lungă 12".
  const before = tokens.text.slice(Math.max(0, tokens.start[at]! - 2), tokens.start[at]!)
  if (/\d[ \u00a0]$/.test(before) && tokens.text.charAt(tokens.end[index]!) === ',') return -1
  return /[\p{L}_$€£.:/-]$/u.test(before) ? -1 : tokens.start[at]!
}

/** "Hauptstraße 12", "Drottninggatan 5 B", "Keizersgracht 221-3". */
function streetEnding(tokens: Tokens, at: number): Street | undefined {
  const word = tokens.lower[at]!
  if (word.length < 5 || STREET_AFTER.has(word) || !isCapitalised(tokens, at) || !STREET_ENDING.test(word))
    return undefined
  const { text } = tokens
  const end = tokens.end[at]! + (text.charAt(tokens.end[at]!) === '.' && word.endsWith('str') ? 1 : 0)
  const behind =
    /^ \d/.test(text.slice(end, end + 2)) || text.charAt(end - 1) === '.'
      ? HOUSE_AFTER.exec(text.slice(end, end + 20))
      : null
  if (!behind) return undefined
  let first = at
  while (
    first > 0 &&
    at - first < 3 &&
    gapIs(tokens, first - 1, /^[ -]$/) &&
    isNameWord(tokens, first - 1) &&
    text.charCodeAt(tokens.start[first - 1]! - 1) !== 0x2e &&
    /^(?:am|an|im|zum|zur|alte|alter|neue|große|kleine|obere|untere|sankt|van|de|den|het|store|lille|norra|södra|östra|västra|nya|gamla|nørre|vester|øster|sønder)$/.test(
      tokens.lower[first - 1]!,
    )
  )
    first--
  const weak = WEAK_ENDING.test(word) && word.length < 11
  const stop = withUnit(text, end + behind[0].length, false)
  const town = withTown(text, stop) > stop
  return {
    start: tokens.start[first]!,
    end: stop,
    score: weak && !town ? 0.25 : 0.55,
    pattern: 'street and number',
  }
}

/** "3º B", "2.º Esq.": storey and side, as on the Iberian peninsula. */
const STOREY =
  /^[, ] ?\d{1,2}\.?[ºª°]? ?(?:[A-Z]|[Ee]sq\.?|[Dd]to\.?|[Dd]cha\.?|[Ii]zq\.?|[Ff](?:te|rt)\.?)(?![\p{L}\d])/u

function withUnit(text: string, end: number, direction: boolean): number {
  let at = end
  if (direction)
    at +=
      /^ (?:[NSEW]|NE|NW|SE|SW|North|South|East|West)(?![\p{L}])/u.exec(text.slice(at, at + 8))?.[0].length ??
      0
  for (let units = 0; units < 3; units++) {
    const unit =
      UNIT.exec(text.slice(at, at + 28)) ??
      /^\n[ >?]*(?:Apt|Suite|Unit|Flat)\.? \d{1,5}(?!\d)/.exec(text.slice(at, at + 28)) ??
      STOREY.exec(text.slice(at, at + 14))
    if (!unit) break
    at += unit[0].length
  }
  return at
}

/** Takes in the postcode and the town, or a chain of units and names that ends in a postcode or a country. */
function withTown(text: string, end: number): number {
  const behind = text.slice(end, end + 100)
  const town = TOWN_FIRST.exec(behind) ?? TOWN_LAST.exec(behind) ?? CHAIN.exec(behind)
  return town ? end + town[0].replace(/[.'’-]+$/u, '').length : end
}

const SEPARATOR = String.raw`(?:,? ?\n[ >?]*,? ?|, | )`
const CHAIN = new RegExp(
  String.raw`^(?:${SEPARATOR}(?:(?:Apt|Suite|Unit|Flat)\.? \d{1,5}|\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,3}|[A-Z]{2,3})(?=[,\n ])){1,4}${SEPARATOR}\d{4,6}(?![\p{L}\d])`,
  'u',
)

const DELIVERY_LINE = String.raw`(?<![\p{L}\p{N}_.,:/-])\d{1,5}[A-Za-z]?(?: (?:\p{Lu}[\p{L}'’.-]*|\d{1,5}\.?|de|del|della|la|di|da|do|van|von|u\.|ul\.)){1,7}`
const UNIT_LINE = String.raw`,?(?: |\n[ >?]*)(?:Apt|Suite|Ste)\.? \d{1,5}`
const STATE_AND_ZIP = String.raw`,?(?: |\n[ >?]*)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3},? [A-Z]{2} \d{5}(?:-\d{4})?(?![\p{L}\d])`
const ANCHORED = new RegExp(`${DELIVERY_LINE}(?:${UNIT_LINE}|${STATE_AND_ZIP})`, 'gu')

/** A number and names that end in a unit ("Apt. 263") or in town, state and ZIP: no street word is needed. */
export function* findAnchoredAddresses(text: string): Iterable<Candidate> {
  if (!/(?:Apt|Suite|Ste)\.? \d|[A-Z]{2} \d{5}/.test(text)) return
  for (const match of text.matchAll(ANCHORED)) {
    const end = withTown(text, match.index + match[0].length)
    yield { start: match.index, end, score: 0.6, pattern: 'unit or state and ZIP', verdict: 'unknown' }
  }
}

/** Post boxes and the military addresses of the United States. */
export const BOXES =
  /(?:P\.? ?O\.? ?Box|p\.o\. box|PO BOX|Postfach|Boîte postale|BP|Apartado(?: de Correos)?|Caixa Postal|Casella postale|Postbus|Skrytka pocztowa|а\/я|Postboks|PL|Box|PSC|Unit) ?(?:\d{1,4},? (?:Box|BOX) \d{1,5}|\d{2,6})(?:,? ?\n? ?(?:[AFD]PO (?:AA|AE|AP) \d{5}))?/gu
export const MILITARY =
  /(?:USS|USNS|USCGC|USNV|PSC \d{1,5}, Box|Unit \d{1,5} Box) [\p{L}\d]+,? ?\n? ?(?:APO|FPO|DPO),? (?:AA|AE|AP) \d{5}/gu
export const SURE_BOX = /^(?:P|p\.o|Postfach|Boîte|Apartado|Caixa|Casella|Skrytka|PSC|Unit \d+ Box)/

const CJK_ADDRESS = new RegExp(
  [
    // Japan: prefecture, city, ward, block numbers.
    String.raw`(?:〒? ?\d{3}-\d{4} ?)?(?:[\p{Script=Han}]{2,3}[都道府県])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,16}?[市区町村郡][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー市区町村]{0,16}(?:[0-9０-９一二三四五六七八九十]{1,4}(?:丁目|番地?|号|[-－−ー–の]){0,2}){1,4}(?:[0-9０-９]{1,4}号室?)?`,
    // China and Taiwan: province, city, district, road, number.
    String.raw`(?:[\p{Script=Han}]{2,6}(?:省|自治区))?(?:[\p{Script=Han}]{2,6}[市縣县])?(?:[\p{Script=Han}]{1,6}[区區縣县鄉镇鎮])?[\p{Script=Han}]{1,8}(?:路|街|大道|巷|胡同)(?:[一二三四五六七八九十]段)?[\p{Script=Han}]{0,4}?\d{1,5}(?:号|號|弄)(?:[\p{Script=Han}\d]{0,4}(?:栋|幢|棟|楼|樓|室|单元|層|层)[\p{Script=Han}\d]{0,6}(?:室|号|號)?)?`,
    // Korea: lot address, by the quarter.
    String.raw`(?:[가-힣]{2,7}(?:특별시|광역시|특별자치시|특별자치도|시|도) )?(?:[가-힣]{1,6}[시군구] ){1,2}[가-힣\d]{1,8}[동읍면리가] \d{1,4}(?:-\d{1,4})?(?:번지)?`,
    // Korea: road name address.
    String.raw`(?:[가-힣]{2,7}(?:특별시|광역시|특별자치시|특별자치도|시|도) )?(?:[가-힣]{1,6}[시군구] ){1,2}[가-힣\d]{1,10}(?:대로|로|길)(?:\d{1,4}번?길)? \d{1,4}(?:-\d{1,4})?(?:,? \d{1,4}동)?(?: \d{1,5}호)?`,
  ].join('|'),
  'gu',
)

/** Characters before a number that may end a road, a block or a lot. */
const BEFORE_LOT =
  /[路街道巷弄段市区町村目丁番地内ノのー－−同로길동읍면리가\p{Script=Han}\p{Script=Katakana}]$/u

export function* findUnspacedAddresses(text: string): Iterable<Candidate> {
  const tokens = tokensOf(text)
  if (!tokens.unspaced) return
  let reach = 0
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind[at] !== NUMBER || tokens.start[at]! < reach) continue
    const start = tokens.start[at]!
    if (!BEFORE_LOT.test(text.slice(Math.max(0, start - 2), start).trimEnd())) continue
    const from = Math.max(reach, start - 44)
    CJK_ADDRESS.lastIndex = 0
    for (const match of text.slice(from, tokens.end[at]! + 24).matchAll(CJK_ADDRESS)) {
      if (from + match.index > start || from + match.index + match[0].length < tokens.end[at]!) continue
      const verb = /^.{0,6}?(?:住在|居住在|位于|位於|家住|地址是|在)/u.exec(match[0])?.[0].length ?? 0
      reach = from + match.index + match[0].length
      yield {
        start: from + match.index + verb,
        end: reach,
        score: 0.55,
        pattern: 'east asian address',
        verdict: 'unknown',
      }
      break
    }
  }
}
