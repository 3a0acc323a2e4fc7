import { defineRecognizer } from '../../define.ts'
import { isNumberPlate } from '../_shared/number-plates.ts'
import { labelledValues, type Place, RECORD_VALUE, recordNumber } from './_labelled.ts'

/** Employee or personnel number: issued by each employer, without common form or check; the label decides. */
const context = {
  en: [
    'employee id',
    'employee number',
    'employee no',
    'employee nr',
    'employee #',
    'employee code',
    'employeeid',
    'emp id',
    'emp no',
    'empid',
    'staff id',
    'staff number',
    'staff no',
    'personnel number',
    'personnel no',
    'personnel id',
    'payroll number',
    'payroll no',
    'payroll id',
    'badge number',
    'badge no',
    'badge id',
    'worker id',
    'associate id',
  ],
  de: [
    'personalnummer',
    'personal-nr',
    'personalnr',
    'pers.-nr',
    'persnr',
    'mitarbeiternummer',
    'mitarbeiter-nr',
    'mitarbeiter-id',
    'dienstnummer',
    'dienstausweisnummer',
  ],
  fr: [
    'matricule',
    'numéro de matricule',
    'numéro d’employé',
    "numéro d'employé",
    'numéro employé',
    'identifiant salarié',
    'matricule salarié',
  ],
  es: [
    'número de empleado',
    'numero de empleado',
    'nº de empleado',
    'id de empleado',
    'número de personal',
    'legajo',
  ],
  pt: [
    'matrícula',
    'matrícula do funcionário',
    'matrícula funcional',
    'número de funcionário',
    'número do funcionário',
    'número mecanográfico',
    'id do funcionário',
  ],
  it: ['numero dipendente', 'matricola dipendente', 'matricola', 'codice dipendente', 'id dipendente'],
  nl: ['personeelsnummer', 'personeelsnr', 'werknemersnummer', 'medewerkernummer'],
  sv: ['anställningsnummer', 'anställningsnr', 'personalnummer'],
  nb: ['ansattnummer', 'ansattnr', 'ansatt-id'],
  da: ['medarbejdernummer', 'medarbejdernr', 'lønnummer'],
  fi: ['henkilöstönumero', 'työntekijänumero'],
  pl: ['numer pracownika', 'nr pracownika', 'numer ewidencyjny pracownika'],
  cs: ['osobní číslo', 'číslo zaměstnance'],
  hu: ['dolgozói szám', 'törzsszám', 'dolgozói azonosító'],
  tr: ['sicil no', 'sicil numarası', 'personel no', 'personel numarası'],
  ru: ['табельный номер', 'таб. номер'],
  ja: ['社員番号', '従業員番号', '職員番号'],
  ko: ['사번', '사원번호', '직원번호'],
  zh: ['工号', '员工编号', '員工編號', '工號'],
} as const

const isRecordNumber = recordNumber(3, 12, 2)

/** Romance languages number students with the same word as staff; a school nearby says whose it is. */
const STAFF_OR_STUDENT = /^(?:matr[ií]cula|matricola|(?:numéro de )?matricule)$/i
const SCHOOL =
  /(?<!\p{L})(?:universi|facult|facolt|faculdade|escuela|escola|école|lycée|colegio|colégio|estudiante|estudante|studente|étudiant|alumn|aluno)/iu
const REACH = 60
const isOfStudent = ({ text, labelStart, labelEnd, end }: Place): boolean =>
  STAFF_OR_STUDENT.test(text.slice(labelStart, labelEnd)) &&
  SCHOOL.test(text.slice(Math.max(0, labelStart - REACH), end + REACH))

export default defineRecognizer({
  entity: 'EMPLOYEE_ID',
  title: 'Employee number',
  description: 'Employee or personnel number',
  format: '3 to 12 letters and digits after employee, staff or personnel no.',
  group: 'record_id',
  sources: ['https://en.wikipedia.org/wiki/Employee_identification_number', 'https://schema.org/identifier'],
  find: labelledValues({
    labels: context,
    value: RECORD_VALUE,
    pattern: 'labelled',
    accept: (value, place) => isRecordNumber(value) && !isNumberPlate(place) && !isOfStudent(place),
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'Employee ID: [[E10234]]',
      'Personal-Nr. [[004711]]',
      'matricule [[AB1234]] du salarié',
      'Matrícula do funcionário: [[48213]]',
      'staff no. [[88231]] reported sick',
      '"employeeId": "[[EMP-2231]]"',
    ],
    reject: [
      { text: 'Employee ID: 7', why: 'too short' },
      { text: 'employee_id: int64', why: 'a type in source code' },
      { text: 'we have 12345 employees', why: 'a count, not a number of one' },
      { text: 'matrícula 1234 BCD', why: 'a number plate' },
      { text: 'Universidad de Sevilla, matrícula 20231234', why: 'of a student' },
      { text: 'E10234', why: 'no label' },
    ],
  },
})
