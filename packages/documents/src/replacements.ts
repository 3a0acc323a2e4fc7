import { type AnonymizeRequest, anonymize } from '@sfumato/engine'
import type { Finding } from './find.ts'

type Options = Pick<AnonymizeRequest, 'operators' | 'language' | 'numbering' | 'secret'>

export interface Replacements {
  /** One a finding; undefined where the operator keeps the value. */
  values: (string | undefined)[]
  /** Operators by finding. */
  operators: string[]
  changedCount: number
}

/**
 * What stands in place of each finding. The values are handed to the engine as one text, so that numbers and fakes are
 * the same for the same value all over the file.
 */
export async function replacementsFor(findings: readonly Finding[], options: Options): Promise<Replacements> {
  let start = 0
  const results = findings.map(({ text, entityType, score }) => {
    const result = { entityType, start, end: start + text.length, score }
    start += text.length + 1
    return result
  })
  const { items, changedCount } = await anonymize({
    ...options,
    text: findings.map(({ text }) => text).join('\n'),
    results,
    offsetUnit: 'utf16',
  })
  return {
    values: items.map(({ operator, text }) => (operator === 'keep' ? undefined : text)),
    operators: items.map(({ operator }) => operator),
    changedCount,
  }
}
