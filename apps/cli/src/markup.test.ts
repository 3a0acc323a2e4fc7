import { expect, test } from 'vitest'
import { writesAt } from './markup.ts'

const VALUE = `<é & "b" 'c'--]]>?>`

function withValue(markup: string, isHtml: boolean): string {
  const start = markup.indexOf('@')
  const [write] = writesAt(markup, [start], isHtml)
  return `${markup.slice(0, start)}${write!(VALUE)}${markup.slice(start + 1)}`
}

test.each([
  ['text', '<a b="c">@</a>', `<a b="c">&lt;é &amp; "b" 'c'--]]&gt;?&gt;</a>`],
  ['text behind a bare bracket', '<p>1 < 2 @', `<p>1 < 2 &lt;é &amp; "b" 'c'--]]&gt;?&gt;`],
  ['an attribute', '<a c=\'"\' b="@">', `<a c='"' b="&lt;é &amp; &quot;b&quot; 'c'--]]&gt;?&gt;">`],
  ['an attribute with >', "<a b='> @'>", `<a b='> &lt;é &amp; "b" &apos;c&apos;--]]&gt;?&gt;'>`],
  ['an attribute without quotes', '<a b=@>', `<a b=&lt;é&#32;&amp;&#32;&quot;b&quot;&#32;'c'--]]&gt;?&gt;>`],
  ['a comment', '<!-- " @ -->', `<!-- " <é & "b" 'c'- -]]>?> -->`],
  ['a section', '<![CDATA[<a b="@]]>', `<![CDATA[<a b="<é & "b" 'c'--]]]]><![CDATA[>?>]]>`],
  ['an instruction', '<?a "@?>', `<?a "<é & "b" 'c'--]]>? >?>`],
  ['an element of XML', '<Style>@</Style>', `<Style>&lt;é &amp; "b" 'c'--]]&gt;?&gt;</Style>`],
])('a value with every sign is still the value inside %s', (_, markup, written) => {
  expect(withValue(markup, false)).toBe(written)
})

test('inside the JSON of a page a value is a string that does not end it', () => {
  const page = withValue('<script type="application/json">["@"]</script><p>', true)
  expect(JSON.parse(/\[.*\]/.exec(page)![0])).toEqual([VALUE])
  expect(page.match(/</g)).toHaveLength(3)
})

test.each([
  ['<?xml version="1.0" encoding="ISO-8859-1"?><a>@</a>', '&#233;'],
  ['<meta charset=windows-1252><p>@', '&#233;'],
  ['<?xml version="1.0" encoding="UTF-8"?><a>@</a>', 'é'],
])('letters are such that %s has them in its encoding', (markup, letter) => {
  expect(withValue(markup, true)).toContain(`&lt;${letter} `)
})
