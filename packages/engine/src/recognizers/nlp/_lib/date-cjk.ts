import type { Candidate } from '../../../define.ts'

/**
 * Dates in scripts without spaces: Japanese, Chinese, Korean and Thai. One expression per language, run only
 * over texts that hold such letters.
 */
const DIGIT = '[0-9０-９]'
const HAN_NUMBER = '[〇零一二三四五六七八九十百千兩两]'
const NUMBER = `(?:${DIGIT}{1,2}|${HAN_NUMBER}{1,3})`
const YEAR = `(?:(?:西暦|公元|公元前|紀元前|民國|民国|令和|平成|昭和|大正|明治|慶応|康熙|乾隆|同|翌|前)?(?:${DIGIT}{1,4}|${HAN_NUMBER}{1,4}|元)年(?![生組])(?:度|代)?)`
const TIME = `(?:(?:午前|午後|上午|下午|早上|晚上|凌晨|中午|正午|朝|夜|深夜|今晚)?${NUMBER}(?:時|时|點|点)(?:${NUMBER}分|半)?)`

const HAN = new RegExp(
  [
    `${YEAR}(?:${NUMBER}月(?:${NUMBER}(?:日|號|号))?)?(?:頃|初|末|底)?`,
    `(?:同年|翌年|今年|去年|昨年|来年|本年|明年|前年)?${NUMBER}月(?:${NUMBER}(?:日|號|号)|上旬|中旬|下旬|初|末|底)?`,
    `(?:先月|今月|来月|本月|上个月|上個月|下个月|下個月|同月|毎月)${NUMBER}(?:日|號|号)`,
    `(?<!第|[0-9０-９])(?:${DIGIT}{1,2})(?:日(?![間间])|[號号](?![間间楼樓院门門线線店馆館房厅廳室库庫机機]))`,
    TIME,
    '(?:月|火|水|木|金|土|日)曜日?|(?:星期|週|周|礼拜|禮拜)[一二三四五六日天]',
    '(?:先週|来週|今週|先月|来月|今月|昨年|去年|来年|今年|明年|昨日|昨天|明日|明天|一昨日|前天|後天|后天|昨夜|昨晩|昨晚|上周|下周|上週|下週|上个月|下个月|上個月|下個月|翌日|翌年|同年|同日)',
    `(?:${DIGIT}{1,3}|${HAN_NUMBER}{1,3}|数|數|几|幾)(?:年|[かヶカケ]月|个月|個月|週間|周|天|日|小时|小時|時間|分鐘|分钟|分)(?:間|间)?(?:前|以前|之前|後|后|以後)`,
    `(?:${DIGIT}{1,3}|${HAN_NUMBER}{1,3}|数|數)(?:年間|年间|[かヶカケ]月(?:間)?|个月|個月|週間|日間|天|小时|小時|時間|分鐘|分钟|分間)`,
    `${DIGIT}{1,2}世紀|${DIGIT}{1,2}世纪|${HAN_NUMBER}{1,3}世紀|${HAN_NUMBER}{1,3}世纪`,
  ].join('|'),
  'gu',
)

const KOREAN = new RegExp(
  [
    '(?:지난해? ?|지난 |오는 |올해 ?|내년 ?|작년 ?|이달 ?|지난달 ?|다음달 ?)?(?:[0-9]{2,4}년(?:도|대)?(?: ?[0-9]{1,2}월)?(?: ?[0-9]{1,2}일)?|[0-9]{1,2}월(?: ?[0-9]{1,2}일| ?(?:초|말|중순))?|[0-9]{1,2}일)(?!간|째|차)',
    '(?:오전|오후|새벽|저녁|밤|낮|아침) ?[0-9]{1,2}시(?: ?[0-9]{1,2}분| ?반)?|[0-9]{1,2}시(?: ?[0-9]{1,2}분| ?반)?(?!간)',
    '(?:지난주 ?|다음주 ?|이번주 ?|지난 |오는 )?[월화수목금토일]요일',
    '(?:지난해|지난달|지난주|다음달|다음주|내년|작년|올해|어제|내일|모레|그저께|이번주|이번 주|지난 주|다음 주|올 ?초|연말|연초)(?! ?[0-9])',
    '(?:[0-9]{1,3}|[한두세네몇]|수) ?(?:년|개월|달|주|일|시간|분)(?:간)? ?(?:전|후|만)(?![가-힣]{2})',
    '[0-9]{1,3} ?(?:년간|개월간?|주일?간?|일간|시간|분간?)(?![가-힣]{2})',
  ].join('|'),
  'gu',
)

const THAI_MONTH =
  '(?:มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|ม\\.ค\\.|ก\\.พ\\.|มี\\.ค\\.|เม\\.ย\\.|พ\\.ค\\.|มิ\\.ย\\.|ก\\.ค\\.|ส\\.ค\\.|ก\\.ย\\.|ต\\.ค\\.|พ\\.ย\\.|ธ\\.ค\\.)'
const THAI_DIGIT = '[0-9๐-๙]'
const THAI = new RegExp(
  [
    `(?:${THAI_DIGIT}{1,2}(?: ?- ?${THAI_DIGIT}{1,2})? ?)?${THAI_MONTH}(?: ?(?:พ\\.ศ\\. ?|ค\\.ศ\\. ?|ปี )?${THAI_DIGIT}{4}| ?${THAI_DIGIT}{2}(?!${THAI_DIGIT}|[.:]))?`,
    `(?:พ\\.ศ\\.|ค\\.ศ\\.|ปี) ?${THAI_DIGIT}{4}`,
    `${THAI_DIGIT}{1,2}[.:]${THAI_DIGIT}{2} ?น\\.`,
    'วัน(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)',
    '(?:เมื่อวาน(?:นี้)?|พรุ่งนี้|ปีที่แล้ว|ปีหน้า|เดือนที่แล้ว|เดือนหน้า)',
  ].join('|'),
  'gu',
)

const isDuration = /^[^시]*(?:間|间|天|小时|小時|個月|个月|[かヶカケ]月|간|개월|시간|분)$/u
const isVague = /世紀|世纪|^[数數几幾몇수]/u

export function* findUnspacedDates(text: string): Iterable<Candidate> {
  for (const [name, expression] of [
    ['chinese or japanese date', HAN],
    ['korean date', KOREAN],
    ['thai date', THAI],
  ] as const) {
    expression.lastIndex = 0
    for (const match of text.matchAll(expression)) {
      const value = match[0]
      if (value === '' || /^(?:一時|[一两兩几]点|[一两兩幾]點)$/u.test(value) || !plausible(value)) continue
      const full = /\d{4}.*\d.*\d/u.test(value) || /年.*月.*[日號号]|년.*월.*일/u.test(value)
      const score = full ? 0.6 : isDuration.test(value) || isVague.test(value) ? 0.3 : 0.4
      yield { start: match.index, end: match.index + value.length, score, pattern: name, verdict: 'unknown' }
    }
  }
}

/** Month 1 to 12, day 1 to 31 where they are written in digits. */
function plausible(value: string): boolean {
  const month = value.match(/([0-9]{1,2})(?:月|월)/u)?.[1]
  const day = value.match(/([0-9]{1,2})(?:日|號|号|일)(?!간|間)/u)?.[1]
  return (
    (month === undefined || (Number(month) >= 1 && Number(month) <= 12)) &&
    (day === undefined || (Number(day) >= 1 && Number(day) <= 31))
  )
}
