import { defineRecognizer } from '../../define.ts'

/**
 * Mexican postal code: five digits from 01000 (Mexico City) to 99999, no check digit. Written after C.P., or named by
 * an address word; five digits alone mean nothing.
 */
export default defineRecognizer({
  entity: 'MX_CODIGO_POSTAL',
  title: 'Mexican postal code',
  description: 'Postal code of a settlement in Mexico (código postal)',
  format: '5 digits, 01000 to 99999',
  group: 'location',
  country: 'MX',
  sources: [
    'https://www.correosdemexico.gob.mx/SSLServicios/ConsultaCP/Descarga.aspx',
    'https://es.wikipedia.org/wiki/Anexo:C%C3%B3digos_postales_de_M%C3%A9xico',
  ],
  patterns: [
    { name: 'after C.P.', regex: /\d{5}(?<=(?:C\.[ ]?P\.|CP):?[ \u00A0]?\d{5})/, score: 0.45 },
    { name: 'plain', regex: /\d{5}/, score: 0.05 },
  ],
  context: {
    es: [
      'código postal',
      'codigo postal',
      'cód. postal',
      'cod. postal',
      'domicilio',
      'colonia',
      'dirección postal',
    ],
    en: ['postal code', 'zip code', 'postalcode', 'zipcode'],
  },
  check: (value) => (Number(value) >= 1000 ? 'unknown' : 'invalid'),
  examples: {
    match: [
      'Av. Reforma 222, Col. Juárez, C.P. [[06600]], CDMX',
      'Código postal: [[44100]]',
      'CP [[64000]] Monterrey',
      'Mexican postal code [[97000]]',
    ],
    reject: [
      { text: 'C.P. 00999', why: 'below the lowest code' },
      { text: 'C.P. 066001', why: 'six digits' },
      { text: 'Asistieron 44100 personas.', why: 'no address word' },
    ],
  },
})
