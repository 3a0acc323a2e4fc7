import { defineRecognizer } from '../../define.ts'
import { drivingLicenceWords } from '../_shared/western.ts'

/**
 * Portuguese driving licence number: district letters of the issuing service, hyphen, five to seven digits, a space and
 * a last digit whose rule is not published. Needs its label.
 */
export default defineRecognizer({
  entity: 'PT_DRIVER_LICENSE',
  title: 'Portuguese driving licence number',
  description: 'Number of a Portuguese driving licence (carta de condução)',
  format: '1 or 2 letters, hyphen, 5 to 7 digits, space, digit',
  group: 'government_id',
  country: 'PT',
  sources: [
    'https://www.imt-ip.pt/condutores/carta-de-conducao/',
    'https://www.consilium.europa.eu/prado/en/PRT-FO-05001/index.html',
  ],
  patterns: [{ name: 'number', regex: /[A-Z]{1,2}-\d{5,7}[ \u00A0]?\d/, score: 0.2 }],
  context: { pt: drivingLicenceWords.pt, en: drivingLicenceWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Carta de condução n.º [[L-1234567 8]]',
      'carta de condução: [[SE-123456 7]]',
      'Portuguese driving licence [[P-98765 4]]',
    ],
    reject: [
      { text: 'carta de condução L-1234 5', why: 'four digits' },
      { text: 'carta de condução 1234567 8', why: 'no district letters' },
      { text: 'peça L-1234567 8', why: 'no licence word' },
    ],
  },
})
