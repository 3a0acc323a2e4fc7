import { defineRecognizer } from '../../define.ts'
import { base58CheckVersion } from './_base58check.ts'

/** Tron address: Base58Check of 21 bytes with version 0x41, which always begins with T and has 34 characters. */
const MAINNET = 0x41

export default defineRecognizer({
  entity: 'TRON_ADDRESS',
  title: 'Tron address',
  description: 'Tron wallet address',
  format: 'T and 33 Base58 characters',
  group: 'crypto',
  sources: [
    'https://developers.tron.network/docs/account',
    'https://en.bitcoin.it/wiki/Base58Check_encoding',
  ],
  patterns: [{ name: 'Base58Check', regex: /T[1-9A-HJ-NP-Za-km-z]{33}/, score: 0.1 }],
  context: {
    en: ['tron', 'trx', 'trc20', 'trc-20', 'usdt', 'wallet', 'wallet address'],
    de: ['tron', 'trx', 'wallet', 'usdt'],
    fr: ['tron', 'trx', 'portefeuille'],
    es: ['tron', 'trx', 'billetera', 'monedero'],
    ru: ['трон', 'trx', 'кошелек', 'usdt'],
    zh: ['波场', 'trx', '钱包地址', 'usdt'],
  },
  check: (value) => (base58CheckVersion(value) === MAINNET ? 'valid' : 'invalid'),
  validScore: 0.95,
  examples: {
    match: [
      'USDT (TRC20): [[TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t]]',
      'pay [[TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7]] in TRX',
      'wallet=[[TJRabPrwbZy45sbavfcjinPJC18kjpRTv8]]',
    ],
    reject: [
      { text: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', why: 'Base58Check fails' },
      { text: 'tron TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', why: '33 characters' },
      { text: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj0t', why: '0 is not in the alphabet' },
    ],
  },
})
