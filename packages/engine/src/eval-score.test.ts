import { describe, expect, it } from 'vitest'
import { type LabelledSpan, overlapShare, score } from '../eval/score.ts'

const span = (start: number, end: number, label: string): LabelledSpan => ({ start, end, label })

describe('scores of an evaluation', () => {
  it('tell hit, wrong type, miss and false alarm apart', () => {
    const gold = [span(0, 4, 'A'), span(10, 20, 'B'), span(30, 35, 'A')]
    const predicted = [span(0, 4, 'A'), span(10, 20, 'A'), span(50, 55, 'B')]
    const { micro, blind, byLabel } = score([{ gold, predicted }])
    expect(micro).toMatchObject({ gold: 3, predicted: 3, right: 1 })
    expect(blind).toMatchObject({ right: 2, precision: 2 / 3 })
    expect(byLabel.A).toMatchObject({ precision: 0.5, recall: 0.5 })
  })

  it('take an overlap of one half and nothing less', () => {
    expect(overlapShare(span(0, 4, ''), span(2, 6, ''))).toBeCloseTo(1 / 3)
    const half = { gold: [span(0, 10, 'A')], predicted: [span(5, 10, 'A')] }
    const less = { gold: [span(0, 10, 'A')], predicted: [span(6, 10, 'A')] }
    expect(score([half, less]).micro.right).toBe(1)
  })

  it('count one prediction for one label', () => {
    const predicted = [span(0, 9, 'A'), span(1, 10, 'A'), span(0, 6, 'A')]
    expect(score([{ gold: [span(0, 10, 'A')], predicted }]).micro).toMatchObject({ right: 1, predicted: 3 })
  })

  it('weigh recall four times in F2', () => {
    const { f2 } = score([{ gold: [span(0, 1, 'A')], predicted: [span(0, 1, 'A'), span(5, 6, 'A')] }]).micro
    expect(f2).toBeCloseTo((5 * 0.5) / (4 * 0.5 + 1))
  })
})
