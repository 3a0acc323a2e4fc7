/**
 * The name of the field a value stands in, where the text says so with a sign: "created_at: 17", `"order": "17"`,
 * "batch=17". Told by form alone, whatever the name means.
 */
export interface FieldName {
  /** UTF-16 offsets. */
  start: number
  end: number
}

/** A field is named by up to five words; more than that is a sentence that happens to end in a colon. */
const LONGEST_NAME = 64
const WORD = String.raw`\p{L}[^\s,;|{}()<>[\]"':=]*`
const NAME = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}])(${WORD}(?: ${WORD}){0,4})(?: ?\([^()\n]{0,24}\))?["'*\x60)\]]{0,2}[ \t]{0,3}[:=\uff1a][=>]?[ \t]{0,4}["'\x60([*]{0,2}$`,
  'u',
)
/** In "stored b=2" and "Stored. created_at: 2" the name is one word: it touches "=", or has a mark of identifiers. */
const KEY = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}_])(?:(${WORD})=|(\p{L}[\p{L}\p{N}.-]*_[\p{L}\p{N}_.-]+)["']? {0,3}[:=] {0,4})["']?$`,
  'u',
)

const OPENS_VALUE = ' \t"\'`([*>'
const isSign = (character: string | undefined): boolean =>
  character === ':' || character === '=' || character === '\uff1a'

export function fieldNameBefore(text: string, start: number): FieldName | undefined {
  let at = start - 1
  while (at >= 0 && start - at <= 8 && OPENS_VALUE.includes(text[at]!)) at--
  if (!isSign(text[at])) return undefined
  const from = Math.max(0, start - LONGEST_NAME)
  const before = text.slice(from, start)
  const match = KEY.exec(before) ?? NAME.exec(before)
  const name = match?.[1] ?? match?.[2]
  if (!match || name === undefined) return undefined
  const nameStart = from + match.index + match[0].indexOf(name)
  return { start: nameStart, end: nameStart + name.length }
}

/** Words that name a field without saying of what: "Passport\nNo.: X1", "Sort code: 20-00-00, account: 55779911". */
const VAGUE_WORDS: ReadonlySet<string> = new Set(
  `number numbers no nos nr nbr num id ids code value key field account acct acc card document doc
   nummer kennung wert konto karte ausweis dokument
   numéro numero número núm compte carte valeur cuenta tarjeta documento valor código conto carta codice conta cartão
   rekening kaart numer karta konta номер код счет счёт документ numara numarası kod hesap kart belge
   番号 번호 号码 编号 號碼
   of the de del der des du da do di la le`.split(/\s+/),
)

export const isVague = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => word === '' || VAGUE_WORDS.has(word))
