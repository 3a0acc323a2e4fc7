import { defineRecognizer } from '../../define.ts'
import { labelledValues, RECORD_VALUE, recordNumber } from './_labelled.ts'

/**
 * Serial number of a device. Every maker has its own scheme and there is no common check, so the label decides;
 * ISO/IEC 15459-3 and the makers' type plates are the nearest thing to a rule.
 */
const context = {
  en: [
    'serial',
    'serial no',
    'serial number',
    'serial num',
    'serialno',
    'serialnumber',
    's/n',
    'device id',
    'device serial',
    'hardware id',
    'machine id',
  ],
  de: ['seriennummer', 'serien-nr', 'seriennr', 'gerätenummer', 'geräte-id', 'gerätenr', 'fabriknummer'],
  fr: ['numéro de série', 'n° de série', 'no de série', 'numero de serie'],
  es: ['número de serie', 'numero de serie', 'nº de serie', 'n.º de serie'],
  pt: ['número de série', 'nº de série', 'numero de serie'],
  it: ['numero di serie', 'matricola apparecchio', 'numero seriale', 'seriale'],
  nl: ['serienummer', 'apparaatnummer'],
  sv: ['serienummer'],
  fi: ['sarjanumero'],
  pl: ['numer seryjny', 'nr seryjny'],
  cs: ['sériové číslo', 'výrobní číslo'],
  hu: ['sorozatszám', 'gyári szám'],
  ru: ['серийный номер', 'заводской номер'],
  tr: ['seri numarası', 'seri no'],
  ja: ['シリアル番号', '製造番号'],
  ko: ['시리얼 번호', '일련번호'],
  zh: ['序列号', '序號', '序列號'],
} as const

export default defineRecognizer({
  entity: 'DEVICE_SERIAL_NUMBER',
  title: 'Device serial number',
  description: 'Serial number or hardware identifier of a device',
  format: '6 to 24 letters and digits after serial, S/N or device ID',
  group: 'device',
  sources: ['https://en.wikipedia.org/wiki/Serial_number', 'https://www.iso.org/standard/54786.html'],
  find: labelledValues({
    labels: context,
    value: RECORD_VALUE,
    pattern: 'labelled',
    accept: recordNumber(6, 24, 2),
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'Laptop, S/N [[C02XL0GTJGH5]], returned',
      'Seriennummer: [[SN-4711-0815-AB]]',
      'numéro de série [[8CG7291QXR]]',
      '"serialNumber": "[[5CD1234XYZ]]"',
    ],
    reject: [
      { text: 'serial: 12345', why: 'too short' },
      { text: 'serial_number: uint64', why: 'a type in source code' },
      { text: 'the serial number is missing', why: 'no digits' },
      { text: 'C02XL0GTJGH5', why: 'no label' },
    ],
  },
})
