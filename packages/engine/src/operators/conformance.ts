/** The promises every operator keeps, held against each of them by one suite. */
import { createMemoryNumbering } from './numbering.ts'
import type { OperatorContext, OperatorParams, OperatorType, ReverseParams } from './operator.ts'
import { OPERATORS } from './operators.ts'

/** One way to use an operator, and for the reversible ones the way back. */
export type Sample<T extends OperatorType> = {
  params: OperatorParams[T]
  name: string
} & (T extends keyof ReverseParams
  ? { back: ReverseParams[T]; wrong: readonly ReverseParams[T][] }
  : { back?: never; wrong?: never })

export type Samples = { [T in OperatorType]: readonly Sample<T>[] }

/** What breaks offsets, encodings and escapes. */
export const AWKWARD_VALUES = [
  'Jane Roe',
  ' ',
  '\0',
  '\r\n',
  '😀👩‍👩‍👧',
  'e\u0301',
  '\ufeffBOM',
  'שלום',
  '\ud83d',
  'a\ude00b',
  '\ude00\ud83d',
  '$& $1 {n} <PERSON>',
  'x'.repeat(5000),
  ...Array.from({ length: 33 }, (_, i) => 'é'.repeat(i + 1)),
]

export const newContext = (): OperatorContext => ({
  language: 'en',
  numbering: createMemoryNumbering(),
  secret: Buffer.alloc(32, 1),
})

async function applied<T extends OperatorType>(
  type: T,
  params: OperatorParams[T],
  values: readonly string[],
  context: OperatorContext,
): Promise<string[]> {
  const { prepare, apply } = OPERATORS[type]
  const entity = 'PERSON'
  await prepare?.(
    values.map((value) => ({ value, entity, params })),
    context,
  )
  return values.map((value) => apply(value, params, entity, context))
}

async function reversed<T extends OperatorType>(
  type: T,
  text: string,
  params: ReverseParams[keyof ReverseParams],
): Promise<string | undefined> {
  const { reverse } = OPERATORS[type] as { reverse(text: string, params: unknown, context: object): unknown }
  return (await reverse(text, params, {})) as string | undefined
}

interface Suite {
  describe(name: string, body: () => void): void
  it(name: string, body: () => Promise<void>): void
  expect(value: unknown): { toBe(other: unknown): void; toEqual(other: unknown): void }
}

export function conformance<T extends OperatorType>(
  type: T,
  samples: readonly Sample<T>[],
  { describe, it, expect }: Suite,
): void {
  for (const { name, params, back, wrong } of samples) {
    describe(`${type}, ${name}`, () => {
      it('gives a text for any value', async () => {
        const texts = await applied(type, params, AWKWARD_VALUES, newContext())
        expect(texts.every((text) => typeof text === 'string')).toBe(true)
      })

      it('does the same to the same value, but for chance it needs', async () => {
        const [first, second] = await applied(type, params, ['Jane Roe', 'Jane Roe'], newContext())
        expect(first === second).toBe(back === undefined)
      })

      it('keeps nothing from one call to the next', async () => {
        const alone = await applied(type, params, ['Zoe'], newContext())
        await applied(type, params, ['Ann', 'Ben'], newContext())
        const later = await applied(type, params, ['Zoe'], newContext())
        expect(back === undefined ? later : later.length).toEqual(back === undefined ? alone : 1)
      })

      if (!back) return
      it('comes back exactly', async () => {
        const texts = await applied(type, params, AWKWARD_VALUES, newContext())
        expect(await Promise.all(texts.map((text) => reversed(type, text, back)))).toEqual(AWKWARD_VALUES)
      })

      it('comes back with no other key, and says nothing else', async () => {
        const [text] = await applied(type, params, ['Jane Roe'], newContext())
        for (const other of wrong ?? []) expect(await reversed(type, text!, other)).toBe(undefined)
      })

      it('refuses every text with one bit changed', async () => {
        // RSA is slow: there one bit in 61, a step that meets every part of the text and every bit of a byte.
        const stride = 'privateKey' in back ? 61 : 1
        // Lengths with and without the byte that keeps ciphertexts from being whole blocks.
        for (const text of await applied(type, params, ['Jane Roe', 'fourteen bytes'], newContext())) {
          const bytes = Buffer.from(text, 'latin1')
          for (let bit = 0; bit < bytes.length * 8; bit += stride) {
            const altered = Buffer.from(bytes)
            altered[bit >> 3]! ^= 1 << (bit & 7)
            expect(await reversed(type, altered.toString('latin1'), back)).toBe(undefined)
          }
        }
      })

      it('refuses what is too short, too long or no text of its kind', async () => {
        const [text] = await applied(type, params, ['Jane Roe'], newContext())
        for (const bad of [
          '',
          'A',
          '====',
          '<PERSON>',
          text!.slice(0, -4),
          `${text}AAAA`,
          ` ${text}`,
          `${text}\n`,
        ])
          expect(await reversed(type, bad, back)).toBe(undefined)
      })
    })
  }
}
