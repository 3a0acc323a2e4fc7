import { expect, test } from 'vitest'
import { masked, printable, shortened } from './terminal.ts'

test.each([
  ['', ''],
  ['1234', '****'],
  ['123456', '1****6'],
  ['4111111111111111', '41************11'],
  ['👩a'.repeat(6), '👩a********👩a'],
  ['\u001b12345', '·****5'],
])('%j is shown as %j', (value, shown) => {
  expect(masked(value)).toBe(shown)
})

test('a masked value never shows more than four characters, however long', () => {
  expect(masked('secret '.repeat(1000))).toHaveLength(16)
})

test('what could steer a terminal is shown as a dot', () => {
  expect(printable('a\u001b]8;;\u0007\u202eb\ud800')).toBe('a·]8;;··b·')
  expect(shortened('x'.repeat(100))).toBe(`${'x'.repeat(59)}…`)
})
