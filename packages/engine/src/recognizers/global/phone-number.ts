import { defineRecognizer } from '../../define.ts'
import { phoneNumbers } from '../_shared/phone/classify.ts'
import { PHONE_WORDS } from '../_shared/phone/labels.ts'
import { shortNumbers } from '../_shared/phone/short-numbers.ts'

/**
 * Telephone number of any country. Numbers with "+" are checked against the numbering plan of their country;
 * national forms are believed where they are valid in a country that the language or the text points to, or
 * where a label stands next to them (see _shared/phone). A card number, a date, an IP address or a bare
 * identifier is none.
 */
export default defineRecognizer({
  entity: 'PHONE_NUMBER',
  title: 'Telephone number',
  description: 'Telephone number, fixed or mobile, in international or national form',
  format:
    '+ and country code, or the national form of a country; 7 to 15 digits, optional extension; hotlines of 3 to 6 digits',
  group: 'contact',
  sources: [
    'https://www.itu.int/rec/T-REC-E.164',
    'https://www.itu.int/rec/T-REC-E.123',
    'https://github.com/google/libphonenumber',
  ],
  *find(text, hints) {
    for (const { start, end, score, isValid, hasPlus } of phoneNumbers(text, hints))
      yield {
        start,
        end,
        score,
        pattern: hasPlus ? 'international' : 'national',
        verdict: isValid ? 'valid' : 'unknown',
      }
    for (const { start, end } of shortNumbers(text))
      yield { start, end, score: 0.4, pattern: 'short', verdict: 'unknown' }
  },
  context: PHONE_WORDS,
  examples: {
    match: [
      'You can reach our desk at [[+44 20 7946 0958]].',
      'Call me on [[(201) 555-0123]] after six.',
      '1,Jane Roe,1990-02-03,[[+44 20 7946 0958]],10.1.2.3',
      'phone: [[1.415.555.2671]]',
      'jane@example.com,[[212-555-0187]],1979-11-30',
      'Tlm: [[912 345 678]]',
      'Tel.: [[030 1234567]], Sprechzeiten Mo-Fr',
      'Mon numéro de téléphone : [[01.99.00.12.34]]',
      'registered mobile [[0487 98 11 92]], please send the code there',
      'Jane Doe, [[+46 (0)8 123 456 78]] office',
      'ali@example.sa وجوال [[0501234567]]',
      'رقم هاتفي [[0501234567]]',
      '携帯電話 [[090-1234-5678]]',
      '电话[[13812345678]]，随时联系',
      'โทร[[0812345678]]ครับ',
      'โทรศัพท์ [[0-2679-0038-9]] โทรสาร 0-2679-0040',
      'สอบถามสายด่วน สปสช. [[1330]]',
      'wysyłając SMS na numer [[7278]]',
      '<tr><td>Phone</td><td>[[030 1234567]]</td></tr>',
      'POST /sms?to=x&phone=[[%2B14155550132]]&text=hi',
      '<phone>[[(201) 555-0123]]</phone>',
      'phone #[[030 1234567]], ok',
      'Tel.: [[+49 (0)89 / 1234-567]]',
      'reach us at [[212-555-0199/0200]]',
      'order at [[1-800-FLOWERS]] today',
    ],
    reject: [
      { text: 'São Paulo, CEP 01310-100', why: 'a postal code of Brazil' },
      { text: 'Backup taken 2024-05-01 10:33:21, build 20240501.1', why: 'dates and times' },
      { text: 'Connect to 192.168.10.24 or 10.0.0.1', why: 'IP addresses' },
      { text: 'call home: card 4111 1111 1111 1111', why: 'a payment card number' },
      { text: 'Order 9472791655 shipped, invoice 20231177', why: 'bare identifiers without a label' },
      { text: 'phone firmware 1.115.055.2671', why: 'a version: no area code begins with 1' },
      { text: 'release 12.345.678 with 1 234 567 downloads', why: 'version and amount' },
      { text: 'โทรศัพท์ 1500 เครื่อง โทรทัศน์ 1200 เครื่อง', why: 'counts of telephones and televisions' },
      { text: 'telephone sales of 1 234 567,89 and 12 345 678,901', why: 'amounts' },
      { text: 'the hotline took 1200 calls', why: 'a count of calls' },
      { text: 'my ssn is 457-14-6234, call me', why: 'grouped 3-2-4: a social security number' },
    ],
  },
})
