/** Choices that follow from a seed alone. Fakes reveal at most the seed, which is a keyed hash of one value. */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter: number

  /** At least 16 bytes. */
  constructor(seed: Buffer) {
    this.#a = seed.readUInt32LE(0)
    this.#b = seed.readUInt32LE(4)
    this.#c = seed.readUInt32LE(8)
    this.#counter = seed.readUInt32LE(12)
    for (let i = 0; i < 12; i++) this.#next()
  }

  /** sfc32 (C. Doty-Humphrey, PractRand, public domain). */
  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return sum >>> 0
  }

  /** 0 to limit - 1. */
  below(limit: number): number {
    return Math.floor((this.#next() / 2 ** 32) * limit)
  }

  between(first: number, last: number): number {
    return first + this.below(last - first + 1)
  }

  pick<Item>(list: readonly Item[]): Item {
    return list[this.below(list.length)]!
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('')
  }
}
