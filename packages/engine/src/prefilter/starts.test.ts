import { expect, it } from 'vitest'
import { refusesAlphanumericBefore } from './starts.ts'

it.each([
  /(?<![\p{L}\p{N}_])\d+/u,
  /(?<![\p{Script=Latin}\p{N}_]|\p{N}[-./:])(?:a|b)/u,
  /(?<![A-Za-z0-9/+=_-])[A-Za-z0-9/+]{40}/u,
  /(?<![[\]\p{N}\p{L}(-])a/u,
  /(?<=(?:Account|Shared)Key=)a/u,
  /(?<=Bearer[ ]{1,2}(?:\\?["'])?)a/u,
])('%s starts no match behind a letter or digit', ({ source }) => {
  expect(refusesAlphanumericBefore(source)).toBe(true)
})

it.each([
  /\d+/u,
  /(?<!\p{L})a\p{N}/u,
  /(?<![\p{L}\p{N}]-)a/u,
  /(?<![A-Z0-9<])a/u,
  /(?<=[\p{L}\p{N}])a/u,
  /(?<=(?: )*)a/u,
  /(?<=x(?:a|-))b/u,
  /(?<![\p{L}\p{N}])a|b/u,
])('%s may, as far as can be told', ({ source }) => {
  expect(refusesAlphanumericBefore(source)).toBe(false)
})
