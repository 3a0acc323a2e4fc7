import type { Component } from './components.ts'

/** So many letters say enough about a page. */
const ASKED = 300

/**
 * Whether letters stand closer to those above and below them than to those beside them: so they do in lines that run
 * up or down. Columns of numbers stand under each other as well, but their digits are closest side by side.
 */
export function standCloserDownwards(letters: readonly Component[]): boolean {
  const every = Math.ceil(letters.length / ASKED)
  let downwards = 0
  let asked = 0
  for (let index = 0; index < letters.length; index += every) {
    const letter = letters[index]!
    const [beside, below] = nearest(letter, letters)
    if (beside === below) continue
    asked += 1
    if (below < beside) downwards += 1
  }
  return downwards * 2 > asked
}

/** The gaps to the nearest letter on its right and the nearest below it. */
function nearest(letter: Component, letters: readonly Component[]): [number, number] {
  let [beside, below] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const other of letters) {
    if (other === letter) continue
    const across = overlap(letter.top, letter.bottom, other.top, other.bottom)
    const down = overlap(letter.left, letter.right, other.left, other.right)
    if (across && !down && other.left >= letter.left) beside = Math.min(beside, other.left - letter.right)
    if (down && !across && other.top >= letter.top) below = Math.min(below, other.top - letter.bottom)
  }
  return [beside, below]
}

const overlap = (start: number, end: number, otherStart: number, otherEnd: number): boolean =>
  Math.min(end, otherEnd) - Math.max(start, otherStart) > Math.min(end - start, otherEnd - otherStart) / 2
