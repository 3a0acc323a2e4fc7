import type { Recognizer } from '../src/define.ts'

/** Pieces that, repeated, have slowed down patterns of identifiers elsewhere: runs, separators, half-made values. */
export const PUMPS: readonly string[] = [
  ...['1', '0', 'a', 'A', 'aA1', '1 ', '1-', '1.', '1/', '1:', '1,', '11 ', '123-', '12/', '+1', '(1', '1) '],
  ...[
    'a.',
    'a-',
    'a@',
    '@',
    'a@a.',
    '@a',
    'a_',
    '_',
    '.',
    '-',
    ' ',
    '\t',
    '\n',
    '\u00a0',
    ':',
    '::',
    'ab:',
    '/',
  ],
  ...[
    'https://',
    'www.',
    'a/',
    '%',
    '=',
    'x=',
    '"',
    '"a":',
    '<',
    '{"',
    '$',
    '#',
    'eyJ',
    'AKIA',
    '-----BEGIN ',
  ],
  ...[
    'word ',
    'Word ',
    'WORD ',
    'a, ',
    'A. ',
    'Dr. ',
    'January ',
    '3 May ',
    'am 3. ',
    '3 ',
    'é',
    '漢',
    '号1',
    '年',
  ],
]

/** Texts made to take long: every pump alone, and the type's own values and labels without end. */
export function attacksOn(recognizer: Recognizer, length: number): string[] {
  const own = recognizer.examples.match.slice(0, 2).flatMap((marked) => {
    const start = marked.indexOf('[[')
    const value = marked.slice(start + 2, marked.indexOf(']]'))
    const label = Object.values(recognizer.context ?? {}).flat()[0] ?? ''
    return [value, `${value} `, value.slice(0, -1), `${label} `, `${label}: ${value.slice(0, -1)} `]
  })
  return [...new Set([...PUMPS, ...own])].filter(Boolean).map((pump) => repeat(pump, length))
}

export const repeat = (pump: string, length: number): string =>
  `${pump.repeat(Math.ceil(length / pump.length)).slice(0, length - 1)}!`
