import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '../bench/corpus.ts'
import { analyze } from '../src/analyze.ts'

/**
 * Texts written by others that are about nobody: findings in them are counted as false alarms. Only what plainly
 * is what it is called is set apart: addresses of authors and web pages in licences, dates, test addresses in code.
 */
export interface PlainOutcome {
  name: string
  kilobytes: number
  plainlyRight: number
  findings: number
  perHundredKilobytes: number
  byType: Record<string, number>
  samples: { entityType: string; text: string; around: string }[]
}

const PIECE = 100_000

const PLAINLY_RIGHT: Readonly<Record<string, RegExp>> = {
  EMAIL_ADDRESS: /@/,
  URL: /:\/\/|^www\.|\.(?:com|org|net|io|dev|me|se|fr|de|it|eu|co\.uk)\b/,
  SOCIAL_MEDIA_HANDLE: /:\/\//,
  IP_ADDRESS: /^(?:\d+\.){3}\d+|:/,
  MAC_ADDRESS: /./,
  UUID: /./,
  DATE_TIME: /\d/,
}

export function evaluatePlain(name: string, text: string, ignore: ReadonlySet<string>): PlainOutcome {
  const byType: Record<string, number> = {}
  const samples: PlainOutcome['samples'] = []
  let findings = 0
  let plainlyRight = 0
  for (let at = 0; at < text.length; at += PIECE) {
    const piece = text.slice(at, at + PIECE)
    for (const { entityType, start, end, text: matched } of analyze({ text: piece, offsetUnit: 'utf16' })) {
      if (ignore.has(entityType)) continue
      if (PLAINLY_RIGHT[entityType]?.test(matched)) {
        plainlyRight++
        continue
      }
      findings++
      byType[entityType] = (byType[entityType] ?? 0) + 1
      if (byType[entityType] <= 5)
        samples.push({ entityType, text: matched, around: piece.slice(Math.max(0, start - 40), end + 20) })
    }
  }
  const kilobytes = text.length / 1000
  return {
    name,
    kilobytes,
    plainlyRight,
    findings,
    perHundredKilobytes: (findings / kilobytes) * 100,
    byType,
    samples,
  }
}

/** Files below the folder whose name fits, joined, up to a size. */
function gather(folder: string, fits: (file: string) => boolean, most: number): string {
  const parts: string[] = []
  let size = 0
  const visit = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (size >= most) return
      const child = join(path, entry.name)
      if (entry.isDirectory()) visit(child)
      else if (entry.isFile() && fits(entry.name) && statSync(child).size < 200_000) {
        const text = readFileSync(child, 'utf8')
        parts.push(text)
        size += text.length
      }
    }
  }
  visit(folder)
  return parts.join('\n\n')
}

export const licenceTexts = (modules: string): string =>
  gather(modules, (file) => /^licen[cs]e/i.test(file), 600_000)

export const sourceCode = (modules: string): string =>
  gather(modules, (file) => /\.(?:c?js|mjs|ts)$/.test(file) && !/\.min\.|locale|test/i.test(file), 1_500_000)

/** Machine logs without addresses: counters, durations, hashes, identifiers. */
export function machineLog(length: number): string {
  const random = seededRandom(11)
  const below = (limit: number): number => Math.floor(random() * limit)
  const hex = (count: number): string => Array.from({ length: count }, () => below(16).toString(16)).join('')
  const lines = [
    () =>
      `level=info msg="compacted block" block=${below(1e9)} duration=${below(1e6)}us bytes=${below(1e10)}`,
    () =>
      `[${below(99999)}.${below(1e6)}] usb ${below(9)}-${below(9)}: new high-speed device number ${below(99)}`,
    () => `worker ${below(64)} finished job ${below(1e12)} in ${below(9999)} ms, queue depth ${below(500)}`,
    () =>
      `commit ${hex(40)} touched ${below(900)} files, ${below(1e5)} insertions(+), ${below(1e5)} deletions(-)`,
    () =>
      `GC: heap ${below(4096)}MB -> ${below(4096)}MB, pause ${below(200)}.${below(999)}ms, cycle ${below(1e7)}`,
    () =>
      `order=${below(1e9)} item=${below(1e8)} qty=${below(90)} price=${below(900)}.${10 + below(89)} batch=${hex(8)}`,
  ]
  let text = ''
  while (text.length < length) text += `${lines[below(lines.length)]!()}\n`
  return text
}

/** Tables of numbers of 1 to 19 digits. */
export function numberTable(length: number): string {
  const random = seededRandom(13)
  const below = (limit: number): number => Math.floor(random() * limit)
  let text = 'run\tcount\ttotal\tmean\tsize\n'
  while (text.length < length) {
    const cells = Array.from({ length: 6 }, () => {
      const digits = 1 + below(19)
      const whole = Array.from({ length: digits }, (_, i) => (i === 0 ? 1 + below(9) : below(10))).join('')
      return below(3) === 0 ? `${whole.slice(0, 6)}.${below(1e6)}` : whole
    })
    text += `${cells.join('\t')}\n`
  }
  return text
}

/** The first part of each text file of a folder, plain or compressed with xz. */
export function foreignTexts(folder: string, perFile = 100_000): { name: string; text: string }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /\.txt(?:\.xz)?$/.test(file))
    .sort()
    .map((file) => {
      const path = join(folder, file)
      const text = file.endsWith('.xz')
        ? execFileSync('sh', ['-c', `xz -dc "$1" 2>/dev/null | head -c ${perFile}`, 'sh', path], {
            encoding: 'utf8',
          })
        : readFileSync(path, 'utf8').slice(0, perFile)
      return { name: file, text }
    })
}
