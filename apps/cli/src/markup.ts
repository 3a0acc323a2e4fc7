import {
  attributeEscapes,
  commentEscapes,
  instructionEscapes,
  sectionEscapes,
  textEscapes,
} from '@sfumato/documents/text'

/** How a value is written at some place of HTML or XML. */
type Write = (value: string) => string

/** What markup is made of: reaches from where the stretch before ended to `end`. */
interface Stretch {
  end: number
  write: Write
}

const ENCLOSED: readonly [start: string, end: string, write: Write][] = [
  ['<!--', '-->', commentEscapes.escape],
  ['<![CDATA[', ']]>', sectionEscapes.escape],
  ['<?', '?>', instructionEscapes.escape],
]
const RAW: Readonly<Record<string, Write>> = {
  // Scripts are kept where they are JSON.
  script: (value) => JSON.stringify(value).slice(1, -1).replaceAll('<', '\\u003c'),
  style: (value) => value.replaceAll('<', '\\3c '),
}
const TAG = /<\/?[^\s/<>"'=!?]+/y
const QUOTE_OR_END = /["'>]/g
const WITHOUT_QUOTES: Write = (value) => attributeEscapes('"').escape(value).replaceAll(' ', '&#32;')

/** A way of writing for each of the places (ascending offsets), by what it stands in. */
export function writesAt(markup: string, places: readonly number[], isHtml: boolean): Write[] {
  const write = DECLARED_OTHER.test(markup.slice(0, DECLARED_WITHIN)) ? inReferences : (one: Write) => one
  const stretches = stretchesOf(markup, isHtml)
  let { value: stretch } = stretches.next()
  return places.map((place) => {
    while (stretch && stretch.end <= place) stretch = stretches.next().value
    return write(stretch?.write ?? textEscapes.escape)
  })
}

/** Markup whose values are gone may be plain in every encoding: it cannot be told whether it is in the one it names. */
const DECLARED_OTHER = /(?:encoding|charset)\s*=\s*["']?(?!utf-?8|us-ascii)[a-z]/i
const DECLARED_WITHIN = 1024
const BEYOND_ASCII = /[^\0-\x7f]/gu

const inReferences =
  (write: Write): Write =>
  (value) =>
    REFERENCED.has(write)
      ? write(value).replace(BEYOND_ASCII, (character) => `&#${character.codePointAt(0)};`)
      : write(value)

const REFERENCED: ReadonlySet<Write> = new Set([
  textEscapes.escape,
  attributeEscapes('"').escape,
  attributeEscapes("'").escape,
  WITHOUT_QUOTES,
])

function* stretchesOf(markup: string, isHtml: boolean): Generator<Stretch, undefined> {
  const behind = (mark: string, from: number): number => {
    const found = markup.indexOf(mark, from)
    return found < 0 ? markup.length : found + mark.length
  }
  for (let at = 0; at < markup.length; ) {
    const opening = markup.indexOf('<', at)
    if (opening < 0) return
    yield { end: opening, write: textEscapes.escape }
    const enclosed = ENCLOSED.find(([start]) => markup.startsWith(start, opening))
    TAG.lastIndex = opening
    const tag = TAG.exec(markup)?.[0]
    at = opening + 1
    if (enclosed) {
      const [start, end, write] = enclosed
      at = behind(end, opening + start.length)
      yield { end: at, write }
    } else if (tag) {
      at = yield* stretchesOfTag(markup, opening + tag.length)
      const name = tag.slice(1).toLowerCase()
      if (isHtml && Object.hasOwn(RAW, name)) {
        const closing = new RegExp(`</${name}`, 'gi')
        closing.lastIndex = at
        at = closing.exec(markup)?.index ?? markup.length
        yield { end: at, write: RAW[name]! }
      }
    }
  }
}

/** From behind its name; answers where it ends. */
function* stretchesOfTag(markup: string, from: number): Generator<Stretch, number> {
  let at = from
  for (;;) {
    QUOTE_OR_END.lastIndex = at
    const sign = QUOTE_OR_END.exec(markup)
    const next = sign ? sign.index + 1 : markup.length
    yield { end: next, write: WITHOUT_QUOTES }
    if (!sign || sign[0] === '>') return next
    const closing = markup.indexOf(sign[0], next)
    at = closing < 0 ? markup.length : closing + 1
    yield { end: at, write: attributeEscapes(sign[0] as '"' | "'").escape }
  }
}
