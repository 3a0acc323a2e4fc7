import { defineRecognizer } from '../../define.ts'
import { PATIENT_CONTEXT } from './_data/medical.ts'
import { findMedical } from './_lib/medical.ts'

/** Body parts and organs as clinical notes name them; they count only in such a note. */
export default defineRecognizer({
  entity: 'MEDICAL_BIOLOGICAL_STRUCTURE',
  title: 'Anatomical structure',
  description: 'Body part or anatomical structure',
  format: 'Anatomy term of the closed list in a clinical note or with a finding',
  group: 'health',
  sources: ['https://fipat.library.dal.ca/ta2/', 'https://meshb.nlm.nih.gov'],
  find: (text) =>
    findMedical(text, {
      kind: 'structure',
      bound: (_hits, hit) =>
        FINDING.test(text.slice(Math.max(0, hit.start - 36), hit.start)) ||
        PAIN.test(text.slice(hit.end, hit.end + 14)),
    }),
  context: PATIENT_CONTEXT,
  examples: {
    match: [
      'The patient has pain in the [[left knee]].',
      'fracture of the [[femur]]',
      'tumour in the [[pancreas]]',
      'Patient mit Tumor der [[Niere]]',
      'Le patient souffre du [[genou droit]].',
      'Paciente con lesión en el [[hígado]].',
      'Il paziente ha dolore alla [[spalla destra]].',
      'Pacjent: badanie, [[wątroba]] powiększona.',
      'Пациент: [[печень]] увеличена.',
      'Patienten har ont i [[höger höft]].',
    ],
    reject: [
      { text: 'the appendix of this document', why: 'a part of a book' },
      { text: 'the radius of the circle and the colon', why: 'geometry and punctuation' },
      { text: 'liver recipe', why: 'food' },
    ],
  },
})

const FINDING =
  /(?:[Pp]ain in|[Ff]racture of|[Tt]umou?rs? (?:in|of)|[Cc]ancer of|[Mm]ass in|[Ll]esions? (?:in|of|on)|[Ii]njury (?:to|of)|[Ss]welling of|[Ii]nflammation of|[Ss]urgery (?:on|of)|[Ss]chmerzen (?:im|in der|am)|[Ff]raktur (?:des|der)|[Dd]ouleurs? (?:au|à la|à l['’])|[Ff]racture (?:du|de la)|[Dd]olor en(?: el| la)?|[Ff]ractura de|[Ll]esión en(?: el| la)?|[Dd]olore (?:al|alla)|[Dd]or n[oa]|[Pp]ijn in|[Bb]ól|[Бб]оль в|[Оо]пухоль|[Oo]nt i) (?:the |his |her |le |la |el |il |de |het )?$/u
const PAIN = /^ (?:pain|injury|fracture|cancer|tumou?r|surgery|lesion|mass)(?!\p{L})/u
