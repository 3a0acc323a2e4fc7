import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type AnalyzeResult, createEngine, DEFAULT_THRESHOLD } from '@sfumato/engine'
import type { Browser } from 'playwright-core'
import type { Box, DocumentTools } from '../src/document.ts'
import { PassageFinder } from '../src/find.ts'
import { type Picture, readPicture, redactPicture } from '../src/image/picture.ts'
import { createOcr } from '../src/ocr/create-ocr.ts'
import {
  LETTER_LANGUAGES,
  type LetterLanguage,
  type PlantedLetter,
  plantLetter,
  textOf,
} from './ocr-pages.ts'
import {
  CONDITIONS,
  type Condition,
  keptLetter,
  launch,
  type RenderedLetter,
  renderLetter,
} from './ocr-render.ts'

/**
 * Letters drawn by a browser, read and searched: how many of the planted values are found and covered, by
 * resolution, condition and language; whether a second reading of the redacted page still knows them; and what the
 * whole costs beside the bare engine.
 *
 *   node packages/documents/eval/ocr.ts [--languages en,de] [--dpi 300,150] [--conditions plain,skewed]
 *                                       [--seeds 1] [--second en,ru] [--time] [--verbose] [--pages folder to keep drawn pages in]
 */
const BARS: Readonly<Record<string, number>> = { 300: 0.97, 150: 0.93 }
const TIME_BAR = 1.2
/** A glyph counts as covered when it lies in the box or no further outside than this. */
const TOLERANCE_PIXELS = 3
const LIMITS = {
  characters: 1_000_000,
  unpackedBytes: 1e9,
  parts: 10_000,
  pages: 100,
  imagePixels: 25_000_000,
}

const { values: options } = parseArgs({
  options: {
    languages: { type: 'string', default: LETTER_LANGUAGES.map(({ code }) => code).join(',') },
    dpi: { type: 'string', default: '300,150' },
    conditions: { type: 'string', default: CONDITIONS.join(',') },
    seeds: { type: 'string', default: '1' },
    second: { type: 'string', default: 'en,ru,ja,ar' },
    time: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'fastest' },
    pages: { type: 'string' },
  },
})
const listed = (text: string): string[] => text.split(',').filter((part) => part !== '')

const engine = createEngine()
const ocr = createOcr({ env: process.env, engine: options.engine as 'fastest', deadlineMs: 300_000 })
let launched: Promise<Browser> | undefined
const browserOf = (): Promise<Browser> => {
  launched ??= launch()
  return launched
}

interface Outcome {
  dpi: string
  condition: Condition
  language: string
  planted: number
  found: number
  uncovered: number
  leaked: number
  checkedAgain: boolean
}

interface Found {
  entityType: string
  boxes: Box[]
  text: string
}

const analyze = (text: string, language: string): Promise<AnalyzeResult[]> =>
  engine.analyze({ text, language, offsetUnit: 'utf16', explain: true })

async function findAll(picture: Picture, language: string): Promise<Found[]> {
  const finder = new PassageFinder(picture.passages)
  const [results = [], ...inVariants] = await Promise.all(
    [finder.texts.text, ...finder.texts.variants].map((text) => analyze(text, language)),
  )
  return finder
    .find({ results, inVariants, scoreThreshold: DEFAULT_THRESHOLD })
    .map(({ passage, start, end, entityType, text }) => ({
      entityType,
      text,
      boxes: picture.boxesOf(passage, start, end),
    }))
}

/** Which type the engine sees in each value of the flawless text; what it misses there is not the reader's fault. */
async function typesOf(letter: PlantedLetter): Promise<(string | undefined)[]> {
  const text = textOf(letter)
  const results = await analyze(text, letter.language.code)
  const types: (string | undefined)[] = []
  let offset = 0
  for (const { before, value, after } of letter.paragraphs) {
    const start = offset + before.length
    const end = start + (value?.length ?? 0)
    if (value !== undefined)
      types.push(results.find((result) => result.start <= start && result.end >= end)?.entityType)
    offset = end + after.length + 1
  }
  return types
}

/** Share of the value's pixels that lie in one of the boxes, widened by so many pixels. */
function coverage(ink: Int32Array, width: number, boxes: readonly Box[], margin: number): number {
  let inside = 0
  for (const offset of ink) {
    const x = offset % width
    const y = Math.floor(offset / width)
    const isIn = boxes.some(
      ({ left, top, width: w, height: h }) =>
        x >= left - margin && x < left + w + margin && y >= top - margin && y < top + h + margin,
    )
    if (isIn) inside += 1
  }
  return inside / Math.max(1, ink.length)
}

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}@]/gu, '').toLowerCase()

