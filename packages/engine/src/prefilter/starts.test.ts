import { expect, it } from 'vitest'
import { refusesLetterBefore } from './starts.ts'

it.each([
  String.raw`(?<![\p{L}\p{N}_])\d+`,
  String.raw`(?<![\p{L}\p{N}_]|\p{N}[-./:])(?:a|b)`,
  String.raw`(?<![[\]\p{N}\p{L}(-])a`,
])('%s starts no match behind a letter or number', (source) => {
  expect(refusesLetterBefore(source)).toBe(true)
})

it.each([
  String.raw`\d+`,
  String.raw`(?<!\p{L})a\p{N}`,
  String.raw`(?<![\p{L}\p{N}]-)a`,
  String.raw`(?<![a-zA-Z0-9]|[\p{L}\p{N}]-)a`,
  String.raw`(?<=[\p{L}\p{N}])a`,
  String.raw`(?<![\p{L}\p{N}])a|b`,
])('%s may, as far as can be told', (source) => {
  expect(refusesLetterBefore(source)).toBe(false)
})
