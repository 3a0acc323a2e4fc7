import { type Command, readArguments } from '../command.ts'
import { prepareDetection } from '../detect.ts'
import { inputsOf } from '../files/find-files.ts'
import { createScanReport } from '../scan-report.ts'
import {
  DOCUMENT_HELP,
  DOCUMENT_OPTIONS,
  explainRefusal,
  FILE_HELP,
  FILE_OPTIONS,
  readDocumentOptions,
  readFileOptions,
  readSelection,
  SELECTION_HELP,
  SELECTION_OPTIONS,
} from '../selection.ts'

const OPTIONS = {
  ...SELECTION_OPTIONS,
  ...FILE_OPTIONS,
  ...DOCUMENT_OPTIONS,
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
${DOCUMENT_HELP}
  --show-values     show what was found; left out: only its ends, so that no log keeps personal data
  --json            one JSON object per finding and line (NDJSON)
  --summary         only the numbers at the end; with --json one object
  --quiet, -q       print nothing but errors; the exit code tells
  --no-color        no colours; NO_COLOR and FORCE_COLOR count as well

Works without server and database; nothing leaves the machine. Without a name standard input is read. Folders are
walked; binary files, .git and node_modules are left out. JSON, JSON lines, CSV and TSV are read by fields, whose
names count as context.

Word, Excel and PowerPoint files, PDF, HTML, XML, PNG, JPEG, BMP and TIFF are taken apart: hidden sheets, comments,
tracked changes and properties are read, and text in pictures, by OCR. Each has a process of its own; several are
read at once. JSON, HTML and XML that is not well-formed, or larger than 8 MB, is read as text.

A line of --json has file, line, column, start, end, entity_type, score and text. Lines and columns count from 1,
start and end from 0; columns and offsets are Unicode code points of the whole file. Of documents it has file, place,
entity_type, score and text, where place has what applies of page, slide, sheet, cell, paragraph, line, path and part;
of pictures boxes, too: left, top, width and height in pixels, one a line of text. text is masked like the table's
values unless --show-values is given.

Exit code: 0 nothing found, 1 something found, 2 wrong usage or a file that could not be read (others are scanned
all the same).

Examples:
  sfumato scan README.md src
  sfumato scan contracts scan.png --language de
  git diff | sfumato scan --quiet && git commit
  sfumato scan export.csv --json --show-values | jq -r 'select(.score > 0.8) | .text'`,
  failureCode: 2,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, { least: 0, most: Number.POSITIVE_INFINITY })
    const options = readSelection(values)
    const fileOptions = readFileOptions(values)
    const engine = await import('@sfumato/engine')
    const names = inputsOf(positionals)
    const documentOptions = readDocumentOptions(values)
    const detection = await prepareDetection(engine, { names, options, ...fileOptions, ...documentOptions })
    try {
      await detection.check().catch(explainRefusal)
      const report = createScanReport(values, detection.files)
      for await (const event of detection.run({ onStart: report.start })) report.take(event)
      return report.finish()
    } finally {
      await detection.close()
    }
  },
}
