import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentFormat, Edit } from '../document.ts'
import { csv, html, json, md, txt, xml } from './index.ts'
import { applyTo, type EditOfText, openText, textsOf } from './testing.ts'

/**
 * For any texts and any edits: reading the file written back gives the edited texts, and a file without edits is
 * the same to the byte. The letters are such that no reference (`&lt;`, `%41`) arises by chance.
 */

const SPECIAL = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '\\',
  ']',
  '-',
  '*',
  '_',
  '`',
  '|',
  ',',
  ';',
  '=',
  '/',
  '?',
  '#',
  '%',
  '+',
]
const letters = fc.constantFrom('x', 'y', 'Z', 'é', '日', '😀', ' ')
const anything = fc.oneof(
  { weight: 2, arbitrary: letters },
  { weight: 1, arbitrary: fc.constantFrom(...SPECIAL) },
)
const textOf = (unit: fc.Arbitrary<string>) => fc.string({ unit, maxLength: 12 }).map((text) => `x${text}y`)

/** Cuts at three places of the text, never inside a pair of surrogates. */
const editsFor = (text: string, replacements: readonly string[], cuts: readonly number[]): EditOfText[] => {
  const points = [0]
  for (const character of text) points.push(points.at(-1)! + character.length)
  const places = cuts.map((cut) => points[cut % points.length]!).sort((a, b) => a - b)
  const [first, second, third, fourth] = places as [number, number, number, number]
  const edits = [{ start: first, end: second, replacement: replacements[0]! }]
  if (third > second) edits.push({ start: third, end: fourth, replacement: replacements[1]! })
  return edits
}

const cuts = fc.array(fc.nat(), { minLength: 4, maxLength: 4 })

interface Case {
  format: DocumentFormat
  unit: fc.Arbitrary<string>
  replacementUnit: fc.Arbitrary<string>
  write(texts: readonly string[]): string
}

const references = (text: string): string =>
  text.replace(/[^\p{L}]/gu, (character) => `&#${character.codePointAt(0)};`)
const tableField = (text: string): string => `"${text.replaceAll('"', '""')}"`

const CASES: Record<string, Case> = {
  txt: { format: txt, unit: anything, replacementUnit: anything, write: (texts) => texts.join('\n \r\n') },
  md: { format: md, unit: letters, replacementUnit: anything, write: (texts) => `${texts.join('\n\n')}\n` },
  csv: {
    format: csv,
    unit: fc.oneof(anything, fc.constant('\n')),
    replacementUnit: fc.oneof(anything, fc.constant('\r\n')),
    write: (texts) => `topic,other\r\n${texts.map((text) => `${tableField(text)},x`).join('\r\n')}\r\n`,
  },
  'csv without quotes': {
    format: csv,
    unit: letters,
    replacementUnit: fc.oneof(anything, fc.constant('\n')),
    write: (texts) => texts.map((text) => `${text}\t`).join('\n'),
  },
  json: {
    format: json,
    unit: fc.oneof(anything, fc.constant('\n')),
    replacementUnit: fc.oneof(anything, fc.constantFrom('\n', '\0', '\u2028')),
    // One key an object: equal ones would get numbers.
    write: (texts) => `{"k": [${texts.map((text) => JSON.stringify(text)).join(' , ')}, {"n" :null}]}\n`,
  },
  'json keys': {
    format: json,
    unit: anything,
    replacementUnit: anything,
    write: (texts) => texts.map((text) => `{${JSON.stringify(text)}:true}`).join('\n'),
  },
  'xml text': {
    format: xml,
    unit: anything,
    replacementUnit: fc.oneof(anything, fc.constantFrom('\n', '\r')),
    write: (texts) => `<r>\n${texts.map((text) => `<p a=''>${references(text)}</p>`).join('\n')}</r>`,
  },
  'xml attributes': {
    format: xml,
    unit: anything,
    replacementUnit: fc.oneof(anything, fc.constantFrom('\n', '\t')),
    write: (texts) => `<r>${texts.map((text) => `<p a='${references(text)}'/>`).join('')}</r>`,
  },
  'html text': {
    format: html,
    unit: anything,
    replacementUnit: anything,
    write: (texts) => `<!DOCTYPE html>${texts.map((text) => `<p>${references(text)}\n`).join('')}`,
  },
  'html formatted': {
    format: html,
    unit: anything,
    replacementUnit: anything,
    write: (texts) =>
      texts.map((text) => `<p>${[...text].map((c) => `<b>${references(c)}</b>`).join('')}</p>`).join(''),
  },
  'html attributes': {
    format: html,
    unit: anything,
    replacementUnit: anything,
    write: (texts) => texts.map((text) => `<img alt="${references(text)}">`).join(''),
  },
  'html unquoted attributes': {
    format: html,
    unit: anything,
    replacementUnit: anything,
    write: (texts) => texts.map((text) => `<img title=${references(text)} alt=''>`).join(''),
  },
  'html styles': {
    format: html,
    unit: letters,
    replacementUnit: anything,
    write: (texts) => texts.map((text) => `<style>/*${text}*/</style>`).join(''),
  },
  'html pages in pages': {
    format: html,
    unit: anything,
    replacementUnit: anything,
    write: (texts) =>
      texts
        .map((text) => `<iframe srcdoc="${references(`<p title='${references(text)}'>`)}"></iframe>`)
        .join(''),
  },
}

describe.each(Object.entries(CASES))('%s', (_, { format, unit, replacementUnit, write }) => {
  it('reads back what was written', async () => {
    const replacement = fc.string({ unit: replacementUnit, maxLength: 6 })
    const part = fc.record({ text: textOf(unit), replacements: fc.tuple(replacement, replacement), cuts })
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const file = write(parts.map(({ text }) => text))
        const document = await openText(format, file)
        const planned = document.passages.map(({ text, place }, index) => {
          // Names can be given only what names can hold.
          if (place.part === 'name') return { text, edits: [] }
          const source = parts[index % parts.length]!
          return { text, edits: editsFor(text, source.replacements, source.cuts) }
        })
        const edits: Edit[] = planned.flatMap((plan, passage) =>
          plan.edits.map((edit) => ({ passage, ...edit })),
        )
        const written = await document.rewrite(edits)
        const expected = planned.map((plan) => applyTo(plan.text, plan.edits))
        const read = await textsOf(format, written)
        const isKept = (text: string) => /[\p{L}\p{N}]/u.test(text)
        expect(read.map(shown)).toEqual(expected.filter(isKept).map(shown))
      }),
      { numRuns: 150 },
    )
  })

  it('changes nothing where nothing is edited', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(textOf(unit), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (texts, hasMark) => {
          const file = Buffer.from((hasMark ? '\ufeff' : '') + write(texts), 'utf8')
          const document = await openText(format, file)
          expect(Buffer.from(await document.rewrite([])).equals(file)).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** A plus between letters of a query is read as the space it stands for. */
const shown = (text: string): string => text.replaceAll('+', ' ').trim()
