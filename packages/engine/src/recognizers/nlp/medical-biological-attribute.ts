import { type Candidate, defineRecognizer } from '../../define.ts'
import { MEASURES, PATIENT_CONTEXT } from './_data/medical.ts'
import { triggered, triggeredMatches } from './_lib/triggers.ts'

/**
 * A measure of a body with its value: "BMI 31", "blood pressure 140/90", "HbA1c 7.2 %". The unit makes it sure;
 * letters such as HR or RR need the unit or a blood-pressure pair.
 */
export default defineRecognizer({
  entity: 'MEDICAL_BIOLOGICAL_ATTRIBUTE',
  title: 'Body measurement',
  description: 'Body measurement or laboratory attribute',
  format: 'Name of the measure, value and unit: BMI 31, blood pressure 140/90 mmHg',
  group: 'health',
  sources: ['https://loinc.org', 'https://ucum.org'],
  find: findMeasures,
  context: PATIENT_CONTEXT,
  examples: {
    match: [
      '[[BMI 31]] at the last visit',
      '[[blood pressure 140/90]]',
      '[[Blood pressure: 135/85 mmHg]]',
      '[[HbA1c 7.2 %]]',
      '[[Heart rate 88 bpm]]',
      '[[Blutdruck 150/95 mmHg]]',
      '[[Kreatinin 1,4 mg/dl]]',
      '[[tension artérielle à 13/8]]',
      '[[glucemia de 126 mg/dl]]',
      '[[emoglobina 11,2 g/dl]]',
      '[[ciśnienie 130/80 mmHg]]',
      '[[АД 140/90 мм рт. ст.]]',
      '[[blodtryck 140/85 mmHg]]',
    ],
    reject: [
      { text: 'height: 100px; weight: 400', why: 'a style sheet' },
      { text: 'temperature 25 of the CPU', why: 'a machine' },
      { text: 'HR 2019 report', why: 'human resources' },
      { text: 'RR 5/6 of the road', why: 'a road' },
    ],
  },
})

const UNIT = String.raw`mm ?Hg|mmHg|мм ?рт\. ?ст\.|bpm|\/min|\/мин|beats per minute|Schläge\/min|lpm|%|kg\/m²|kg\/m2|kg|кг|lbs?|cm|см|mg\/d[lL]|g\/d[lL]|г\/л|g\/[lL]|mmol\/[lLл]|ммоль\/л|µmol\/[lL]|мкмоль\/л|ng\/m[lL]|µg\/[lL]|U\/[lL]|mU\/[lL]|mIU\/[lL]|IU\/[lL]|°C|°F|ml\/min|mL\/min|copies\/m[lL]|cells\/µ[lL]`
const MEASURE = triggered(
  MEASURES,
  String.raw`(?<name>${MEASURES})(?::| is| was| of| von| bei| beträgt| de| di| à| a| at|=)? {0,2}(?<value>\d{2,3}\/\d{1,3}|\d{1,4}(?:[.,]\d{1,2})?)(?<unit> ?(?:${UNIT}))?(?![\p{L}\p{N}_]|[.,/]\d)`,
)
/** Names of the body only; others are measured on machines too. */
const SURE_NAME =
  /^(?:BMI|IMC|ИМТ|[Bb]ody mass|[Bb]lood|HbA1c|A1C|SpO2|SaO2|eGFR|INR|PSA|TSH|CRP|LVEF|[Bb]lutdruck|[Bb]lutzucker|[Tt]ension art|[Tt]ensión art|[Pp]res[si]i?[oó]ne? art|[Pp]ressão|[Gg]lycémie|[Gg]lucemia|[Gg]licemia|[Hh]a?emoglobi|[Hh]ämoglobin|[Ee]moglobina|[Kk]reat|[Cc]reat|[Cc]holest|[Cc]olest|[Bb]loed|[Cc]iśnienie|[Аа]ртериальное|АД|ЧСС|[Гг]емоглобин|[Кк]реатинин|[Bb]lod|CD4|[Vv]iral load|[Ee]jection|[Ee]jektion|[Hh]eart rate|[Hh]erzfrequenz|[Ff]r[ée]quence card|[Ff]recuencia card|Apgar|FEV1)/u
/** Units no machine is measured in. */
const SURE_UNIT = /mm ?Hg|рт|bpm|beats|Schläge|kg\/m|dl|dL|mmol|ммоль|µmol|мкмоль|ng\/|U\/|copies|cells/u
const PREFILTER = /\d/

function* findMeasures(text: string): Iterable<Candidate> {
  if (!PREFILTER.test(text)) return
  for (const match of triggeredMatches(text, MEASURE)) {
    const { name = '', value = '', unit = '' } = match.groups!
    const sureName = SURE_NAME.test(name)
    const pair = value.includes('/')
    if (pair && !isPressure(value)) continue
    let score = 0.05
    if (unit && SURE_UNIT.test(unit)) score = 0.65
    else if (sureName && (unit || pair)) score = 0.6
    else if (sureName && name.length > 2) score = 0.45
    else if (unit && /^(?:kg|cm|%|°|кг|см)/.test(unit.trim())) score = 0.2
    yield {
      start: match.index,
      end: match.index + match[0].length,
      score,
      pattern: 'measure',
      verdict: 'unknown',
    }
  }
}

/** Systolic over diastolic, in mmHg or in the French way in cmHg. */
function isPressure(value: string): boolean {
  const [high, low] = value.split('/').map(Number) as [number, number]
  return (
    (high >= 60 && high <= 280 && low >= 30 && low <= 160 && high > low) ||
    (high >= 8 && high <= 25 && low >= 4 && low <= 14 && high > low)
  )
}
