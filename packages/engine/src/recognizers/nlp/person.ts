import { type Candidate, defineRecognizer } from '../../define.ts'
import { PERSON_LABELS, PERSON_LABELS_WEAK } from './_data/name-labels.ts'
import { AFTER_NAME, GREETINGS, NAME_PHRASES, TITLES } from './_data/titles.ts'
import { findLabelValues } from './_lib/label-values.ts'
import { INITIAL_NAME, isNameLike, isWrittenName, NAME, NOT_NAMES } from './_lib/names.ts'
import { tokensOf } from './_lib/tokens.ts'
import { triggered, triggeredMatches } from './_lib/triggers.ts'

const TITLED = triggered(TITLES, `(?:${TITLES})(?: (?:${TITLES}))* {1,2}(?<name>${NAME}|${INITIAL_NAME})`)
const PHRASE = triggered(NAME_PHRASES, `(?:${NAME_PHRASES}) {1,2}(?:(?:${TITLES}) )*(?<name>${NAME})`)
const GREETING = triggered(GREETINGS, `(?:${GREETINGS}) (?<name>${NAME})(?=[,!])`)
/** Korean and Japanese honorifics follow the name. */
const HONORIFIC =
  /(?<![\p{Script=Han}\p{Script=Katakana}])(?<name>[\p{Script=Han}]{2,4}|[\p{Script=Katakana}ー]{2,10}(?:・[\p{Script=Katakana}ー]{2,10})?)(?:さん|様|さま|氏(?!名))/gu
/** Chinese honorifics; the name begins with one of the common surnames. */
const CHINESE_HONORIFIC =
  /(?<name>[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤][\p{Script=Han}]{0,2})(?:先生|女士|小姐)/gu
const KOREAN_HONORIFIC =
  /(?<![가-힣])(?<name>[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용][가-힣]{1,2}) ?(?:씨|님|선생님|교수|대리|과장|부장|사장)(?![가-힣]{2})/gu
const EAST_LABEL =
  /(?:氏名|お名前|名前|患者名|姓名|患者姓名|联系人|聯絡人|성명|이름|환자명|고객명)\s{0,2}[:：]\s{0,3}(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・々]{2,6}(?:[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})?|[가-힣]{2,5}|[A-Z][a-z]+(?: [A-Z][a-z]+){1,3})/gu

/**
 * Names of people where the text itself says so: after a title, in a labelled field, after "my name is".
 * Other names are found by the language model.
 */
export default defineRecognizer({
  entity: 'PERSON',
  title: 'Name of a person',
  description: 'Name of a person, whole or in part',
  format: 'Capitalised words after a title, a name label or an introducing phrase',
  group: 'identity',
  sources: [
    'https://www.w3.org/International/questions/qa-personal-names',
    'https://cldr.unicode.org/translation/miscellaneous-person-name-formats',
  ],
  find: findPersons,
  examples: {
    match: [
      'Please ask Mr. [[John Olofsson]] about it.',
      'Dr [[Kyle Kuefer]] called.',
      'My name is [[Stephan Fenstermacher]].',
      'Name: [[Anna Josefsen]]',
      'Patient: [[Maria Müller]]',
      'Sehr geehrte Frau [[Weber]],',
      'Herr Dr. [[Hans-Peter Schmidt]] ist verreist.',
      'Mme [[Claire Dupont]] est absente.',
      'El Sr. [[García Márquez]] llegó tarde.',
      'la Sig.ra [[Rossi]] abita qui',
      'o Sr. [[João da Silva]] telefonou',
      'Mevr. [[Jansen]] belde.',
      'Imię i nazwisko: [[Jan Kowalski]]',
      'г-н [[Иванов]] подписал договор',
      'ФИО: [[Петров Иван Сергеевич]]',
      'Nombre: [[Ernesto]]',
      'Sayın [[Mehmet Yılmaz]]',
      '氏名：[[山田 太郎]]',
      '[[田中]]さんは来ません。',
      '[[김철수]] 씨가 왔다.',
      'Dear [[Anna]],',
    ],
    reject: [
      { text: 'Name: undefined', why: 'a value of a program' },
      { text: 'name: string; type: Person', why: 'source code' },
      { text: 'The Doctor of Philosophy is a degree.', why: 'no title before a name' },
      { text: 'Patient: unknown', why: 'no name' },
      { text: 'mr is a command of the shell', why: 'not a title' },
      { text: 'File name: Readme', why: 'the name of a file' },
    ],
  },
})

