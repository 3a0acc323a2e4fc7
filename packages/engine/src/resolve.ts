/**
 * Thins overlapping results to one per place. One rule: checksum-validated beats not validated, then higher
 * score, then longer, then catalog order (and the earlier start, so that the answer never depends on the order
 * of the input). Results come back sorted by start.
 */
export interface Span {
  start: number
  end: number
  score: number
  validated: boolean
  /** Place of the type in the catalog: lower comes first. */
  rank: number
}

const byPriority = (a: Span, b: Span): number =>
  Number(b.validated) - Number(a.validated) ||
  b.score - a.score ||
  b.end - b.start - (a.end - a.start) ||
  a.rank - b.rank ||
  a.start - b.start

export function resolve<S extends Span>(spans: readonly S[]): S[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || a.end - b.end)
  const kept: S[] = []
  // Overlaps only exist inside a cluster of touching spans; most clusters are a single span.
  for (let from = 0; from < sorted.length; ) {
    let reach = sorted[from]!.end
    let to = from + 1
    while (to < sorted.length && sorted[to]!.start < reach) {
      reach = Math.max(reach, sorted[to]!.end)
      to++
    }
    if (to === from + 1) kept.push(sorted[from]!)
    else kept.push(...resolveCluster(sorted.slice(from, to)))
    from = to
  }
  return kept
}

/** Best first; a span is kept when no kept span overlaps it. `cluster` is sorted by start. O(n log n). */
function resolveCluster<S extends Span>(cluster: readonly S[]): S[] {
  const order = [...cluster.keys()].sort((a, b) => byPriority(cluster[a]!, cluster[b]!) || a - b)
  const kept = new KeptByStart(cluster.length)
  for (const index of order) {
    const { start, end } = cluster[index]!
    const before = kept.lastUpTo(index)
    if (before >= 0 && cluster[before]!.end > start) continue
    const after = kept.firstAfter(index)
    if (after >= 0 && cluster[after]!.start < end) continue
    kept.add(index)
  }
  return kept.all().map((index) => cluster[index]!)
}

/** A set of indexes with neighbours in O(log n): a tree of counts (Fenwick). */
class KeptByStart {
  readonly #counts: Int32Array
  readonly #top: number

  constructor(size: number) {
    this.#counts = new Int32Array(size + 1)
    this.#top = 2 ** Math.floor(Math.log2(size))
  }

  add(index: number): void {
    for (let i = index + 1; i < this.#counts.length; i += i & -i) this.#counts[i]!++
  }

  /** How many are at or below the index. */
  #countUpTo(index: number): number {
    let count = 0
    for (let i = index + 1; i > 0; i -= i & -i) count += this.#counts[i]!
    return count
  }

  /** The index of the n-th kept one, from 1; -1 when there are fewer. */
  #nth(n: number): number {
    let position = 0
    let left = n
    for (let step = this.#top; step > 0; step >>= 1) {
      const next = position + step
      if (next < this.#counts.length && this.#counts[next]! < left) {
        position = next
        left -= this.#counts[next]!
      }
    }
    return position < this.#counts.length - 1 ? position : -1
  }

  lastUpTo(index: number): number {
    const count = this.#countUpTo(index)
    return count === 0 ? -1 : this.#nth(count)
  }

  firstAfter(index: number): number {
    return this.#nth(this.#countUpTo(index) + 1)
  }

  all(): number[] {
    const indexes: number[] = []
    for (let n = 1, index = this.#nth(1); index >= 0; index = this.#nth(++n)) indexes.push(index)
    return indexes
  }
}
