import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineWindows, tableWindows, textWindows, type Window } from './windows.ts'

async function* piecesOf(text: string, sizes: readonly number[]): AsyncGenerator<string> {
  let at = 0
  for (let i = 0; at < text.length; i++) {
    const size = sizes[i % sizes.length]!
    yield text.slice(at, at + size)
    at += size
  }
}

async function collect(windows: AsyncIterable<Window>): Promise<Window[]> {
  const all: Window[] = []
  for await (const window of windows) all.push(window)
  return all
}

const blocks = fc.constantFrom('word ', 'line\n', '"', '🦊', 'x', '"quoted\nfield",')
const longTexts = fc
  .array(fc.tuple(blocks, fc.integer({ min: 1, max: 60_000 })), { maxLength: 12 })
  .map((parts) => parts.map(([block, times]) => block.repeat(times)).join(''))
const sizes = fc.array(fc.integer({ min: 1000, max: 400_000 }), { minLength: 1, maxLength: 4 })

test.each([
  ['text', textWindows],
  ['lines', lineWindows],
  ['tables', tableWindows],
] as const)(
  'own parts of windows over %s are the text, cut outside surrogate pairs',
  async (_, windowsOf) => {
    await fc.assert(
      fc.asyncProperty(longTexts, sizes, async (text, pieceSizes) => {
        const own = (await collect(windowsOf(piecesOf(text, pieceSizes)))).map((window) =>
          window.text.slice(window.from, window.to),
        )
        expect(own.join('') === text).toBe(true)
        expect(own.every((part) => windowsOf !== textWindows || part.isWellFormed())).toBe(true)
      }),
      { numRuns: 30 },
    )
  },
)

test('windows of text stay short, and see beyond their own part', async () => {
  const windows = await collect(textWindows(piecesOf('some words in a line\n'.repeat(100_000), [300_000])))
  expect(windows.length).toBeGreaterThan(7)
  for (const { text, from, to } of windows.slice(1, -1)) {
    expect(text.length).toBeLessThan(400_000)
    expect(from).toBeGreaterThan(10_000)
    expect(text.length - to).toBeGreaterThan(10_000)
  }
})
