import { afterAll, describe, expect, test } from 'vitest'
import { makeFolder } from '../testing.ts'

const folder = makeFolder()
afterAll(folder.remove)

const TEXT = '😀 My card is 4111 1111 1111 1111, the other 123456782'

describe('explain', () => {
  test('a block per finding with recognizer, check, context and steps; weaker ones after it', async () => {
    const { code, stdout } = await folder.run(['explain', TEXT])
    expect(code).toBe(1)
    const [found, below] = stdout.split('Below the threshold of 0.35:')
    expect(found).toMatch(/^CREDIT_CARD {2}1\.00 {2}4111 1111 1111 1111\n/)
    expect(found).toContain('place       line 1, column 14 (offsets 13 to 32)')
    expect(found).toContain('recognizer  global/credit-card')
    expect(found).toContain('check       passed')
    expect(found).toContain('context     "card"')
    expect(found).toMatch(/score {7}0\.\d\d for its form, .* with the word nearby/)
    expect(below).toContain('123456782')
    expect(stdout).not.toContain('\u001b')
  })

  test('the same as one JSON object, from standard input', async () => {
    const { stdout } = await folder.run(['explain', '-', '--json'], { stdin: TEXT })
    const { findings, below_threshold } = JSON.parse(stdout)
    expect(findings).toMatchObject([
      {
        ...{ entity_type: 'CREDIT_CARD', start: 13, end: 32 },
        explanation: { recognizer: 'global/credit-card', validated: true, context_word: 'card' },
      },
    ])
    expect(below_threshold.every(({ score }: { score: number }) => score >= 0.1 && score < 0.35)).toBe(true)
  })

  test('nothing found is exit code 0, no text is exit code 2', async () => {
    expect(await folder.run(['explain', 'hello'])).toMatchObject({
      ...{ code: 0, stdout: 'Nothing reaches the threshold of 0.35.\n' },
    })
    expect(await folder.run(['explain'])).toMatchObject({ code: 2 })
  })
})
