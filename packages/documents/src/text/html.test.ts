import { describe, expect, it } from 'vitest'
import { html } from './index.ts'
import { openText, outcomeOf, replaceAll, textsOf } from './testing.ts'

const VALUES = ['John Smith', 'jo@example.org', '+49 170 1234567']

describe('html', () => {
  it('reads blocks whatever formatting is in them', async () => {
    const page = '<p><b>Jo</b>hn <i>Sm<u>ith</u></i><br>next<div>apart</div>after<ul><li>one<li>two</ul>'
    expect(await textsOf(html, page)).toEqual(['John Smith\nnext', 'apart', 'after', 'one', 'two'])
  })

  it('puts a replacement where the value began, and keeps the markup', async () => {
    expect(await replaceAll(html, '<p>Dear <b>Jo</b>hn <i>Smith</i>!', VALUES)).toBe(
      '<p>Dear <b>&lt;X&gt;</b><i></i>!',
    )
  })

  it.each([
    [
      'numbers where names of attributes stand',
      '<p 4733-6304-1861-7114 id=a>x</p +49170>',
      '<p  id=a>x</p >',
    ],
    ['references', '<p>J&#111;hn&#x20;Smith &copy; jo&commat;example.org', '<p>&lt;X&gt; &copy; &lt;X&gt;'],
    ['soft hyphens', '<p>Jo&shy;hn Smith, jo@exam\u200bple.org', '<p>&lt;X&gt;, &lt;X&gt;'],
    ['old references', '<p>AT&ampT, John Smith &amp', '<p>AT&ampT, &lt;X&gt; &amp'],
    [
      'mail addresses',
      '<a href="mailto:jo%40example.org?cc=John%20Smith&x=1">',
      '<a href="mailto:%3CX%3E?cc=%3CX%3E&x=1">',
    ],
    ['telephone numbers', '<a href=tel:+49%20170%201234567>x</a>', '<a href="tel:&lt;X&gt;">x</a>'],
    [
      'queries',
      "<img src='/a?m=jo%40example.org&amp;n=John+Smith'>",
      "<img src='/a?m=%3CX%3E&amp;n=%3CX%3E'>",
    ],
    ['alternative texts', "<img alt='John Smith'>", "<img alt='&lt;X&gt;'>"],
    [
      'fields',
      '<input value=jo@example.org placeholder="John Smith">',
      '<input value="&lt;X&gt;" placeholder="&lt;X&gt;">',
    ],
    ['properties', '<meta name=author content="John Smith">', '<meta name=author content="&lt;X&gt;">'],
    [
      'data and roles',
      '<p data-u="John Smith" aria-label="John Smith">',
      '<p data-u="&lt;X&gt;" aria-label="&lt;X&gt;">',
    ],
    ['attributes twice', '<p title="a" title="John Smith">', '<p title="a" title="&lt;X&gt;">'],
    ['closing tags', '<p>x</p title="John Smith">', '<p>x</p title="&lt;X&gt;">'],
    ['titles', '<title>John Smith</title>', '<title>&lt;X&gt;</title>'],
    ['text areas', '<textarea>John Smith</textarea>', '<textarea>&lt;X&gt;</textarea>'],
    ['templates', '<template><p>John Smith</template>', '<template><p>&lt;X&gt;</template>'],
    [
      'hidden elements',
      '<p hidden style="display:none">John Smith',
      '<p hidden style="display:none">&lt;X&gt;',
    ],
    ['noscript', '<noscript><p>John Smith</noscript>', '<noscript><p>&lt;X&gt;</noscript>'],
    ['comments', '<!-- John Smith --><!John Smith>', '<!-- <X&gt; --><!<X&gt;>'],
    [
      'styles',
      '<style>a::after{content:"Joh\\6e  Smith"}</style>',
      '<style>a::after{content:"\\3c X\\3e "}</style>',
    ],
    ['style attributes', '<p style="--n:\'John Smith\'">', '<p style="--n:\'\\3c X\\3e \'">'],
    ['pages in pages', '<iframe srcdoc="<b>Jo</b>hn Smith">', '<iframe srcdoc="<b>&amp;lt;X&amp;gt;</b>">'],
    [
      'SVG',
      '<svg><text>Jo<tspan>hn Smith</tspan></text><metadata><![CDATA[John Smith]]></metadata></svg>',
      '<svg><text>&lt;X&gt;<tspan></tspan></text><metadata><![CDATA[<X]]></metadata></svg>',
    ],
    [
      'tables',
      '<table>John Smith<tr><td>jo@example.org</table>',
      '<table>&lt;X&gt;<tr><td>&lt;X&gt;</table>',
    ],
    ['unclosed comments', '<!-- John Smith', '<!-- <X&gt;'],
    ['document types', '<!DOCTYPE html PUBLIC "John Smith">', '<!DOCTYPE html PUBLIC "<X&gt;">'],
    ['instructions', '<?php "John Smith" ?>', '<?php "<X&gt;" ?>'],
    [
      'linked data',
      '<script type="application/ld+json">{"n":"Joh\\u006e Smith"}</script>',
      '<script type="application/ld+json">{"n":"\\u003cX>"}</script>',
    ],
    ['line ends', '<p>a\r\nJohn Smith\r\n', '<p>a\r\n&lt;X&gt;\r\n'],
    ['plain text elements', '<xmp>John Smith</xmp>', '<xmp>&lt;X></xmp>'],
  ])('replaces in %s', async (_, page, expected) => {
    expect(await replaceAll(html, page, VALUES)).toBe(expected)
  })

  it.each([
    ['scripts', '<p>x<script>var n="John Smith"</script>y', '<p>xy', ['scripts']],
    ['scripts without an end', '<p>x<script>John Smith', '<p>x', ['scripts']],
    ['data that is none', '<script type="application/json">{John Smith</script>x', 'x', ['scripts']],
    ['event handlers', '<p onclick="f(\'John Smith\')" title=a>x', '<p  title=a>x', ['scripts']],
    ['script addresses', '<a href=" java\nscript:f(\'John Smith\')">x', '<a >x', ['scripts']],
    [
      'scripts of SVG',
      '<svg><script href="John Smith"/><text>x</text></svg>',
      '<svg><text>x</text></svg>',
      ['scripts'],
    ],
    [
      'files',
      '<a href="data:application/pdf;base64,Sm9obiBTbWl0aA==">x',
      '<a href="data:application/pdf;base64,">x',
      ['embedded files'],
    ],
    [
      'files in styles',
      '<style>a{src:url(data:font/woff;base64,AAAA)}</style>',
      '<style>a{src:url(data:font/woff;base64,)}</style>',
      ['embedded files'],
    ],
    ['tags that are none', '<p>write <jo@example.org> now', '<p>write  now', ['broken markup']],
    ['tags without an end', '<p>x<a title="John Smith', '<p>x', ['broken markup']],
    [
      'words that became attributes',
      '<p title=a John Smith hidden>x',
      '<p title=a   hidden>x',
      ['broken markup'],
    ],
    ['names of attributes', '<p jo@example.org>x', '<p >x', ['broken markup']],
  ])('leaves out %s', async (_, page, expected, leftOut) => {
    const document = await openText(html, page)
    expect(Buffer.from(await document.rewrite([])).toString()).toBe(expected)
    expect(document.leftOut).toEqual(leftOut)
    expect(document.passages.filter(({ text }) => VALUES.some((value) => text.includes(value)))).toEqual([])
  })

  it('names texts by the heads of their tables, terms and fields', async () => {
    const page =
      '<table><tr><th>Name<th>Mail<tr><td>a<td>b</table><dl><dt>Phone<dd>c</dl><label>IBAN</label><input name=account value=d>'
    const { passages } = await openText(html, page)
    const labelOf = (searched: string) => passages.find(({ text }) => text === searched)?.label
    expect(['a', 'b', 'c', 'd'].map(labelOf)).toEqual(['Name', 'Mail', 'Phone', 'IBAN account'])
  })

  it('says on which line and in what a text stands', async () => {
    const { passages } = await openText(html, '<title>a</title>\n<p title=b>\nc\n<!-- d -->')
    expect(passages.map(({ place }) => place)).toEqual([
      { line: 1, part: 'title' },
      { line: 2, part: 'title' },
      { line: 4, part: 'comment' },
      { line: 2 },
    ])
  })

  it('keeps the attributes of frameworks', async () => {
    const page =
      '<x-a data-v-7ba5bd90 _ngcontent-abc-c123 @click.stop="a" [b]="c" (d)="e" #f v-on:g="h" flex></x-a>'
    const document = await openText(html, page)
    expect(Buffer.from(await document.rewrite([])).toString()).toBe(page)
  })

  it('parts attributes by the spaces of HTML only', async () => {
    expect(await textsOf(html, '<p title=John\u00a0Smith>')).toEqual(['John\u00a0Smith'])
  })

  it('keeps where styles come from', async () => {
    const link = '<link rel="stylesheet" href="https://cdn.example.com/John%20Smith/a.css">'
    const document = await openText(html, link)
    expect(document.passages.map(({ text }) => text)).toEqual(['/John Smith/a.css'])
    expect(await replaceAll(html, link, VALUES)).toBe(
      '<link rel="stylesheet" href="https://cdn.example.com/%3CX%3E/a.css">',
    )
  })

  it('refuses XHTML that HTML reads otherwise', async () => {
    const page = (script: string) =>
      `<html xmlns="http://www.w3.org/1999/xhtml"><script src="a"${script}<p>John</p></html>`
    expect(await outcomeOf(html, page('/>'))).toBe('NOT_CLEANABLE')
    expect(await outcomeOf(html, page('></script>'))).toBe('read')
  })

  it('refuses pages in pages in pages', async () => {
    let page = '<p>x'
    for (let i = 0; i < 6; i++)
      page = `<iframe srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
    expect(await outcomeOf(html, page)).toBe('NOT_CLEANABLE')
  })
})
