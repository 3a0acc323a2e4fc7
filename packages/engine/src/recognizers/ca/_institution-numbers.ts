/**
 * Financial institution numbers of Payments Canada: banks, foreign banks, trust companies and centrals of credit unions.
 * Source: Financial Institutions File, https://www.payments.ca/payment-resources/support-docs/financial-institutions-file,
 * by way of https://en.wikipedia.org/wiki/Routing_number_(Canada). Institutions come and go: check yearly.
 */
const RANGES: readonly (readonly [number, number])[] = [
  [1, 4],
  [6, 6],
  [10, 10],
  [16, 16],
  [30, 30],
  [39, 39],
  [117, 117],
  [127, 127],
  [177, 177],
  [219, 219],
  [240, 379],
  [507, 625],
  [803, 899],
]

export const isInstitutionNumber = (number: number) =>
  RANGES.some(([first, last]) => number >= first && number <= last)
