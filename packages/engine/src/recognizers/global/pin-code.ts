import { defineRecognizer } from '../../define.ts'
import { labelledValues } from './_labelled.ts'

/**
 * Personal identification number (ISO 9564-1 allows 4 to 12 digits; cards and phones use 4 to 6). Only right
 * behind the label. In India "PIN code" is the six-digit postal index number, which is left to its own type.
 */
const context = {
  en: [
    'pin',
    'pin code',
    'pincode',
    'pin number',
    'personal identification number',
    'card pin',
    'atm pin',
    'sim pin',
    'pin no',
  ],
  de: ['pin', 'pin-nummer', 'pin-code', 'geheimzahl', 'geheimnummer', 'kartenpin'],
  fr: ['code pin', 'code secret', 'code confidentiel'],
  es: ['pin', 'código pin', 'clave', 'número secreto'],
  pt: ['pin', 'código pin', 'senha do cartão'],
  it: ['pin', 'codice pin'],
  nl: ['pin', 'pincode'],
  sv: ['pin', 'pinkod', 'pin-kod'],
  nb: ['pin', 'pinkode', 'pin-kode'],
  da: ['pin', 'pinkode', 'pin-kode'],
  fi: ['pin', 'pin-koodi', 'tunnusluku'],
  pl: ['pin', 'kod pin', 'numer pin'],
  cs: ['pin', 'pin kód'],
  hu: ['pin', 'pin-kód', 'pin kód'],
  ru: ['пин', 'пин-код', 'пинкод'],
  tr: ['pin', 'pin kodu', 'kart şifresi'],
  ja: ['暗証番号'],
  ko: ['비밀번호 4자리', '핀번호'],
  zh: ['取款密码', '个人识别码'],
} as const

export default defineRecognizer({
  entity: 'PIN_CODE',
  title: 'Personal identification number',
  description: 'Personal identification number (PIN) of a card, account or phone',
  format: '4 to 6 digits after PIN',
  group: 'financial',
  sources: [
    'https://www.iso.org/standard/68669.html',
    'https://en.wikipedia.org/wiki/Personal_identification_number',
  ],
  find: labelledValues({
    labels: context,
    value: /\d{4,6}/y,
    pattern: 'labelled',
    accept(value, { text, labelStart, labelEnd, end, link }) {
      const label = text.slice(labelStart, labelEnd)
      if (/\n/.test(link) || /^[-./:]\d/.test(text.slice(end, end + 2))) return false
      if (value.length === 6 && /^pin[- ]?code$/i.test(label)) return false
      // Lower-case "pin 1234" may be a pin of a chip; "PIN 1234" and "pin: 1234" are not.
      return label !== 'pin' || /[:=]|is|was|ist|est|es/.test(link)
    },
  }),
  context,
  contextRequired: true,
  examples: {
    match: ['My PIN is [[4821]]', 'Geheimzahl: [[0815]]', 'code PIN : [[2580]]', 'pin=[[739201]]'],
    reject: [
      { text: 'PIN 123', why: 'three digits' },
      { text: 'connect pin 1024 to ground', why: 'a pin of a connector' },
      { text: 'New Delhi, PIN code 110001', why: 'Indian postal index number' },
      { text: 'PIN: 12345678', why: 'eight digits' },
    ],
  },
})
