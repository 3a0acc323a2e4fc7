import { type Candidate, defineRecognizer } from '../../define.ts'
import {
  EAST_ASIAN_FORMS,
  EAST_ASIAN_NAME_AFTER,
  EAST_ASIAN_NAME_BEFORE,
  LEGAL_FORMS,
  LEGAL_FORMS_BEFORE,
} from './_data/legal-forms.ts'
import { ORGANISATION_LABELS } from './_data/name-labels.ts'
import { findLabelValues } from './_lib/label-values.ts'
import { isCapitalised, NUMBER, type Tokens, tokensOf, WORD } from './_lib/tokens.ts'

const FORM = new RegExp(
  String.raw`(?<=[\p{L}\p{N}.)&"'”], ?|[\p{L}\p{N}.)&"'”] )(?:${LEGAL_FORMS})(?![\p{L}\p{N}_])`,
  'gu',
)
const FORM_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:${LEGAL_FORMS_BEFORE}) ?[«"„“'](?<name>[^»"“”'\n]{2,60})[»"“”']`,
  'gu',
)

/**
 * Companies named with their legal form, before it in Latin script ("Müller GmbH & Co. KG"), around it in
 * East Asian scripts, after it in Russian («ООО "Ромашка"»); and what an employer or company label announces.
 * Companies in copyright lines stay under the threshold: they are the publisher of the text, not its content.
 */
export default defineRecognizer({
  entity: 'ORGANIZATION',
  title: 'Name of an organisation',
  description: 'Name of a company, authority, school or other organisation',
  format: 'Capitalised words with a legal form, or the value of a company or employer label',
  group: 'identity',
  sources: [
    'https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list',
    'https://en.wikipedia.org/wiki/List_of_legal_entity_types_by_country',
  ],
  find: findOrganisations,
  examples: {
    match: [
      'He works for [[Streetcred Software Inc.]] in Boston.',
      'Die [[Müller Maschinenbau GmbH & Co. KG]] liefert.',
      '[[Acme Ltd]] was founded in 1999.',
      'chez [[Dupont et Fils SARL]] depuis 2001',
      'trabaja en [[Construcciones Pérez S.L.]]',
      'Senior Engineer | [[Acme Inc.]]',
      'la [[Rossi Costruzioni S.r.l.]] di Milano',
      'na [[Silva Comércio Ltda.]]',
      'bij [[Jansen Bouw B.V.]] gewerkt',
      'w [[Kowalski Transport Sp. z o.o.]]',
      'работает в [[ООО «Ромашка»]]',
      'hos [[Svensson Bygg AB]]',
      '[[Virtanen Rakennus Oy]] palkkasi',
      '[[株式会社山田製作所]]に勤務',
      '[[北京华夏科技有限公司]]',
      'Employer: [[Boston Consulting Group]]',
    ],
    reject: [
      { text: 'AG and KG are legal forms.', why: 'no name before' },
      { text: 'Copyright (c) 2004 Sun Microsystems, Inc.', why: 'the publisher of a text' },
      { text: 'the limited company', why: 'written small' },
      { text: 'organization: null', why: 'a value of a program' },
    ],
  },
})

function* findOrganisations(text: string): Iterable<Candidate> {
  const tokens = tokensOf(text)
  let token = 0
  let reach = -1
  for (const match of text.matchAll(FORM)) {
    while (token < tokens.count && tokens.end[token]! <= match.index) token++
    const first = nameBefore(tokens, token - 1)
    if (first < 0 || tokens.start[first]! < reach) continue
    // "THE PROGRAM AS PERMITTED": a small word in a sentence of capitals.
    if (!SURE_FORM.test(match[0]) && isShouted(text, tokens.start[first]!, match.index)) continue
    let end = match.index + match[0].length
    if (
      text.charAt(end) === '.' &&
      /(?:Inc|Ltd|Corp|Co|Ltda|Cía|Bhd|Pty Ltd|Pvt Ltd|Lda|Sp\. z o\.o)$/.test(match[0])
    )
      end++
    reach = end
    const publisher = PUBLISHER.test(text.slice(Math.max(0, match.index - 200), match.index))
    const sure = SURE_FORM.test(match[0])
    yield {
      start: tokens.start[first]!,
      end,
      score: publisher ? 0.25 : sure ? 0.6 : 0.4,
      pattern: 'legal form',
      verdict: 'unknown',
    }
  }
  for (const match of text.matchAll(FORM_BEFORE))
    yield {
      start: match.index,
      end: match.index + match[0].length,
      score: 0.65,
      pattern: 'legal form',
      verdict: 'unknown',
    }
  if (tokens.unspaced) yield* findEastAsian(text)
  for (const field of findLabelValues(text, ORGANISATION_LABELS)) {
    const words = field.text.split(' ')
    if (words.length > 7 || !/^\p{Lu}/u.test(field.text) || /[@{}<>=$\\]|https?:/.test(field.text)) continue
    yield {
      start: field.start,
      end: field.end,
      score: words.length > 1 ? 0.45 : 0.3,
      pattern: 'label',
      verdict: 'unknown',
    }
  }
}
/** Function words of the clause before a Chinese name. */
function withoutClause(run: string): string {
  const cut = Math.max(...[...'的在由为與与于是有对對向被'].map((char) => run.lastIndexOf(char)))
  return cut > 0 && run.length - cut > 3 ? run.slice(cut + 1) : run
}

/** Chinese forms end the name; Japanese and Korean ones stand on either side. */
function* findEastAsian(text: string): Iterable<Candidate> {
  let reach = 0
  for (const match of text.matchAll(EAST_ASIAN_FORMS)) {
    let start = match.index
    let end = start + match[0].length
    const after = match[0].endsWith('公司') ? null : EAST_ASIAN_NAME_AFTER.exec(text.slice(end, end + 15))
    if (after) end += after[0].length
    else {
      const before = EAST_ASIAN_NAME_BEFORE.exec(text.slice(Math.max(reach, start - 20), start))
      if (!before) continue
      start -= withoutClause(before[0]).length
    }
    reach = end
    yield { start, end, score: 0.6, pattern: 'legal form', verdict: 'unknown' }
  }
}

/** Notices of rights name the publisher of a text. */
const PUBLISHER =
  /[Cc]opyright|COPYRIGHT|©|\([Cc]\)|[Tt]rademark|@author|[Ll]icen[sc]|LICEN[SC]|Original Code|[Pp]ermission|Free Software|name of $/
/** Two letters that mean other things as well ("AG", "SA", "AB") are less sure. */
const SURE_FORM =
  /[.& ]|GmbH|Ltd|LLC|LLP|Inc|Corp|PLC|Plc|plc|Limited|SARL|SAS|EURL|Oyj|Ltda|Kft|Zrt|Nyrt|OÜ|SIA|UAB|ApS|GesmbH|KGaA|EIRL|Pty|Sdn|Bhd/

const isShouted = (text: string, start: number, end: number) => {
  const name = text.slice(start, end)
  return name === name.toUpperCase() && /\p{L}{2}/u.test(name)
}

const LINKS = new Set(
  'and und et y e en of de des du di del della la le the for für da do och og i & van der den'.split(' '),
)
const LINE = /[\n\r]/

/** Walks back over capitalised words and the small words between them; six at most. */
function nameBefore(tokens: Tokens, last: number): number {
  let first = -1
  let at = last
  if (last < 0 || LINKS.has(tokens.lower[last]!)) return -1
  for (let words = 0; at >= 0 && words < 7; words++, at--) {
    if (at < last) {
      const gap = tokens.text.slice(tokens.end[at]!, tokens.start[at + 1]!)
      if (
        gap.length > 3 ||
        LINE.test(gap) ||
        /[;:()!?"|]/.test(gap) ||
        (/\.\s/.test(gap) && tokens.lower[at]!.length > 2)
      )
        break
      if (
        /^, $/.test(gap) &&
        !LINKS.has(tokens.lower[at + 1]!) &&
        !/^,? ?(?:and|&) /.test(tokens.text.slice(tokens.end[at + 1]!, tokens.end[at + 1]! + 6))
      )
        break
    }
    if (tokens.kind[at] === NUMBER || (tokens.kind[at] === WORD && isCapitalised(tokens, at))) {
      if (SENTENCE_WORDS.has(tokens.lower[at]!)) break
      first = at
    } else if (!LINKS.has(tokens.lower[at]!)) break
  }
  while (first >= 0 && first <= last && tokens.kind[first] === NUMBER) first++
  return first >= 0 && first <= last ? first : -1
}
const SENTENCE_WORDS = new Set(
  'the die der das le la les el los il lo gli o os as het de en at by for from with bei chez in an a our your if this that these when while since is are was were and or'.split(
    ' ',
  ),
)
