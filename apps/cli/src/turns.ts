/** A file that takes longer does not hold up the others; they are then numbered first. */
const LONGEST_WAIT_MS = 5000

/**
 * Files are worked on at once, but numbers are given in their order, so that a run over the same files gives the
 * same numbers. Only as good as the patience above: the order is a courtesy, equal numbers for equal values are
 * the promise.
 */
export class Turns<Thing> {
  readonly #places: Map<Thing, number>
  readonly #isOver: boolean[]
  readonly #waiting = new Map<number, () => void>()
  /** All before it are over. */
  #next = 0

  readonly #longestWaitMs: number

  constructor(things: readonly Thing[], longestWaitMs = LONGEST_WAIT_MS) {
    this.#longestWaitMs = longestWaitMs
    this.#places = new Map(things.map((thing, index) => [thing, index]))
    this.#isOver = things.map(() => false)
  }

  async wait(thing: Thing): Promise<void> {
    const place = this.#places.get(thing) ?? 0
    if (place <= this.#next) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.set(place, resolve)
    const timer = setTimeout(resolve, this.#longestWaitMs)
    await promise
    clearTimeout(timer)
    this.#waiting.delete(place)
  }

  /** May be said more than once. */
  over(thing: Thing): void {
    const place = this.#places.get(thing)
    if (place !== undefined) this.#isOver[place] = true
    while (this.#isOver[this.#next]) this.#waiting.get(++this.#next)?.()
  }
}
