import { cut } from './office-common.ts'
import type { Made, Planter } from './planter.ts'
import { escapeXml } from './write-zip.ts'

/** How a text may be encoded; the first is the usual one. */
function encode(text: string, planter: Planter, declared = false): Uint8Array {
  if (!planter.random.chance(0.3)) return Buffer.from(text)
  const kinds = declared ? ['bom', 'utf16le'] : ['bom', 'utf16le', 'utf16be']
  const kind = planter.random.pick(kinds)
  if (kind === 'bom') return Buffer.from(`\uFEFF${text}`)
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return kind === 'utf16le' ? wide : wide.swap16()
}

function made(name: string, text: string, planter: Planter): Made {
  return {
    name,
    bytes: new Uint8Array(encode(text, planter)),
    planted: planter.planted,
    kept: planter.kept,
    counts: {},
  }
}

export async function makeTxt(planter: Planter): Promise<Made> {
  const lines = [`A letter ${planter.keep()} to read`]
  for (const place of ['line', 'second line', 'third line'])
    if (planter.uses(place)) lines.push(planter.sentence(place))
  if (planter.uses('wrapped value'))
    lines.push(`IBAN: ${planter.value('wrapped value', 'iban').replace(/^(.{9})/, '$1\n  ')}`)
  if (planter.uses('no-break spaces'))
    lines.push(planter.sentence('no-break spaces', 'iban').replaceAll(' ', '\u00A0'))
  if (planter.uses('percent-encoded'))
    lines.push(
      `https://shop.example/?mail=${encodeURIComponent(planter.value('percent-encoded', 'email'))}&x=1`,
    )
  if (planter.uses('emoji before')) lines.push(`🙂🙂 ${planter.sentence('emoji before')}`)
  lines.push(`The end ${planter.keep()}`)
  return made('made.txt', lines.join(planter.random.pick(['\n', '\r\n'])), planter)
}

export async function makeCsv(planter: Planter): Promise<Made> {
  const separator = planter.random.pick([',', ';', '\t'])
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = [
    ['Name', 'IBAN', 'Contact', 'Note'],
    [
      quote(planter.value('cell', 'person')),
      planter.value('cell', 'iban'),
      planter.value('cell', 'email'),
      planter.keep(),
    ],
  ]
  if (planter.uses('quoted'))
    rows.push([
      quote(`"${planter.value('quoted', 'person')}"`),
      '',
      quote(planter.value('quoted', 'phone')),
      'x',
    ])
  if (planter.uses('line break in a cell'))
    rows.push([quote(`${planter.sentence('line break in a cell')}\nsecond line`), '', '', 'y'])
  if (planter.uses('address')) rows.push(['', '', quote(planter.value('address', 'address')), 'z'])
  if (planter.uses('bare number'))
    rows.push(['', '', planter.value('bare number', 'bsn'), planter.value('bare number', 'card')])
  if (planter.uses('formula'))
    rows.push(['', '', quote(`=HYPERLINK("mailto:${planter.value('formula', 'email')}","x")`), ''])
  if (planter.uses('heading')) rows[0]![3] = quote(planter.value('heading', 'email'))
  if (planter.uses('short row')) rows.push([quote(planter.value('short row', 'person'))])
  if (planter.uses('long row')) rows.push(['', '', '', '', '', quote(planter.value('long row', 'person'))])
  rows.push(['', '', '', planter.keep()])
  return made('made.csv', rows.map((row) => row.join(separator)).join('\r\n'), planter)
}

