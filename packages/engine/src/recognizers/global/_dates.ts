import { isCalendarDate } from '../../checksums/dates.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/** Names of months and their usual short forms; without diacritics too, where people write so. */
const MONTHS: readonly string[] = [
  'january jan januar jänner janvier janv enero ene janeiro gennaio gen januari januar tammikuuta stycznia styczeń ledna leden január januára januarja siječnja ianuarie января янв січня ocak',
  'february feb februar feber février fevrier févr fevr febrero fevereiro fev febbraio febbr februari helmikuuta lutego luty února unora únor február februára februarja veljače februarie февраля фев лютого şubat subat',
  'march mar märz maerz mrz mars marzo março marco maart mrt marts maaliskuuta marca marzec března brezna březen március márc ožujka martie марта мар березня mart',
  'april apr avril avr abril abr aprile april huhtikuuta kwietnia kwiecień dubna duben április ápr apríla aprila travnja aprilie апреля апр квітня nisan',
  'may mai mayo maio maggio magg mei maj toukokuuta maja května kvetna květen május máj mája svibnja мая травня mayıs mayis',
  'june jun juni juin junio junho giugno giu kesäkuuta kesakuuta czerwca czerwiec června cervna červen június jún júna junija lipnja iunie июня июн червня haziran',
  'july jul juli juillet juil julio julho luglio lug heinäkuuta heinakuuta lipca lipiec července cervence červenec július júl júla julija srpnja iulie июля июл липня temmuz',
  'august aug août aout agosto ago agosto augustus elokuuta sierpnia sierpień srpna srpen augusztus augusta avgusta kolovoza августа авг серпня ağustos agustos',
  'september sep sept septembre septiembre setembro set settembre sett syyskuuta września wrzesnia wrzesień září zari szeptember szept septembra rujna septembrie сентября сен вересня eylül eylul',
  'october oct oktober okt octobre octubre outubro out ottobre ott oktober lokakuuta października pazdziernika října rijna říjen október októbra oktobra octombrie октября окт жовтня ekim',
  'november nov novembre noviembre novembro marraskuuta listopada listopad listopadu november novembra studenoga noiembrie ноября ноя листопада kasım kasim',
  'december dec dezember dez décembre decembre déc diciembre dic dezembro dicembre desember joulukuuta grudnia grudzień prosince prosinec december decembra prosinca decembrie декабря дек грудня aralık aralik',
]

const monthNumbers = new Map<string, number>()
MONTHS.forEach((names, index) => {
  for (const name of names.split(' ')) if (!monthNumbers.has(name)) monthNumbers.set(name, index + 1)
})

const ENDS_HERE = besideUnspaced(/^(?![\p{L}\p{N}_]|[-/.:]\p{N})/u)
const MONTH_NAME = String.raw`[\p{L}]{3,14}\.?`
const SHAPES: readonly { regex: RegExp; order: 'ymd' | 'dmy' | 'mdy' | 'numeric' }[] = [
  { regex: /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/uy, order: 'ymd' },
  { regex: /(\d{4})年 ?(\d{1,2})月 ?(\d{1,2})日/uy, order: 'ymd' },
  { regex: /(\d{4})년 ?(\d{1,2})월 ?(\d{1,2})일/uy, order: 'ymd' },
  { regex: /(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.?/uy, order: 'ymd' },
  { regex: /(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4}|\d{2})/uy, order: 'numeric' },
  { regex: /(\d{1,2}) (\d{1,2}) (\d{4})/uy, order: 'dmy' },
  {
    regex: new RegExp(
      String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?[ \u00a0-](?:of |de |d’|d'|da |den )?(${MONTH_NAME})[ \u00a0,-]{1,2}(?:de |del )?(\d{4})`,
      'uy',
    ),
    order: 'dmy',
  },
  {
    regex: new RegExp(
      String.raw`(${MONTH_NAME})[ \u00a0-](\d{1,2})(?:st|nd|rd|th)?,?[ \u00a0-](\d{4})`,
      'uy',
    ),
    order: 'mdy',
  },
  { regex: /((?:19|20)\d{2})(\d{2})(\d{2})/uy, order: 'ymd' },
]

const monthOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : (monthNumbers.get(word.toLowerCase().replace(/\.$/, '')) ?? 0)

export interface WrittenDate {
  start: number
  end: number
  year: number
}

/** The date written at this place, of any shape above; two-digit years count as past. */
export function dateAt(text: string, at: number): WrittenDate | undefined {
  for (const { regex, order } of SHAPES) {
    regex.lastIndex = at
    const match = regex.exec(text)
    if (!match) continue
    const end = at + match[0].length
    if (!ENDS_HERE.test(text.slice(end, end + 2))) continue
    const [first = '', second = '', third = ''] =
      order === 'numeric' ? [match[1]!, match[3]!, match[4]!] : match.slice(1)
    const year = fullYear(order === 'ymd' ? first : third)
    const month = order === 'ymd' || order === 'dmy' ? monthOf(second) : monthOf(first)
    const day = Number(order === 'ymd' ? third : order === 'dmy' ? first : second)
    const exists =
      order === 'numeric'
        ? isCalendarDate(year, Number(second), Number(first)) ||
          isCalendarDate(year, Number(first), Number(second))
        : isCalendarDate(year, month, day)
    if (exists) return { start: at, end, year }
  }
  return undefined
}

function fullYear(written: string): number {
  if (written.length === 4) return Number(written)
  const thisYear = new Date().getUTCFullYear()
  const recent = 2000 + Number(written)
  return recent <= thisYear ? recent : recent - 100
}
