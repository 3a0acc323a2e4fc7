import { defineRecognizer } from '../../define.ts'
import { withTurkishCapitals } from '../_shared/eastern.ts'

/**
 * Turkish licence plate: province 01 to 81, one to three letters of the Turkish alphabet without Ç, Ğ, İ, Ö, Ş, Ü
 * (so no Q, W, X), and digits so that letters and digits are at most seven in all. "12 DEC 99" and "16 GB 512" have
 * the shape too, so a label is needed.
 */
export default defineRecognizer({
  entity: 'TR_LICENSE_PLATE',
  title: 'Turkish licence plate',
  description: 'Registration plate of a vehicle in Turkey',
  format: '2 digits, 1 to 3 letters, 2 to 4 digits',
  group: 'vehicle',
  country: 'TR',
  sources: [
    'https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=8182&MevzuatTur=7&MevzuatTertip=5',
    'https://tr.wikipedia.org/wiki/T%C3%BCrkiye_ara%C3%A7_plakalar%C4%B1',
  ],
  patterns: [
    {
      name: 'plate',
      regex:
        /(?:0[1-9]|[1-7]\d|8[01])[ \u00a0-]?(?:[A-PR-VYZ][ \u00a0-]?\d{4,5}|[A-PR-VYZ]{2}[ \u00a0-]?\d{3,4}|[A-PR-VYZ]{3}[ \u00a0-]?\d{2,3})/,
      score: 0.2,
    },
  ],
  context: {
    tr: withTurkishCapitals([
      'plaka',
      'plakalı',
      'plakası',
      'plakalar',
      'plaka no',
      'araç plakası',
      'aracın plakası',
      'araç',
      'aracın',
      'plakaya',
    ]),
    en: [
      'plate',
      'license plate',
      'licence plate',
      'number plate',
      'plate number',
      'vehicle registration',
      'registration plate',
    ],
  },
  examples: {
    match: [
      'Plaka: [[34 ABC 123]]',
      '[[06 BD 1234]] plakalı araç',
      'Turkish licence plate [[35A12345]]',
      'ARACIN PLAKASI [[34-VP-567]]',
    ],
    reject: [
      { text: 'Plaka: 82 ABC 123', why: 'provinces end at 81' },
      { text: 'Plaka: 34 QWX 123', why: 'letters that are not used' },
      { text: 'Plaka: 34 ABC 1234', why: 'three letters take two or three digits' },
      { text: 'upgraded to 16 GB 512', why: 'no label' },
    ],
  },
})
