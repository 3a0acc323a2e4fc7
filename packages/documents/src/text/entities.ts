import { parseFragment } from 'parse5'

/** Character references of HTML. The table of the names is the parser's own: a name is asked for once. */
const known = new Map<string, string | undefined>()
/** Names come from the file; beyond what HTML has there is nothing worth keeping. */
const MOST_KNOWN = 3000

/** What `&name;` stands for, or nothing where HTML has no such name. */
export function namedCharacter(name: string): string | undefined {
  if (!known.has(name)) {
    const [node] = parseFragment(`&${name};`).childNodes
    const text = node && 'value' in node ? node.value : undefined
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(name, text?.endsWith(';') && name !== 'semi' ? undefined : text)
  }
  return known.get(name)
}

/** Names that HTML reads without the semicolon, too, for the sake of old pages. */
const WITHOUT_SEMICOLON =
  'AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT Iacute Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute Ucirc Ugrave Uuml Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar ccedil cedil cent copy curren deg divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute icirc iexcl igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute ocirc ograve ordf ordm oslash otilde ouml para plusmn pound quot raquo reg sect shy sup1 sup2 sup3 szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml'.split(
    ' ',
  )
const SHORTEST = Math.min(...WITHOUT_SEMICOLON.map(({ length }) => length))
const LONGEST = Math.max(...WITHOUT_SEMICOLON.map(({ length }) => length))
const shortNames = new Set(WITHOUT_SEMICOLON)

/** The longest of them that the letters begin with. */
export function nameWithoutSemicolon(letters: string): string | undefined {
  for (let length = Math.min(LONGEST, letters.length); length >= SHORTEST; length--)
    if (shortNames.has(letters.slice(0, length))) return letters.slice(0, length)
  return undefined
}

const REMAPPED = new TextDecoder('windows-1252')

/** What a number stands for in HTML: https://html.spec.whatwg.org/#numeric-character-reference-end-state */
export function numberedCharacter(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd'
  if (code >= 0x80 && code <= 0x9f) return REMAPPED.decode(Uint8Array.of(code))
  return String.fromCodePoint(code)
}
