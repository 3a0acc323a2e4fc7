import { defineRecognizer } from '../../define.ts'

/**
 * French national identity card number: twelve digits on the blue card (year, month, department, running number,
 * where the month is checked), nine letters and digits on the card of 2021. No check digit in the number; needs its
 * label.
 */
export default defineRecognizer({
  entity: 'FR_CNI',
  title: 'French national identity card number',
  description: "Number of a French identity card (carte nationale d'identité)",
  format: '12 digits, or 9 letters and digits since 2021',
  group: 'government_id',
  country: 'FR',
  sources: [
    'https://www.service-public.fr/particuliers/vosdroits/N358',
    "https://fr.wikipedia.org/wiki/Carte_nationale_d'identit%C3%A9_en_France",
  ],
  patterns: [
    { name: 'blue card', regex: /\d{2}(?:0[1-9]|1[0-2])[\dA-Z]{3}\d{5}/, score: 0.15 },
    { name: 'card of 2021', regex: /(?=[A-Z\d]{0,8}\d)(?=[A-Z\d]{0,8}[A-Z])[A-Z\d]{9}/, score: 0.15 },
  ],
  context: {
    fr: [
      "carte d'identité",
      'carte d’identité',
      "carte d'identite",
      "carte nationale d'identité",
      'carte nationale d’identité',
      "pièce d'identité",
      'pièce d’identité',
      'cni',
      'cnie',
      'n° cni',
    ],
    en: ['french identity card', 'identity card', 'national identity card', 'id card'],
  },
  contextRequired: true,
  examples: {
    match: [
      "Carte nationale d'identité n° [[880692310285]]",
      'CNI : [[X4RTBPFW4]]',
      'French identity card [[D2H6862M2]]',
    ],
    reject: [
      { text: 'CNI 881592310285', why: 'no 15th month' },
      { text: 'CNI 88069231028', why: 'eleven digits' },
      { text: 'CNI ABCDEFGHI', why: 'letters alone' },
      { text: 'commande 880692310285', why: 'no label' },
    ],
  },
})