export async function makeJson(planter: Planter): Promise<Made> {
  const unicode = (text: string) =>
    [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  const members = [`"title": "${planter.keep()}"`]
  const add = (place: string, member: () => string) => {
    if (planter.uses(place)) members.push(member())
  }
  add('string', () => `"note": ${JSON.stringify(planter.sentence('string'))}`)
  add(
    'labelled',
    () =>
      `"iban": "${planter.value('labelled', 'iban')}", "patient_name": ${JSON.stringify(planter.value('labelled', 'person'))}`,
  )
  add('number', () => `"bsn": ${planter.value('number', 'bsn')}`)
  add('long number', () => `"card": ${planter.value('long number', 'card').replace(/[ -]/g, '')}`)
  add('number with exponent', () => {
    const value = planter.value('number with exponent', 'bsn')
    return `"id": ${value[0]}.${value.slice(1)}e8`
  })
  add('key', () => `${JSON.stringify(planter.value('key', 'email'))}: {"orders": 2}`)
  add('escaped key', () => `"${unicode(planter.value('escaped key', 'email'))}": 1`)
  add('escapes', () => `"who": "${unicode(planter.value('escapes', 'email'))}"`)
  add(
    'escaped slash',
    () =>
      `"link": "https:\\/\\/x.example\\/?m=${encodeURIComponent(planter.value('escaped slash', 'email'))}"`,
  )
  add(
    'nested text',
    () => `"payload": ${JSON.stringify(JSON.stringify({ inner: planter.sentence('nested text') }))}`,
  )
  add(
    'doubly nested text',
    () =>
      `"raw": ${JSON.stringify(JSON.stringify({ a: JSON.stringify({ email: planter.value('doubly nested text', 'email') }) }))}`,
  )
  add('array', () => `"list": [1, [${JSON.stringify(planter.sentence('array'))}], null]`)
  add(
    'line break',
    () => `"address": ${JSON.stringify(planter.value('line break', 'address').replace(', ', ',\n'))}`,
  )
  add(
    'same key twice',
    () =>
      `"twice": ${JSON.stringify(planter.sentence('same key twice'))}, "twice": "${planter.value('same key twice', 'iban')}"`,
  )
  members.push(`"end": "${planter.keep()}"`)
  const text = `{\n  ${members.join(',\n  ')}\n}\n`
  return { ...made('made.json', text, planter), bytes: new Uint8Array(Buffer.from(text)) }
}

export async function makeXml(planter: Planter): Promise<Made> {
  const numeric = (text: string) =>
    [...text]
      .map((letter, index) =>
        index % 2 ? `&#${letter.codePointAt(0)};` : `&#x${letter.codePointAt(0)?.toString(16)};`,
      )
      .join('')
  const parts = [`<title>${planter.keep()}</title>`]
  const add = (place: string, part: () => string) => {
    if (planter.uses(place)) parts.push(part())
  }
  add('text', () => `<note>${escapeXml(planter.sentence('text'))}</note>`)
  add('labelled', () => `<iban>${planter.value('labelled', 'iban')}</iban>`)
  add(
    'attribute',
    () =>
      `<client name="${escapeXml(planter.value('attribute', 'person'))}" mail='${planter.value('attribute', 'email')}'/>`,
  )
  add('CDATA', () => `<raw><![CDATA[<b>${planter.sentence('CDATA')}</b>]]></raw>`)
  add('entities', () => `<x>${numeric(planter.value('entities', 'email'))}</x>`)
  add(
    'entities in an attribute',
    () => `<x y="${numeric(planter.value('entities in an attribute', 'phone'))}"/>`,
  )
  add('comment', () => `<!-- ${planter.value('comment', 'email')} -->`)
  add('processing instruction', () => `<?who ${planter.value('processing instruction', 'email')}?>`)
  add('mixed content', () => {
    const [one, two, three] = cut(planter.value('mixed content', 'iban'), planter)
    return `<p>${one}<b>${two}</b>${three}</p>`
  })
  add('text and CDATA', () => {
    const [one, two] = cut(planter.value('text and CDATA', 'iban'), planter, 2)
    return `<p>${one}<![CDATA[${two}]]></p>`
  })
  add('comment inside a value', () => {
    const [one, two] = cut(planter.value('comment inside a value', 'card'), planter, 2)
    return `<p>${one}<!-- x -->${two}</p>`
  })
  add('namespace', () => `<n:x xmlns:n="urn:client:${planter.value('namespace', 'bsn')}"/>`)
  add('element name', () => `<id_${planter.value('element name', 'bsn')}/>`)
  add(
    'percent-encoded',
    () =>
      `<link href="https://x.example/?m=${encodeURIComponent(planter.value('percent-encoded', 'email'))}&amp;y=1"/>`,
  )
  add(
    'markup as text',
    () => `<html>&lt;p title="${escapeXml(planter.value('markup as text', 'email'))}"&gt;</html>`,
  )
  parts.push(`<end>${planter.keep()}</end>`)
  const text = `<root>\n${parts.join('\n')}\n</root>\n`
  const wide = planter.random.chance(0.2)
  const bytes = wide
    ? Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>\n${text}`, 'utf16le')
    : Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
  return { ...made('made.xml', text, planter), bytes: new Uint8Array(bytes) }
}

export async function makeMd(planter: Planter): Promise<Made> {
  const parts: string[] = []
  const add = (place: string, part: () => string) => {
    if (planter.uses(place)) parts.push(part())
  }
  add(
    'front matter',
    () =>
      `---\nauthor: ${JSON.stringify(planter.value('front matter', 'person'))}\nmail: ${planter.value('front matter', 'email')}\nids: [${planter.value('front matter', 'bsn')}]\n---`,
  )
  parts.push(`# Title ${planter.keep()}`)
  add('paragraph', () => planter.sentence('paragraph'))
  add('emphasis inside', () => {
    const [one, two, three] = cut(planter.value('emphasis inside', 'iban'), planter)
    return `${one}**${two}**${three}`
  })
  add(
    'link',
    () => `[write](mailto:${planter.value('link', 'email')} "${planter.value('link title', 'person')}")`,
  )
  add('automatic link', () => `<${planter.value('automatic link', 'email')}>`)
  add(
    'link reference',
    () =>
      `[r]\n\n[r]: https://x.example/?q=${encodeURIComponent(planter.value('link reference', 'email'))} '${planter.value('link reference', 'iban')}'`,
  )
  add('picture', () => `![${planter.sentence('picture')}](a.png)`)
  add(
    'code',
    () =>
      `\`\`\`\ncurl -d "${planter.value('code', 'email')}"\n\`\`\`\n\nand \`${planter.value('inline code', 'iban')}\``,
  )
  add(
    'table',
    () =>
      `| Name | IBAN |\n|---|---|\n| ${planter.value('table', 'person')} | ${planter.value('table', 'iban')} |`,
  )
  add('comment', () => `<!-- ${planter.value('comment', 'email')} -->`)
  add('html', () => `<p title="${planter.value('html', 'email')}">x</p>`)
  add('entities', () =>
    [...planter.value('entities', 'email')].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
  )
  add('escapes', () =>
    planter.value('escapes', 'email').replaceAll('.', '\\.').replaceAll('-', '\\-').replace('@', '\\@'),
  )
  add('footnote', () => `See[^1].\n\n[^1]: ${planter.sentence('footnote')}`)
  add('quote', () => `> - ${planter.sentence('quote')}`)
  parts.push(`The end ${planter.keep()}`)
  return made('made.md', parts.join('\n\n'), planter)
}

export async function makeHtml(planter: Planter): Promise<Made> {
  const head = [`<title>${planter.uses('title') ? escapeXml(planter.sentence('title')) : 'Page'}</title>`]
  const body = [`<h1>Page ${planter.keep()}</h1>`]
  const numeric = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join('')
  const add = (place: string, part: () => string, to = body) => {
    if (planter.uses(place)) to.push(part())
  }
  const text = (place: string) => escapeXml(planter.sentence(place))
  add('meta', () => `<meta name="author" content="${text('meta')}">`, head)
  add(
    'style',
    () =>
      `<style>p::after{content:"${planter.value('style', 'iban')}"} /* ${planter.value('style comment', 'email')} */</style>`,
    head,
  )
  add(
    'json-ld',
    () => `<script type="application/ld+json">{"email":"${planter.value('json-ld', 'email')}"}</script>`,
    head,
  )
  add(
    'script',
    () =>
      `<script>const who = "${planter.value('script', 'email')}" // ${planter.value('script comment', 'iban')}\n</script>`,
  )
  add('paragraph', () => `<p>${text('paragraph')}</p>`)
  add('markup inside', () => {
    const pieces = cut(planter.sentence('markup inside'), planter, 5).map(escapeXml)
    return `<p>${pieces[0]}<b>${pieces[1]}</b><span>${pieces[2]}</span><wbr>${pieces[3]}<!-- x -->${pieces[4]}</p>`
  })
  add('entities', () => `<p>${numeric(planter.value('entities', 'email'))}</p>`)
  add(
    'named entities',
    () =>
      `<p>${planter.value('named entities', 'email').replace('@', '&commat;').replaceAll('.', '&period;')}</p>`,
  )
  add(
    'entities without an end',
    () =>
      `<p>${planter.value('entities without an end', 'email').replace('@', '&#64').replaceAll('-', '&#X2D;')}</p>`,
  )
  add(
    'escapes in a style',
    () =>
      `<style>p::before{content:"${[...planter.value('escapes in a style', 'bsn')].map((digit) => `\\${digit.charCodeAt(0).toString(16)} `).join('')}"}</style>`,
  )
  add(
    'escapes in a script',
    () =>
      `<script>var a = "${planter.value('escapes in a script', 'email').replace('@', '\\x40').replaceAll('.', '\\u002e')}"</script>`,
  )
  add(
    'refresh',
    () =>
      `<meta http-equiv="refresh" content="99;url=https://x.example/?m=${encodeURIComponent(planter.value('refresh', 'email'))}">`,
  )
  add('sources', () => `<img srcset="https://x.example/${planter.value('sources', 'bsn')}.png 2x" alt="">`)
  add('soft hyphens', () => `<p>${planter.value('soft hyphens', 'iban').replace(/(.{6})/g, '$1&shy;')}</p>`)
  add(
    'no-break spaces',
    () => `<p>${planter.value('no-break spaces', 'phone').replaceAll(' ', '&nbsp;')}</p>`,
  )
  add(
    'table',
    () =>
      `<table><tr><th>Name<th>IBAN<tr><td>${escapeXml(planter.value('table', 'person'))}<td>${planter.value('table', 'iban')}</table>`,
  )
  add(
    'attributes',
    () =>
      `<img alt="${text('alt')}" title="${text('title attribute')}" src="a.png"><input placeholder="${text('placeholder')}" value="${text('value')}"><input type="hidden" value=${planter.value('unquoted value', 'bsn')}><p data-client="${text('data attribute')}" aria-label='${text('aria label').replaceAll("'", '&#39;')}'>x</p>`,
  )
  add(
    'entities in an attribute',
    () => `<a title="${numeric(planter.value('entities in an attribute', 'person'))}">x</a>`,
  )
  add(
    'link',
    () =>
      `<a href="mailto:${planter.value('link', 'email')}">m</a><a href="tel:${planter.value('telephone link', 'phone').replace(/[ ()-]/g, '')}">t</a>`,
  )
  add(
    'percent-encoded',
    () =>
      `<a href="https://x.example/?who=${encodeURIComponent(planter.value('percent-encoded', 'person'))}&amp;m=${encodeURIComponent(planter.value('percent-encoded', 'email'))}">q</a>`,
  )
  add('comment', () => `<!-- ${planter.value('comment', 'email')} -->`)
  add(
    'conditional comment',
    () => `<!--[if IE]><p>${planter.value('conditional comment', 'email')}</p><![endif]-->`,
  )
  add('bogus comment', () => `<?php echo "${planter.value('bogus comment', 'email')}" ?>`)
  add(
    'textarea',
    () =>
      `<textarea>${text('textarea')}</textarea><select><option value="${text('option value')}">${text('option')}</option></select>`,
  )
  add(
    'template',
    () => `<template><p>${text('template')}</p></template><noscript><p>${text('noscript')}</p></noscript>`,
  )
  add('inner page', () => `<iframe srcdoc="&lt;p&gt;${escapeXml(text('inner page'))}&lt;/p&gt;"></iframe>`)
  add(
    'svg',
    () =>
      `<svg><title>${text('svg title')}</title><text>${text('svg text')}</text><desc><![CDATA[${planter.value('svg CDATA', 'email')}]]></desc></svg>`,
  )
  add(
    'data address',
    () =>
      `<a href="data:text/plain;base64,${Buffer.from(planter.sentence('data address', 'iban')).toString('base64')}">d</a>`,
  )
  add(
    'data picture',
    () =>
      `<img src="data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><text>${planter.value('data picture', 'email')}</text></svg>`)}">`,
  )
  add('hidden', () => `<p hidden style="display:none">${text('hidden')}</p>`)
  add('event handler', () => `<p onclick="mail('${planter.value('event handler', 'email')}')">x</p>`)
  add('style attribute', () => `<p style="--who:'${planter.value('style attribute', 'iban')}'">x</p>`)
  add('stray end', () => `</p><p>${text('stray end')}</b></i>`)
  const behind = planter.uses('behind the end')
    ? `\n${text('behind the end')}<!-- ${planter.value('comment behind the end', 'iban')} -->`
    : ''
  const page = `<!DOCTYPE html>\n<html><head><meta charset="utf-8">${head.join('\n')}</head><body>\n${body.join('\n')}\n<p>The end ${planter.keep()}</p></body></html>${behind}`
  return { ...made('made.html', page, planter), bytes: new Uint8Array(Buffer.from(page)) }
}
