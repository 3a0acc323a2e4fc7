import { type Command, readArguments } from '../command.ts'
import { type Detected, prepareDetection, type Segment } from '../detect.ts'
import { inputsOf } from '../files/find-files.ts'
import { codePoints, TextPosition } from '../position.ts'
import {
  explainRefusal,
  FILE_HELP,
  FILE_OPTIONS,
  readFileOptions,
  readSelection,
  SELECTION_HELP,
  SELECTION_OPTIONS,
} from '../selection.ts'
import { createProgress, masked, type Paint, painter, plural, printable, shortened } from '../terminal.ts'

const OPTIONS = {
  ...SELECTION_OPTIONS,
  ...FILE_OPTIONS,
  json: { type: 'boolean', default: false },
  summary: { type: 'boolean', default: false },
  quiet: { type: 'boolean', short: 'q', default: false },
  'show-values': { type: 'boolean', default: false },
  'no-color': { type: 'boolean', default: false },
} as const

export const scanCommand: Command = {
  name: 'scan',
  summary: 'Find personal data in files, folders or standard input',
  usage: '[FILE|FOLDER|-]... [options]',
  help: `${SELECTION_HELP}
${FILE_HELP}
  --show-values     show what was found; left out: only its ends, so that no log keeps personal data
  --json            one JSON object per finding and line (NDJSON)
  --summary         only the numbers at the end; with --json one object
  --quiet, -q       print nothing but errors; the exit code tells
  --no-color        no colours; NO_COLOR and FORCE_COLOR count as well

Works without server and database; nothing leaves the machine. Without a name standard input is read. Folders are
walked; binary files, .git and node_modules are left out. JSON, JSON lines, CSV and TSV are read by fields, whose
names count as context.

A line of --json has file, line, column, start, end, entity_type, score and text. Lines and columns count from 1,
start and end from 0; columns and offsets are Unicode code points of the whole file. text is masked like the
table's values unless --show-values is given.

Exit code: 0 nothing found, 1 something found, 2 wrong usage or a file that could not be read (others are scanned
all the same).

Examples:
  sfumato scan README.md src
  git diff | sfumato scan --quiet && git commit
  sfumato scan export.csv --json --show-values | jq -r 'select(.score > 0.8) | .text'`,
  failureCode: 2,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, { least: 0, most: Number.POSITIVE_INFINITY })
    const options = readSelection(values)
    const fileOptions = readFileOptions(values)
    const engine = await import('@sfumato/engine')
    const names = inputsOf(positionals)
    const detection = await prepareDetection(engine, { names, options, ...fileOptions })
    try {
      await detection.check().catch(explainRefusal)
      const report = createReport(values, detection.files.length)
      for await (const event of detection.run()) report.take(event)
      return report.finish()
    } finally {
      await detection.close()
    }
  },
}

interface ReportOptions {
  json: boolean
  summary: boolean
  quiet: boolean
  'show-values': boolean
  'no-color': boolean
}

interface Row {
  file: string
  line: number
  column: number
  start: number
  end: number
  entity_type: string
  score: number
  text: string
}

function createReport(options: ReportOptions, fileCount: number) {
  const paint = painter(process.stdout, options['no-color'])
  const errorPaint = painter(process.stderr, options['no-color'])
  const progress = createProgress(!options.quiet)
  const counts = new Map<string, number>()
  const filesWithFindings = new Set<string>()
  const positions = new Map<string, TextPosition>()
  const widths = { place: 0, type: 0 }
  let scanned = 0
  let binary = 0
  let failed = false

  const say = (sentence: string) => {
    progress.clear()
    console.error(sentence)
  }
  const showValue = options['show-values'] ? shortened : masked

  const takeSegment = ({ file, text, findings }: Segment) => {
    const { path } = file
    const position = positions.get(path) ?? new TextPosition()
    positions.set(path, position)
    const rows = findings.map(({ entityType, score, start, end, text: value }): Row => {
      const { line, column, offset } = position.moveTo(text, start)
      const length = codePoints(text.slice(start, end))
      return {
        ...{ file: path, line, column, start: offset, end: offset + length, entity_type: entityType },
        ...{ score: Math.round(score * 100) / 100, text: value },
      }
    })
    position.finish(text)
    if (rows.length === 0) return
    filesWithFindings.add(path)
    for (const { entity_type } of rows) counts.set(entity_type, (counts.get(entity_type) ?? 0) + 1)
    if (options.quiet || options.summary) return
    progress.clear()
    process.stdout.write(options.json ? rows.map(jsonLine).join('') : tableLines(rows, paint))
  }

  const jsonLine = (row: Row) =>
    `${JSON.stringify({ ...row, text: options['show-values'] ? row.text : masked(row.text) })}\n`

  const tableLines = (rows: readonly Row[], { bold, cyan, dim }: Paint) => {
    const places = rows.map(({ file, line, column }) => `${printable(file)}:${line}:${column}`)
    // Columns grow with what came so far; lines that are already printed stay as they are.
    widths.place = Math.max(widths.place, ...places.map(({ length }) => length))
    widths.type = Math.max(widths.type, ...rows.map(({ entity_type }) => entity_type.length))
    return rows
      .map(({ entity_type, score, text }, index) => {
        const place = dim(places[index]!.padEnd(widths.place))
        return `${place}  ${bold(entity_type.padEnd(widths.type))}  ${cyan(score.toFixed(2))}  ${showValue(text)}\n`
      })
      .join('')
  }

  const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
  const ranked = () => [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))

  const printSummary = () => {
    if (options.json) {
      console.log(
        JSON.stringify({
          files: scanned,
          files_with_findings: filesWithFindings.size,
          findings: total(),
          by_type: Object.fromEntries(ranked()),
          binary_files_skipped: binary,
        }),
      )
      return
    }
    if (total() === 0) return console.log(`No personal data found in ${plural(scanned, 'file')}.`)
    const width = Math.max(...ranked().map(([type]) => type.length))
    const head = `${plural(total(), 'finding')} in ${filesWithFindings.size} of ${plural(scanned, 'file')}`
    if (!options.summary) console.log('')
    console.log(paint.bold(head))
    for (const [type, count] of ranked())
      console.log(`  ${type.padEnd(width)}  ${count.toLocaleString('en')}`)
  }

  return {
    take(event: Detected) {
      if (event.kind === 'segment') {
        progress.show(`${scanned}/${fileCount} files, ${plural(total(), 'finding')}  ${event.file.path}`)
        takeSegment(event)
      } else if (event.kind === 'end') {
        scanned++
        positions.delete(event.file.path)
      } else if (event.kind === 'binary') {
        binary++
        if (event.file.isNamed && !options.quiet)
          say(
            `sfumato: ${printable(event.file.path)} is left out: it is no text. The service reads documents.`,
          )
      } else if (event.kind === 'too-large') {
        if (!options.quiet)
          say(`sfumato: ${printable(event.path)} is left out: too large. Name it, or raise --max-size.`)
      } else {
        failed = true
        say(`${errorPaint.red('sfumato:')} ${printable(event.path)} was not scanned: ${event.reason}.`)
      }
    },
    finish(): number {
      progress.clear()
      if (!options.quiet && (options.summary || !options.json)) printSummary()
      if (binary > 0 && fileCount > 1 && !options.quiet)
        console.error(`sfumato: ${plural(binary, 'binary file')} left out.`)
      return failed ? 2 : counts.size > 0 ? 1 : 0
    },
  }
}
