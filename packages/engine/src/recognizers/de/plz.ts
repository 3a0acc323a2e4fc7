import { defineRecognizer } from '../../define.ts'

/**
 * German postal code (Postleitzahl): five digits from 01001 to 99998, no check digit. Five digits alone mean
 * nothing, so one of these must say it: a street and house number before it, one of the large towns after it,
 * or a word such as PLZ nearby. Streets are compounds in German, so their endings are looked for in the pattern.
 */
export default defineRecognizer({
  entity: 'DE_PLZ',
  title: 'German postal code',
  description: 'Postal code of a delivery area in Germany (Postleitzahl)',
  format: '5 digits, 01001 to 99998',
  group: 'location',
  country: 'DE',
  sources: [
    'https://www.deutschepost.de/de/p/postleitzahlen.html',
    'https://de.wikipedia.org/wiki/Postleitzahl_(Deutschland)',
  ],
  patterns: [
    {
      name: 'after street',
      regex:
        /\d{5}(?<=(?:[Ss]tra(?:ß|ss)e|[Ss]tr\.|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Rr]ing|[Dd]amm|[Uu]fer|[Cc]haussee) ?\d{1,4} ?[a-z]?,?\s{1,2}(?:D-)?\d{5})/,
      score: 0.55,
    },
    {
      name: 'before town',
      regex:
        /\d{5}(?=[ \u00A0](?:Berlin|Hamburg|München|Muenchen|Köln|Koeln|Frankfurt|Stuttgart|Düsseldorf|Duesseldorf|Leipzig|Dortmund|Essen|Bremen|Dresden|Hannover|Nürnberg|Nuernberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Mannheim|Karlsruhe|Augsburg|Wiesbaden|Mönchengladbach|Gelsenkirchen|Aachen|Braunschweig|Kiel|Chemnitz|Halle|Magdeburg|Freiburg|Krefeld|Mainz|Lübeck|Erfurt|Oberhausen|Rostock|Kassel|Hagen|Potsdam|Saarbrücken|Ludwigshafen|Oldenburg|Leverkusen|Osnabrück|Solingen|Heidelberg|Darmstadt|Regensburg|Paderborn|Ingolstadt|Würzburg|Ulm|Heilbronn|Pforzheim|Göttingen|Reutlingen|Koblenz|Bremerhaven|Jena|Trier|Erlangen|Cottbus|Schwerin)(?![A-Za-zÀ-ÿ]))/,
      score: 0.5,
    },
    { name: 'plain', regex: /\d{5}/, score: 0.05 },
  ],
  context: {
    de: [
      'plz',
      'postleitzahl',
      'postleitzahlen',
      'anschrift',
      'adresse',
      'wohnort',
      'wohnhaft',
      'wohnanschrift',
    ],
    en: ['postal code', 'postcode', 'zip code', 'postalcode', 'zipcode'],
  },
  check(value) {
    const code = Number(value)
    return code >= 1001 && code <= 99998 ? 'unknown' : 'invalid'
  },
  examples: {
    match: [
      'PLZ: [[10115]]',
      'Lieferung an Lindenstraße 12, [[50674]] Köln',
      'Sie wohnt in [[04109]] Leipzig.',
      'Hauptstr. 7a\n[[79098]] Freiburg',
      'postal code [[80331]]',
    ],
    reject: [
      { text: 'PLZ 00999', why: 'below the lowest code in use' },
      { text: 'PLZ 99999', why: 'above the highest code' },
      { text: 'PLZ 101155', why: 'six digits' },
      { text: 'Es kamen 10115 Besucher.', why: 'five digits without an address' },
    ],
  },
})
