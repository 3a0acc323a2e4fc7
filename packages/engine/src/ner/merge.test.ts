import { describe, expect, it } from 'vitest'
import { mergeWithRules } from './merge.ts'

const TEXT = 'Dr. Anna Schmidt'
const span = (entityType: string, start: number, end: number, score: number) => ({
  entityType,
  start,
  end,
  score,
})

describe('spans of rules and model', () => {
  it('of one type that overlap become one with the higher score', () => {
    expect(mergeWithRules(TEXT, [span('PERSON', 0, 12, 0.9)], [span('PERSON', 4, 16, 0.7)])).toEqual([
      span('PERSON', 4, 16, 0.9),
    ])
  })
  it('leave out the title before a name', () => {
    expect(mergeWithRules(TEXT, [span('PERSON', 4, 16, 0.85)], [span('PERSON', 0, 16, 0.9)])).toEqual([
      span('PERSON', 4, 16, 0.9),
    ])
  })
  it('keep the legal form a rule knows', () => {
    expect(
      mergeWithRules(TEXT, [span('ORGANIZATION', 0, 18, 0.85)], [span('ORGANIZATION', 0, 9, 0.9)]),
    ).toEqual([span('ORGANIZATION', 0, 18, 0.9)])
  })
  it('keep a person out of the company behind', () => {
    const text = 'Anna Schmidt of Acme Trading Ltd'
    const person = span('PERSON', 0, 12, 0.9)
    expect(
      mergeWithRules(text, [span('ORGANIZATION', 0, 32, 0.6)], [person, span('ORGANIZATION', 16, 28, 0.8)]),
    ).toEqual([person, span('ORGANIZATION', 16, 32, 0.8)])
  })
  it('of different types or places stay apart', () => {
    const rules = [span('PERSON', 0, 4, 0.9), span('URL', 20, 30, 0.9)]
    const model = [span('LOCATION', 0, 4, 0.7), span('PERSON', 4, 8, 0.6)]
    expect(mergeWithRules(TEXT, rules, model)).toHaveLength(4)
  })
  it('are quick in large numbers', () => {
    const many = (shift: number) =>
      Array.from({ length: 50_000 }, (_, i) => span('PERSON', i * 10 + shift, i * 10 + shift + 5, 0.5))
    expect(mergeWithRules(TEXT, many(0), many(2))).toHaveLength(50_000)
  })
})
