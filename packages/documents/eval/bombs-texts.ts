import type { Bomb } from './bombs.ts'

const MEGABYTE = 1024 * 1024

/** Texts that make careless readers slow, deep or large. */
export function makeTextBombs(): Bomb[] {
  const bombs: Bomb[] = []
  const add = (name: string, file: string, text: string | Buffer) => {
    bombs.push({ name, file, bytes: new Uint8Array(Buffer.from(text as string)) })
  }
  const laughs = Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  ).join('')
  add('xml: external entity', 'a.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')
  add('xml: parameter entity from afar', 'a.xml', '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x.dtd"><a/>')
  add('xml: billion laughs', 'a.xml', `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a>&l12;</a>`)
  add('xml: a million levels', 'a.xml', `${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}`)
  add(
    'xml: 200,000 attributes',
    'a.xml',
    `<a ${Array.from({ length: 200_000 }, (_, index) => `b${index}="1"`).join(' ')}/>`,
  )
  add('xml: open angle brackets', 'a.xml', `<a>${'<'.repeat(4 * MEGABYTE)}`)
  add('xml: unclosed comment', 'a.xml', `<a>${'<!--'.repeat(MEGABYTE)}`)
  add('xml: ampersands', 'a.xml', `<a>${'&'.repeat(4 * MEGABYTE)}</a>`)
  add('xml: many small values', 'a.xml', `<a>${'<b>1</b>'.repeat(400_000)}</a>`)
  add('json: two million arrays deep', 'a.json', '['.repeat(2_000_000))
  add('json: objects deep and closed', 'a.json', `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`)
  let nested = '"x"'
  for (let index = 0; index < 20; index++) nested = JSON.stringify(nested)
  add('json: texts in texts', 'a.json', nested)
  add(
    'json: one million keys',
    'a.json',
    `{${Array.from({ length: 400_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  )
  add('json: a number of a million digits', 'a.json', `[${'1'.repeat(900_000)}]`)
  add('json: an exponent', 'a.json', '[1e999999999, 1e-999999999, 1E+308]')
  add('json: backslashes', 'a.json', `"${'\\\\'.repeat(MEGABYTE)}"`)
  add('csv: one line of 50 MB', 'a.csv', 'x'.repeat(50 * MEGABYTE))
  add('csv: quotes', 'a.csv', '"'.repeat(900_001))
  add('csv: a million columns', 'a.csv', ','.repeat(900_000))
  add('csv: a million rows', 'a.csv', '1\n'.repeat(400_000))
  add('csv: columns named alike', 'a.csv', `${'a,'.repeat(200_000)}\n${'1,'.repeat(200_000)}`)
  add('html: a million levels', 'a.html', '<div>'.repeat(1_000_000))
  add('html: formatting elements', 'a.html', `${'<b><i><a href=x>'.repeat(20_000)}x${'<p>'.repeat(20_000)}`)
  add('html: tables in tables', 'a.html', '<table><tr><td>'.repeat(50_000))
  add('html: misnested tables', 'a.html', '<table><b>x<a>'.repeat(20_000))
  add('html: unclosed comment', 'a.html', `<p>${'<!--'.repeat(MEGABYTE)}`)
  add('html: open angle brackets', 'a.html', '<'.repeat(4 * MEGABYTE))
  add('html: one tag of 4 MB', 'a.html', `<p ${'a '.repeat(900_000)}>`)
  add('html: ampersands', 'a.html', '&'.repeat(900_000))
  let page = '<p>x</p>'
  for (let index = 0; index < 12; index++)
    page = `<iframe srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
  add('html: pages in pages', 'a.html', page)
  let address = 'x'
  for (let index = 0; index < 30; index++)
    address = `data:text/plain;base64,${Buffer.from(address).toString('base64')}`
  add('html: addresses in addresses', 'a.html', `<a href="${address}">x</a>`)
  add('html: percent signs', 'a.html', `<a href="${'%25'.repeat(300_000)}">x</a>`)
  add('html: style of a megabyte', 'a.html', `<style>${'a{b:c;'.repeat(150_000)}</style>`)
  add('html: script of a megabyte', 'a.html', `<script>${'"\\"//`${'.repeat(100_000)}</script>`)
  add('md: quotes in quotes', 'a.md', '> '.repeat(450_000))
  add('md: open brackets', 'a.md', '['.repeat(900_000))
  add('md: brackets and parentheses', 'a.md', '[a](b'.repeat(150_000))
  add('md: backticks', 'a.md', Array.from({ length: 1300 }, (_, index) => '`'.repeat(index)).join(' '))
  add('md: emphasis', 'a.md', '*a_'.repeat(300_000))
  add('md: angle brackets', 'a.md', '<a'.repeat(400_000))
  add('md: front matter without an end', 'a.md', `---\n${'a: &a [*a, *a]\n'.repeat(60_000)}`)
  add('md: pipes', 'a.md', `${'|'.repeat(450_000)}\n${'|-'.repeat(200_000)}`)
  add('md: table rows', 'a.md', `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(120_000)}`)
  add('txt: percent signs', 'a.txt', '%'.repeat(900_000))
  add('txt: digits', 'a.txt', '1'.repeat(900_000))
  add('txt: 50 MB', 'a.txt', 'x'.repeat(50 * MEGABYTE))
  add('txt: line ends', 'a.txt', '\r\n'.repeat(450_000))
  add('txt: zero bytes', 'a.txt', Buffer.alloc(900_000))
  add('txt: combining marks', 'a.txt', `a${'\u0301'.repeat(450_000)}`)
  add(
    'txt: half a surrogate in UTF-16',
    'a.txt',
    Buffer.from('fffe00d8'.repeat(1) + '00d8'.repeat(200_000), 'hex'),
  )
  add('txt: UTF-16 of odd length', 'a.txt', Buffer.from('fffe6100620063', 'hex'))
  return bombs
}
