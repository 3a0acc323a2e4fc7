import { wantsColor } from './environment.ts'

/** What people see: colours, values half hidden, progress that leaves no trace. */

const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], yellow: [33, 39], cyan: [36, 39] } as const

export type Paint = Record<keyof typeof CODES, (text: string) => string>

export function painter(stream: { isTTY?: boolean }, isRefused = false): Paint {
  const isOn = !isRefused && wantsColor(stream)
  const paint = ([open, close]: readonly [number, number]) =>
    isOn ? (text: string) => `\u001b[${open}m${text}\u001b[${close}m` : (text: string) => text
  return {
    bold: paint(CODES.bold),
    dim: paint(CODES.dim),
    red: paint(CODES.red),
    yellow: paint(CODES.yellow),
    cyan: paint(CODES.cyan),
  }
}

/** Control characters and direction marks could rewrite what stands on the screen; they are shown as a dot. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '·')

const LONGEST_SHOWN = 60

/** The first characters of a value, on one line. */
export function shortened(value: string): string {
  const characters = Array.from(value.slice(0, 2 * LONGEST_SHOWN))
  const isWhole = characters.length <= LONGEST_SHOWN && value.length <= 2 * LONGEST_SHOWN
  return printable(isWhole ? value : `${characters.slice(0, LONGEST_SHOWN - 1).join('')}…`)
}

const MOST_ENDS_SHOWN = 2
const MOST_STARS = 12

/** Enough of both ends to recognise a value one knows, too little to learn one: at most two characters each. */
export function masked(value: string): string {
  const characters = Array.from(value)
  const ends = Math.min(MOST_ENDS_SHOWN, Math.floor(characters.length / 6))
  const stars = '*'.repeat(Math.min(characters.length - 2 * ends, MOST_STARS))
  return printable(
    characters.slice(0, ends).join('') + stars + characters.slice(characters.length - ends).join(''),
  )
}

/** Why a file is passed over. */
export const NOT_READ = 'it is neither text nor a document that can be read'

const BETWEEN_UPDATES_MS = 100

export interface Progress {
  /** False where nothing is ever shown. */
  isVisible: boolean
  show(line: string): void
  /** To be called before anything else is written to the terminal. */
  clear(): void
}

const SILENT: Progress = { isVisible: false, show() {}, clear() {} }

/** One line on standard error that is written over; nothing at all where that is no terminal. */
export function createProgress(isWanted: boolean): Progress {
  const { stderr } = process
  if (!isWanted || !stderr.isTTY) return SILENT
  let lastShown = performance.now()
  let isShown = false
  return {
    isVisible: true,
    show(line) {
      const now = performance.now()
      if (now - lastShown < BETWEEN_UPDATES_MS) return
      lastShown = now
      isShown = true
      stderr.write(
        `\r\u001b[K${Array.from(printable(line))
          .slice(0, (stderr.columns || 80) - 1)
          .join('')}`,
      )
    },
    clear() {
      if (isShown) stderr.write('\r\u001b[K')
      isShown = false
    },
  }
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
