import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/**
 * IPv4 or IPv6 address, with its prefix length where one is written. Four numbers with dots are also versions
 * ("version 1.2.3.4", "Chrome/120.0.0.0") and section numbers, which are told by the word before. Addresses that
 * name no machine (loopback, unspecified, netmasks) need a label.
 */
const V4 = besideUnspaced(
  /(?<![\p{L}\p{N}_]|\p{N}[./:]|(?<!\.\d{1,3})-)\d{1,3}(?:\.|\[\.\])\d{1,3}(?:\.|\[\.\])\d{1,3}(?:\.|\[\.\])\d{1,3}(?:\/\d{1,2}(?!\p{N}|\.\p{N}))?(?![\p{L}\p{N}_]|\.\p{N}|-(?!\d{1,3}\.\d)[\p{L}\p{N}]|\/\p{N})/gu,
)
const V6 = besideUnspaced(
  /(?<![\p{L}\p{N}_:.])(?:[0-9A-Fa-f]{1,4}:|::)(?:[0-9A-Fa-f]{0,4}:){0,6}(?:[0-9A-Fa-f]{1,4}|\d{1,3}(?:\.\d{1,3}){3}|(?<=::))(?:%[A-Za-z0-9]{1,15})?(?:\/\d{1,3})?(?![\p{L}\p{N}_:]|\.\p{N})/gu,
)
const VERSION_BEFORE =
  /(?:version|versions|ver|v|release|rel|build|revision|rev|firmware|section|sect|chapter|clause|§|oid|assemblyversion|fileversion|productversion|driver|sdk|asn\.1|per|see|cf)["']?[ \t]{0,2}[:=.("'#]{0,3}[ \t]{0,2}["']?$/i
/** Object identifiers of ITU and ISO begin so: "2.5.4.3". */
const OID_ARC = /^(?:0\.\d|1\.[0-3]|2\.(?:5|16|23))\./
const OID_WORD = /oid|object/i
const PRODUCT_BEFORE = /[\p{L}\p{N}]\/$/u

const octets = (value: string): number[] | undefined => {
  const parts = value.split('.')
  if (parts.some((part) => part.length > 1 && part.startsWith('0'))) return undefined
  const numbers = parts.map(Number)
  return numbers.every((number) => number <= 255) ? numbers : undefined
}

/** "This network", loopback, multicast, netmask or broadcast: the same on every machine. */
const namesNoMachine = ([first = 0]: readonly number[]): boolean =>
  first === 0 || first === 127 || first >= 224

/** Groups of an IPv6 address by RFC 4291, section 2.2; undefined where it is none. */
function groupsOf(value: string): string[] | undefined {
  let address = value.replace(/[%/].*$/, '')
  const dotted = /[\d.]+$/.exec(address)?.[0]
  if (dotted?.includes('.')) {
    if (!octets(dotted)) return undefined
    address = `${address.slice(0, -dotted.length)}0:0`
  }
  const halves = address.split('::')
  if (halves.length > 2) return undefined
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')))
  const count = groups.flat().length
  if (groups.flat().some((group) => !/^[0-9A-Fa-f]{1,4}$/.test(group))) return undefined
  return halves.length === 2
    ? count <= 7
      ? groups.flat()
      : undefined
    : count === 8
      ? groups.flat()
      : undefined
}

/** "::" also joins names in programs ("add::face"): a short compressed form must look like an assigned block. */
const isRealV6 = (value: string, groups: readonly string[]): boolean =>
  !value.includes('::') ||
  (/\d/.test(value) &&
    (groups.length >= 4 ||
      /^(?:[23][0-9a-f]{3}|f[cdef][0-9a-f]{2})$/i.test(groups[0] ?? '') ||
      /^::ffff:\d/i.test(value)))

export default defineRecognizer({
  entity: 'IP_ADDRESS',
  title: 'IP address',
  description: 'IPv4 or IPv6 address of a device or network',
  format: 'Dotted quad or colon-hex form, optional prefix length',
  group: 'network',
  sources: [
    'https://www.rfc-editor.org/rfc/rfc791',
    'https://www.rfc-editor.org/rfc/rfc4291#section-2.2',
    'https://www.iana.org/assignments/iana-ipv4-special-registry/',
  ],
  *find(text): Iterable<Candidate> {
    for (const match of text.matchAll(V4)) {
      const [address = '', prefix] = match[0].replaceAll('[.]', '.').split('/')
      const numbers = octets(address)
      if (!numbers || (prefix !== undefined && Number(prefix) > 32)) continue
      const before = text.slice(Math.max(0, match.index - 24), match.index)
      if (VERSION_BEFORE.test(before)) continue
      if (OID_ARC.test(address) && OID_WORD.test(text.slice(Math.max(0, match.index - 60), match.index)))
        continue
      if (PRODUCT_BEFORE.test(before) && /\.0$/.test(address)) continue
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: namesNoMachine(numbers) ? 0.3 : 0.6,
        pattern: 'IPv4',
        verdict: 'valid',
      }
    }
    if (!text.includes(':')) return
    for (const match of text.matchAll(V6)) {
      const groups = groupsOf(match[0])
      if (!groups || !match[0].includes(':', match[0].indexOf(':') + 1)) continue
      const isLoopback = match[0] === '::1' || match[0].startsWith('::1/')
      if (!isLoopback && !isRealV6(match[0], groups)) continue
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: isLoopback ? 0.3 : 0.7,
        pattern: 'IPv6',
        verdict: 'valid',
      }
    }
  },
  context: {
    en: [
      'ip',
      'ip address',
      'ipv4',
      'ipv6',
      'ip addr',
      'remote addr',
      'client ip',
      'source ip',
      'inet',
      'inet6',
      'x-forwarded-for',
    ],
    de: ['ip-adresse', 'ip', 'adresse ip'],
    fr: ['adresse ip', 'ip'],
    es: ['dirección ip', 'direccion ip', 'ip'],
    pt: ['endereço ip', 'ip'],
    it: ['indirizzo ip', 'ip'],
    nl: ['ip-adres', 'ip'],
    pl: ['adres ip', 'ip'],
    ru: ['ip-адрес', 'айпи'],
    tr: ['ip adresi'],
    ja: ['ipアドレス'],
    ko: ['ip 주소'],
    zh: ['ip地址', 'ip 地址'],
  },
  examples: {
    match: [
      'login from [[203.0.113.57]] at noon',
      'host [[2001:db8:85a3::8a2e:370:7334]] is up',
      'GET http://[[198.51.100.7]]:8080/index.html',
      '1715501662,1001,[[84.113.22.190]],200',
      'route add [[10.20.0.0/16]]',
      'fe80 link: [[fe80::1ff:fe23:4567:890a%eth0]]',
      '服务器[[203.0.113.57]]的日志',
      'hosts [[203.0.113.7]]-203.0.113.9 were blocked',
      'indicator: [[203[.]0[.]113[.]7]] (defanged)',
      '주소는 [[203.0.113.57]]입니다',
    ],
    reject: [
      { text: 'version 1.2.3.4 released', why: 'a version number' },
      { text: 'Chrome/120.0.0.0 Safari/537.36', why: 'a product version' },
      { text: '256.1.2.3 and 1.2.3.4.5', why: 'octet too large; five numbers' },
      { text: 'std::vector<int> at 12:30:45', why: 'a name space and a time' },
      { text: 'netmask 255.255.255.0, listening on 127.0.0.1', why: 'same on every machine, no label' },
    ],
  },
})
