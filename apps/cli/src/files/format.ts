import { endingOf } from './document-files.ts'
import { documentWindows, lineWindows, tableWindows, textWindows, type Window } from './windows.ts'

/** How a file is read: as running text, or by fields, whose names then count as context. */
export const FORMATS = ['text', 'json', 'jsonl', 'csv'] as const
export type Format = (typeof FORMATS)[number]

export const isFormat = (name: string): name is Format => (FORMATS as readonly string[]).includes(name)

const BY_ENDING: ReadonlyMap<string, Format> = new Map([
  ['json', 'json'],
  ['geojson', 'json'],
  ['jsonl', 'jsonl'],
  ['ndjson', 'jsonl'],
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['tab', 'csv'],
])

export const formatOf = (path: string): Format => BY_ENDING.get(endingOf(path)) ?? 'text'

const WINDOWS: Record<Format, (pieces: AsyncIterable<string>) => AsyncGenerator<Window>> = {
  text: textWindows,
  json: documentWindows,
  jsonl: lineWindows,
  csv: tableWindows,
}

export const windowsOf = (format: Format, pieces: AsyncIterable<string>): AsyncGenerator<Window> =>
  WINDOWS[format](pieces)