async function evaluateLetter(language: LetterLanguage, seed: string, dpi: string, condition: Condition) {
  const letter = plantLetter(language, Number(seed))
  const { code } = letter.language
  const tools: DocumentTools = { limits: LIMITS, ocr, language: code }
  const rendered: RenderedLetter = await keptLetter(
    options.pages,
    `${code}-${seed}-${dpi}-${condition}`,
    async () => renderLetter(await browserOf(), letter, Number(dpi), condition),
  )
  const picture = await readPicture(rendered.picture, tools)
  const found = await findAll(picture, code)
  const types = await typesOf(letter)
  const planted = letter.paragraphs.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const outcome: Outcome = {
    ...{ dpi, condition, language: code, planted: 0, found: 0, uncovered: 0, leaked: 0 },
    checkedAgain: listed(options.second).includes(code),
  }
  for (const [index, value] of planted.entries()) {
    const type = types[index]
    if (type === undefined) {
      console.log(`  not found in the flawless text: ${code} ${value}`)
      continue
    }
    outcome.planted += 1
    const ink = rendered.ink[index]!
    const boxes = found.filter(({ entityType }) => entityType === type).flatMap((finding) => finding.boxes)
    if (coverage(ink, rendered.width, boxes, TOLERANCE_PIXELS) > 0.9) {
      outcome.found += 1
      const within = coverage(ink, rendered.width, boxes, TOLERANCE_PIXELS)
      if (within < 1) {
        outcome.uncovered += 1
        if (options.verbose)
          console.log(`  glyphs outside: ${code} ${dpi} ${condition} ${type} ${value} ${within.toFixed(4)}`)
      }
    } else if (options.verbose) {
      const at = picture.passages.find(({ text }) => bare(text).includes(bare(value).slice(0, 6)))
      console.log(
        `  missed: ${code} ${dpi} ${condition} ${type} ${value} | read near: ${at?.text.slice(-120).replaceAll('\n', '⏎') ?? '-'}`,
      )
    }
  }
  if (outcome.checkedAgain) {
    const boxes = found.flatMap((finding) => finding.boxes)
    const redacted = await redactPicture(rendered.picture, boxes, 'black', tools)
    const again = bare((await readPicture(redacted, tools)).passages.map(({ text }) => text).join(' '))
    const covered = planted.filter(
      (_, index) => coverage(rendered.ink[index]!, rendered.width, boxes, 3) > 0.9,
    )
    outcome.leaked = covered.filter((value) => again.includes(bare(value))).length
  }
  return outcome
}

/** Seconds of processor time of the process and of its children that have ended. */
function processorSeconds(): { own: number; children: number } {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]!.split(' ')
  const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / 100
  return { own: ticks(11), children: ticks(13) }
}

/** What the bare engine takes for the same file, and what reading it here takes, in processor time. */
async function timeRatio(): Promise<number> {
  const letter = plantLetter(LETTER_LANGUAGES[0]!, 1)
  const { picture } = await renderLetter(await browserOf(), letter, 300, 'plain')
  const tools: DocumentTools = { limits: LIMITS, ocr, language: 'en' }
  const bareSeconds: number[] = []
  const ownSeconds: number[] = []
  for (let round = 0; round < 4; round++) {
    const start = processorSeconds()
    await new Promise<void>((resolve) => {
      const child = spawn('tesseract', ['stdin', 'stdout', '-l', 'eng', 'tsv'], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        stdio: ['pipe', 'ignore', 'ignore'],
      })
      child.stdin.end(picture)
      child.on('close', () => resolve())
    })
    const between = processorSeconds()
    await readPicture(picture, tools)
    const end = processorSeconds()
    bareSeconds.push(between.children - start.children)
    ownSeconds.push(end.children - between.children + end.own - between.own)
  }
  const least = (seconds: number[]) => Math.min(...seconds)
  console.log(
    `A4, 300 dpi, processor seconds: bare ${least(bareSeconds).toFixed(2)}, whole ${least(ownSeconds).toFixed(2)}`,
  )
  return least(ownSeconds) / least(bareSeconds)
}

const outcomes: Outcome[] = []
for (const dpi of listed(options.dpi))
  for (const condition of listed(options.conditions) as Condition[])
    for (const code of listed(options.languages))
      for (const seed of listed(options.seeds)) {
        const language = LETTER_LANGUAGES.find((candidate) => candidate.code === code)!
        outcomes.push(await evaluateLetter(language, seed, dpi, condition))
      }

const sum = (rows: readonly Outcome[], field: 'planted' | 'found' | 'uncovered' | 'leaked') =>
  rows.reduce((total, row) => total + row[field], 0)
const recall = (rows: readonly Outcome[]) => sum(rows, 'found') / Math.max(1, sum(rows, 'planted'))

let failed = false
const codes = listed(options.languages)
console.log(`dpi  condition  all    ${codes.map((code) => code.padEnd(5)).join(' ')}  outside  leaked`)
for (const dpi of listed(options.dpi)) {
  for (const condition of listed(options.conditions)) {
    const rows = outcomes.filter((row) => row.dpi === dpi && row.condition === condition)
    const byLanguage = codes.map((code) =>
      recall(rows.filter(({ language }) => language === code)).toFixed(3),
    )
    const isMissed = recall(rows) < (BARS[dpi] ?? 0) || sum(rows, 'leaked') > 0 || sum(rows, 'uncovered') > 0
    failed ||= isMissed
    console.log(
      `${dpi}  ${condition.padEnd(9)}  ${recall(rows).toFixed(3)}  ${byLanguage.join(' ')}  ${String(sum(rows, 'uncovered')).padStart(7)}  ${String(sum(rows, 'leaked')).padStart(6)}${isMissed ? '  MISSED' : ''}`,
    )
  }
  const rows = outcomes.filter((row) => row.dpi === dpi)
  console.log(
    `${dpi}  all        ${recall(rows).toFixed(3)}  (${sum(rows, 'found')} of ${sum(rows, 'planted')})`,
  )
}
if (options.time) {
  const ratio = await timeRatio()
  failed ||= ratio > TIME_BAR
  console.log(`time beside the bare engine: ${ratio.toFixed(2)} (at most ${TIME_BAR})`)
}
if (launched) await (await launched).close()
await ocr.close()
await engine.close()
process.exitCode = failed ? 1 : 0
