import { wholeDigits } from '../whole-digits.ts'
import { attributeOf, walkXml } from './walk-xml.ts'

/** How the numbers of a workbook are shown, by the style of a cell. */
export interface NumberFormats {
  isDate(style: number): boolean
  /** The code of a format that only sets digits apart ('000-00-0000'); undefined for all others. */
  maskOf(style: number): string | undefined
}

/** Built-in formats that show dates and times (ECMA-376 part 1, 18.8.30), those of East Asia included. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const MASK = /^[0#\s()\-/.]*$/

export function readNumberFormats(stylesXml: string | undefined): NumberFormats {
  const codes = new Map<number, string>()
  const idOfStyle: number[] = []
  if (stylesXml !== undefined)
    walkXml(stylesXml, {
      open(element) {
        const id = Number(attributeOf(element, 'numFmtId') ?? 0)
        if (element.name === 'x:numFmt') codes.set(id, attributeOf(element, 'formatCode') ?? '')
        else if (element.name === 'x:xf' && element.parent?.name === 'x:cellXfs') idOfStyle.push(id)
      },
    })
  const codeOf = (style: number): string | undefined => codes.get(idOfStyle[style] ?? 0)
  return {
    isDate(style) {
      const code = codeOf(style)
      return code === undefined ? isBuiltInDate(idOfStyle[style] ?? 0) : isDateCode(code)
    },
    maskOf(style) {
      const code = codeOf(style)
        ?.split(';')[0]
        ?.replace(/\\(.)/g, '$1')
        .replace(/"([^"]*)"/g, '$1')
      return code !== undefined && /[0#]/.test(code) && MASK.test(code) ? code : undefined
    },
  }
}

/** Letters of days, months, years, hours and seconds outside of quotes, escapes and brackets. */
function isDateCode(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|_.|\[[^\]]*\]|General/gi, '')
  return /[dmyhs]/i.test(bare)
}

const FEWEST_DIGITS = 5

/**
 * The digits a cell shows, where they could be a value of their own: a telephone, card or customer number. What
 * has decimals or few digits is an amount.
 */
export function shownDigits(value: string, mask: string | undefined): string | undefined {
  const digits = wholeDigits(value)
  if (digits === undefined) return undefined
  const shown = mask === undefined ? digits : applyMask(digits, mask)
  return shown.replace(/\D/g, '').length >= FEWEST_DIGITS ? shown : undefined
}

/** From the right, as digits are counted; what is left over stands at the front. */
function applyMask(digits: string, mask: string): string {
  if (/[.#]/.test(mask)) return digits
  let rest = digits.length
  let shown = ''
  for (let at = mask.length - 1; at >= 0; at--) {
    const character = mask[at]!
    if (character === '0') shown = (rest > 0 ? digits[--rest]! : '0') + shown
    else shown = character + shown
  }
  return digits.slice(0, rest) + shown
}
