import { type Candidate, defineRecognizer } from '../../define.ts'
import { addressEnd } from './_address-ends.ts'
import { withRarerSuffix, withUsualSuffix } from './_bare-hosts.ts'
import { hasPublicSuffix, withoutClinging } from './_hosts.ts'
import { spacedAddresses } from './_spaced-addresses.ts'
import { addressAt, REST_OF_ADDRESS, scoreOf } from './_web-address.ts'

/**
 * Web address: with a scheme, with "www.", or a bare host. The host has to end in a public suffix or be an IP
 * address. Scripts without spaces stand right beside it. Bare hosts, which look like file names and methods, need a
 * suffix that is nothing else, or a path behind it. The domain of an e-mail address is no web address.
 */
const SCHEME = /(?<![A-Za-z0-9])(?:https?|ftps?|sftp|wss?):\/\//gi
const HOST_AND_REST = new RegExp(
  String.raw`(?:[^\s/@"'<>:]{1,64}(?::[^\s/@"'<>]{0,64})?@)?(\[[0-9A-Fa-f:.]{2,45}\]|[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}._-]{0,251}[\p{L}\p{N}])?)(${REST_OF_ADDRESS})`,
  'uy',
)
const WWW = /(?<![A-Za-z0-9_@./\\-])www\d?\.[^\s"'<>/?#:,;()[\]{}|\\]{3,253}/gi
const V4_HOST = /^\d{1,3}(?:\.\d{1,3}){3}$/

export default defineRecognizer({
  entity: 'URL',
  title: 'Web address',
  description: 'Web address or domain name',
  format: 'scheme://host/path, www. and bare host names',
  group: 'network',
  sources: [
    'https://www.rfc-editor.org/rfc/rfc3986',
    'https://publicsuffix.org/',
    'https://www.iana.org/domains/root/db',
  ],
  needs: ['.', '://'],
  *find(text, hints): Iterable<Candidate> {
    const taken = new Taken()
    for (const addresses of [withScheme, withWww, withSpaces, withUsualSuffix, withRarerSuffix]) {
      for (const address of addresses(text, hints)) {
        if (taken.has(address.start)) continue
        taken.add(address)
        yield address
      }
      taken.next()
    }
  },
  context: {
    en: [
      'url',
      'website',
      'web site',
      'site',
      'homepage',
      'webpage',
      'web page',
      'domain',
      'link',
      'visit',
      'web',
      'blog',
      'www',
    ],
    de: ['webseite', 'website', 'internetseite', 'homepage', 'domain', 'internet'],
    fr: ['site', 'site web', 'site internet', 'page web', 'domaine'],
    es: ['sitio', 'sitio web', 'página web', 'pagina web', 'dominio', 'enlace'],
    pt: ['site', 'página', 'sítio', 'domínio'],
    it: ['sito', 'sito web', 'pagina web', 'dominio'],
    nl: ['website', 'webpagina', 'domein', 'site'],
    pl: ['strona', 'witryna', 'domena'],
    ru: ['сайт', 'сайте', 'домен', 'ссылка'],
    ja: ['サイト', 'ウェブサイト', 'ホームページ'],
    zh: ['网站', '网址', '網站', '網址'],
  },
  examples: {
    match: [
      'Details at [[https://www.example.com/a?b=1#c]].',
      '([[http://example.org/wiki/Foo_(bar)]])',
      'visit [[www.muster.de]], please',
      'Our shop is [[shop.example.co.uk/sale]]!',
      'blog [[example.museum]]',
      'Have you seen [[example.org]]? Great!',
      '请访问[[www.example.com]]查看。',
      '请访问[[https://example.com/abc]]查看。',
      'เว็บไซต์[[www.example.co.th]]ครับ',
      'رابط: [[https: / / example. org / 302ghp1]], أفضل',
      'on the web: [[www . example . com / list]] since May',
      '[[http://www.example.com/news _ htdoc/news _ detail.asp?Number=1]] more',
      'short: [[bit.ly/2Kb2meI]]',
      'posted [[t.co/AbC123xyz]] today',
      'site [[esempio.it]]',
      'phishing at [[hxxps://login.example[.]com/verify]], reported',
      'Visit [[example.com]]，thanks',
    ],
    reject: [
      { text: 'see report.md, main.py, lib.rs and build.sh', why: 'file names' },
      { text: 'user.name = foo.id + this.net', why: 'members of objects' },
      { text: "case 'iTerm.app': run(it.ch)", why: 'names of programs, members of objects' },
      { text: 'jane@example.com', why: 'the domain of an e-mail address' },
      { text: 'http://localhost:3000/ and http://intranet/', why: 'no public suffix' },
      { text: 'import org.apache.commons.net', why: 'a package name' },
      { text: 'http://www.apache.org/licenses/LICENSE-2.0', why: 'a licence, about nobody' },
    ],
  },
})

/** The addresses found so far, asked in the order of the text: first those of earlier ways, then the last one. */
class Taken {
  #earlier: Candidate[] = []
  #now: Candidate[] = []
  #at = 0

  has(start: number): boolean {
    while (this.#at < this.#earlier.length && this.#earlier[this.#at]!.end <= start) this.#at++
    const last = this.#now.at(-1)
    return (
      (this.#at < this.#earlier.length && this.#earlier[this.#at]!.start <= start) ||
      (last !== undefined && last.end > start)
    )
  }

  add(address: Candidate): void {
    this.#now.push(address)
  }

  next(): void {
    if (this.#now.length > 0)
      this.#earlier = [...this.#earlier, ...this.#now].sort((a, b) => a.start - b.start)
    this.#now = []
    this.#at = 0
  }
}

function* withScheme(text: string): Iterable<Candidate> {
  for (const { 0: scheme, index } of text.matchAll(SCHEME)) {
    HOST_AND_REST.lastIndex = index + scheme.length
    const match = HOST_AND_REST.exec(text)
    if (!match) continue
    const [, written = '', rest = ''] = match
    const host = hasPublicSuffix(written) ? written : withoutClinging(written)
    if (!host.startsWith('[') && !V4_HOST.test(host) && !hasPublicSuffix(host)) continue
    const restStart = HOST_AND_REST.lastIndex - rest.length
    const end =
      host === written
        ? addressEnd(text, index, restStart, HOST_AND_REST.lastIndex)
        : restStart - written.length + host.length
    yield { start: index, end, score: scoreOf(host, 0.6), pattern: 'with scheme', verdict: 'unknown' }
  }
}

function* withWww(text: string): Iterable<Candidate> {
  for (const { 0: match, index } of text.matchAll(WWW)) {
    const written = match.replace(/[.!*_-]+$/, '')
    const found =
      addressAt(text, written, index, true) ?? addressAt(text, withoutClinging(written), index, true)
    if (found) yield found
  }
}

function* withSpaces(text: string): Iterable<Candidate> {
  for (const { start, end, host } of spacedAddresses(text)) {
    yield { start, end, score: scoreOf(host, 0.5), pattern: 'with spaces', verdict: 'unknown' }
  }
}
