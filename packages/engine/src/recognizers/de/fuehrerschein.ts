import { compact } from '../../checksums/digits.ts'
import { defineRecognizer } from '../../define.ts'
import { characterValue, drivingLicenceWords } from '../_shared/western.ts'

/**
 * German driving licence number: authority (letter A to P for the state and three digits), five letters or digits
 * counting in base 36, a check character and the count of copies issued. The check character (weights 9 to 1,
 * modulo 11, X for ten) is not in the regulation, only known from the specimen B072RRE2I55 and from practice:
 * a fitting one raises the score, another is not proof against.
 */
export default defineRecognizer({
  entity: 'DE_FUEHRERSCHEIN',
  title: 'German driving licence number',
  description: 'Number of a German driving licence card (field 5)',
  format: '11 characters: authority (letter, 3 digits), serial (5), check character, copy',
  group: 'government_id',
  country: 'DE',
  sources: [
    'https://www.gesetze-im-internet.de/fev_2010/anlage_8.html',
    'https://de.wikipedia.org/wiki/F%C3%BChrerscheinnummer',
  ],
  patterns: [{ name: 'card', regex: /[A-P]\d{2}[A-Z\d][A-Z\d]{5}[\dX][A-Z\d]/, score: 0.15 }],
  context: { de: drivingLicenceWords.de, en: drivingLicenceWords.en },
  contextRequired: true,
  check(value) {
    const number = compact(value)
    let sum = 0
    for (let i = 0; i < 9; i++) sum += characterValue(number[i]!) * (9 - i)
    return '0123456789X'[sum % 11] === number[9] ? 'valid' : 'unknown'
  },
  validScore: 0.45,
  examples: {
    match: [
      'Führerschein-Nr. [[B072RRE2I55]]',
      'Führerscheinnummer: [[J010012A321]]',
      'German driving licence [[N0704KL9P01]]',
    ],
    reject: [
      { text: 'Führerschein B072RRE2I5', why: 'ten characters' },
      { text: 'Führerschein Z072RRE2I55', why: 'there are sixteen states, A to P' },
      { text: 'Charge B072RRE2I55', why: 'no licence word' },
    ],
  },
})