function* findPersons(text: string): Iterable<Candidate> {
  for (const match of triggeredMatches(text, TITLED)) {
    // "1737 Cheriton Dr Neuquén": the street word, not the title.
    if (
      /^(?:Dr|M\.) /.test(match[0]) &&
      /\p{Lu}\p{L}+ $/u.test(text.slice(Math.max(0, match.index - 16), match.index)) &&
      !/(?:Herr|Frau|Prof|Mr|Ms|Mrs|Madame) $/.test(text.slice(Math.max(0, match.index - 7), match.index))
    )
      continue
    // "M. Delete any section": an item of a list.
    const item =
      match[0].startsWith('M. ') && /(?:^|\n)\s*$/.test(text.slice(Math.max(0, match.index - 8), match.index))
    yield* named(text, match, item ? 0.3 : 0.6, 'title')
  }
  for (const match of triggeredMatches(text, PHRASE)) {
    // "my name is", not "the file name is".
    const thing =
      /^[Nn]ame/.test(match[0]) && !OWN_NAME.test(text.slice(Math.max(0, match.index - 12), match.index))
    if (!thing) yield* named(text, match, 0.55, 'phrase')
  }
  for (const match of triggeredMatches(text, GREETING)) yield* named(text, match, 0.45, 'greeting')
  if (/ (?:Hanım|Bey|úr|asszony)(?!\p{L})/u.test(text))
    for (const match of text.matchAll(AFTER_NAME)) yield* named(text, match, 0.5, 'honorific')
  for (const field of findLabelValues(text, PERSON_LABELS)) {
    const value = field.text.replace(TITLE_PREFIX, '')
    if (!isWrittenName(value) || FOREIGN_LABEL.test(text.slice(Math.max(0, field.start - 40), field.start)))
      continue
    const weak = PERSON_LABELS_WEAK.has(field.label)
    const words = value.split(/[ ,]+/).length
    const score = weak ? (words > 1 ? 0.5 : UNAMBIGUOUS_FIELD.has(field.label) ? 0.4 : 0.25) : 0.6
    const start = field.end - value.length
    // `name: 'Some Thing'` with a bare key is source code, `"name": "..."` is data.
    if (weak && /[\p{L}_]: ?['"`]$/u.test(text.slice(Math.max(0, field.start - 4), field.start))) continue
    yield { start, end: field.end, score, pattern: 'label', verdict: 'unknown' }
  }
  if (!tokensOf(text).unspaced) return
  for (const expression of [HONORIFIC, CHINESE_HONORIFIC, KOREAN_HONORIFIC, EAST_LABEL])
    for (const match of text.matchAll(expression)) {
      const name = match.groups!.name!
      if (NOT_EAST_ASIAN_NAMES.test(name)) continue
      const start = match.index + match[0].indexOf(name)
      yield {
        start,
        end: start + name.length,
        score: expression === EAST_LABEL ? 0.65 : 0.5,
        pattern: 'east asian name',
        verdict: 'unknown',
      }
    }
}

/** Kin and callings that take the same honorifics. */
const NOT_EAST_ASIAN_NAMES =
  /^(?:皆|奥|客|王様|神|生徒|医|患者|先|同|両|各|这位|那位|一位|某|彼|義|息子|娘|母|父|兄|姉|弟|妹|叔|伯|祖|嫁|婿|孫|親|子供|店員|社長|部長|課長|旦那|主人|殿|女王|王子|お|郵便|警察|看護|職員|하나)/u
const OWN_NAME = /(?:[Mm]y|[Hh]is|[Hh]er|partner's|full|last|first|maiden) $/
const TITLE_PREFIX = new RegExp(`^(?:(?:${TITLES}) )+`, 'u')
/** "File name:", "Host name:", "Domain name:" name things. */
const FOREIGN_LABEL =
  /(?:[Ff]ile|[Hh]ost|[Dd]omain|[Uu]ser|[Cc]lass|[Pp]ackage|[Pp]roduct|[Pp]roject|[Mm]odel|[Tt]able|[Cc]olumn|[Ff]ield|[Ff]unction|[Mm]ethod|[Vv]ariable|[Dd]evice|[Ss]erver|[Bb]rand|[Tt]rade|[Cc]ode|[Ff]amily|[Ll]icense|[Ll]icence|[Bb]usiness|[Cc]ompany|[Ss]tyle|[Tt]ype|[Ee]vent|[Tt]ask|[Jj]ob|[Tt]est|[Kk]ey|[Tt]ag|[Dd]isplay|[Dd]atei|[Bb]enutzer|[Ff]irmen|[Pp]rodukt)[ _-]?[Nn]a(?:me|am)"?'?\s{0,2}:/
const UNAMBIGUOUS_FIELD = new Set(
  'nombre nom nome naam namn navn nimi név nume patient imię imie имя father mother vater mutter padre madre'.split(
    ' ',
  ),
)

function* named(text: string, match: RegExpExecArray, score: number, pattern: string): Iterable<Candidate> {
  const name = trimName(match.groups!.name!)
  if (!name || !isNameLike(name)) return
  const start = match.index + match[0].lastIndexOf(match.groups!.name!)
  // "Mr. The" and words glued to a name by a dot or a slash are no names.
  if (/^[\p{L}\p{N}_/]/u.test(text.slice(start + name.length))) return
  yield { start, end: start + name.length, score, pattern, verdict: 'unknown' }
}

/** A capitalised word of a sentence that follows is not part of the name. */
function trimName(name: string): string {
  const words = name.split(' ')
  while (words.length > 0 && NOT_NAMES.has(words.at(-1)!.toLowerCase())) words.pop()
  return words.join(' ').trimEnd()
}
