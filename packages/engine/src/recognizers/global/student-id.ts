import { defineRecognizer } from '../../define.ts'
import { isNumberPlate } from '../_shared/number-plates.ts'
import { labelledValues, RECORD_VALUE, recordNumber } from './_labelled.ts'

/** Student or matriculation number: issued by each school or university, without common form; the label decides. */
const context = {
  en: [
    'student id',
    'student number',
    'student no',
    'student nr',
    'studentid',
    'matriculation number',
    'matriculation no',
    'matric number',
    'matric no',
    'enrolment number',
    'enrollment number',
    'enrolment no',
    'enrollment no',
    'roll number',
    'roll no',
    'registration number of student',
    'pupil number',
    'learner id',
  ],
  de: ['matrikelnummer', 'matrikel-nr', 'matrikelnr', 'matr.-nr', 'studierendennummer', 'schülernummer'],
  fr: ['numéro étudiant', 'numéro d’étudiant', "numéro d'étudiant", 'n° étudiant', 'ine', 'numéro d’élève'],
  es: [
    'número de estudiante',
    'numero de estudiante',
    'matrícula',
    'número de matrícula',
    'número de alumno',
    'nº de expediente',
  ],
  pt: ['número de estudante', 'número de aluno', 'número de matrícula', 'matrícula do aluno', 'ra do aluno'],
  it: ['numero di matricola', 'matricola', 'matricola studente'],
  nl: ['studentnummer', 'studentnr', 'leerlingnummer', 'collegekaartnummer'],
  sv: ['studentnummer', 'elevnummer'],
  nb: ['studentnummer', 'elevnummer'],
  da: ['studienummer', 'studentnummer'],
  fi: ['opiskelijanumero', 'opiskelijatunnus'],
  pl: ['numer albumu', 'nr albumu', 'numer indeksu', 'nr indeksu', 'numer legitymacji'],
  cs: ['číslo studenta', 'studijní číslo', 'uco'],
  hu: ['neptun kód', 'neptun-kód', 'hallgatói azonosító', 'diákigazolvány szám'],
  tr: ['öğrenci no', 'öğrenci numarası', 'okul no'],
  ru: ['номер студенческого билета', 'студенческий билет', 'номер зачетной книжки'],
  ja: ['学籍番号', '学生番号'],
  ko: ['학번', '학생번호'],
  zh: ['学号', '學號'],
} as const

const isRecordNumber = recordNumber(5, 12, 3)

export default defineRecognizer({
  entity: 'STUDENT_ID',
  title: 'Student number',
  description: 'Student, pupil or matriculation number',
  format: '5 to 12 letters and digits after student, matriculation or enrolment no.',
  group: 'record_id',
  sources: [
    'https://en.wikipedia.org/wiki/Student_identification',
    'https://de.wikipedia.org/wiki/Matrikelnummer',
  ],
  find: labelledValues({
    labels: context,
    value: RECORD_VALUE,
    pattern: 'labelled',
    accept: (value, place) => isRecordNumber(value) && !isNumberPlate(place),
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'Matrikelnummer: [[1234567]]',
      'Student ID [[s2034781]]',
      'numéro étudiant : [[21805432]]',
      'Enrollment no. [[EN-2019-448]]',
    ],
    reject: [
      { text: 'Student ID: 42', why: 'too short' },
      { text: 'student_id: string', why: 'a type in source code' },
      { text: 'matrícula 1234BCD', why: 'a number plate' },
      { text: '1234567 students enrolled', why: 'a count' },
    ],
  },
})
