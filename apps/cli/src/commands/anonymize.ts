import { randomBytes } from 'node:crypto'
import { encodeText } from '@sfumato/documents/text'
import { type Command, readArguments, UsageError } from '../command.ts'
import { type Detection, prepareDetection, type Segment } from '../detect.ts'
import { createDocumentWriter, FILL_COLORS, type FillColor } from '../document-writer.ts'
import { createFileProgress } from '../file-progress.ts'
import { writtenName } from '../files/document-files.ts'
import { type FoundFile, inputsOf, STDIN } from '../files/find-files.ts'
import type { TextEncoding } from '../files/text-encoding.ts'
import { readPublicKey, readSymmetricKey } from '../key-material.ts'
import { OPERATORS_HELP, type Operators, readOperators } from '../operators.ts'
import {
  modeOf,
  OUTPUT_HELP,
  OUTPUT_OPTIONS,
  type Output,
  openOutput,
  outputReason,
  planOutputs,
  standardOutput,
} from '../outputs.ts'
import { type RewriteContext, rewriteSegment } from '../rewrite.ts'
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
import { newHash, printSidecar, SIDECAR_ENDING, type SidecarItem } from '../sidecar.ts'
import { NOT_READ, plural, printable } from '../terminal.ts'

const OPTIONS = {
  ...SELECTION_OPTIONS,
  ...FILE_OPTIONS,
  ...OUTPUT_OPTIONS,
  ...DOCUMENT_OPTIONS,
  'fill-color': { type: 'string', default: 'black' },
  operators: { type: 'string', default: 'replace' },
  'key-file': { type: 'string' },
  'public-key': { type: 'string' },
  quiet: { type: 'boolean', short: 'q', default: false },
} as const

type EngineModule = typeof import('@sfumato/engine')

export const anonymizeCommand: Command = {
  name: 'anonymize',
  summary: 'Replace, mask or encrypt the personal data in files, folders or standard input',
  usage: '[FILE|FOLDER|-]... [-o DIR | --in-place] [options]',
  help: `${OPERATORS_HELP}
  --key-file FILE   key of encrypt; left out: SFUMATO_KEY, else it is asked for
  --public-key FILE key of encrypt_asym, PEM
${OUTPUT_HELP}
${SELECTION_HELP}
${FILE_HELP}
${DOCUMENT_HELP}
  --fill-color C    ${FILL_COLORS.join(', ')}: of the boxes over values in pictures; left out: black
  --quiet, -q       print nothing but errors

Works without server and database; nothing leaves the machine. JSON, CSV and TSV stay what they are; those
that are not well-formed are taken for text, and that is said. Two names of fields that become equal get numbers.
Binary files are left out and not copied. Beside a text with values that can be restored lies NAME${SIDECAR_ENDING}
with their places, types and operators, never the values; "sfumato deanonymize" needs it for encrypt_asym, and for
encrypt to be exact to the byte.

Word, Excel and PowerPoint files, PDF, HTML and XML are taken apart and written again in the same format, with the
layout kept and the values gone from every part: comments, tracked changes, hidden sheets, properties. What cannot be
looked into (macros, attachments, ...) is left out, and said so. Documents have no ${SIDECAR_ENDING}: encrypted
values stand in their text, to be restored from there. HTML and XML that is not well-formed is refused; with
--format text it is taken for text, in which values behind escapes are not seen.

In pictures (PNG, JPEG, BMP, TIFF) operators other than keep do not apply: boxes are painted over the values, and
nothing but the pixels is kept. BMP and TIFF become PNG, JPEG does with a --fill-color other than black; files with
macros become files without. A TIFF of several pages is refused.

Exit code: 0 done, 2 wrong usage or a file that could not be worked on (others are done all the same).

Examples:
  sfumato anonymize letters -o letters-anonymous --operators numbered
  sfumato anonymize report.docx scan.png -o out
  sfumato anonymize report.txt -o out --operators encrypt --key-file keys/sfumato.key
  psql -c 'table customers' --csv | sfumato anonymize --format csv --operators synthetic`,
  failureCode: 2,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, { least: 0, most: Number.POSITIVE_INFINITY })
    const names = inputsOf(positionals)
    const options = readSelection(values)
    const fillColor = readFillColor(values['fill-color'])
    const module = await import('@sfumato/engine')
    const operators = await readOperators(values.operators, catalogTypes(module), {
      symmetric: () => readSymmetricKey(values['key-file'], !names.includes(STDIN)),
      publicKey: () => readPublicKey(values['public-key']),
    })
    await tryOperators(module, operators)
    const detection = await prepareDetection(module, {
      ...{ names, options, willRewrite: true, exceptEnding: SIDECAR_ENDING },
      ...readFileOptions(values),
      ...readDocumentOptions(values),
      ...(values.output === undefined ? {} : { exceptFolder: values.output }),
    })
    try {
      await detection.check().catch(explainRefusal)
      const plan = await planOutputs(detection.files, names, values, {
        ...{ extraEnding: SIDECAR_ENDING, nameFor: (name) => writtenName(name, fillColor) },
      })
      const context: RewriteContext = {
        ...{ module, operators, language: options.language ?? 'en' },
        ...{ numbering: module.createMemoryNumbering(), secret: randomBytes(32) },
      }
      return await anonymizeFiles(detection, plan, context, { ...values, fillColor })
    } finally {
      await detection.close()
    }
  },
}

