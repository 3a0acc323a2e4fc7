import { digitsOf } from '../../checksums/digits.ts'
import { passesLuhn } from '../../checksums/luhn.ts'
import { defineRecognizer } from '../../define.ts'
import { callingCodeOf } from '../_shared/phone/plans.ts'

/**
 * Serial number of a SIM card (ITU-T E.118): 89 for telecommunications, the country's calling code, issuer and
 * account, Luhn digit; 19 digits, or 20 where the operator's scheme needs them. 20-digit numbers of some operators
 * carry no Luhn digit and are then believed only with a label.
 */
export default defineRecognizer({
  entity: 'ICCID',
  title: 'SIM card number (ICCID)',
  description: 'Integrated circuit card identifier printed on a SIM card',
  format: '19 or 20 digits beginning with 89',
  group: 'device',
  sources: ['https://www.itu.int/rec/T-REC-E.118', 'https://www.itu.int/pub/T-SP-E.118'],
  patterns: [
    { name: 'plain', regex: /89\d{17,18}F?/, score: 0.1 },
    { name: 'grouped', regex: /89\d{2}(?:[ -]\d{4}){3}[ -]\d{3,4}/, score: 0.15 },
    { name: 'by parts', regex: /89[ -]\d{2,3}[ -]\d{2,4}[ -]\d{9,12}[ -]?\d?/, score: 0.15 },
  ],
  context: {
    en: ['iccid', 'sim', 'sim card', 'sim number', 'sim serial', 'esim', 'uicc'],
    de: ['iccid', 'sim-karte', 'sim-kartennummer', 'kartennummer der sim'],
    fr: ['iccid', 'carte sim', 'numéro de sim'],
    es: ['iccid', 'tarjeta sim'],
    pt: ['iccid', 'cartão sim', 'chip'],
    it: ['iccid', 'scheda sim'],
    nl: ['iccid', 'simkaart', 'simkaartnummer'],
    pl: ['iccid', 'karta sim'],
    ru: ['iccid', 'сим-карта', 'сим-карты'],
    zh: ['iccid', 'sim卡'],
  },
  check(value) {
    const digits = value.replace(/\D/g, '')
    if (digits.length < 19 || digits.length > 20 || !callingCodeOf(digits.slice(2, 5))) return 'invalid'
    if (passesLuhn(digitsOf(digits))) return 'valid'
    return digits.length === 20 ? 'unknown' : 'invalid'
  },
  // 89, a calling code and Luhn: fewer than one random number in 1,500 passes.
  validScore: 0.4,
  examples: {
    match: [
      'ICCID [[8991101200003204514]]',
      'SIM card [[8944110068774621002]]',
      'iccid: [[89490200001234567892]]',
    ],
    reject: [
      { text: 'ICCID 8991101200003204511', why: 'fails Luhn' },
      { text: 'ICCID 8891101200003204514', why: 'does not begin with 89' },
      { text: 'ICCID 899110120000320', why: 'too short' },
    ],
  },
})
