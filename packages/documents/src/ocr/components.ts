import type { RasterPage } from './ocr.ts'

/** Blots of ink that hang together: letters, mostly. Ends are exclusive. */
export interface Component {
  left: number
  top: number
  right: number
  bottom: number
}

/** More pieces than the densest print has: a photo or noise, of which nothing is learnt. */
const MAX_PIECES = 400_000

export interface Greys {
  /** Parts ink from paper best (Otsu 1979: the largest variance between the two). */
  threshold: number
  /** How much of the page is darker than that. */
  darkShare: number
  /** The most frequent grey above it. */
  paper: number
}

/** Every third pixel of every third row says enough. */
export function inkThreshold({ pixels, width, height }: RasterPage): Greys {
  const counts = new Float64Array(256)
  let total = 0
  let sum = 0
  for (let y = 0; y < height; y += 3)
    for (let x = 0; x < width; x += 3) {
      const level = pixels[y * width + x]!
      counts[level]! += 1
      sum += level
      total += 1
    }
  let best = -1
  let threshold = 128
  let darkShare = 0
  let below = 0
  let sumBelow = 0
  for (let level = 0; level < 255; level++) {
    below += counts[level]!
    sumBelow += level * counts[level]!
    if (below === 0 || below === total) continue
    const distance = sumBelow / below - (sum - sumBelow) / (total - below)
    const variance = below * (total - below) * distance * distance
    if (variance > best) {
      best = variance
      threshold = level + 1
      darkShare = below / total
    }
  }
  let paper = threshold
  for (let level = threshold; level < 256; level++) if (counts[level]! > counts[paper]!) paper = level
  return { threshold, darkShare, paper }
}

/**
 * One pass over the rows: runs of ink that touch a run of the row above join its component. With `step` 2 only every
 * second pixel and row is looked at; boxes are in pixels of the page all the same.
 */
export function inkComponents(page: RasterPage, threshold: number, step = 1): Component[] {
  const { pixels, width, height } = page
  const pieces = new Pieces()
  let above = new Int32Array(0)
  let aboveCount = 0
  let row = new Int32Array(Math.ceil(width / step / 2 + 1) * 3)
  let spare = new Int32Array(row.length)
  for (let y = 0; y < height; y += step) {
    let count = 0
    let candidate = 0
    const offset = y * width
    for (let x = 0; x < width; x += step) {
      if (pixels[offset + x]! >= threshold) continue
      const start = x
      while (x < width && pixels[offset + x]! < threshold) x += step
      let label = -1
      while (candidate < aboveCount && above[candidate * 3 + 1]! < start) candidate += 1
      for (let next = candidate; next < aboveCount && above[next * 3]! <= x; next++)
        label = label < 0 ? pieces.root(above[next * 3 + 2]!) : pieces.join(label, above[next * 3 + 2]!)
      if (label < 0) label = pieces.add()
      if (label < 0) return []
      pieces.grow(label, start, y, Math.min(width, x), Math.min(height, y + step))
      row[count * 3] = start
      row[count * 3 + 1] = x
      row[count * 3 + 2] = label
      count += 1
    }
    above = row
    aboveCount = count
    row = spare
    spare = above
  }
  return pieces.components()
}

/** Components under way: a forest whose roots carry the boxes. */
class Pieces {
  #count = 0
  #parents = new Int32Array(4096)
  #boxes = new Int32Array(4096 * 4)

  add(): number {
    if (this.#count === MAX_PIECES) return -1
    if (this.#count === this.#parents.length) {
      this.#parents = grown(this.#parents)
      this.#boxes = grown(this.#boxes)
    }
    const label = this.#count++
    this.#parents[label] = label
    this.#boxes.set([0x7fffffff, 0x7fffffff, 0, 0], label * 4)
    return label
  }

  root(label: number): number {
    let at = label
    while (this.#parents[at] !== at) {
      this.#parents[at] = this.#parents[this.#parents[at]!]!
      at = this.#parents[at]!
    }
    return at
  }

  join(a: number, b: number): number {
    const into = this.root(a)
    const from = this.root(b)
    if (into === from) return into
    this.#parents[from] = into
    const boxes = this.#boxes
    this.grow(into, boxes[from * 4]!, boxes[from * 4 + 1]!, boxes[from * 4 + 2]!, boxes[from * 4 + 3]!)
    return into
  }

  grow(label: number, left: number, top: number, right: number, bottom: number): void {
    const boxes = this.#boxes
    const at = label * 4
    if (left < boxes[at]!) boxes[at] = left
    if (top < boxes[at + 1]!) boxes[at + 1] = top
    if (right > boxes[at + 2]!) boxes[at + 2] = right
    if (bottom > boxes[at + 3]!) boxes[at + 3] = bottom
  }

  components(): Component[] {
    const found: Component[] = []
    for (let label = 0; label < this.#count; label++) {
      if (this.#parents[label] !== label) continue
      const [left, top, right, bottom] = this.#boxes.subarray(label * 4, label * 4 + 4)
      found.push({ left: left!, top: top!, right: right!, bottom: bottom! })
    }
    return found
  }
}

function grown(old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(old.length * 2)
  larger.set(old)
  return larger
}

/** Those that could be letters: neither specks nor rules, frames or pictures. */
export function lettersAmong(components: readonly Component[], pageHeight: number): Component[] {
  return components.filter(({ left, top, right, bottom }) => {
    const width = right - left
    const height = bottom - top
    return height >= 5 && height < pageHeight / 10 && width >= 2 && width < height * 6
  })
}

/** Height of the small letters, more or less: the median, where wide ones count for more than dots and strokes. */
export function letterHeight(letters: readonly Component[]): number | undefined {
  const wide = letters.filter(({ left, top, right, bottom }) => (right - left) * 2 >= bottom - top)
  if (wide.length < 12) return undefined
  const heights = wide.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)
  return heights[heights.length >> 1]
}
