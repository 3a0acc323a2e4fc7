import { defineRecognizer } from '../../define.ts'
import { base58CheckVersion } from './_base58check.ts'
import { isSegwitAddress } from './_bech32.ts'

/**
 * Bitcoin address: legacy forms in Base58Check (version 0x00 begins with 1, 0x05 with 3), SegWit and Taproot in
 * Bech32 and Bech32m. The checks are of 32 and 30 bits, so what passes is an address.
 */
const PAY_TO_KEY_HASH = 0x00
const PAY_TO_SCRIPT_HASH = 0x05

export default defineRecognizer({
  entity: 'CRYPTO',
  title: 'Bitcoin address',
  description: 'Bitcoin wallet address',
  format: '1... or 3... of 26 to 35 Base58 characters, or bc1...',
  group: 'crypto',
  sources: [
    'https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki',
    'https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki',
    'https://en.bitcoin.it/wiki/Base58Check_encoding',
  ],
  patterns: [
    { name: 'Base58Check', regex: /[13][1-9A-HJ-NP-Za-km-z]{25,34}/, score: 0.1 },
    { name: 'Bech32', regex: /(?:bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})/, score: 0.2 },
  ],
  context: {
    en: ['bitcoin', 'btc', 'wallet', 'wallet address', 'bitcoin address', 'crypto', 'satoshi', 'satoshis'],
    de: ['bitcoin', 'btc', 'wallet', 'bitcoin-adresse', 'geldbörse'],
    fr: ['bitcoin', 'btc', 'portefeuille', 'adresse bitcoin'],
    es: ['bitcoin', 'btc', 'monedero', 'billetera', 'dirección bitcoin'],
    pt: ['bitcoin', 'btc', 'carteira', 'endereço bitcoin'],
    it: ['bitcoin', 'btc', 'portafoglio', 'indirizzo bitcoin'],
    ru: ['биткоин', 'кошелек', 'кошелёк', 'btc'],
    zh: ['比特币', '钱包', '钱包地址'],
  },
  check(value) {
    if (/^bc1/i.test(value)) return isSegwitAddress(value, 'bc') ? 'valid' : 'invalid'
    const version = base58CheckVersion(value)
    return version === PAY_TO_KEY_HASH || version === PAY_TO_SCRIPT_HASH ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: [
      'Send it to [[1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2]].',
      'multisig [[3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy]]',
      'BTC: [[bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq]]',
      'taproot [[bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr]]',
    ],
    reject: [
      { text: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', why: 'Base58Check fails' },
      { text: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx', why: 'Bech32 check fails' },
      { text: 'bitcoin 1BvBMSEYstWetqTFn5Au', why: 'too short' },
    ],
  },
})
