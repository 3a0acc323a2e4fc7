import { defineRecognizer } from '../src/define.ts'
import { oncePerText } from '../src/recognizers/_shared/once-per-text.ts'

/** Two recognizers of nothing, to show what the timing can tell. */
const common = {
  title: 'Planted',
  description: 'Planted',
  format: 'A long line',
  group: 'record_id',
  sources: ['https://en.wikipedia.org/wiki/ReDoS'],
  examples: {
    match: [
      '[[from here it runs on, and on, and on, past everything there is, to the end of the text, where it stops at z]]',
      '[[from the first word through all that lies between them, line after line, to the last one, where it meets z]]',
      '[[from A to z]]',
    ],
    reject: [
      { text: 'from', why: 'no last letter' },
      { text: 'to z', why: 'no first word' },
      { text: 'a', why: 'neither' },
    ],
  },
} as const

/** From each first word it runs to the end of the text and back, in search of a letter that is not there. */
export const plantedQuadratic = defineRecognizer({
  ...common,
  entity: 'PLANTED_QUADRATIC',
  patterns: [{ name: 'unlimited', regex: /from [^!]*z/, score: 0.5, bounded: 'none' }],
})

const STEPS_PER_LINE = 15_000

/** Slow, but no slower for the text being longer; and, as many recognizers do, it shares what it has read. */
export const plantedLinear = defineRecognizer({
  ...common,
  entity: 'PLANTED_LINEAR',
  find: oncePerText((text) =>
    Array.from(text.matchAll(/from \w/g), ({ index }) => {
      let score = 0
      for (let step = 0; step < STEPS_PER_LINE; step++) score = (score * 31 + text.charCodeAt(index)) % 97
      return { start: index, end: index + 4, score: score / 97, pattern: 'line', verdict: 'unknown' as const }
    }),
  ),
})
