import { UsageError } from './command.ts'
import { FORMATS, isFormat } from './files/format.ts'
import type { Options } from './structured.ts'

/** The options by which scan, explain and anonymize say what to look for, and in what. */
export const SELECTION_OPTIONS = {
  preset: { type: 'string' },
  entities: { type: 'string' },
  threshold: { type: 'string' },
  language: { type: 'string' },
} as const

export const SELECTION_HELP = `  --preset ID       types to look for, by preset; "sfumato presets" lists them
  --entities A,B    types to look for, by name; "sfumato entities" lists them
  --threshold N     0 to 1; findings below it are left out; left out: 0.35
  --language XX     ISO 639-1, a hint for national formats; left out: en`

export const FILE_OPTIONS = {
  format: { type: 'string' },
  'max-size': { type: 'string', default: '100' },
} as const

export const FILE_HELP = `  --format F        ${FORMATS.join(', ')}; left out: told from the name of each file. Given, HTML and
                    XML are no markup but such text, too
  --max-size MB     leave out larger files found in folders; left out: 100`

export const DOCUMENT_OPTIONS = { 'ocr-language': { type: 'string' } } as const

export const DOCUMENT_HELP = `  --ocr-language XX ISO 639-1, what pictures and scanned pages are written in; left out: that of --language`

export function readDocumentOptions({ 'ocr-language': language }: { 'ocr-language'?: string | undefined }) {
  return language === undefined ? {} : { ocrLanguage: language.toLowerCase() }
}

interface SelectionValues {
  preset?: string | undefined
  entities?: string | undefined
  threshold?: string | undefined
  language?: string | undefined
}

export function readSelection(values: SelectionValues): Options {
  const { preset, entities, threshold, language } = values
  if (preset !== undefined && entities !== undefined)
    throw new UsageError('Give --preset or --entities, not both.')
  const scoreThreshold = threshold === undefined ? undefined : Number(threshold)
  if (scoreThreshold !== undefined && !(threshold !== '' && scoreThreshold >= 0 && scoreThreshold <= 1))
    throw new UsageError('--threshold is a number from 0 to 1, such as 0.5.')
  const types = entities
    ?.split(',')
    .map((type) => type.trim().toUpperCase())
    .filter((type) => type !== '')
  if (types?.length === 0)
    throw new UsageError('--entities names no type; "sfumato entities" lists those there are.')
  return {
    ...(preset === undefined ? {} : { preset }),
    ...(types === undefined ? {} : { entities: types }),
    ...(scoreThreshold === undefined ? {} : { scoreThreshold }),
    ...(language === undefined ? {} : { language }),
  }
}

export function readFileOptions(values: { format?: string | undefined; 'max-size': string }) {
  const { format, 'max-size': maxSize } = values
  if (format !== undefined && !isFormat(format))
    throw new UsageError(`--format is one of ${FORMATS.join(', ')}.`)
  const megabytes = Number(maxSize)
  if (!(megabytes > 0)) throw new UsageError('--max-size is a number of megabytes, such as 250.')
  return { maxBytes: megabytes * 1024 * 1024, ...(format === undefined ? {} : { format }) }
}

interface RefusedSelection {
  code?: unknown
  details?: { unknown?: readonly string[]; expected?: readonly string[] }
}

/** Turns the engine's refusal of a selection into a sentence with the next step; passes other errors on. */
export function explainRefusal(error: unknown): never {
  const { code, details } = error as RefusedSelection
  if (code === 'UNKNOWN_ENTITY')
    throw new UsageError(
      `There is no entity type ${details?.unknown?.join(', ')}; "sfumato entities" lists those there are.`,
    )
  if (code === 'UNKNOWN_PRESET')
    throw new UsageError('There is no such preset; "sfumato presets" lists those there are.')
  if (code === 'UNKNOWN_LANGUAGE')
    throw new UsageError(`--language is one of ${details?.expected?.join(', ')}.`)
  throw error
}
