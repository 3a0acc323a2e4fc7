import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

/** Other people's programs, asked what they can still read. */
const run = promisify(execFile)
const OPTIONS = { maxBuffer: 256 * 1024 * 1024, timeout: 280_000 }

export async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, [...args], { ...OPTIONS, encoding: 'utf8' })
  return stdout
}

export function makeFolder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `sfumato-${name}-`))
}

const FILTERS: Record<string, string> = {
  txt: 'txt:Text (encoded):UTF8',
  fodt: 'fodt',
  fodp: 'fodp',
  // Separator, quote, UTF-8, first line, ..., all sheets as files of their own (the last).
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1',
  docx: 'docx:MS Word 2007 XML',
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  pptx: 'pptx:Impress MS PowerPoint 2007 XML',
  pdf: 'pdf',
}

const GROUP = 50

/** Many files through few LibreOffice processes; the results lie in `to` under the same names. */
export async function convert(files: readonly string[], kind: string, to: string): Promise<void> {
  const profile = await makeFolder('office')
  for (let at = 0; at < files.length; at += GROUP) {
    await convertSome(files.slice(at, at + GROUP), kind, to, profile)
  }
}

/** A file that ends the program would take its group with it: halves find the one. */
async function convertSome(
  files: readonly string[],
  kind: string,
  to: string,
  profile: string,
): Promise<void> {
  const args = [
    `-env:UserInstallation=file://${profile}`,
    '--headless',
    '--convert-to',
    FILTERS[kind] ?? kind,
    '--outdir',
    to,
  ]
  const ended = await run('soffice', [...args, ...files], OPTIONS).then(
    () => true,
    () => false,
  )
  if (ended || files.length === 1) return
  const middle = files.length >> 1
  await convertSome(files.slice(0, middle), kind, to, profile)
  await convertSome(files.slice(middle), kind, to, profile)
}

/** What tesseract reads in each picture, with one start of the program for many. */
export async function readPictures(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  const folder = await makeFolder('ocr')
  const texts: string[] = []
  for (let at = 0; at < files.length; at += GROUP) {
    const group = files.slice(at, at + GROUP)
    await writeFile(join(folder, 'list.txt'), group.join('\n'))
    const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
    await run('tesseract', [join(folder, 'list.txt'), join(folder, 'out'), '-l', 'eng', '--psm', '6'], {
      ...OPTIONS,
      env,
    })
    const pages = (await readFile(join(folder, 'out.txt'), 'utf8')).split('\f')
    texts.push(...group.map((_, index) => pages[index] ?? ''))
  }
  return texts
}

/** All tags of all files by one exiftool, by file name. */
export async function readTags(folder: string): Promise<Map<string, Record<string, unknown>>> {
  const args = ['-a', '-u', '-U', '-G1', '-j', '-ee', '-q', folder]
  const json = await outputOf('exiftool', args).catch((error: { stdout?: string }) => error.stdout ?? '[]')
  const rows = JSON.parse(json || '[]') as Record<string, unknown>[]
  return new Map(rows.map((row) => [basename(String(row.SourceFile)), row]))
}
