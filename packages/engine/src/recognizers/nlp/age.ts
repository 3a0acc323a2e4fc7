import { type Candidate, defineRecognizer } from '../../define.ts'
import { NUMBER as NUMBER_TOKEN, type Tokens, tokensOf } from './_lib/tokens.ts'

/**
 * Age of a person: a number from 0 to 130 with a word that can only mean age. A duration ("5 years of
 * support", "Java 8 ans"), a building's age or a version are not meant: outside a field or "year-old" the
 * age needs "aged", "turned", "de ... años", a person noun or a comma after a name.
 */
export default defineRecognizer({
  entity: 'AGE',
  title: 'Age',
  description: 'Age of a person',
  format: 'Number with an age word: years old, aged, -jährig, ans, años, лет',
  group: 'demographic',
  sources: [
    'https://www.hhs.gov/hipaa/for-professionals/special-topics/de-identification/index.html',
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  ],
  find: findAges,
  examples: {
    match: [
      'She is [[45 years old]].',
      'My brother just turned [[60]].',
      'a [[32-year-old]] man',
      'My father retired at the age of [[71]].',
      "I'm [[54]] y/o.",
      'Age: [[37]]',
      'Der [[45-jährige]] Mann wurde entlassen.',
      'Alter: [[52]]',
      'une femme âgée de [[34 ans]]',
      'Mujer de [[80 años]] que acude al hospital.',
      'un uomo di [[62 anni]]',
      'homem de [[58 anos]]',
      'een [[29-jarige]] vrouw',
      'pacjent w wieku [[67 lat]]',
      'мужчина [[45 лет]]',
      'en [[33-årig]] kvinna',
      '[[28歳]]の男性',
      '他今年[[35岁]]。',
      '[[42세]] 남성',
    ],
    reject: [
      { text: 'a warranty of 5 years', why: 'a duration' },
      { text: 'The tree is 400 years old.', why: 'no person is that old' },
      { text: 'page: 37', why: 'another field' },
      { text: 'pendant 10 ans', why: 'a duration' },
      { text: 'the last 20 years of research', why: 'a period' },
      { text: 'Cache-Control: max-age: 3600', why: 'an HTTP header' },
    ],
  },
})

const NUMBER = String.raw`(?<age>1[0-2]\d|130|\d{1,2})(?!\d|[.,:/]\d)`
const WORDS =
  'sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|dos|quatre|cinq|deux|trois|six|sept|huit|neuf|dix'

/** Each with the group `age` (number alone) or `whole` (number and unit), the part to report. */
const FORMS: readonly [name: string, score: number, expression: RegExp][] = [
  [
    'years old',
    0.7,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_.,$€£-])(?<whole>${NUMBER}[ -]?(?:years?|yrs?|months?|weeks?)[ -](?:old|of age)(?:s)?)(?!\p{L})`,
      'gu',
    ),
  ],
  [
    'year-old',
    0.7,
    new RegExp(String.raw`(?<![\p{L}\p{N}_.,$€£-])(?<whole>${NUMBER}-?year-?olds?)(?!\p{L})`, 'gu'),
  ],
  [
    'y/o',
    0.7,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_.,$€£-])${NUMBER}[ -]?(?:y\/o|y\.o\.|yo|yrs? old|yo[mf])(?!\p{L})`,
      'gu',
    ),
  ],
  [
    'turned',
    0.6,
    new RegExp(
      String.raw`(?<!\p{L})(?:[Jj]ust turned|[Ww]ill turn|[Ii]['’]ll turn|[Tt]urns|[Tt]urned|[Tt]urning|[Hh]e['’]ll turn|[Ss]he['’]ll turn|[Aa]ged|[Aa]t the age of|[Aa]ge of|[Aa]t age|[Ii]m Alter von|[Ww]urde|[Aa]lter von|[Àà] l['’]âge de|[Ââ]gée?s? de|[Aa] la edad de|[Aa]ll['’]età di|[Aa] idade de|[Aa]os|[Oo]p de leeftijd van|[Ww] wieku|[Вв] возрасте|[Vv]id|[Vv]ed|[Ii] en alder av) (?<whole>${NUMBER}(?: (?:ans|años|anni|anos|jaar|lat|lata|лет|года|år|Jahren|Jahre))?)(?![ -]?(?:%|percent|degrees|°|\p{L}*(?:minutes|hours|days|Uhr)))`,
      'gu',
    ),
  ],
  [
    'label',
    0.7,
    new RegExp(
      String.raw`(?<![\p{L}_-])(?:[Aa]ge|AGE|[Aa]lter|ALTER|[Ââ]ge|[Ee]dad|EDAD|[Ee]tà|[Ii]dade|[Ll]eeftijd|[Ww]iek|[Вв]озраст|[Åå]lder|[Aa]lder|[Ii]kä|[Vv]ěk|[Éé]letkor|[Vv]ârst[aă]|[Yy]aş|العمر|年齢|年龄|年齡|나이|연령)["']?\s{0,2}[:：=]\s{0,3}["']?(?<whole>${NUMBER}(?: ?(?:years?|yrs?|y|Jahre?|ans|años|meses|anni|mesi|anos|jaar|lat|лет|года|år|vuotta|let|év|ani|歳|岁|歲|세)(?!\p{L}))?)`,
      'gu',
    ),
  ],
  [
    '-jährig',
    0.65,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_.,-])(?<whole>${NUMBER}[ -]?(?:jährig\p{L}{0,2}|Jährig\p{L}{0,2}|jarige?n?|årig\p{L}?|-årig\p{L}?|åring\p{L}{0,2}|letni\p{L}{0,4}|letn\p{L}{1,3}|летн\p{L}{1,3}|-vuotia\p{L}{1,4}|vuotia\p{L}{1,4}|éves|letý|letá|yaşında\p{L}{0,3}))(?!\p{L})`,
      'gu',
    ),
  ],
  [
    'Jahre alt',
    0.65,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}_.,-])(?<whole>${NUMBER} (?:Jahre alt|jaar oud|år gammal|år gammel|ans révolus|yaşında|años(?= de edad)|anos(?= de idade)|anni(?= di età)))(?!\p{L})`,
      'gu',
    ),
  ],
  [
    'of a person',
    0.6,
    new RegExp(
      String.raw`(?<!\p{L})(?:[Hh]omme|[Ff]emme|[Pp]atiente?|[Ee]nfant|[Gg]arçon|[Ff]ille|[Jj]eune|[Vv]arón|[Mm]ujer|[Hh]ombre|[Pp]aciente|[Nn]iñ[oa]|NIño|[Ee]scolar|[Jj]oven|[Uu]omo|[Dd]onna|[Pp]aziente|[Bb]ambin[oa]|[Rr]agazz[oa]|[Hh]omem|[Mm]ulher|[Mm]enin[oa]|[Dd]oente|[Мм]ужчина|[Жж]енщина|[Пп]ациент(?:ка)?|[Mm]ężczyzna|[Kk]obieta|[Pp]acjent(?:ka)?|[Mm]adre|[Pp]adre|[Hh]ij[oa]) (?:\p{L}+ ){0,4}(?:de|di|d['’]|w wieku)? ?(?<whole>(?:${NUMBER}|(?:${WORDS})) (?:ans|años|meses|anni|anos|лет|года|lat|lata))(?!\p{L})`,
      'gu',
    ),
  ],
  [
    'to have',
    0.55,
    new RegExp(
      String.raw`(?<!\p{L})(?:[Jj]['’]ai|[Ii]l a|[Ee]lle a|[Tt]engo|[Tt]iene|[Tt]enía|[Hh]o|[Hh]a|[Aa]veva|[Tt]enho|[Tt]em|[Mm]am|[Мм]не|[Ее]му|[Ее]й) (?<whole>${NUMBER} (?:ans|años|anni|anos|lat|lata|лет|года))(?!\p{L})(?! (?:d['’]expérience|de experiencia|di esperienza|de experiência|опыта|стажа))`,
      'gu',
    ),
  ],
]
const UNSPACED =
  /(?<![\p{N}.])(?<whole>(?:満)?(?:1[0-2]\d|130|\d{1,2}|[〇一二三四五六七八九十]{1,3})(?:歳|歲|岁|才|세|살))(?!児|기)/gu
