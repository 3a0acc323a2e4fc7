import { type Label, labelSearch } from '../labels.ts'

/**
 * Numbers of three to six digits: emergency calls, hotlines of authorities and firms, short codes for messages.
 * Alone they are like any other small number, so they are believed only right behind a word that says what is
 * dialled, in a form such numbers have: services begin with 1 in most plans (Thailand's three and four digits,
 * Europe's 112 and 116xxx, China's 12345 and 95xxx), North America has x11.
 *
 * Sources: https://www.itu.int/oth/T0202.aspx?parent=T0202 (national numbering plans),
 * https://digital-strategy.ec.europa.eu/en/policies/116-and-eu-numbers
 */
export interface ShortNumber {
  start: number
  end: number
}

interface Rule {
  labels: (text: string) => Label[]
  /** From the end of the label; the number is the first group. */
  number: RegExp
}

const SERVICE = String.raw`(1\d{2,5}|[2-9]11|999|95\d{3})`
/** Not a part of a longer number, an amount or a count of things. */
const ALONE = String.raw`(?![\p{L}\d%฿$€]|[ \u00a0]?[-\u2013./:,][ \u00a0]?\d|[ \u00a0]\d{3})`
const THAI_COUNT = String.raw`(?![ \u00a0]?(?:บาท|คน|ราย|เครื่อง|ครั้ง|สาย|เลขหมาย|ปี|เดือน|วัน|นาที|ชั่วโมง|ล้าน|แสน|หมื่น|พัน|แห่ง|รายการ|เมตร|กิโล|คัน|ชิ้น|หน่วย))`
const THAI_NUMBER = String.raw`(1\d{2,3}|911)(?![\d%฿]|[ \u00a0]?[-\u2013./:,][ \u00a0]?\d|[ \u00a0]\d{3})${THAI_COUNT}`
const thai = (reach: number): RegExp => new RegExp(String.raw`[^\d\n]{0,${reach}}?${THAI_NUMBER}`, 'uy')

const RULES: readonly Rule[] = [
  // A hotline is named between the word and the number: "สายด่วน สปสช. 1330".
  { labels: labelSearch(['สายด่วน']), number: thai(35) },
  // "โทรทัศน์" is television, "โทรม" run-down.
  {
    labels: labelSearch(['โทร', 'เบอร์']),
    number: new RegExp(String.raw`(?!ทัศน์|ทรรศน์|ม)[^\d\n]{0,20}?${THAI_NUMBER}`, 'uy'),
  },
  { labels: labelSearch(['กด', 'ฉุกเฉิน']), number: thai(10) },
  {
    labels: labelSearch([
      'hotline',
      'helpline',
      'call center',
      'call centre',
      'callcenter',
      'infolinia',
      'infolinii',
      'notruf',
      'notrufnummer',
      'горячая линия',
      'горячей линии',
      'الخط الساخن',
      '热线',
      '熱線',
      'ホットライン',
      '핫라인',
      '콜센터',
    ]),
    number: new RegExp(
      String.raw`[ \u00a0]?[:#(\u2013\uff1a-]?[ \u00a0]?(?:(?:no|nr|number|at|on|is|numer|номер|رقم)[.:]?[ \u00a0])?${SERVICE}${ALONE}`,
      'uy',
    ),
  },
  // "SMS na numer 7278", "text STOP to 40404": the word for the number has to stand between.
  {
    labels: labelSearch(['sms', 'smsa', 'text', 'смс']),
    number: new RegExp(
      String.raw`[^\d\n.!?]{0,25}?[ ](?:to|(?:(?:na|to|an|an die|al|au|para|på|til|на)[ ])?(?:number|numer|nummer|número|numero|numéro|номер))[ ](\d{4,6})${ALONE}`,
      'uy',
    ),
  },
]

/** "110番する", "119番通報": to call the police or the fire brigade, in Japanese a verb. */
const JAPANESE_CALL = /(?<![\p{N}.-])1(?:10|18|19)(?=番(?:通報|し|する|に|へ|を|が|と|、|。|$))/gu

const MAY_BE_VANITY = /8(?:00|33|44|55|66|77|88)\)?[-. ][A-Z0-9]{0,4}[A-Z]/
/** Toll-free numbers of North America spelled as words: "1-800-FLOWERS". */
const VANITY =
  /(?<![\p{L}\p{N}-])(?:\+?1[-. ])?\(?8(?:00|33|44|55|66|77|88)\)?[-. ](?=[A-Z0-9-]{0,9}[A-Z]{3})[A-Z0-9]{2,7}(?:-[A-Z0-9]{2,6}){0,2}(?![\p{L}\p{N}-])/gu

export function shortNumbers(text: string): ShortNumber[] {
  const found: ShortNumber[] = []
  for (const { labels, number } of RULES) {
    for (const { end } of labels(text)) {
      number.lastIndex = end
      const digits = number.exec(text)?.[1]
      if (digits !== undefined) {
        // Nothing but look-aheads stands behind the digits.
        const last = number.lastIndex
        found.push({ start: last - digits.length, end: last })
      }
    }
  }
  for (const { 0: digits, index } of text.includes('番') ? text.matchAll(JAPANESE_CALL) : [])
    found.push({ start: index, end: index + digits.length })
  for (const { 0: number, index } of MAY_BE_VANITY.test(text) ? text.matchAll(VANITY) : []) {
    const letters = number.replace(/[^A-Z0-9]/g, '').replace(/^1?8\d\d/, '').length
    if (letters >= 7 && letters <= 9) found.push({ start: index, end: index + number.length })
  }
  found.sort((a, b) => a.start - b.start)
  return found.filter(({ start }, index) => index === 0 || start !== found[index - 1]!.start)
}
