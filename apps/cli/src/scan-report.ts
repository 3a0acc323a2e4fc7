import type { Detected, Segment } from './detect.ts'
import type { DocumentFinding } from './documents.ts'
import { createFileProgress } from './file-progress.ts'
import type { FoundFile } from './files/find-files.ts'
import { describePlace, withHiddenValues } from './place.ts'
import { codePoints, TextPosition } from './position.ts'
import { masked, NOT_READ, type Paint, painter, plural, printable, shortened } from './terminal.ts'

export interface ScanReportOptions {
  json: boolean
  summary: boolean
  quiet: boolean
  'show-values': boolean
  'no-color': boolean
}

/** A line of --json. */
type Row = (
  | { file: string; line: number; column: number; start: number; end: number }
  | ({ file: string } & Pick<DocumentFinding, 'place' | 'boxes'>)
) & { entity_type: string; score: number; text: string }

const rounded = (score: number): number => Math.round(score * 100) / 100

/** Prints what was found, file by file, and the numbers at the end. */
export function createScanReport(options: ScanReportOptions, files: readonly FoundFile[]) {
  const paint = painter(process.stdout, options['no-color'])
  const errorPaint = painter(process.stderr, options['no-color'])
  const progress = createFileProgress(files, !options.quiet, () => plural(total(), 'finding'))
  const counts = new Map<string, number>()
  const filesWithFindings = new Set<string>()
  const positions = new Map<string, TextPosition>()
  const widths = { place: 0, type: 0 }
  let scanned = 0
  let binary = 0
  let failed = false

  const showValue = options['show-values'] ? shortened : masked

  const rowsOfSegment = ({ file, text, findings }: Segment): Row[] => {
    const { path } = file
    const position = positions.get(path) ?? new TextPosition()
    positions.set(path, position)
    const rows = findings.map(({ entityType, score, start, end, text: value }): Row => {
      const { line, column, offset } = position.moveTo(text, start)
      const length = codePoints(text.slice(start, end))
      return {
        ...{ file: path, line, column, start: offset, end: offset + length, entity_type: entityType },
        ...{ score: rounded(score), text: value },
      }
    })
    position.finish(text)
    return rows
  }

  const rowsOfDocument = (path: string, findings: readonly DocumentFinding[]): Row[] => {
    const shown = options['show-values'] ? findings : withHiddenValues(findings)
    return shown.map(({ place, boxes, entityType, score, text }) => ({
      ...{ file: path, place, ...(boxes ? { boxes } : {}) },
      ...{ entity_type: entityType, score: rounded(score), text },
    }))
  }

  const print = (rows: readonly Row[]) => {
    if (rows.length === 0) return
    filesWithFindings.add(rows[0]!.file)
    for (const { entity_type } of rows) counts.set(entity_type, (counts.get(entity_type) ?? 0) + 1)
    if (options.quiet || options.summary) return
    progress.clear()
    process.stdout.write(options.json ? rows.map(jsonLine).join('') : tableLines(rows, paint))
  }

  const jsonLine = (row: Row) =>
    `${JSON.stringify({ ...row, text: options['show-values'] ? row.text : masked(row.text) })}\n`

  const tableLines = (rows: readonly Row[], { bold, cyan, dim }: Paint) => {
    const places = rows.map((row) => printable(`${row.file}:${placeOf(row)}`))
    // Columns grow with what came so far; lines that are already printed stay as they are.
    for (const { length } of places) widths.place = Math.max(widths.place, length)
    for (const { entity_type } of rows) widths.type = Math.max(widths.type, entity_type.length)
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

  const note = (sentence: string) => {
    if (!options.quiet) progress.say(`sfumato: ${sentence}`)
  }

  return {
    start: progress.start,
    take(event: Detected) {
      if (event.kind === 'segment') return print(rowsOfSegment(event))
      if (event.kind === 'too-large')
        return note(`${printable(event.path)} is left out: too large. Name it, or raise --max-size.`)
      if (event.file) progress.over(event.file)
      if (event.kind === 'document') {
        scanned++
        print(rowsOfDocument(event.file.path, event.findings))
      } else if (event.kind === 'end') {
        scanned++
        positions.delete(event.file.path)
      } else if (event.kind === 'binary') {
        binary++
        if (event.file.isNamed) note(`${printable(event.file.path)} is left out: ${NOT_READ}.`)
      } else {
        failed = true
        progress.say(
          `${errorPaint.red('sfumato:')} ${printable(event.path)} was not scanned: ${event.reason}.`,
        )
      }
    },
    finish(): number {
      progress.end()
      if (!options.quiet && (options.summary || !options.json)) printSummary()
      if (binary > 0 && files.length > 1) note(`${plural(binary, 'binary file')} left out.`)
      return failed ? 2 : counts.size > 0 ? 1 : 0
    },
  }
}

/** `3:14` of a text, `page 3, paragraph 2` of a document, `box 120,48 200x30` of a picture. */
function placeOf(row: Row): string {
  if ('line' in row) return `${row.line}:${row.column}`
  const boxes = row.boxes?.map(({ left, top, width, height }) => `box ${left},${top} ${width}x${height}`)
  return [describePlace(row.place), ...(boxes ?? [])].filter((words) => words !== '').join(', ')
}
