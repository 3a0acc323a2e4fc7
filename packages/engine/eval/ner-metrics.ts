/**
 * Strict span F1 and overlap figures per corpus and label: the definitions of training/sfner/metrics.py, so that
 * figures of both sides can be compared.
 */
export type Labelled = readonly [start: number, end: number, label: string]

type Field = 'strict' | 'gold' | 'found' | 'touched' | 'touching'

export class Counts {
  readonly #counts: Record<Field, Map<string, number>> = {
    strict: new Map(),
    gold: new Map(),
    found: new Map(),
    /** Gold spans that a found span of the label overlaps. */
    touched: new Map(),
    /** Found spans that overlap a gold span of the label. */
    touching: new Map(),
  }

  add(gold: readonly Labelled[], found: readonly Labelled[]): void {
    const keys = new Set(gold.map((span) => span.join(' ')))
    const overlap = (a: Labelled, b: Labelled): boolean => a[2] === b[2] && a[0] < b[1] && b[0] < a[1]
    for (const span of found) {
      this.#bump('found', span[2])
      if (keys.has(span.join(' '))) this.#bump('strict', span[2])
      if (gold.some((other) => overlap(span, other))) this.#bump('touching', span[2])
    }
    for (const span of gold) {
      this.#bump('gold', span[2])
      if (found.some((other) => overlap(span, other))) this.#bump('touched', span[2])
    }
  }

  merge(other: Counts): void {
    for (const [field, counts] of Object.entries(other.#counts))
      for (const [label, count] of counts) this.#bump(field as Field, label, count)
  }

  get labels(): string[] {
    return [...this.#counts.gold.keys()].sort()
  }

  total(field: Field, label?: string): number {
    const counts = this.#counts[field]
    if (label !== undefined) return counts.get(label) ?? 0
    return [...counts.values()].reduce((sum, count) => sum + count, 0)
  }

  f1(label?: string): number {
    const parts = this.total('gold', label) + this.total('found', label)
    return parts === 0 ? 0 : (2 * this.total('strict', label)) / parts
  }

  overlapPrecision(label?: string): number | undefined {
    const found = this.total('found', label)
    return found === 0 ? undefined : this.total('touching', label) / found
  }

  overlapF1(label?: string): number {
    const precision = this.overlapPrecision(label) ?? 0
    const recall = this.total('touched', label) / (this.total('gold', label) || 1)
    return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  }

  overlapRecall(label: string): number | undefined {
    const gold = this.total('gold', label)
    return gold === 0 ? undefined : this.total('touched', label) / gold
  }

  #bump(field: Field, label: string, by = 1): void {
    this.#counts[field].set(label, (this.#counts[field].get(label) ?? 0) + by)
  }
}

export const mean = (values: readonly (number | undefined)[]): number => {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** [raw score, exactly right] of found spans. */
export type Scored = readonly [score: number, right: boolean]

/**
 * A rising curve through how often spans of a raw score are exactly right: pool adjacent violators, then points
 * to interpolate between.
 */
export function risingCurve(pairs: readonly Scored[], points = 16): [number, number][] {
  const sorted = [...pairs].sort((a, b) => a[0] - b[0])
  const blocks: { right: number; count: number }[] = []
  for (const [, right] of sorted) {
    blocks.push({ right: Number(right), count: 1 })
    for (;;) {
      const last = blocks.at(-1)!
      const before = blocks.at(-2)
      if (!before || before.right / before.count < last.right / last.count) break
      blocks.pop()
      before.right += last.right
      before.count += last.count
    }
  }
  const fitted = blocks.flatMap(({ right, count }) => Array<number>(count).fill(right / count))
  const curve: [number, number][] = [[0, 0]]
  for (let point = 0; point < points; point++) {
    const from = Math.floor((point * sorted.length) / points)
    const to = Math.floor(((point + 1) * sorted.length) / points)
    if (to === from) continue
    const average = (value: (index: number) => number): number => {
      let sum = 0
      for (let index = from; index < to; index++) sum += value(index)
      return Number((sum / (to - from)).toFixed(4))
    }
    curve.push([average((index) => sorted[index]![0]), average((index) => fitted[index]!)])
  }
  const last = curve.at(-1)!
  if (last[0] < 1) curve.push([1, Math.max(last[1], 0.99)])
  return curve
}

/** Rows of ten: from, spans, mean score, share right. */
export function reliability(
  pairs: readonly Scored[],
): { from: number; spans: number; score: number; right: number }[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const inside = pairs.filter(([score]) => Math.min(9, Math.floor(score * 10)) === tenth)
    return {
      from: tenth / 10,
      spans: inside.length,
      score: mean(inside.map(([score]) => score)),
      right: mean(inside.map(([, right]) => Number(right))),
    }
  }).filter(({ spans }) => spans >= 20)
}
