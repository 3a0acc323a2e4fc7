import { rm } from 'node:fs/promises'
import { encodeText } from '@sfumato/documents/text'
import { type Command, readArguments, UsageError } from '../command.ts'
import { documentKind } from '../files/document-files.ts'
import { type FoundFile, findFiles, inputsOf, readReason, STDIN } from '../files/find-files.ts'
import { decodeText, NotText, readBytes } from '../files/read-text.ts'
import { findSymmetricKey, readPrivateKey, readSymmetricKey } from '../key-material.ts'
import { OUTPUT_HELP, OUTPUT_OPTIONS, planOutputs, writeWhole } from '../outputs.ts'
import {
  type Changed,
  findEncrypted,
  fromSidecar,
  type Markup,
  type RestoreKeys,
  restoreText,
} from '../restore.ts'
import { newHash, readSidecar, SIDECAR_ENDING, type Sidecar } from '../sidecar.ts'
import { createProgress, plural, printable } from '../terminal.ts'

const OPTIONS = {
  ...OUTPUT_OPTIONS,
  'key-file': { type: 'string' },
  'private-key': { type: 'string' },
  quiet: { type: 'boolean', short: 'q', default: false },
} as const

type EngineModule = typeof import('@sfumato/engine')

export const deanonymizeCommand: Command = {
  name: 'deanonymize',
  summary: 'Restore what anonymize encrypted',
  usage: '[FILE|FOLDER|-]... [-o DIR | --in-place] [options]',
  help: `  --key-file FILE     key the values were encrypted with; left out: SFUMATO_KEY, else it is asked for
  --private-key FILE  private key of encrypt_asym, PEM without a password
${OUTPUT_HELP}
  --quiet, -q         print nothing but errors

With NAME${SIDECAR_ENDING} beside it an unchanged file comes back to the byte. Without it, or where the file was changed
since, values of encrypt are found by their form, wherever they were moved to; values of encrypt_asym need it.
Values that were taken out of HTML and XML are written with the escapes of their places. All values of a file come
back or none.

Exit code: 0 done, 2 wrong usage, wrong key, or a file that could not be read (others are done all the same).

Examples:
  sfumato deanonymize out/report.txt --key-file keys/sfumato.key > report.txt
  sfumato deanonymize out -o restored --private-key keys/sfumato-private.pem
  answer-of-a-model | sfumato deanonymize --key-file keys/sfumato.key`,
  failureCode: 2,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, { least: 0, most: Number.POSITIVE_INFINITY })
    const names = inputsOf(positionals)
    const keys = await readKeys(values, !names.includes(STDIN))
    const files: FoundFile[] = []
    const run = createRun(values.quiet)
    const options = {
      ...{ maxBytes: Number.POSITIVE_INFINITY, exceptEnding: SIDECAR_ENDING },
      ...(values.output === undefined ? {} : { exceptFolder: values.output }),
    }
    for await (const event of findFiles(names, options)) {
      if (event.kind === 'file') files.push(event)
      else if (event.kind === 'error') run.fail(event.path, event.reason)
    }
    const plan = await planOutputs(files, names, values)
    const module = await import('@sfumato/engine')
    for (const [file, target] of plan) {
      run.progress.show(`${run.done}/${plan.size} files  ${file.path}`)
      try {
        await restoreFile(module, file, target, keys, run)
      } catch (error) {
        const isLeftOut = error instanceof NotText && error.why === 'binary' && !file.isNamed
        if (isLeftOut) run.note(`${printable(file.path)} is left out: it is no text.`)
        else run.fail(file.path, reasonOf(error, module))
      }
    }
    return run.finish()
  },
}

async function readKeys(
  values: { 'key-file'?: string | undefined; 'private-key'?: string | undefined },
  mayAsk: boolean,
): Promise<RestoreKeys> {
  const { 'key-file': keyFile, 'private-key': privateKeyFile } = values
  const privateKey = privateKeyFile === undefined ? undefined : await readPrivateKey(privateKeyFile)
  const hasSymmetric = (await findSymmetricKey(keyFile, false)) !== undefined
  if (privateKey !== undefined && !privateKey.includes('PRIVATE KEY-----'))
    throw new UsageError(
      'The file of --private-key is no private key in PEM; the public key restores nothing.',
    )
  const isAsked = hasSymmetric || privateKey === undefined
  return {
    ...(isAsked ? { symmetric: await readSymmetricKey(keyFile, mayAsk) } : {}),
    ...(privateKey === undefined ? {} : { privateKey }),
  }
}

