import { documentKind } from './files/document-files.ts'
import type { FoundFile } from './files/find-files.ts'
import { createProgress, plural } from './terminal.ts'

/** Roughly how the work on files of one size compares: a picture of a page takes as long as megabytes of text. */
const WORK: Readonly<Record<NonNullable<ReturnType<typeof documentKind>> | 'text', [number, number]>> = {
  text: [100_000, 1],
  markup: [1_000_000, 10],
  office: [4_000_000, 20],
  pdf: [4_000_000, 40],
  picture: [8_000_000, 10],
}

const workOf = ({ path, sizeBytes }: FoundFile): number => {
  const [each, perByte] = WORK[documentKind(path) ?? 'text']
  return each + sizeBytes * perByte
}

/** Earlier than this any estimate is a guess. */
const ESTIMATE_AFTER_MS = 3000
const ESTIMATE_FROM_SHARE = 0.02

/** 'about 40 s left'; undefined while there is too little to tell from. */
export function timeLeft(elapsedMs: number, shareDone: number): string | undefined {
  if (elapsedMs < ESTIMATE_AFTER_MS || shareDone < ESTIMATE_FROM_SHARE || shareDone >= 1) return undefined
  const seconds = Math.ceil((elapsedMs / shareDone - elapsedMs) / 1000)
  if (seconds < 100) return `about ${seconds} s left`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `about ${minutes} min left` : `about ${Math.round(minutes / 60)} h left`
}

const BAR_WIDTH = 16

export function bar(shareDone: number): string {
  const full = Math.max(0, Math.min(BAR_WIDTH, Math.floor(shareDone * BAR_WIDTH)))
  return `[${'='.repeat(full)}${' '.repeat(BAR_WIDTH - full)}]`
}

const BETWEEN_REFRESHES_MS = 500

/** A bar, how many files are done, what else there is to count, the time left, and a file that is worked on. */
export function createFileProgress(files: readonly FoundFile[], isWanted: boolean, counted?: () => string) {
  const progress = createProgress(isWanted)
  const startedAt = performance.now()
  const total = files.reduce((sum, file) => sum + workOf(file), 0)
  const underway = new Set<FoundFile>()
  const over = new Set<FoundFile>()
  let workDone = 0

  const show = () => {
    const share = total === 0 ? 0 : workDone / total
    const words = [
      `${over.size}/${plural(files.length, 'file')}`,
      counted?.(),
      timeLeft(performance.now() - startedAt, share),
    ].filter((word) => word !== undefined)
    // The one that has taken longest: the others come and go.
    const [longest] = underway
    progress.show(`${bar(share)} ${words.join(', ')}${longest ? `  ${longest.path}` : ''}`)
  }
  const refresh = progress.isVisible ? setInterval(show, BETWEEN_REFRESHES_MS).unref() : undefined

  return {
    start(file: FoundFile) {
      underway.add(file)
      show()
    },
    /** Whatever became of it. May be said more than once. */
    over(file: FoundFile) {
      underway.delete(file)
      if (over.has(file)) return
      over.add(file)
      workDone += workOf(file)
      show()
    },
    clear: progress.clear,
    /** Writes a sentence on standard error, over the line. */
    say(sentence: string) {
      progress.clear()
      console.error(sentence)
    },
    end() {
      clearInterval(refresh)
      progress.clear()
    },
  }
}