function readFillColor(name: string): FillColor {
  const color = FILL_COLORS.find((known) => known === name.toLowerCase())
  if (!color) throw new UsageError(`--fill-color is one of ${FILL_COLORS.join(', ')}.`)
  return color
}

const catalogTypes = (module: EngineModule): ReadonlySet<string> =>
  new Set(module.createEngine().catalog.map(({ type }) => type))

/** An operator whose key cannot be used says so now, not after the first finding. */
async function tryOperators(module: EngineModule, operators: Operators): Promise<void> {
  const distinct = new Map(Object.values(operators).map((operator) => [operator.type, operator]))
  for (const operator of distinct.values()) {
    const results = [{ entityType: 'PERSON', start: 0, end: 1, score: 1 }]
    await module
      .anonymize({ text: 'x', results, operators: { DEFAULT: operator } })
      .catch((error: unknown) => {
        if (!(error instanceof module.OperatorError)) throw error
        throw new UsageError(
          operator.type === 'encrypt_asym'
            ? 'The file of --public-key is no RSA public key in PEM; "sfumato keys generate" makes one.'
            : `The operator ${operator.type} cannot be used: ${error.message}`,
        )
      })
  }
}

/** One file on its way to its output. */
interface Work {
  output: Output
  target: string | undefined
  mode: number
  encoding: TextEncoding
  hash: ReturnType<typeof newHash>
  /** Code points written so far. */
  length: number
  items: SidecarItem[]
}

const BROKEN: Record<NonNullable<Segment['broken']>, string> = {
  json: 'is no well-formed JSON and was taken for text',
  lines: 'has lines that are no well-formed JSON; they were taken for text',
  table: 'is no well-formed table and was taken for text',
}

interface RunOptions {
  quiet: boolean
  'in-place': boolean
  force: boolean
  fillColor: FillColor
}