function createRun(isQuiet: boolean) {
  const progress = createProgress(!isQuiet)
  let hasFailed = false
  const say = (sentence: string) => {
    progress.clear()
    console.error(`sfumato: ${sentence}`)
  }
  return {
    progress,
    done: 0,
    restored: 0,
    note(sentence: string) {
      if (!isQuiet) say(sentence)
    },
    fail(path: string, reason: string) {
      hasFailed = true
      say(`${printable(path)} was not restored: ${reason}.`)
    },
    finish(): number {
      progress.clear()
      this.note(`${plural(this.restored, 'value')} restored in ${plural(this.done, 'file')}.`)
      return hasFailed ? 2 : 0
    },
  }
}

/** Something that is wrong with a file, said in the words that follow "was not restored: ". */
class Unrestorable extends Error {}

async function restoreFile(
  module: EngineModule,
  file: FoundFile,
  target: string | undefined,
  keys: RestoreKeys,
  run: ReturnType<typeof createRun>,
): Promise<void> {
  const anonymous = await readBytes(file.path)
  const sidecar = file.path === STDIN ? undefined : await readSidecar(file.path + SIDECAR_ENDING)
  const isFresh = sidecar?.sha256 === newHash().update(anonymous).digest('hex')
  const { text, encoding } = decodeText(anonymous, isFresh ? sidecar?.encoding : undefined)
  const changed =
    sidecar && isFresh
      ? fromSidecar(sidecar.items, module.offsetMap(text, 'codepoint').fromCaller)
      : foundByForm(text, file, sidecar, keys, run.note)
  const {
    text: restoredText,
    restored,
    left,
  } = await restoreText(
    module.deanonymize,
    text,
    changed,
    keys,
    // With a sidecar, it was taken for text, and has its escapes in the values.
    sidecar ? undefined : markupOf(file.path),
  )
  const bytes = encodeText(restoredText, encoding)
  if (!bytes) throw new Unrestorable('its encoding lacks characters of the values; convert it to UTF-8 first')
  if (left > 0)
    run.note(`${printable(file.path)}: ${plural(left, 'value')} left as they are; give the other key too.`)
  if (target === file.path && restored === 0) {
    run.done++
    return
  }
  await writeWhole(target, file.path, bytes)
  // What it says of the file is no longer true.
  if (target === file.path && isFresh && left === 0) await rm(file.path + SIDECAR_ENDING)
  run.done++
  run.restored += restored
}

const markupOf = (path: string): Markup | undefined =>
  documentKind(path) === 'markup' ? { isHtml: /html?$/i.test(path) } : undefined

function foundByForm(
  text: string,
  { path, isNamed }: FoundFile,
  sidecar: Sidecar | undefined,
  keys: RestoreKeys,
  note: (sentence: string) => void,
): Changed[] {
  if (keys.symmetric !== undefined) {
    if (sidecar)
      note(`${printable(path)} was changed since it was written; its values are found by their form.`)
    return findEncrypted(text)
  }
  if (sidecar)
    throw new Unrestorable(
      'it was changed since it was written, and its values cannot be told from other text; take it as it was',
    )
  if (isNamed)
    throw new Unrestorable(
      `its ${SIDECAR_ENDING} is missing, without which its values cannot be told from other text`,
    )
  note(`${printable(path)} has no ${SIDECAR_ENDING} and is taken as it is.`)
  return []
}

function reasonOf(error: unknown, module: EngineModule): string {
  if (error instanceof module.OperatorError)
    return error.code === 'DECRYPTION_FAILED'
      ? 'the key does not open its values, or one was altered; nothing was written'
      : 'its sidecar does not fit; take the one that was written with it'
  if (error instanceof NotText)
    return error.why === 'binary' ? 'it is no text' : 'not all of it is text of one encoding'
  if (error instanceof Unrestorable) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return code === undefined ? message : readReason(error)
}
