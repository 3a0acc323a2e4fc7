import type { Component } from './components.ts'

/** Pages are laid askew by a few degrees at most; beyond, the reading would not be one of lines any more. */
const MAX_DEGREES = 6
/** Fewer letters than this lie on no line to speak of. */
const MIN_LETTERS = 40
/** At most so many are looked at: a page has a few thousand. */
const MAX_LETTERS = 4_000

/** Lines of letters and how far they fall. */
export interface Lines {
  /** Clockwise, in degrees; 0 where no angle stands out. */
  degrees: number
  /** How closely the feet of the letters gather on rows under the best angle. */
  strength: number
}

/**
 * The angle by which lines fall to the right (clockwise, in degrees), 0 where no angle stands out: the one under
 * which the feet of the letters gather on the fewest rows.
 */
export function linesOf(letters: readonly Component[], heightOfLetters: number): Lines {
  const every = Math.ceil(letters.length / MAX_LETTERS)
  const feet = letters
    .filter((_, index) => index % every === 0)
    .map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }))
  // Feet within a fifth of a letter are on one row.
  const rowHeight = Math.max(1, heightOfLetters / 5)
  const gathered = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180)
    const rows = new Map<number, number>()
    for (const { x, y } of feet) {
      const row = Math.floor((y - x * slope) / rowHeight)
      rows.set(row, (rows.get(row) ?? 0) + 1)
    }
    let sum = 0
    for (const count of rows.values()) sum += count * count
    return sum
  }
  const level = gathered(0)
  if (letters.length < MIN_LETTERS) return { degrees: 0, strength: level }
  const best = bestOf(-MAX_DEGREES, MAX_DEGREES, 0.25, gathered)
  const fine = bestOf(best - 0.25, best + 0.25, 0.05, gathered)
  const strength = gathered(fine)
  return { degrees: strength > level * 1.2 ? fine : 0, strength }
}

function bestOf(from: number, to: number, step: number, score: (degrees: number) => number): number {
  let best = from
  let bestScore = -1
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const value = score(degrees)
    if (value > bestScore) {
      bestScore = value
      best = degrees
    }
  }
  return best
}
