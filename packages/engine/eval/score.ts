/**
 * Precision and recall of spans. A prediction is right when a label's span overlaps it with
 * |overlap| / |union| >= `least`; one label to one prediction, best overlap first. `blind` ignores the types:
 * was it found as personal data at all?
 */
export interface LabelledSpan {
  start: number
  end: number
  label: string
}

export interface Scores {
  gold: number
  predicted: number
  right: number
  precision: number
  recall: number
  f1: number
  f2: number
}

export interface Report {
  documents: number
  byLabel: Record<string, Scores>
  micro: Scores
  blind: Scores
}

export function overlapShare(a: LabelledSpan, b: LabelledSpan): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared <= 0 ? 0 : shared / (Math.max(a.end, b.end) - Math.min(a.start, b.start))
}

const fBeta = (precision: number, recall: number, beta: number): number => {
  const weight = beta * beta * precision + recall
  return weight === 0 ? 0 : ((1 + beta * beta) * precision * recall) / weight
}

/** Gold spans that were found, by index. */
function matches(
  gold: readonly LabelledSpan[],
  predicted: readonly LabelledSpan[],
  least: number,
  sameLabel: boolean,
): number[] {
  const pairs: { share: number; g: number; p: number }[] = []
  gold.forEach((goldSpan, g) => {
    predicted.forEach((predictedSpan, p) => {
      if (sameLabel && goldSpan.label !== predictedSpan.label) return
      const share = overlapShare(goldSpan, predictedSpan)
      if (share > 0 && share >= least) pairs.push({ share, g, p })
    })
  })
  pairs.sort((a, b) => b.share - a.share || a.g - b.g || a.p - b.p)
  const takenGold = new Set<number>()
  const takenPredicted = new Set<number>()
  for (const { g, p } of pairs) {
    if (takenGold.has(g) || takenPredicted.has(p)) continue
    takenGold.add(g)
    takenPredicted.add(p)
  }
  return [...takenGold]
}

class Tally {
  gold = 0
  predicted = 0
  right = 0

  add(other: Tally): void {
    this.gold += other.gold
    this.predicted += other.predicted
    this.right += other.right
  }

  scores(): Scores {
    const precision = this.predicted ? this.right / this.predicted : 0
    const recall = this.gold ? this.right / this.gold : 0
    const { gold, predicted, right } = this
    return {
      gold,
      predicted,
      right,
      precision,
      recall,
      f1: fBeta(precision, recall, 1),
      f2: fBeta(precision, recall, 2),
    }
  }
}

export function score(
  documents: Iterable<{ gold: readonly LabelledSpan[]; predicted: readonly LabelledSpan[] }>,
  least = 0.5,
): Report {
  const tallies = new Map<string, Tally>()
  const tallyOf = (label: string): Tally => {
    let tally = tallies.get(label)
    if (!tally) {
      tally = new Tally()
      tallies.set(label, tally)
    }
    return tally
  }
  const blind = new Tally()
  let count = 0
  for (const { gold, predicted } of documents) {
    count++
    for (const { label } of gold) tallyOf(label).gold++
    for (const { label } of predicted) tallyOf(label).predicted++
    for (const index of matches(gold, predicted, least, true)) tallyOf(gold[index]!.label).right++
    blind.gold += gold.length
    blind.predicted += predicted.length
    blind.right += matches(gold, predicted, least, false).length
  }
  const micro = new Tally()
  for (const tally of tallies.values()) micro.add(tally)
  const byLabel = Object.fromEntries([...tallies].sort().map(([label, tally]) => [label, tally.scores()]))
  return { documents: count, byLabel, micro: micro.scores(), blind: blind.scores() }
}

export function table(report: Report): string {
  const line = (name: string, { gold, predicted, right, precision, recall, f2 }: Scores): string =>
    name.padEnd(24) +
    [gold, predicted, right].map((count) => String(count).padStart(7)).join('') +
    [precision, recall, f2].map((share) => share.toFixed(3).padStart(8)).join('')
  return [
    `${'type'.padEnd(24)}   gold  found  right       P       R      F2`,
    ...Object.entries(report.byLabel).map(([label, scores]) => line(label, scores)),
    line('all, by type', report.micro),
    line('all, whatever type', report.blind),
  ].join('\n')
}
