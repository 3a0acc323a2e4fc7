import { fieldNameBefore, isVague } from './context/field-name.ts'
import type { Finding } from './scan.ts'

/**
 * Takes the lift of a label from values it does not belong to. Recognizers look for their context words apart from
 * each other, so in "SIN 130 692 544, TFN 123 456 782" the second number has a label of both. A value belongs to
 * its nearest label; the label of a type is not the value's own where
 * - the value stands in a field with a name of its own ("created_at: 1714559601") and the label is not in it;
 * - another type that fits the value has a label nearer to it;
 * - another type has, all else equal, a label that says more ("número de matrícula" beside "matrícula").
 * What is left is the confidence without a label.
 *
 * Cost: linear in the text; matches of one pattern do not overlap, so each finding meets a bounded number of others.
 */
export interface OwnLabelsOptions {
  minScore: number
  /** True for recognizers that find nothing without a label. */
  needsLabel: (recognizer: number) => boolean
}

type Labelled = Finding & { label: NonNullable<Finding['label']> }
const isLabelled = (finding: Finding): finding is Labelled => finding.label !== undefined

export function withOwnLabels(
  text: string,
  findings: readonly Finding[],
  { minScore, needsLabel }: OwnLabelsOptions,
): Finding[] {
  const foreign = new Set<Finding>()
  const labelled = findings.filter(isLabelled).sort((a, b) => a.start - b.start)
  for (const finding of labelled) if (isOfAnotherField(text, finding)) foreign.add(finding)
  const own = labelled.filter((finding) => !foreign.has(finding))
  own.forEach((finding, index) => {
    for (let next = index + 1; next < own.length && own[next]!.start < finding.end; next++) {
      const other = own[next]!
      if (isOutweighed(text, finding, other)) foreign.add(finding)
      else if (isOutweighed(text, other, finding)) foreign.add(other)
    }
  })
  if (foreign.size === 0) return [...findings]
  return findings.flatMap((finding) => {
    if (!foreign.has(finding)) return [finding]
    if (needsLabel(finding.recognizer) || finding.checkedScore < minScore) return []
    return [{ ...finding, label: undefined, score: finding.checkedScore }]
  })
}

/** The value has a field name that says something, and the label stands elsewhere. */
function isOfAnotherField(text: string, { start, end, label }: Labelled): boolean {
  if (label.start >= end && isRemark(text, end, label)) return false
  const name = fieldNameBefore(text, start)
  if (!name || isVague(text.slice(name.start, name.end))) return false
  return label.start >= end || label.end <= name.start
}

function isOutweighed(text: string, finding: Labelled, other: Labelled): boolean {
  if (finding.recognizer === other.recognizer || other.label.end > other.start) return false
  const [mine, theirs] = [finding.label, other.label]
  if (mine.start >= finding.end || mine.end <= theirs.start) {
    if (isDirect(text, theirs.end, other.start)) return true
    // A value between the two labels has used up the farther one.
    return mine.end <= theirs.start && HAS_DIGIT.test(text.slice(mine.end, theirs.start))
  }
  return (
    mine.start > theirs.start &&
    mine.end === theirs.end &&
    finding.start === other.start &&
    finding.end === other.end &&
    finding.score === other.score &&
    finding.verdict === other.verdict
  )
}

const HAS_DIGIT = /\d/
/** From the label to its value: signs, quotes, a line end, a few link words ("no.", "is") or a tag. */
const LONGEST_LINK = 30
const LINK = /^[^\p{L}\p{N},;|\t\n]*(?:\p{L}+[^\p{L}\p{N},;|\t\n]+){0,3}\r?\n?[ ]*["'(]?$/u

const isDirect = (text: string, labelEnd: number, start: number): boolean =>
  start - labelEnd <= LONGEST_LINK && LINK.test(text.slice(labelEnd, start))

/** "value: 536228726 (SSN)": right behind the value, and not the name of the next field. */
const isRemark = (text: string, end: number, label: { start: number; end: number }): boolean =>
  /^[ (/[–-]{1,3}$/.test(text.slice(end, label.start)) &&
  !/^["']?\s{0,2}[:=]/.test(text.slice(label.end, label.end + 4))
