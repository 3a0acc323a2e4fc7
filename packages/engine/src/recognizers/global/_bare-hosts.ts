import type { Candidate, FindHints } from '../../define.ts'
import { clingsToAddress } from './_hosts.ts'
import { addressAt } from './_web-address.ts'

/**
 * Hosts without a scheme or "www." before them. They are the danger: file names ("notes.md"), methods ("user.name"),
 * sentences without a space ("end.In"), so they need a suffix that is nothing else, or a path behind it.
 */
/** A suffix that is no file extension, no usual member of an object and no word that follows a full stop. */
const SUFFIX =
  /\.(?:com|org|net|edu|gov|mil|biz|info|eu|uk|de|fr|nl|ch|se|dk|fi|pl|cz|hu|ro|gr|pt|ru|ua|br|mx|cn|jp|kr|tw|hk|sg|au|nz|za|ca|us|ie|lt|lv|ee|bg|hr|sk|si|tr|ir|il|ae|sa|eg|ng|ke|ar|cl|co|pe|vn|th|my|ph|io|dev|app|online|shop|store|tech|blog|cloud|xyz|club|agency|berlin|london|paris|amsterdam|nyc|swiss|wien|cat|gal|bzh|academy|solutions|consulting|photography|museum|travel|jobs|coop|aero|post|tel|asia)(?![A-Za-z0-9_@(\\[\u00c0-\u05ff\u0900-\u0dff]|-[A-Za-z0-9]|\.[A-Za-z0-9]|:[A-Za-z])/gi
const HOST_CHARACTER = /[\p{L}\p{N}\p{M}.-]/u
/** Before a bare host: a part of something else, not a host. */
const SPOILS_BEFORE = /[\p{L}\p{N}\p{M}_@./\\$&#:=+~*%[-]$|[\p{L}\p{N}]'$/u
const LONGEST_HOST = 253
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

export function* withUsualSuffix(text: string): Iterable<Candidate> {
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

export function* withRarerSuffix(text: string, { language }: FindHints): Iterable<Candidate> {
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
