import { isCalendarDateOfSomeCentury } from '../../checksums/dates.ts'
import { defineRecognizer } from '../../define.ts'

/** Federal entities of birth; DF stays for Mexico City, NE is for people born abroad. */
const STATES = new Set(
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(
    ' ',
  ),
)
const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/**
 * Mexican population registry code (CURP, Instructivo Normativo of the DOF of 18 October 2021): letters of the names,
 * birth date, sex (H, M, X), state, consonants, a character against doubles and a check digit: values of a 37-character
 * alphabet weighted 18 to 2, completed to ten.
 */
export default defineRecognizer({
  entity: 'MX_CURP',
  title: 'Mexican population registry code',
  description: 'Population registry code of a person in Mexico (CURP)',
  format: '4 letters, YYMMDD, sex letter, 2-letter state, 3 consonants, 2 characters',
  group: 'government_id',
  country: 'MX',
  sources: [
    'https://www.gob.mx/segob/renapo/acciones-y-programas/clave-unica-de-registro-de-poblacion-curp-142226',
    'https://es.wikipedia.org/wiki/Clave_%C3%9Anica_de_Registro_de_Poblaci%C3%B3n',
  ],
  patterns: [
    {
      name: 'plain',
      regex:
        /[A-ZÑa-zñ][AEIOUXaeioux][A-ZÑa-zñ]{2}\d{2}[01]\d[0-3]\d[HMXhmx][A-Za-z]{2}[B-DF-HJ-NP-TV-ZÑb-df-hj-np-tv-zñ]{3}[A-Za-z\d]\d/,
      score: 0.5,
    },
  ],
  context: {
    es: [
      'curp',
      'clave única de registro de población',
      'clave unica de registro de poblacion',
      'registro de población',
    ],
    en: ['curp', 'mexican id', 'population registry code'],
  },
  check(value) {
    const code = value.toUpperCase()
    const [year, month, day] = [4, 6, 8].map((at) => Number(code.slice(at, at + 2))) as [
      number,
      number,
      number,
    ]
    if (!isCalendarDateOfSomeCentury(year, month, day) || !STATES.has(code.slice(11, 13))) return 'invalid'
    let sum = 0
    for (let i = 0; i < 17; i++) sum += ALPHABET.indexOf(code[i]!) * (18 - i)
    return (10 - (sum % 10)) % 10 === Number(code[17]) ? 'valid' : 'invalid'
  },
  validScore: 0.95,
  examples: {
    match: [
      'CURP: [[BOXW310820HNERXN09]]',
      'La persona con clave [[HEGG560427MVZRRL04]] se presentó.',
      'curp [[perj850315hdfrrn08]]',
    ],
    reject: [
      { text: 'CURP BOXW310820HNERXN08', why: 'wrong check digit' },
      { text: 'CURP LOSA050229MJCPNNA6', why: '29 February 2005 and 1905 do not exist' },
      { text: 'CURP BOXW310820HXXRXN09', why: 'no state XX' },
      { text: 'CURP BOXW310820HNERXN0', why: 'seventeen characters' },
    ],
  },
})
