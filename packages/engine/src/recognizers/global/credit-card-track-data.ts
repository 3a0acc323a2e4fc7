import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'

/**
 * Magnetic-stripe data of a payment card (ISO/IEC 7813). Track 1: %B, card number, ^, name, ^, expiry, service
 * code, the issuer's own, ?. Track 2: ;, card number, =, expiry, service code, the issuer's own, ?. Storing either
 * is forbidden by PCI DSS, so both are reported whole.
 */
export default defineRecognizer({
  entity: 'CREDIT_CARD_TRACK_DATA',
  title: 'Magnetic-stripe track data',
  description: 'Track data read from the magnetic stripe of a payment card',
  format: '%B card ^ name ^ YYMM..., or ;card=YYMM...',
  group: 'financial',
  sources: ['https://www.iso.org/standard/43317.html', 'https://en.wikipedia.org/wiki/ISO/IEC_7813'],
  patterns: [
    {
      name: 'track 1',
      regex: /%[Bb]\d{12,19}\^[A-Za-z0-9 .'/-]{2,26}\^\d{4}[0-9A-Za-z ]{3,60}\??/,
      score: 0.5,
      bounded: 'none',
    },
    {
      name: 'track 2',
      regex: /(?<![A-Za-z0-9]);?\d{12,19}=\d{7,24}(?:\?|(?![A-Za-z0-9=]))/,
      score: 0.3,
      bounded: 'none',
    },
  ],
  context: {
    en: [
      'track',
      'track 1',
      'track 2',
      'track1',
      'track2',
      'track data',
      'magstripe',
      'magnetic stripe',
      'swipe',
      'card',
    ],
    de: ['magnetstreifen', 'spur 1', 'spur 2', 'karte'],
    fr: ['piste magnétique', 'piste', 'carte'],
    es: ['banda magnética', 'tarjeta'],
    pt: ['tarja magnética', 'trilha', 'cartão'],
  },
  check(value) {
    const digits = digitsOf(/\d{12,19}/.exec(value)?.[0] ?? '')
    const expiry = /[\^=](\d{4})[0-9A-Za-z ]{3,}/.exec(value.replace(/^%[^^]*\^[^^]*/, ''))?.[1] ?? ''
    const month = Number(expiry.slice(2))
    return passesLuhn(digits) && month >= 1 && month <= 12 ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: [
      '[[%B4111111111111111^DOE/JANE^27091010000000000000000000?]]',
      'swipe: [[;4111111111111111=27091010000012345?]]',
      'track2=[[5555555555554444=2812101123456789]]',
    ],
    reject: [
      { text: ';4111111111111112=27091010000012345?', why: 'the card number fails Luhn' },
      { text: ';4111111111111111=27131010000012345?', why: 'no thirteenth month' },
      { text: '4111111111111111=2709', why: 'nothing behind the expiry date' },
    ],
  },
})
