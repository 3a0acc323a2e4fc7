import { defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/**
 * MAC address (EUI-48): six octets in hexadecimal, with one kind of separator throughout. All zeros and all ones
 * (broadcast) belong to no interface. Longer chains of pairs are key fingerprints.
 */
export default defineRecognizer({
  entity: 'MAC_ADDRESS',
  title: 'MAC address',
  description: 'Hardware address of a network interface',
  format: 'Six hexadecimal pairs with : or -, or three dotted groups of four',
  group: 'network',
  sources: [
    'https://standards.ieee.org/products-programs/regauth/tut/',
    'https://www.rfc-editor.org/rfc/rfc9542',
  ],
  patterns: [
    {
      name: 'colons',
      regex: besideUnspaced(
        /(?<![\p{L}\p{N}_]|[0-9A-Fa-f]{2}:)[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}(?![\p{L}\p{N}_]|:[0-9A-Fa-f])/u,
      ),
      score: 0.6,
      bounded: 'none',
    },
    {
      name: 'hyphens',
      regex: besideUnspaced(
        /(?<![\p{L}\p{N}_]|[\p{L}\p{N}]-)[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){5}(?![\p{L}\p{N}_]|-[\p{L}\p{N}])/u,
      ),
      score: 0.5,
      bounded: 'none',
    },
    {
      name: 'dots',
      regex: besideUnspaced(
        /(?<![\p{L}\p{N}_]|[\p{L}\p{N}]\.)[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}(?![\p{L}\p{N}_]|\.[\p{L}\p{N}])/u,
      ),
      score: 0.3,
      bounded: 'none',
    },
  ],
  context: {
    en: [
      'mac',
      'mac address',
      'hardware address',
      'hwaddr',
      'ether',
      'bssid',
      'ethernet',
      'physical address',
      'bluetooth',
      'wifi',
      'wlan',
    ],
    de: ['mac-adresse', 'hardwareadresse', 'physische adresse'],
    fr: ['adresse mac', 'adresse physique'],
    es: ['dirección mac', 'dirección física'],
    pt: ['endereço mac'],
    it: ['indirizzo mac'],
    nl: ['mac-adres'],
    ru: ['mac-адрес'],
    ja: ['macアドレス'],
    zh: ['mac地址'],
  },
  check(value) {
    const hex = value.replace(/[^0-9A-Fa-f]/g, '').toLowerCase()
    if (/^(?:0{12}|f{12})$/.test(hex)) return 'invalid'
    // Six pairs of digits only may be a date with a time ("21-03-12-10-30-00").
    return /[a-f]/.test(hex) || value.includes(':') || value.includes('.') ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      'link/ether [[00:1a:2b:3c:4d:5e]] brd ff',
      'MAC: [[00-1A-2B-3C-4D-5E]]',
      'mac address [[001a.2b3c.4d5e]]',
    ],
    reject: [
      { text: 'ff:ff:ff:ff:ff:ff', why: 'broadcast' },
      { text: '00:00:00:00:00:00', why: 'all zero' },
      { text: '43:51:43:a1:b5:fc:8b:b7:0a:3a:a9:b1:0f:66:73:a8', why: 'a key fingerprint' },
      { text: '00:1a:2b:3c:4d', why: 'five pairs' },
    ],
  },
})
