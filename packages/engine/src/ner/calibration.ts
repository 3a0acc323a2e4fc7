/** Points of a rising curve from raw score to the share of spans that are right. */
export type Calibration = readonly (readonly [raw: number, score: number])[]

/** Straight lines between the points. Without a curve the raw score stands. */
export function calibrated(curve: Calibration | undefined, raw: number): number {
  if (!curve || curve.length === 0) return Math.min(1, raw)
  let low = curve[0]!
  if (raw <= low[0]) return low[1]
  for (const point of curve) {
    if (raw < point[0]) return low[1] + ((raw - low[0]) / (point[0] - low[0])) * (point[1] - low[1])
    low = point
  }
  return low[1]
}
