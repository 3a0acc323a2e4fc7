/** Sum of digit times weight, from the left. Weights shorter than the digits repeat. */
export function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += digits[i]! * weights[i % weights.length]!
  return sum
}
