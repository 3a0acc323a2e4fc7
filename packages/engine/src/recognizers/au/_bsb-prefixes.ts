/**
 * First two digits of assigned bank-state-branch codes.
 * Source: Australian Payments Network, "Key to BSB numbers" (https://bsb.auspaynet.com.au) and
 * https://en.wikipedia.org/wiki/Bank_state_branch. Institutions come and go: check yearly.
 */
export const BSB_BANKS: ReadonlySet<string> = new Set(
  (
    '01 03 04 06 08 09 10 11 12 14 15 18 19 21 22 23 24 25 26 29 30 31 32 33 34 35 36 40 41 42 43 45 46 47 48 ' +
    '51 52 53 55 57 61 63 64 65 66 67 70 72 73 76 77 78 80 81 82 83 88 90 91 92 93 94 95 96 98'
  ).split(' '),
)
