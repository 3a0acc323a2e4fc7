import { describe, expect, it } from 'vitest'
import { decodeXml } from './decode.ts'

const utf16le = (text: string) => Buffer.from(text, 'utf16le')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('decodeXml', () => {
  it.each([
    ['UTF-8', Buffer.from('<a>é😀</a>'), '<a>é😀</a>'],
    ['UTF-8 with a mark', Buffer.from('\ufeff<a>é</a>'), '\ufeff<a>é</a>'],
    ['UTF-16 LE', utf16le('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>é</a>'), undefined],
    ['UTF-16 BE', utf16be('\ufeff<a>é</a>'), '\ufeff<a>é</a>'],
    ['UTF-16 LE without a mark', utf16le('<?xml version="1.0"?><a>é</a>'), '<?xml version="1.0"?><a>é</a>'],
    ['ISO-8859-1', latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>é\x80</a>'), undefined],
    ['windows-1252', latin1("<?xml version='1.0' encoding='windows-1252'?><a>é\x80</a>"), undefined],
    ['KOI8-R', latin1("<?xml version='1.0' encoding='koi8-r'?><a>\xc1\xc2</a>"), undefined],
  ])('reads %s and writes the same bytes', (_, bytes, text) => {
    const { data, encode } = decodeXml(bytes)
    if (text !== undefined) expect(data).toBe(text)
    expect(Buffer.from(encode(data)).equals(bytes)).toBe(true)
  })

  it('takes ISO-8859-1 and windows-1252 for what they are', () => {
    const declared = (name: string) => latin1(`<?xml version="1.0" encoding="${name}"?><a>\x80</a>`)
    expect(decodeXml(declared('ISO-8859-1')).data).toContain('\x80')
    expect(decodeXml(declared('windows-1252')).data).toContain('€')
  })

  it('writes UTF-8 and says so where the encoding has not the characters', () => {
    const { data, encode } = decodeXml(latin1('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'))
    const written = Buffer.from(encode(data.replace('é', '日é'))).toString('utf8')
    expect(written).toBe('<?xml version="1.0" encoding="UTF-8"?><a>日é</a>')
    const japanese = decodeXml(latin1('<?xml version="1.0" encoding="Shift_JIS"?><a>\x93\xfa</a>'))
    expect(Buffer.from(japanese.encode(japanese.data)).toString('utf8')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><a>日</a>',
    )
  })

  it.each([
    ['not UTF-8', latin1('<a>\xe9</a>')],
    ['half a character of UTF-16', utf16le('\ufeff<a/>').subarray(0, 5)],
    ['UTF-16 that says UTF-8', utf16le('\ufeff<?xml version="1.0" encoding="UTF-8"?><a/>')],
    ['bytes that say UTF-16', latin1('<?xml version="1.0" encoding="UTF-16"?><a/>')],
    ['UTF-8 mark that says latin', Buffer.from('\ufeff<?xml version="1.0" encoding="ISO-8859-1"?><a/>')],
  ])('refuses %s', (_, bytes) => {
    expect(() => decodeXml(bytes)).toThrow(expect.objectContaining({ code: 'MALFORMED' }))
  })

  it('refuses encodings it does not know', () => {
    const bytes = latin1('<?xml version="1.0" encoding="EBCDIC-CP-US"?><a/>')
    expect(() => decodeXml(bytes)).toThrow(expect.objectContaining({ code: 'NOT_CLEANABLE' }))
  })
})
