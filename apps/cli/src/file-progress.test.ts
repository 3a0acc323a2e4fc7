import { expect, test } from 'vitest'
import { bar, timeLeft } from './file-progress.ts'

test.each([
  [1000, 0.5, undefined],
  [10_000, 0.001, undefined],
  [10_000, 0.5, 'about 10 s left'],
  [60_000, 0.1, 'about 9 min left'],
  [3_600_000, 0.1, 'about 9 h left'],
  [60_000, 1, undefined],
])('after %i ms with %d of the work done: %s', (elapsedMs, share, sentence) => {
  expect(timeLeft(elapsedMs, share)).toBe(sentence)
})

test.each([
  [0, '[                ]'],
  [0.5, '[========        ]'],
  [1, '[================]'],
  [1.2, '[================]'],
])('%d is shown as %s', (share, shown) => {
  expect(bar(share)).toBe(shown)
})
