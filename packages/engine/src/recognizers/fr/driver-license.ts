import { defineRecognizer } from '../../define.ts'
import { drivingLicenceWords } from '../_shared/western.ts'

/**
 * French driving licence number. The NEPH file number has twelve digits: year, month, department, six more. The card
 * of 2013 shows in field 5 a title number of two digits, two letters and five digits, which people give as well; the
 * passport has the same shape, so the word decides.
 */
export default defineRecognizer({
  entity: 'FR_DRIVER_LICENSE',
  title: 'French driving licence number',
  description: 'File or title number of a French driving licence (permis de conduire, NEPH)',
  format: '12 digits; 2 digits, 2 letters and 5 digits for the title of 2013',
  group: 'government_id',
  country: 'FR',
  sources: [
    'https://www.service-public.fr/particuliers/vosdroits/F21766',
    'https://fr.wikipedia.org/wiki/Permis_de_conduire_en_France',
  ],
  patterns: [
    { name: 'file', regex: /\d{2}[ \u00A0]?(?:0[1-9]|1[0-2])[ \u00A0]?\d{2}[ \u00A0]?\d{6}/, score: 0.15 },
    { name: 'title', regex: /\d{2}[A-Z]{2}\d{5}/, score: 0.2 },
  ],
  context: { fr: drivingLicenceWords.fr, en: drivingLicenceWords.en },
  contextRequired: true,
  examples: {
    match: [
      'Permis de conduire n° [[210692106990]]',
      'NEPH : [[99 07 13 300123]]',
      'French driving licence [[13AA00002]]',
    ],
    reject: [
      { text: 'permis de conduire 211592106990', why: 'no 15th month' },
      { text: 'permis de conduire 21069210699', why: 'eleven digits' },
      { text: 'facture 210692106990', why: 'no licence word' },
    ],
  },
})
