import type { AnonymizeOperator, NumberingStore, StructuredReplacement } from '@sfumato/engine'
import type { Segment, Structure } from './detect.ts'
import type { Operators } from './operators.ts'
import type { SidecarItem } from './sidecar.ts'
import { fieldNames, type PlacedFinding, unusedCharacter } from './structured.ts'

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

const WHOLE_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/**
 * The operators are given the values in a text of their own, and the engine's writer puts the answers into the
 * data, between marks that then tell where they are. What can be restored is changed as it is written, with its
 * escapes: so it comes back to the byte.
 */
async function rewriteStructured(
  text: string,
  { format, header }: Structure,
  findings: readonly PlacedFinding[],
  operatorOf: (type: string) => AnonymizeOperator,
  context: RewriteContext,
): Promise<Rewritten> {
  const { isReversible, replaceInStructured } = context.module
  const values = findings.map((finding) =>
    finding.number || isReversible(operatorOf(finding.entityType).type)
      ? text.slice(finding.start, finding.end)
      : finding.text,
  )
  const { items } = await change(values.join('\n'), placedIn(values, findings), context)
  const data = header + text
  const mark = unusedCharacter(data + items.map((item) => item.text).join(''))
  const marked = items.map((item) => mark + item.text + mark)
  const replacements = findings.flatMap(({ leaf, number }, index): StructuredReplacement[] =>
    leaf
      ? [
          {
            value: leaf.value,
            start: number ? 0 : leaf.start,
            end: number ? number.end - number.start : leaf.end,
            replacement: marked[index]!,
          },
        ]
      : [],
  )
  const written = replaceInNames(
    replaceInStructured(format, data, replacements, 'utf16'),
    data,
    findings.flatMap(({ leaf, start, end }, index) =>
      leaf ? [] : [{ start: start + header.length, end: end + header.length, replacement: marked[index]! }],
    ),
  )
  return withoutMarks(written.slice(header.length), mark, findings, items)
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

interface NameEdit {
  /** UTF-16 offsets in the old data. */
  start: number
  end: number
  replacement: string
}

/** Names of fields come in the same order in old and new data; the writer leaves them alone. */
function replaceInNames(newData: string, oldData: string, edits: readonly NameEdit[]): string {
  if (edits.length === 0) return newData
  const parts: string[] = []
  let done = 0
  let next = 0
  const newNames = fieldNames(newData)
  for (const { name, start } of fieldNames(oldData)) {
    const shift = (newNames.next().value?.start ?? start) - start
    for (; next < edits.length && edits[next]!.start < start + name.length; next++) {
      const edit = edits[next]!
      parts.push(newData.slice(done, edit.start + shift), JSON.stringify(edit.replacement).slice(1, -1))
      done = edit.end + shift
    }
  }
  parts.push(newData.slice(done))
  return parts.join('')
}

function withoutMarks(
  marked: string,
  mark: string,
  findings: readonly PlacedFinding[],
  changed: readonly { entityType: string; operator: string }[],
): Rewritten {
  const parts = marked.split(mark)
  const items: SidecarItem[] = []
  for (const [index, { number }] of findings.entries()) {
    if (!number || !WHOLE_NUMBER.test(parts[2 * index + 1]!)) continue
    // Still a number: without the quotes that the marks made necessary.
    parts[2 * index] = parts[2 * index]!.slice(0, -1)
    parts[2 * index + 2] = parts[2 * index + 2]!.slice(1)
  }
  let length = 0
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      const { entityType, operator } = changed[(index - 1) / 2]!
      const isQuoted = findings[(index - 1) / 2]!.number && !WHOLE_NUMBER.test(part)
      items.push({
        ...{ start: length, end: length + part.length, entity_type: entityType, operator },
        ...(isQuoted ? { quoted: true } : {}),
      })
    }
    length += part.length
  }
  return { text: parts.join(''), items }
}
