import { defineRecognizer } from '../../define.ts'
import { NUMBER_PLATE_WORDS } from '../_shared/english.ts'
import { LICENSE_PLATE_FORMATS } from './_license-plate-formats.ts'

const shapeToRegex = (shape: string) =>
  shape.replace(/#+|\?+|-/g, (run) => {
    if (run === '-') return '[ \\u00A0\\-·]?'
    return `${run[0] === '#' ? '\\d' : '[A-Z]'}{${run.length}}`
  })

const shapes = [...new Set(Object.values(LICENSE_PLATE_FORMATS).flat())].map(shapeToRegex)

/**
 * US vehicle license plate. States choose their own serial formats and share many; nothing sets a plate apart from
 * other short codes but its label. Upper case only: in lower case "123 the" would be a plate.
 */
export default defineRecognizer({
  entity: 'US_LICENSE_PLATE',
  title: 'US license plate',
  description: 'Registration plate of a vehicle in the United States',
  format: 'By state, 4 to 8 letters and digits',
  group: 'vehicle',
  country: 'US',
  sources: [
    'https://www.aamva.org/topics/license-plates',
    'https://en.wikipedia.org/wiki/United_States_license_plate_designs_and_serial_formats',
  ],
  patterns: [{ name: 'state format', regex: new RegExp(shapes.join('|')), score: 0.15 }],
  context: {
    en: [...NUMBER_PLATE_WORDS, 'vehicle tag', 'tag number', 'temp tag', 'plates'],
    es: ['placa', 'placas', 'número de placa', 'tablilla'],
  },
  contextRequired: true,
  examples: {
    match: [
      'A white van with license plate [[7ABC123]] (California)',
      'plate number [[ABC-1234]]',
      'La placa del carro es [[ABC 123]].',
    ],
    reject: [
      { text: 'license plate 7ABCD12', why: 'no state has this serial format' },
      { text: 'license plate 123 the car', why: 'lower case is prose' },
      { text: 'license plate ABCDEFG', why: 'letters only' },
      { text: 'model ABC-1234', why: 'no plate label' },
    ],
  },
})
