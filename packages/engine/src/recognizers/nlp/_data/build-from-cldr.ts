/**
 * Writes calendar-words.ts and country-names.ts from the npm packages cldr-dates-full and
 * cldr-localenames-full (Unicode CLDR, licence Unicode-3.0), unpacked side by side in one folder:
 *   node build-from-cldr.ts <folder>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LANGUAGES = (
  'en de fr es it pt nl pl ru sv da nb nn fi cs hu ro tr ar uk bg hr sr sr-Latn bs sl sk et lv lt el he fa hi ' +
  'id ms ca gl eu is ga cy sq mk be kk bn ur af sw fil az hy ka mt lb'
).split(' ')

const folder = process.argv[2] ?? '.'
interface Tree {
  [key: string]: Tree | string
}
const read = (language: string, bundle: string, file: string): Tree =>
  (JSON.parse(readFileSync(join(folder, bundle, 'main', language, file), 'utf8')) as { main: Tree }).main[
    language
  ] as Tree
const at = (tree: Tree, ...path: string[]): Tree =>
  path.reduce<Tree>((node, key) => (node[key] ?? {}) as Tree, tree)

/** Lower case, no trailing dot, no bidi marks; a form that holds a digit is not a name. */
const tidy = (form: string) =>
  form
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\.$/, '')
    .trim()
    .toLowerCase()
const usable = (form: string) => form.length > 1 && !/[\p{N}{}]/u.test(form)

function names(tree: Tree, width: string, keys: string[]): string {
  return keys
    .map((key) => {
      const forms = ['format', 'stand-alone'].map((style) => tidy(String(at(tree, style, width)[key] ?? '')))
      return [...new Set(forms.filter(usable))].join('|')
    })
    .join(' ; ')
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1))
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const FIELDS = ['year', 'month', 'week', 'day', 'hour', 'minute']

const calendar = LANGUAGES.map((language) => {
  const gregorian = at(
    read(language, 'cldr-dates-full', 'ca-gregorian.json'),
    'dates',
    'calendars',
    'gregorian',
  )
  const fields = at(read(language, 'cldr-dates-full', 'dateFields.json'), 'dates', 'fields')
  const relative = new Set<string>()
  const counted = new Set<string>()
  for (const field of [...FIELDS, ...WEEKDAYS]) {
    const rows = at(fields, field)
    for (const [key, value] of Object.entries(rows)) {
      if (/^relative-type-(-2|-1|1|2)$/.test(key)) relative.add(tidy(String(value)))
    }
    if (!FIELDS.includes(field)) continue
    for (const direction of ['past', 'future'])
      for (const pattern of Object.values(at(rows, `relativeTime-type-${direction}`)))
        counted.add(tidy(String(pattern)))
  }
  return [
    `  ${JSON.stringify(language)}: {`,
    `    months: ${JSON.stringify(names(at(gregorian, 'months'), 'wide', MONTHS))},`,
    `    monthsShort: ${JSON.stringify(names(at(gregorian, 'months'), 'abbreviated', MONTHS))},`,
    `    weekdays: ${JSON.stringify(names(at(gregorian, 'days'), 'wide', WEEKDAYS))},`,
    `    weekdaysShort: ${JSON.stringify(names(at(gregorian, 'days'), 'abbreviated', WEEKDAYS))},`,
    `    relative: ${JSON.stringify([...relative].filter(usable).join('|'))},`,
    `    counted: ${JSON.stringify([...counted].filter((pattern) => /^[^\p{N}]*\{0\}[^\p{N}]*$/u.test(pattern)).join('|'))},`,
    '  },',
  ].join('\n')
})

const head = (what: string) =>
  `/**\n * ${what}\n * From Unicode CLDR 48.2, licence Unicode-3.0 (https://www.unicode.org/license.txt);\n * written by build-from-cldr.ts, not by hand.\n */\n`

writeFileSync(
  join(import.meta.dirname, 'calendar-words.ts'),
  `${head('Month and weekday names, relative days and counted relative times ("{0} days ago") by language.')}` +
    'export interface CalendarWords {\n  /** Twelve groups split by " ; ", the forms of a group by "|". */\n  months: string\n  monthsShort: string\n  /** Seven groups from Monday. */\n  weekdays: string\n  weekdaysShort: string\n  relative: string\n  counted: string\n}\n\n' +
    `export const CALENDAR_WORDS: Readonly<Record<string, CalendarWords>> = {\n${calendar.join('\n')}\n}\n`,
)

/** Sovereign states only: territories such as "Guernsey" or "Åland" come with the model. */
const STATES = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO ' +
  'CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID ' +
  'IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ' +
  'ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PS PT PY QA RO RS RU RW SA SB SC SD ' +
  'SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ' +
  'ZA ZM ZW'
).split(' ')
/** Languages in which people fill in forms often enough to pay for the start-up time. */
const COUNTRY_LANGUAGES =
  'en de fr es it pt nl pl ru sv da nb fi cs hu ro tr ar uk bg hr sk sl et lv lt el he id ca'.split(' ')
const countries = COUNTRY_LANGUAGES.map((language) => {
  const territories = at(
    read(language, 'cldr-localenames-full', 'territories.json'),
    'localeDisplayNames',
    'territories',
  )
  const forms = STATES.map((state) => String(territories[state] ?? '')).filter(
    (name) => name !== '' && !/[()[\]{}\p{N}]/u.test(name),
  )
  return `  ${JSON.stringify(language)}: ${JSON.stringify(forms.join('|'))},`
})
writeFileSync(
  join(import.meta.dirname, 'country-names.ts'),
  `${head('Names of sovereign states by language.')}` +
    `export const COUNTRY_NAMES: Readonly<Record<string, string>> = {\n${countries.join('\n')}\n}\n`,
)
