import { type Candidate, defineRecognizer } from '../../define.ts'
import { besideUnspaced } from '../_shared/beside-unspaced.ts'

/**
 * Geographic coordinates of a point. Degrees with hemisphere letters, degrees-minutes-seconds and geo: URIs
 * (RFC 5870) speak for themselves. Two bare decimals are believed only as a pair (not inside a longer row of
 * numbers) with four or more decimals, about ten metres; otherwise a word like "location" has to stand nearby.
 */
const NUMBER = String.raw`[-+\u2212]?\d{1,3}\.\d{4,15}`
const PAIR = besideUnspaced(
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_.+-]|\p{N}[ ,;]\s{0,24}|[,;]\s{1,24})(${NUMBER})°?[ \u00a0]?[,;/][ \u00a0]{0,2}(${NUMBER})°?(?![\p{L}\p{N}_]|\.\p{N}|\s{0,4}[,;]?\s{0,24}[-+]?\.?\p{N})`,
    'gu',
  ),
)
const KEYED =
  /(?<![A-Za-z0-9])(?:lat|latitude)["']?[ ]?[:=][ ]?["']?([-+]?\d{1,2}(?:\.\d{2,15}))["']?[ ]?[,;&\n][ \n]{0,10}["']?(?:lon|lng|long|longitude)["']?[ ]?[:=][ ]?["']?([-+]?\d{1,3}(?:\.\d{2,15}))/gi
const HEMISPHERES = besideUnspaced(
  /(?<![\p{L}\p{N}_.])(\d{1,3}(?:\.\d{1,10})?)[ \u00a0]?°?[ \u00a0]?([NS])[ \u00a0,;/]{1,3}(\d{1,3}(?:\.\d{1,10})?)[ \u00a0]?°?[ \u00a0]?([EWO])(?![\p{L}\p{N}])/gu,
)
const DEGREES = String.raw`\d{1,3}[ ]?[°º][ ]?\d{1,2}(?:\.\d{1,6})?[ ]?['’′][ ]?(?:\d{1,2}(?:[.,]\d{1,5})?[ ]?(?:"|”|″|''|’’)[ ]?)?`
const SEXAGESIMAL = besideUnspaced(
  new RegExp(String.raw`(?<![\p{L}\p{N}_.])${DEGREES}[NS][ ,;/]{0,3}${DEGREES}[EWO](?![\p{L}\p{N}])`, 'gu'),
)
const GEO_URI = besideUnspaced(
  /(?<![\p{L}\p{N}])geo:([-+]?\d{1,2}(?:\.\d{1,15})?),([-+]?\d{1,3}(?:\.\d{1,15})?)(?:,[-+]?\d+(?:\.\d+)?)?(?:;[\p{L}\p{N}=.;-]{1,60})?/gu,
)

const onEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
const toNumber = (written: string): number => Number(written.replace('\u2212', '-'))

export default defineRecognizer({
  entity: 'GPS_COORDINATES',
  title: 'Geographic coordinates',
  description: 'Latitude and longitude of a place',
  format: 'Decimal pair with 4 or more decimals, degrees-minutes-seconds, or geo: URI',
  group: 'location',
  sources: ['https://www.iso.org/standard/75147.html', 'https://www.rfc-editor.org/rfc/rfc5870'],
  *find(text): Iterable<Candidate> {
    const found = (index: number, length: number, score: number, pattern: string): Candidate => ({
      start: index,
      end: index + length,
      score,
      pattern,
      verdict: 'unknown',
    })
    for (const match of text.matchAll(PAIR)) {
      const latitude = toNumber(match[1]!)
      const longitude = toNumber(match[2]!)
      if (!onEarth(latitude, longitude)) continue
      // Fractions below one are weights, ratios and colours far more often than the Gulf of Guinea; square
      // brackets and calls are arrays and functions of programs.
      const before = text.slice(Math.max(0, match.index - 2), match.index)
      const isPlace = Math.abs(latitude) >= 1 && Math.abs(longitude) >= 1 && !/\[\s?$|\w\($/.test(before)
      yield found(match.index, match[0].length, isPlace ? 0.4 : 0.15, 'decimal pair')
    }
    for (const match of text.matchAll(KEYED)) {
      if (!onEarth(Number(match[1]), Number(match[2]))) continue
      const start = match.index + match[0].indexOf(match[1]!)
      yield found(start, match.index + match[0].length - start, 0.6, 'keys')
    }
    if (/[°º]|\d ?[NS](?![\p{L}\p{N}])/u.test(text)) {
      for (const match of text.matchAll(HEMISPHERES)) {
        const precise = match[0].includes('°') || (match[1]!.includes('.') && match[3]!.includes('.'))
        if (precise && onEarth(Number(match[1]), Number(match[3])))
          yield found(match.index, match[0].length, 0.7, 'hemispheres')
      }
      for (const match of text.matchAll(SEXAGESIMAL)) {
        const [latitude = 0, longitude = 0] = [...match[0].matchAll(/(\d{1,3})[ ]?[°º]/g)].map((part) =>
          Number(part[1]),
        )
        if (onEarth(latitude, longitude)) yield found(match.index, match[0].length, 0.8, 'degrees')
      }
    }
    for (const match of text.matchAll(GEO_URI))
      if (onEarth(Number(match[1]), Number(match[2])))
        yield found(match.index, match[0].replace(/[.;]+$/, '').length, 0.85, 'geo URI')
  },
  context: {
    en: [
      'gps',
      'coordinates',
      'coordinate',
      'latitude',
      'longitude',
      'lat',
      'lng',
      'lon',
      'location',
      'geolocation',
      'position',
      'lat/long',
    ],
    de: ['koordinaten', 'standort', 'breitengrad', 'längengrad', 'position'],
    fr: ['coordonnées', 'latitude', 'longitude', 'position', 'géolocalisation'],
    es: ['coordenadas', 'latitud', 'longitud', 'ubicación', 'posición'],
    pt: ['coordenadas', 'latitude', 'longitude', 'localização'],
    it: ['coordinate', 'latitudine', 'longitudine', 'posizione'],
    nl: ['coördinaten', 'locatie', 'breedtegraad', 'lengtegraad'],
    pl: ['współrzędne', 'szerokość', 'długość', 'lokalizacja'],
    ru: ['координаты', 'широта', 'долгота', 'геолокация'],
    tr: ['koordinat', 'koordinatlar', 'enlem', 'boylam', 'konum'],
    ja: ['座標', '緯度', '経度', '位置情報'],
    ko: ['좌표', '위도', '경도'],
    zh: ['坐标', '座標', '纬度', '经度', '定位'],
  },
  examples: {
    match: [
      'Meet me at [[48.858370, 2.294481]] tonight',
      `[[48°51'30.1"N 2°17'40.1"E]]`,
      'GPS: [[-33.8568,151.2153]]',
      '{"lat": [[52.5163, "lng": 13.3777]]}',
      '[[geo:37.786971,-122.399677]]',
      'position [[48.8584° N, 2.2945° E]]',
    ],
    reject: [
      { text: '95.12345, 200.12345', why: 'not on Earth' },
      { text: 'weights 0.12345, 0.56789', why: 'fractions below one' },
      { text: '12.12345, 23.12345, 34.12345, 45.12345', why: 'a row of numbers' },
      { text: 'scores 48.85, 2.29', why: 'two decimals only' },
    ],
  },
})
