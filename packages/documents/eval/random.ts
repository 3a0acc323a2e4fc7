/** Numbers by seed (mulberry32), so that a failing file can be made again. */
export interface Random {
  /** From 0 up to, not including, `limit`. */
  below(limit: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  digits(count: number): string
}

export function createRandom(seed: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5f356495) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)]!,
    digits(count) {
      let digits = String(1 + below(9))
      while (digits.length < count) digits += String(below(10))
      return digits
    },
  }
}
