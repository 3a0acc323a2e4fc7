import { defineRecognizer } from '../../define.ts'
import { labelledValues } from './_labelled.ts'

/**
 * Card verification code: the three digits on the back of a card, four on the front of American Express. It has
 * no form of its own, so only digits right behind a label count.
 */
const context = {
  en: [
    'cvv',
    'cvv2',
    'cvc',
    'cvc2',
    'cvn',
    'cid',
    'csc',
    'card security code',
    'security code',
    'card verification',
    'card verification value',
    'card verification code',
    'verification value',
  ],
  de: ['prüfziffer', 'kartenprüfnummer', 'kpn', 'sicherheitscode', 'prüfnummer'],
  fr: ['cryptogramme', 'cryptogramme visuel', 'code de sécurité'],
  es: ['código de seguridad', 'codigo de seguridad', 'código de verificación'],
  pt: ['código de segurança', 'codigo de seguranca'],
  it: ['codice di sicurezza'],
  nl: ['beveiligingscode', 'veiligheidscode'],
  sv: ['säkerhetskod'],
  nb: ['sikkerhetskode'],
  da: ['kontrolcifre', 'sikkerhedskode'],
  pl: ['kod cvv', 'kod bezpieczeństwa'],
  tr: ['güvenlik kodu'],
  ru: ['код безопасности', 'код cvv'],
  ja: ['セキュリティコード'],
  ko: ['보안코드'],
  zh: ['安全码', '安全碼'],
} as const

export default defineRecognizer({
  entity: 'CREDIT_CARD_CVV',
  title: 'Card verification code',
  description: 'Card verification code (CVV, CVC, CID) of a payment card',
  format: '3 or 4 digits after CVV, CVC, CID or security code',
  group: 'financial',
  sources: [
    'https://en.wikipedia.org/wiki/Card_security_code',
    'https://www.pcisecuritystandards.org/glossary/',
  ],
  find: labelledValues({ labels: context, value: /\d{3,4}/y, pattern: 'labelled' }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'CVV: [[123]]',
      'Kartenprüfnummer [[987]], gültig 12/27',
      'the security code is [[4821]]',
      '"cvc2":"[[045]]"',
    ],
    reject: [
      { text: 'CVV: 12', why: 'two digits' },
      { text: 'CVV 12345', why: 'five digits' },
      { text: 'room 123, no code', why: 'no label' },
      { text: 'const cvv = 3 + offset', why: 'one digit in source code' },
    ],
  },
})
