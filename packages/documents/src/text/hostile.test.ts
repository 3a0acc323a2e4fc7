import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csv, html, json, md, txt, xml } from './index.ts'
import { openText, outcomeOf, tools } from './testing.ts'

const FORMATS = { txt, md, csv, json, xml, html }

const SAMPLES: Record<keyof typeof FORMATS, string> = {
  txt: 'Dear John,\r\n\r\nhttps://example.org/?a=John%20%C3%A9&b=1+2 \\u0041 &amp; &#64;\n',
  md: '---\ntitle: "John"\n---\n# **Jo**hn\n\n```js\nJohn\n```\n![a](data:image/png;base64,iVBORw0KGgo=) `x` <b>y</b> \\* _z_\n',
  csv: 'name;"a ""b"""\r\nJohn;"x\ny"\r\n;;\n',
  json: '{"name": "John \\u00e9\\n", "n": [1.5e3, true, null, {"k": ""}]}\n{"a":1}\n',
  xml: '<?xml version="1.0" encoding="UTF-8"?><r a="John &lt;"><!-- John --><p>Jo<b>h</b>n<br/><![CDATA[x]]></p><?p q?></r>',
  html: '<!DOCTYPE html><title>John</title><style>a{content:"\\4a"}</style><script>John</script><p title=John onclick="x">Jo<b>hn</b>&amp;<br><svg><![CDATA[John]]><title>x</title></svg><iframe srcdoc="&lt;p>John"></iframe><table><tr><th>x<td>John</table><textarea>John</textarea><!-- John --><script type="application/json">{"a":"John"}</script>',
}

const PIECES = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '\\',
  '%4',
  '[',
  ']',
  '{',
  '-->',
  '<!--',
  '\0',
  '\ufeff',
  '\ud83d',
  '\r',
  'é',
  ',',
]

describe.each(Object.entries(FORMATS))('%s', (name, format) => {
  const sample = SAMPLES[name as keyof typeof FORMATS]

  it('is read as it is', async () => {
    expect(await outcomeOf(format, sample)).toBe('read')
  })

  it('is read or refused however its bytes are changed', async () => {
    const bytes = Buffer.from(sample, 'utf8')
    const change = fc.record({
      at: fc.nat(bytes.length),
      cut: fc.nat(6),
      put: fc.oneof(
        fc.constantFrom(...PIECES).map((piece) => Buffer.from(piece, 'utf8')),
        fc.uint8Array({ maxLength: 3 }),
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        let changed = bytes
        for (const { at, cut, put } of changes)
          changed = Buffer.concat([changed.subarray(0, at), put, changed.subarray(at + cut)])
        await outcomeOf(format, changed)
      }),
      { numRuns: 400 },
    )
  })

  it('is read or refused wherever it is cut off', async () => {
    const bytes = Buffer.from(sample, 'utf8')
    for (let end = 0; end < bytes.length; end++) await outcomeOf(format, bytes.subarray(0, end))
    const wide = Buffer.from(`\ufeff${sample}`, 'utf16le')
    for (let end = 0; end < wide.length; end += 7) await outcomeOf(format, wide.subarray(0, end))
  })

  it('is refused where it is no text', async () => {
    expect(
      await outcomeOf(
        format,
        Uint8Array.from({ length: 2000 }, (_, i) => (i * 7) % 256),
      ),
    ).not.toBe('read')
    expect(await outcomeOf(format, `John\0${sample}`)).not.toBe('read')
    expect(await outcomeOf(format, '%PDF-1.7 John')).not.toBe('read')
  })

  it('is refused over the limits', async () => {
    const open = (limits: Partial<typeof tools.limits>) =>
      format.open(Buffer.from(sample), { ...tools, limits: { ...tools.limits, ...limits } })
    await expect(open({ characters: 5 })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      details: { limit: 'characters' },
    })
    await expect(open({ unpackedBytes: 20 })).rejects.toMatchObject({ details: { limit: 'unpackedBytes' } })
  })
})

describe('time', () => {
  const size = 250_000
  const repeated = (piece: string) => piece.repeat(Math.ceil(size / piece.length))
  it.each([
    'x',
    '%',
    '%41',
    '=%41',
    '&',
    '&amp;',
    '&a',
    '\\u0041',
    '\n',
    '\r',
    'x\n',
    ';base64,',
    'data:x;base64,',
    'a+',
  ])('stays in proportion to text of %j', async (piece) => {
    const expected = piece.startsWith('data:') ? 'TOO_LARGE' : 'read'
    expect(await outcomeOf(txt, repeated(piece))).toBe(expected)
    expect(await outcomeOf(csv, `"${repeated(piece)}"`)).toBe(expected)
  })

  it.each(['*', '*a', '_a', '`', '`a', '~~', '~~a', '[', '](', '<b>', '\\', '---\n', '```\n', '> ', '| '])(
    'stays in proportion to Markdown of %j',
    async (piece) => {
      expect(await outcomeOf(md, repeated(piece))).toBe('read')
      expect(await outcomeOf(md, `---\n${repeated(piece)}`)).toBe('read')
    },
  )

  it.each(['[', '{"a":', '1,', '"', '\\u0041', '"a":null,', '["'])(
    'stays in proportion to JSON of %j',
    async (piece) => {
      await outcomeOf(json, repeated(piece))
      await outcomeOf(json, `[${repeated(piece)}1]`)
      await outcomeOf(json, `{${repeated('"a":null,')}"b":"${repeated(piece)}"}`)
    },
  )

  it.each(['"', '"a",', ',', '"\n', '""', ';'])('stays in proportion to tables of %j', async (piece) => {
    await outcomeOf(csv, repeated(piece))
    await outcomeOf(csv, `"${repeated(piece)}`)
  })

  it.each([
    '<div>',
    '<b>',
    '<p><b>',
    '<a>',
    '<table>',
    '<p>x',
    '<a b=c>',
    '<a b="',
    '<!--',
    '<![CDATA[',
    '<svg>',
    '<script>',
    '<style>\\4',
    '</p>',
    '<',
    '&',
    '&lt',
    '<i><b></i></b>',
    '<select><option>',
    '<font size=1>',
    '<iframe srcdoc="',
    '<br>',
  ])('stays in proportion to HTML of %j', async (piece) => {
    await outcomeOf(html, repeated(piece))
  })

  it('does not open formatting again without end', async () => {
    const formatting = Array.from({ length: 400 }, (_, i) => `<font size=${i}>`).join('')
    expect(await outcomeOf(html, `<p>${formatting}</p>${repeated('<p>x</p>')}`)).toBe('TOO_LARGE')
  })

  it('refuses a hundred megabytes of nesting at once', async () => {
    for (const [format, piece] of [
      [xml, '<a>'],
      [html, '<div>'],
      [json, '['],
    ] as const)
      expect(await outcomeOf(format, piece.repeat(100_000_000 / piece.length))).not.toBe('read')
  })
})

it('refuses what XML could fetch or blow up', async () => {
  expect(await outcomeOf(xml, '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>')).toBe(
    'MALFORMED',
  )
  expect(await outcomeOf(xml, '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><r>&b;</r>')).toBe(
    'MALFORMED',
  )
})

it('never holds anything of the file in a message', async () => {
  for (const [format, file] of [
    [json, '{"secret": secret}'],
    [xml, '<secret>&secret;</secret>'],
    [csv, '"secret" secret'],
  ] as const)
    await expect(openText(format, file)).rejects.not.toThrow(/secret/)
})
