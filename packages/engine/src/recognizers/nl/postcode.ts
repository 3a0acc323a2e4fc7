import { defineRecognizer } from '../../define.ts'

/**
 * Dutch postal code: four digits from 1000 on and two letters, never SA, SD, SS and never F, I, O, Q, U, Y in the
 * first system; the last rule has been relaxed, so only the three pairs are refused. With a house number it names one
 * door. "1024 MB" has the same shape: a town after it, a street before it, or a postal word is asked for.
 */
export default defineRecognizer({
  entity: 'NL_POSTCODE',
  title: 'Dutch postal code',
  description: 'Postal code in the Netherlands, fine enough to name one side of a street',
  format: '4 digits and 2 letters',
  group: 'location',
  country: 'NL',
  sources: ['https://www.postnl.nl/adres-zoeken/', 'https://nl.wikipedia.org/wiki/Postcodes_in_Nederland'],
  patterns: [
    {
      name: 'before town',
      regex:
        /[1-9]\d{3}[ \u00A0]?[A-Z]{2}(?=,?[ \u00A0]{1,2}(?:Amsterdam|AMSTERDAM|Rotterdam|ROTTERDAM|Den Haag|DEN HAAG|'s-Gravenhage|Utrecht|UTRECHT|Eindhoven|EINDHOVEN|Groningen|Tilburg|Almere|Breda|Nijmegen|Apeldoorn|Arnhem|Haarlem|Enschede|Amersfoort|Zaandam|Den Bosch|'s-Hertogenbosch|Hoofddorp|Zwolle|Zoetermeer|Leiden|Leeuwarden|Maastricht|Dordrecht|Ede|Alphen|Alkmaar|Emmen|Delft|Venlo|Deventer|Sittard|Helmond|Hilversum|Heerlen|Amstelveen|Purmerend|Gouda|Schiedam|Assen|Middelburg|Lelystad|Roosendaal|Nieuwegein)(?![A-Za-zÀ-ÿ]))/,
      score: 0.65,
    },
    {
      name: 'after street',
      regex:
        /[1-9]\d{3}[ \u00A0]?[A-Z]{2}(?<=(?:straat|laan|weg|plein|gracht|kade|dijk|singel|hof|park|pad) \d{1,4} ?[a-zA-Z]?,?\s{1,2}\d{4}[ \u00A0]?[A-Z]{2})/,
      score: 0.6,
    },
    { name: 'plain', regex: /[1-9]\d{3}[ \u00A0]?[A-Za-z]{2}/, score: 0.1 },
  ],
  context: {
    nl: [
      'postcode',
      'postcodes',
      'adres',
      'woonadres',
      'postadres',
      'bezoekadres',
      'woonplaats',
      'huisnummer',
      'straat',
    ],
    en: ['postcode', 'postal code', 'zip code', 'postalcode', 'zipcode'],
  },
  check: (value) => (/S[ADS]$/i.test(value) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'Postcode: [[1012 LG]]',
      'Keizersgracht 123, [[1015 CJ]] Amsterdam',
      'Zij woont aan de Kerkstraat 12, [[3581RB]] in de stad.',
      'postal code [[9712 HX]]',
    ],
    reject: [
      { text: 'Postcode 0123 AB', why: 'first digit 0' },
      { text: 'Postcode 1012 SS', why: 'SA, SD and SS are not used' },
      { text: 'The server has 1024 MB of memory.', why: 'no address around it' },
      { text: 'Postcode 1012 LGX', why: 'three letters' },
    ],
  },
})
