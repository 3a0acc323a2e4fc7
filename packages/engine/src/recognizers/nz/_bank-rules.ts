/**
 * New Zealand banks: the branches each may use and the check algorithm of its accounts.
 * Source: Inland Revenue, RWT and NRWT certificate filing specification 2020, chapter 8 "Bank account number validation"
 * (https://www.ird.govt.nz/digital-service-providers/services-catalogue). Banks come and go: check yearly.
 */
type BranchRanges = readonly (readonly [number, number])[]

/** A switches to B from account base 990000 on. X has no check. */
export type Algorithm = 'A' | 'D' | 'E' | 'F' | 'G' | 'X'

export const BANKS: Readonly<Record<string, { algorithm: Algorithm; branches: BranchRanges }>> = {
  '01': {
    algorithm: 'A',
    branches: [
      [1, 999],
      [1100, 1199],
      [1800, 1899],
    ],
  },
  '02': {
    algorithm: 'A',
    branches: [
      [1, 999],
      [1200, 1299],
    ],
  },
  '03': {
    algorithm: 'A',
    branches: [
      [1, 999],
      [1300, 1399],
      [1500, 1599],
      [1700, 1799],
      [1900, 1999],
      [7350, 7399],
    ],
  },
  '04': { algorithm: 'A', branches: [[2020, 2024]] },
  '06': {
    algorithm: 'A',
    branches: [
      [1, 999],
      [1400, 1499],
    ],
  },
  '08': { algorithm: 'D', branches: [[6500, 6599]] },
  '09': { algorithm: 'E', branches: [[0, 0]] },
  '10': { algorithm: 'A', branches: [[5165, 5169]] },
  '11': {
    algorithm: 'A',
    branches: [
      [5000, 6499],
      [6600, 8999],
    ],
  },
  '12': {
    algorithm: 'A',
    branches: [
      [3000, 3299],
      [3400, 3499],
      [3600, 3699],
    ],
  },
  '13': { algorithm: 'A', branches: [[4900, 4999]] },
  '14': { algorithm: 'A', branches: [[4700, 4799]] },
  '15': { algorithm: 'A', branches: [[3900, 3999]] },
  '16': { algorithm: 'A', branches: [[4400, 4499]] },
  '17': { algorithm: 'A', branches: [[3300, 3399]] },
  '18': { algorithm: 'A', branches: [[3500, 3599]] },
  '19': { algorithm: 'A', branches: [[4600, 4649]] },
  '20': { algorithm: 'A', branches: [[4100, 4199]] },
  '21': { algorithm: 'A', branches: [[4800, 4899]] },
  '22': { algorithm: 'A', branches: [[4000, 4049]] },
  '23': { algorithm: 'A', branches: [[3700, 3799]] },
  '24': { algorithm: 'A', branches: [[4300, 4349]] },
  '25': { algorithm: 'F', branches: [[2500, 2599]] },
  '26': { algorithm: 'G', branches: [[2600, 2699]] },
  '27': { algorithm: 'A', branches: [[3800, 3849]] },
  '28': { algorithm: 'G', branches: [[2100, 2149]] },
  '29': { algorithm: 'G', branches: [[2150, 2299]] },
  '30': { algorithm: 'A', branches: [[2900, 2949]] },
  '31': { algorithm: 'X', branches: [[2800, 2849]] },
  '33': { algorithm: 'F', branches: [[6700, 6799]] },
  '35': { algorithm: 'A', branches: [[2400, 2499]] },
  '38': { algorithm: 'A', branches: [[9000, 9499]] },
}

/**
 * Weights over bank (2), branch (4), account base (7) and suffix (3). Algorithms E and G add the digits of each
 * product before summing (`castOutNines`).
 */
export const CHECKS: Readonly<
  Record<Algorithm | 'B', { weights: readonly number[]; modulus: number; castOutNines?: true }>
> = {
  A: { weights: [0, 0, 6, 3, 7, 9, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0], modulus: 11 },
  B: { weights: [0, 0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0], modulus: 11 },
  D: { weights: [0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0], modulus: 11 },
  E: { weights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 1], modulus: 11, castOutNines: true },
  F: { weights: [0, 0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0], modulus: 10 },
  G: { weights: [0, 0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1], modulus: 10, castOutNines: true },
  X: { weights: [0], modulus: 1 },
}
