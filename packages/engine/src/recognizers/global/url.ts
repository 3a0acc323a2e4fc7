import { type Candidate, defineRecognizer, type FindHints } from '../../define.ts'
import { addressEnd, NOT_IN_PATH } from './_address-ends.ts'
import { clingsToAddress, hasPublicSuffix, withoutClinging } from './_hosts.ts'
import { spacedAddresses } from './_spaced-addresses.ts'

/**
 * Web address: with a scheme, with "www.", or a bare host. The host has to end in a public suffix or be an IP
 * address. Scripts without spaces stand right beside it. Bare hosts are the danger: file names ("notes.md"), methods
 * ("user.name"), sentences without a space ("end.In"), so they need a suffix that is nothing else, or a path behind
 * it. The domain of an e-mail address is no web address.
 */
const SCHEME = /(?<![A-Za-z0-9])(?:https?|ftps?|sftp|wss?):\/\//gi
const REST_OF_ADDRESS = `(?::\\d{1,5})?(?:[/?#][^${NOT_IN_PATH}]{0,2000})?`
const HOST_AND_REST = new RegExp(
  String.raw`(?:[^\s/@"'<>:]{1,64}(?::[^\s/@"'<>]{0,64})?@)?(\[[0-9A-Fa-f:.]{2,45}\]|[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}._-]{0,251}[\p{L}\p{N}])?)(${REST_OF_ADDRESS})`,
  'uy',
)
/** A suffix that is no file extension, no usual member of an object and no word that follows a full stop. */
const SUFFIX =
  /\.(?:com|org|net|edu|gov|mil|biz|info|eu|uk|de|fr|nl|ch|se|dk|fi|pl|cz|hu|ro|gr|pt|ru|ua|br|mx|cn|jp|kr|tw|hk|sg|au|nz|za|ca|us|ie|lt|lv|ee|bg|hr|sk|si|tr|ir|il|ae|sa|eg|ng|ke|ar|cl|co|pe|vn|th|my|ph|io|dev|app|online|shop|store|tech|blog|cloud|xyz|club|agency|berlin|london|paris|amsterdam|nyc|swiss|wien|cat|gal|bzh|academy|solutions|consulting|photography|museum|travel|jobs|coop|aero|post|tel|asia)(?![A-Za-z0-9_@(\\[\u00c0-\u05ff\u0900-\u0dff]|-[A-Za-z0-9]|\.[A-Za-z0-9]|:[A-Za-z])/gi
const WWW = /(?<![A-Za-z0-9_@./\\-])www\d?\.[^\s"'<>/?#:,;()[\]{}|\\]{3,253}/gi
const HOST_CHARACTER = /[\p{L}\p{N}\p{M}.-]/u
/** Before a bare host: a part of something else, not a host. */
const SPOILS_BEFORE = /[\p{L}\p{N}\p{M}_@./\\$&#:=+~*%[-]$|[\p{L}\p{N}]'$/u
const LONGEST_HOST = 253
const REST = new RegExp(REST_OF_ADDRESS, 'uy')
const V4_HOST = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** Names of the software world that have the form of a host. */
const NOT_A_HOST =
  /^(?:asp|vb|ado|java|socket|system|paint|entity|node|deno|crypto|log4|microsoft|windows)\.(?:net|io|js|ai)$|^(?:this|self|super|window|document|process|console|module|exports|math|json|object|array|string|e|i|a|o|s|t|x|_)\./i
const REVERSED = /^(?:com|org|net|io|edu|gov|de|java|javax|android|androidx|system|dev|app)\./i

/**
 * Suffixes that are words, members of objects or file extensions too: with a path ("example.it/contatti"), or near
 * a word such as "site".
 */
const RARER_SUFFIX =
  /\.(?:ac|ag|ai|am|at|az|ba|be|bz|cc|care|center|chat|city|cx|cy|digital|es|events|expert|fm|fyi|ge|gg|gl|gle|global|gs|gy|id|in|is|it|kz|la|li|life|link|lk|live|lu|ly|ma|md|me|media|mk|mn|ms|mt|mu|news|no|one|page|pk|pro|pub|pw|re|rs|space|st|team|tk|tn|to|today|top|tv|vc|vip|wiki|work|world|ws|zone)(?![A-Za-z0-9_@([:\\\u00c0-\u05ff\u0900-\u0dff-]|\.[A-Za-z0-9])/g
const RARER_SCORE = 0.2
/** In a text of the country they are what they seem. */
const SUFFIXES_OF_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  de: ['at', 'li', 'lu'],
  fr: ['be', 'lu', 'ma', 'tn'],
  nl: ['be'],
  it: ['it'],
  es: ['es'],
  ca: ['es'],
  gl: ['es'],
  eu: ['es'],
  nb: ['no'],
  nn: ['no'],
  is: ['is'],
  sr: ['rs'],
  ro: ['md'],
  mk: ['mk'],
  kk: ['kz'],
  hi: ['in'],
  id: ['id'],
  ur: ['pk'],
}
/** Services that shorten addresses; their hosts are as short as members of objects. */
const SHORTENER =
  /^(?:bit\.ly|t\.co|t\.me|wa\.me|m\.me|fb\.me|ig\.me|goo\.gl|youtu\.be|is\.gd|ow\.ly|amzn\.to|lnkd\.in|tinyurl\.com|tiny\.cc|cutt\.ly|rb\.gy|buff\.ly|j\.mp|g\.co|forms\.gle|discord\.gg|redd\.it|db\.tt|1drv\.ms|aka\.ms|vk\.cc|s\.id|2u\.pw|x\.co)$/i

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
    const score = ofPublicBody(host) ? PUBLIC_BODY_SCORE : 0.6
    yield { start: index, end, score, pattern: 'with scheme', verdict: 'unknown' }
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
    const score = ofPublicBody(host) ? PUBLIC_BODY_SCORE : 0.5
    yield { start, end, score, pattern: 'with spaces', verdict: 'unknown' }
  }
}

function* withUsualSuffix(text: string): Iterable<Candidate> {
  for (const { 0: suffix, index } of text.matchAll(SUFFIX)) {
    const start = hostStart(text, index)
    const host = text.slice(start, index + suffix.length)
    const isShortener = SHORTENER.test(host)
    if (start === index || !(isBareHost(text, host, start) || isShortener)) continue
    const found = addressAt(text, host, start, false)
    if (found && (!isShortener || hasPath(found, host))) yield found
  }
}

const hasPath = ({ start, end }: Candidate, host: string): boolean => end > start + host.length + 1

function* withRarerSuffix(text: string, { language }: FindHints): Iterable<Candidate> {
  for (const { 0: suffix, index } of text.matchAll(RARER_SUFFIX)) {
    const start = hostStart(text, index)
    const host = text.slice(start, index + suffix.length)
    if (start === index || !(isBareHost(text, host, start) || SHORTENER.test(host))) continue
    const found = addressAt(text, host, start, false)
    if (!found) continue
    const isUsual = SUFFIXES_OF_LANGUAGE[language]?.includes(suffix.slice(1)) && !SHORTENER.test(host)
    yield hasPath(found, host) || isUsual ? found : { ...found, score: RARER_SCORE }
  }
}

function hostStart(text: string, end: number): number {
  let start = end
  while (start > 0 && end - start < LONGEST_HOST && HOST_CHARACTER.test(text[start - 1]!)) {
    // "请访问example.com": letters of a script without spaces before ASCII are words before the address.
    if (start < end && /[A-Za-z0-9]/.test(text[start]!) && clingsToAddress(text[start - 1]!)) return start
    start--
  }
  while (start < end && /[.-]/.test(text[start]!)) start++
  return start
}

function isBareHost(text: string, host: string, start: number): boolean {
  if (NOT_A_HOST.test(host) || REVERSED.test(host) || /\.\.|\.-|-\./.test(host)) return false
  if (SPOILS_BEFORE.test(text.slice(Math.max(0, start - 2), start)) && !clingsToAddress(text[start - 1]!))
    return false
  // "iTerm.app", "it.ch": names of programs, members of objects.
  if (/\p{Ll}\p{Lu}/u.test(host) || /^.{1,2}\.[a-z]+$/i.test(host)) return false
  // "System.IO", "end.The": the suffix is lower case, or the whole host upper case. "0700.HK" is a stock.
  const suffix = host.slice(host.lastIndexOf('.') + 1)
  if (suffix !== suffix.toLowerCase() && (host !== host.toUpperCase() || /^\d+\.\w+$/.test(host)))
    return false
  const end = start + host.length
  return !/^(?: [=+*?] | ?(?:&&|\|\||[!=]==?|=>|->|\+\+)|=)/.test(text.slice(end, end + 3))
}

function addressAt(text: string, host: string, start: number, isWww: boolean): Candidate | undefined {
  if (!hasPublicSuffix(host)) return undefined
  REST.lastIndex = start + host.length
  const rest = REST.exec(text)?.[0] ?? ''
  const hasPath = /^(?::\d+)?\/[\p{L}\p{N}~_-]/u.test(rest)
  const hostEnd = start + host.length
  return {
    start,
    end: addressEnd(text, start, hostEnd, hostEnd + (hasPath || isWww ? rest.length : portLength(rest))),
    score: ofPublicBody(host) ? PUBLIC_BODY_SCORE : isWww || hasPath ? 0.55 : 0.45,
    pattern: isWww ? 'www' : 'bare host',
    verdict: 'unknown',
  }
}

const portLength = (rest: string): number => /^(?::\d+)?(?:\/(?![\p{L}\p{N}]))?/u.exec(rest)?.[0].length ?? 0
