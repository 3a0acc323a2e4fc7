import { type Candidate, defineRecognizer } from '../../define.ts'
import { hasPublicSuffix } from './_hosts.ts'

/**
 * Web address: with a scheme, with "www.", or a bare host. The host has to end in a public suffix or be an IP
 * address. Bare hosts are the danger: file names ("notes.md"), methods ("user.name"), sentences without a space
 * ("end.In"), so they need a suffix that is nothing else, or a path behind it. The domain of an e-mail address is
 * no web address.
 */
const SCHEME = /(?<![A-Za-z0-9])(?:https?|ftps?|sftp|wss?):\/\//gi
const HOST_AND_REST =
  /(?:[^\s/@"'<>:]{1,64}(?::[^\s/@"'<>]{0,64})?@)?(\[[0-9A-Fa-f:.]{2,45}\]|[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}._-]{0,251}[\p{L}\p{N}])?)(?::\d{1,5})?(?:[/?#][^\s"'<>`\u201c\u201d\u2018\u2019\u00ab\u00bb\\^{}|]{0,2000})?/uy
/** A suffix that is no file extension, no usual member of an object and no word that follows a full stop. */
const SUFFIX =
  /\.(?:com|org|net|edu|gov|mil|biz|info|eu|uk|de|fr|nl|ch|se|dk|fi|pl|cz|hu|ro|gr|pt|ru|ua|br|mx|cn|jp|kr|tw|hk|sg|au|nz|za|ca|us|ie|lt|lv|ee|bg|hr|sk|si|rs|tr|ir|il|ae|sa|eg|ng|ke|ar|cl|co|pe|vn|th|my|ph|io|dev|app|online|shop|store|tech|blog|cloud|xyz|club|agency|berlin|london|paris|amsterdam|nyc|swiss|wien|cat|gal|bzh|academy|solutions|consulting|photography|museum|travel|jobs|coop|aero|post|tel|asia)(?![A-Za-z0-9_@(\\[\u00c0-\uffff]|-[A-Za-z0-9]|\.[A-Za-z0-9]|:[A-Za-z])/gi
const WWW = /(?<![A-Za-z0-9_@./\\-])www\d?\.[^\s"'<>/?#:,;()[\]{}|\\]{3,253}/gi
const HOST_CHARACTER = /[\p{L}\p{N}\p{M}.-]/u
/** Before a bare host: a part of something else, not a host. */
const SPOILS_BEFORE = /[\p{L}\p{N}\p{M}_@./\\$&#:=+~*[-]$|[\p{L}\p{N}]'$/u
const LONGEST_HOST = 253
const REST = /(?::\d{1,5})?(?:[/?#][^\s"'<>`\u201c\u201d\u2018\u2019\u00ab\u00bb\\^{}|]{0,2000})?/uy
const V4_HOST = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** Names of the software world that have the form of a host. */
const NOT_A_HOST =
  /^(?:asp|vb|ado|java|socket|system|paint|entity|node|deno|crypto|log4|microsoft|windows)\.(?:net|io|js|ai)$|^(?:this|self|super|window|document|process|console|module|exports|math|json|object|array|string|e|i|a|o|s|t|x|_)\./i
const REVERSED = /^(?:com|org|net|io|edu|gov|de|java|javax|android|androidx|system|dev|app)\./i

/** The sentence's punctuation behind an address is not part of it; a closing bracket only when opened inside. */
function trimmedEnd(text: string, start: number, end: number): number {
  let last = end
  for (;;) {
    const character = text[last - 1]!
    if (/[.,;:!?*_]/.test(character)) last--
    else if (character === ')' && count(text, start, last, '(') < count(text, start, last, ')')) last--
    else if (character === ']' && count(text, start, last, '[') < count(text, start, last, ']')) last--
    else return last
  }
}

const count = (text: string, start: number, end: number, character: string): number => {
  let found = 0
  for (let i = start; i < end; i++) if (text[i] === character) found++
  return found
}

/**
 * Bodies that publish licences, standards and languages: their pages are about nobody, and every licence text and
 * source file names them. The address is still there below the default threshold.
 */
const PUBLIC_BODIES =
  /(?:^|\.)(?:apache\.org|gnu\.org|fsf\.org|opensource\.org|creativecommons\.org|spdx\.org|w3\.org|ietf\.org|rfc-editor\.org|iana\.org|iso\.org|unicode\.org|ecma-international\.org|tc39\.es|whatwg\.org|schema\.org|json-schema\.org|xmlsoap\.org|openxmlformats\.org|mozilla\.org|nodejs\.org|python\.org|kernel\.org|debian\.org|eclipse\.org|openssl\.org|oasis-open\.org|purl\.org)$/i