async function anonymizeFiles(
  detection: Detection,
  plan: ReadonlyMap<FoundFile, string | undefined>,
  context: RewriteContext,
  { quiet, 'in-place': isInPlace, force: mayReplace, fillColor }: RunOptions,
): Promise<number> {
  const progress = createFileProgress(detection.files, !quiet)
  const writer = createDocumentWriter({ context, plan, isInPlace, mayReplace, fillColor })
  const counts = new Map<string, number>()
  let work: Work | undefined
  let failedPath: string | undefined
  let toldPath: string | undefined
  let done = 0
  let hasFailed = false
  const note = (sentence: string) => {
    if (!quiet) progress.say(`sfumato: ${sentence}`)
  }
  const fail = async (path: string, reason: string) => {
    hasFailed = true
    failedPath = path
    progress.say(`sfumato: ${printable(path)} was not anonymized: ${reason}.`)
    await work?.output.abandon()
    work = undefined
  }
  const succeed = (types: readonly string[]) => {
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
    done++
  }
  const end = (file: FoundFile) => {
    progress.over(file)
    writer.turns.over(file)
  }
  for await (const event of detection.run({ onStart: progress.start, writer })) {
    if (event.kind === 'error') {
      await fail(event.path, event.reason)
      if (event.file) end(event.file)
    } else if (event.kind === 'too-large')
      note(`${printable(event.path)} is left out: too large. Name it, or raise --max-size.`)
    else if (event.kind === 'segment') {
      if (event.file.path === failedPath) continue
      try {
        work ??= await begin(event, plan.get(event.file))
        await writeSegment(event, work, context)
        if (event.broken && event.file.path !== toldPath) {
          toldPath = event.file.path
          note(`${printable(toldPath)} ${BROKEN[event.broken]}, in which values behind escapes are not seen.`)
        }
      } catch (error) {
        await fail(event.file.path, reasonOf(error))
      }
    } else {
      if (event.kind === 'document') {
        for (const sentence of event.written?.notes ?? []) note(sentence)
        succeed(event.written?.types ?? [])
      } else if (event.kind === 'binary') {
        if (event.file.isNamed) await fail(event.file.path, NOT_READ)
        else note(`${printable(event.file.path)} is left out: ${NOT_READ}.`)
      } else if (event.file.path !== failedPath) {
        try {
          if (work) await finish(work, context, isInPlace)
          succeed(work?.items.map(({ entity_type }) => entity_type) ?? [])
        } catch (error) {
          await fail(event.file.path, reasonOf(error))
        }
        work = undefined
      }
      end(event.file)
    }
  }
  progress.end()
  if (!quiet) console.error(summary(done, counts))
  return hasFailed ? 2 : 0
}

async function begin({ file, encoding }: Segment, target: string | undefined): Promise<Work> {
  const rest = { target, encoding, hash: newHash(), length: 0, items: [] }
  if (target === undefined) return { ...rest, output: standardOutput, mode: 0 }
  const mode = await modeOf(file.path)
  return { ...rest, output: await openOutput(target, mode), mode }
}

class Unwritable extends Error {}

async function writeSegment(segment: Segment, work: Work, context: RewriteContext): Promise<void> {
  const { text, items } = await rewriteSegment(segment, context)
  const bytes = encodeText(text, segment.encoding)
  if (!bytes)
    throw new Unwritable(
      'what stands in for its values has characters that its encoding has not; convert it to UTF-8 first ("iconv")',
    )
  const { toCaller } = context.module.offsetMap(text, 'codepoint')
  for (const item of items)
    work.items.push({
      ...item,
      start: work.length + toCaller(item.start),
      end: work.length + toCaller(item.end),
    })
  work.length += toCaller(text.length)
  work.hash.update(bytes)
  await work.output.write(bytes)
}

/** The sidecar first: a file without it might never be restored, a sidecar without its file harms nobody. */
async function finish(work: Work, context: RewriteContext, isInPlace: boolean): Promise<void> {
  const { output, target, mode, encoding, hash, items } = work
  if (isInPlace && items.length === 0) return output.abandon()
  if (target !== undefined && items.some(({ operator }) => context.module.isReversible(operator))) {
    const sidecar = await openOutput(target + SIDECAR_ENDING, mode)
    await sidecar.write(
      Buffer.from(printSidecar({ version: 1, sha256: hash.digest('hex'), encoding, items })),
    )
    await sidecar.finish()
  }
  await output.finish()
}

function reasonOf(error: unknown): string {
  if (error instanceof Unwritable) return error.message
  return typeof (error as NodeJS.ErrnoException).code === 'string'
    ? outputReason(error)
    : 'the operators could not be applied'
}

function summary(done: number, counts: ReadonlyMap<string, number>): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const types = [...counts].sort(([, m], [, n]) => n - m).map(([type, count]) => `${type} ${count}`)
  return `sfumato: ${plural(total, 'value')} changed in ${plural(done, 'file')}${types.length > 0 ? `: ${types.join(', ')}` : ''}.`
}