/** Words right after the number that may make it an age; the forms decide. */
const AFTER = new Set(
  'year years yrs yr y yo yom yof month months week weeks ans años meses anni mesi anos jaar lat lata лет года år jahre jahren yaşında éves'.split(
    ' ',
  ),
)
const AFTER_STEM = /^(?:jährig|jarig|årig|åring|letn|летн|vuotia|letý|letá|yaşında)/u
/** Words right before the number. */
const BEFORE = new Set(
  'turned turn turns turning aged of age von wurde aos van wieku возрасте vid ved av alter âge edad età idade leeftijd wiek возраст ålder alder ikä věk életkor vârsta vârstă yaş العمر âgé âgée âgés âgées de di'.split(
    ' ',
  ),
)
const NUMBER_WORDS = new Set(WORDS.split('|'))
const REACH_BEFORE = 64
const REACH_AFTER = 36

function* findAges(text: string): Iterable<Candidate> {
  const tokens = tokensOf(text)
  if (tokens.unspaced) yield* report(text, 'age', 0.6, UNSPACED)
  for (let at = 0; at < tokens.count; at++) {
    if (!mayBeAge(tokens, at)) continue
    const start = tokens.start[at]!
    const from = Math.max(0, start - REACH_BEFORE)
    const window = text.slice(from, tokens.end[at]! + REACH_AFTER)
    for (const [name, score, expression] of FORMS) {
      let found = false
      for (const candidate of report(window, name, score, expression)) {
        if (candidate.start !== start - from) continue
        yield { ...candidate, start, end: from + candidate.end }
        found = true
      }
      if (found) break
    }
  }
}

function mayBeAge(tokens: Tokens, at: number): boolean {
  const word = tokens.lower[at]!
  if (tokens.kind[at] === NUMBER_TOKEN ? word.length > 3 : !NUMBER_WORDS.has(word)) return false
  const next = at + 1 < tokens.count ? tokens.lower[at + 1]! : ''
  if (AFTER.has(next) || AFTER_STEM.test(next)) return true
  const before = at > 0 ? tokens.lower[at - 1]! : ''
  return BEFORE.has(before) || (tokens.unspaced && /(?:年齢|年龄|年齡|나이|연령)$/u.test(before))
}

function* report(text: string, pattern: string, score: number, expression: RegExp): Iterable<Candidate> {
  for (const match of text.matchAll(expression)) {
    const value = match.groups!.whole ?? match.groups!.age!
    const start = match.index + (match.groups!.whole ? match[0].lastIndexOf(value) : match[0].indexOf(value))
    yield { start, end: start + value.length, score, pattern, verdict: 'valid' }
  }
}