const ofPublicBody = (host: string): boolean => PUBLIC_BODIES.test(host)
const PUBLIC_BODY_SCORE = 0.2

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
  *find(text): Iterable<Candidate> {
    const taken: [number, number][] = []
    for (const { 0: scheme, index } of text.matchAll(SCHEME)) {
      HOST_AND_REST.lastIndex = index + scheme.length
      const match = HOST_AND_REST.exec(text)
      if (!match) continue
      const host = match[1]!.replace(/\.$/, '')
      if (!host.startsWith('[') && !V4_HOST.test(host) && !hasPublicSuffix(host)) continue
      const end = trimmedEnd(text, index, HOST_AND_REST.lastIndex)
      taken.push([index, end])
      const score = ofPublicBody(host) ? PUBLIC_BODY_SCORE : 0.6
      yield { start: index, end, score, pattern: 'with scheme', verdict: 'unknown' }
    }
    let next = 0
    const isFree = (index: number): boolean => {
      while (next < taken.length && taken[next]![1] <= index) next++
      return next >= taken.length || taken[next]![0] > index
    }
    for (const { 0: match, index } of text.matchAll(WWW)) {
      const host = match.replace(/[.!*_-]+$/, '')
      if (!isFree(index)) continue
      const found = addressAt(text, host, index, true)
      if (!found) continue
      yield found
      taken.push([found.start, found.end])
      taken.sort((a, b) => a[0] - b[0])
    }
    next = 0
    for (const { 0: suffix, index } of text.matchAll(SUFFIX)) {
      const start = hostStart(text, index)
      if (start === index || !isFree(start)) continue
      const host = text.slice(start, index + suffix.length)
      const found = isBareHost(text, host, start) ? addressAt(text, host, start, false) : undefined
      if (found) yield found
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
    ],
    reject: [
      { text: 'see report.md, main.py and build.sh', why: 'file names' },
      { text: 'user.name = foo.id + this.net', why: 'members of objects' },
      { text: "case 'iTerm.app': run(it.ch)", why: 'names of programs, members of objects' },
      { text: 'jane@example.com', why: 'the domain of an e-mail address' },
      { text: 'http://localhost:3000/ and http://intranet/', why: 'no public suffix' },
      { text: 'import org.apache.commons.net', why: 'a package name' },
      { text: 'http://www.apache.org/licenses/LICENSE-2.0', why: 'a licence, about nobody' },
    ],
  },
})

function hostStart(text: string, end: number): number {
  let start = end
  while (start > 0 && end - start < LONGEST_HOST && HOST_CHARACTER.test(text[start - 1]!)) start--
  while (start < end && /[.-]/.test(text[start]!)) start++
  return start
}

function isBareHost(text: string, host: string, start: number): boolean {
  if (NOT_A_HOST.test(host) || REVERSED.test(host) || /\.\.|\.-|-\./.test(host)) return false
  if (SPOILS_BEFORE.test(text.slice(Math.max(0, start - 2), start))) return false
  // "iTerm.app", "it.ch": names of programs, members of objects.
  if (/\p{Ll}\p{Lu}/u.test(host) || /^.{1,2}\.[a-z]+$/i.test(host)) return false
  // "System.IO", "end.The": the suffix is lower case, or the whole host upper case.
  const suffix = host.slice(host.lastIndexOf('.') + 1)
  if (suffix !== suffix.toLowerCase() && host !== host.toUpperCase()) return false
  const end = start + host.length
  return !/^(?: [=+*?] | ?(?:&&|\|\||[!=]==?|=>|->|\+\+)|=)/.test(text.slice(end, end + 3))
}

function addressAt(text: string, host: string, start: number, isWww: boolean): Candidate | undefined {
  if (!hasPublicSuffix(host)) return undefined
  REST.lastIndex = start + host.length
  const rest = REST.exec(text)?.[0] ?? ''
  const hasPath = /^(?::\d+)?\/[\p{L}\p{N}~_-]/u.test(rest)
  const length = host.length + (hasPath || isWww ? rest.length : portLength(rest))
  return {
    start,
    end: trimmedEnd(text, start, start + length),
    score: ofPublicBody(host) ? PUBLIC_BODY_SCORE : isWww || hasPath ? 0.55 : 0.45,
    pattern: isWww ? 'www' : 'bare host',
    verdict: 'unknown',
  }
}

const portLength = (rest: string): number => /^(?::\d+)?(?:\/(?![\p{L}\p{N}]))?/u.exec(rest)?.[0].length ?? 0
