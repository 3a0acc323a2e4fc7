import type { AnonymizeOperator, NumberingStore } from '@sfumato/engine'
import type { Segment, Structure } from './detect.ts'
import type { Operators } from './operators.ts'
import type { SidecarItem } from './sidecar.ts'
import { type PlacedFinding, readFields } from './structured.ts'
import { type FieldEdit, type Piece, writeField } from './write-field.ts'

type EngineModule = typeof import('@sfumato/engine')

/** What all files of a run share, so that a value becomes the same everywhere. */
export interface RewriteContext {
  module: EngineModule
  operators: Operators
  numbering: NumberingStore
  secret: Uint8Array
  language: string
}

export interface Rewritten {
  text: string
  /** UTF-16 offsets in the new text. */
  items: SidecarItem[]
}

const REPLACE: AnonymizeOperator = { type: 'replace' }

export const operatorFor = (operators: Operators, entityType: string): AnonymizeOperator =>
  operators[entityType] ?? operators.DEFAULT ?? REPLACE

export async function rewriteSegment(segment: Segment, context: RewriteContext): Promise<Rewritten> {
  const operatorOf = (type: string) => operatorFor(context.operators, type)
  const findings = segment.findings.filter(({ entityType }) => operatorOf(entityType).type !== 'keep')
  if (findings.length === 0) return { text: segment.text, items: [] }
  if (segment.structure)
    return rewriteStructured(segment.text, segment.structure, wholeNumbers(findings), operatorOf, context)
  const { text, items } = await change(segment.text, findings, context)
  return {
    text,
    items: items.map(({ start, end, entityType, operator }) => ({
      start,
      end,
      entity_type: entityType,
      operator,
    })),
  }
}

const change = (text: string, results: readonly PlacedFinding[], context: RewriteContext) =>
  context.module.anonymize({
    ...{ text, results, operators: context.operators, offsetUnit: 'utf16' },
    ...{ numbering: context.numbering, secret: context.secret, language: context.language },
  })

/** A finding inside a JSON number stands for the whole number, the first one where there are several. */
function wholeNumbers(findings: readonly PlacedFinding[]): PlacedFinding[] {
  let reach = 0
  return findings.flatMap((finding) => {
    const whole = finding.number ? { ...finding, ...finding.number } : finding
    if (whole.start < reach) return []
    reach = whole.end
    return [whole]
  })
}

/**
 * The operators are given the values in a text of their own, and their answers are written into the fields. What can
 * be restored is changed as it is written, with its escapes: so it comes back to the byte.
 */
async function rewriteStructured(
  text: string,
  { format, header }: Structure,
  findings: readonly PlacedFinding[],
  operatorOf: (type: string) => AnonymizeOperator,
  context: RewriteContext,
): Promise<Rewritten> {
  const { isReversible } = context.module
  const values = findings.map((finding) =>
    finding.number || isReversible(operatorOf(finding.entityType).type)
      ? text.slice(finding.start, finding.end)
      : finding.text,
  )
  const { items: answers } = await change(values.join('\n'), placedIn(values, findings), context)
  const data = header + text
  const edits = findings.map(({ inField, number }, index): FieldEdit => {
    const { entityType, operator, text: answer } = answers[index]!
    const place = number ? { start: 0, end: number.end - number.start } : inField!
    return { ...place, text: answer, item: { entity_type: entityType, operator } }
  })
  const pieces: Piece[] = []
  let next = 0
  for (const field of readFields(format, data)) {
    const first = next
    while (next < findings.length && findings[next]!.end + header.length <= field.leaf.rawEnd) next++
    if (next > first) pieces.push(...writeField(field, edits.slice(first, next)))
  }
  return putTogether(data, header.length, pieces)
}

/** The data from an offset on, with the pieces in their places. */
function putTogether(data: string, from: number, pieces: readonly Piece[]): Rewritten {
  const parts: string[] = []
  const items: SidecarItem[] = []
  let done = from
  let length = 0
  for (const { start, end, text, item } of pieces) {
    parts.push(data.slice(done, start), text)
    length += start - done
    if (item) items.push({ start: length, end: length + text.length, ...item })
    length += text.length
    done = end
  }
  parts.push(data.slice(done))
  return { text: parts.join(''), items }
}

function placedIn(values: readonly string[], findings: readonly PlacedFinding[]): PlacedFinding[] {
  let start = 0
  return findings.map(({ entityType, score }, index) => {
    const value = values[index]!
    const placed = { entityType, score, text: value, start, end: start + value.length }
    start += value.length + 1
    return placed
  })
}
