/**
 * Whether a value can still be read in bytes: as it is, cut by markup, escaped, or in another encoding. Compared are
 * letters and digits alone, so that spaces, hyphens and tags between them hide nothing.
 */
export interface Needle {
  value: string
  squeezed: string
  /** Byte patterns of encodings that are not decoded before the search. */
  patterns: readonly Buffer[]
}

export function createNeedle(value: string): Needle {
  const squeezed = squeeze(value)
  const spellings = new Set([value, value.replace(/[ ()-]/g, '')])
  const patterns: Buffer[] = []
  for (const spelling of spellings) {
    const narrow = Buffer.from(spelling)
    const wide = Buffer.from(spelling, 'utf16le')
    const wideBig = Buffer.from(wide).swap16()
    patterns.push(narrow, wide, wideBig)
    for (const bytes of [narrow, wide, wideBig]) {
      patterns.push(Buffer.from(bytes.toString('hex')), Buffer.from(bytes.toString('hex').toUpperCase()))
    }
    for (const bytes of [narrow, wide]) patterns.push(...base64Patterns(bytes))
  }
  return { value, squeezed, patterns: patterns.filter((pattern) => pattern.length >= 8) }
}

/** What base64 of a longer text must hold, whichever of the three places in a group the value starts at. */
function base64Patterns(bytes: Buffer): Buffer[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '')
    return Buffer.from(encoded.slice(shift === 0 ? 0 : shift + 1, -2))
  })
}

export function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Every way a text may hide its letters, each as letters and digits alone. */
export function squeezedReadings(text: string): string[] {
  const readings = [text]
  if (/\d[eE][+\d]/.test(text)) readings.push(decodeExponents(text))
  if (text.includes('<')) readings.push(stripTags(text))
  if (text.includes('&')) {
    const once = decodeEntities(text)
    readings.push(once, stripTags(once), decodeEntities(stripTags(text)), decodeEntities(once))
  }
  if (text.includes('\\')) {
    const once = decodeBackslashes(text)
    readings.push(once, decodeBackslashes(once))
  }
  if (text.includes('_x'))
    readings.push(
      text.replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    )
  if (/\\[0-9a-fA-F]{2,6} /.test(text))
    readings.push(
      text.replace(/\\([0-9a-fA-F]{2,6}) /g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16) & 0xffff),
      ),
    )
  if (text.includes('%')) {
    for (const reading of [...readings]) readings.push(decodePercent(reading))
  }
  if (text.includes(') Tj') || text.includes(']TJ') || text.includes('] TJ') || text.includes(')Tj')) {
    readings.push(literalStrings(text), hexStrings(text))
  }
  return readings.map(squeeze)
}

function stripTags(text: string): string {
  return text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|<[^<>]*>|\u00AD|&shy;/g, '')
}

/** 1.234E5 as 123400: how spreadsheets and programs write long numbers. */
function decodeExponents(text: string): string {
  return text.replace(
    /\b(\d)\.(\d{1,20})[eE]\+?(\d{1,2})\b/g,
    (_, first: string, decimals: string, exponent: string) =>
      (first + decimals.padEnd(Number(exponent), '0')).slice(0, Number(exponent) + 1),
  )
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  commat: '@',
  period: '.',
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-z]{2,6});?/g, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code < 0x110000 ? String.fromCodePoint(code) : whole
  })
}

function decodeBackslashes(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-7]{1,3})|\r?\n|(.))/g,
    (_, wide, hex, octal, plain) => {
      if (wide !== undefined || hex !== undefined)
        return String.fromCharCode(Number.parseInt(wide ?? hex, 16))
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255)
      // \n, \t and the like stand between words.
      return plain === undefined || 'bfnrt'.includes(plain) ? ' ' : plain
    },
  )
}

function decodePercent(text: string): string {
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  )
}

/** Of a PDF content: all literal strings one behind the other, however they were placed. */
function literalStrings(text: string): string {
  return [...text.matchAll(/\(((?:[^()\\]|\\[\s\S])*)\)/g)]
    .map((match) => decodeBackslashes(match[1] ?? ''))
    .join('')
}

function hexStrings(text: string): string {
  const pieces = [...text.matchAll(/<([0-9a-fA-F\s]+)>/g)].map((match) => (match[1] ?? '').replace(/\s/g, ''))
  const bytes = Buffer.from(pieces.filter((piece) => piece.length % 2 === 0).join(''), 'hex')
  return `${bytes.toString('latin1')} ${bytes.toString('latin1').replaceAll('\0', '')}`
}
