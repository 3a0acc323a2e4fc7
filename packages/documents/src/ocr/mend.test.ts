import { expect, it } from 'vitest'
import { mendText } from './mend.ts'

it.each([
  ['*4930123456', '+4930123456'],
  ['PL6995496889/7686168728738453,', 'PL69954968897686168728738453,'],
  ['tom.reed/7@firma.de', 'tom.reed7@firma.de'],
  ['tom.reed7’@firma.de,', 'tom.reed7@firma.de,'],
  ['olga.ivanova(@posta.com.tr', 'olga.ivanova@posta.com.tr'],
  ['10.0,0.1', '10.0.0.1'],
  ['(see', '(see'],
  ['2024/7', '2024/7'],
])('%s is read as %s', (read, meant) => {
  expect(mendText(read)).toBe(meant)
})
