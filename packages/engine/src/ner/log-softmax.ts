/** Turns a row of logits into log-probabilities, in place. */
export function logSoftmax(values: Float32Array, from: number, count: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = from; i < from + count; i++) if (values[i]! > most) most = values[i]!
  let sum = 0
  for (let i = from; i < from + count; i++) sum += Math.exp(values[i]! - most)
  const shift = most + Math.log(sum)
  for (let i = from; i < from + count; i++) values[i] = values[i]! - shift
}
