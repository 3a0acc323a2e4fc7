import { keccak256 } from '../../checksums/keccak256.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Ethereum address, also of the chains that share its form: 0x and 20 bytes in hexadecimal. In mixed case the
 * capitals are a checksum (EIP-55): a letter is upper case where the Keccak-256 hash of the lower-case address has
 * a nibble of 8 or more. One case throughout carries no check.
 */
function hasValidCapitals(hex: string): boolean {
  const lower = hex.toLowerCase()
  const hash = keccak256(new TextEncoder().encode(lower))
  for (let i = 0; i < lower.length; i++) {
    const nibble = i % 2 === 0 ? hash[i >> 1]! >> 4 : hash[i >> 1]! & 15
    if (hex[i] !== (nibble >= 8 ? lower[i]!.toUpperCase() : lower[i])) return false
  }
  return true
}

export default defineRecognizer({
  entity: 'ETHEREUM_ADDRESS',
  title: 'Ethereum address',
  description: 'Wallet address of Ethereum and compatible chains',
  format: '0x and 40 hexadecimal digits',
  group: 'crypto',
  sources: ['https://eips.ethereum.org/EIPS/eip-55', 'https://ethereum.org/en/developers/docs/accounts/'],
  patterns: [{ name: 'address', regex: /0[xX][0-9A-Fa-f]{40}/, score: 0.5 }],
  needs: ['0x', '0X'],
  context: {
    en: [
      'ethereum',
      'eth',
      'wallet',
      'wallet address',
      'erc20',
      'erc-20',
      'metamask',
      'polygon',
      'bsc',
      'token',
      'contract',
    ],
    de: ['ethereum', 'eth', 'wallet', 'adresse'],
    fr: ['ethereum', 'eth', 'portefeuille'],
    es: ['ethereum', 'eth', 'billetera', 'monedero'],
    ru: ['эфириум', 'eth', 'кошелек'],
    zh: ['以太坊', '钱包', '钱包地址'],
  },
  check(value) {
    const hex = value.slice(2)
    if (/^(.)\1+$/.test(hex)) return 'invalid'
    if (hex === hex.toLowerCase() || hex === hex.toUpperCase()) return 'unknown'
    return hasValidCapitals(hex) ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: [
      'ETH [[0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed]]',
      'to: [[0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359]], value 1',
      'wallet [[0xde709f2102306220921060314715629080e2fb77]]',
    ],
    reject: [
      { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', why: 'EIP-55 capitals do not fit' },
      { text: '0x0000000000000000000000000000000000000000', why: 'the zero address is nobody’s' },
      { text: 'sha 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae', why: '39 digits' },
    ],
  },
})
