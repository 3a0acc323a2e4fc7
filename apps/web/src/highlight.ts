import type { Finding } from './api.ts'

interface Span {
  start: number
  end: number
}

interface Segment<Found extends Span> {
  start: number
  text: string
  finding?: Found
  /** Place among the findings, from 1. */
  number?: number
}

/**
 * Cuts the text at the findings. Offsets are UTF-16 units, as JavaScript counts. Where findings overlap, the one
 * that starts first keeps its place and the other is only listed.
 */
export function segmentsOf<Found extends Span>(text: string, findings: readonly Found[]): Segment<Found>[] {
  const segments: Segment<Found>[] = []
  let end = 0
  for (const [index, finding] of findings.entries()) {
    if (finding.start < end) continue
    if (finding.start > end) segments.push({ start: end, text: text.slice(end, finding.start) })
    segments.push({
      start: finding.start,
      text: text.slice(finding.start, finding.end),
      finding,
      number: index + 1,
    })
    end = finding.end
  }
  if (end < text.length) segments.push({ start: end, text: text.slice(end) })
  return segments
}

/** The segments up to a length; a finding stays whole. */
export const beginningOf = <Found extends Span>(
  segments: readonly Segment<Found>[],
  length: number,
): Segment<Found>[] =>
  segments
    .filter(({ start }) => start < length)
    .map((segment) =>
      segment.finding ? segment : { ...segment, text: segment.text.slice(0, length - segment.start) },
    )

export const inReadingOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => a.start - b.start || b.end - a.end)

/** Hues that stay apart for most eyes; neighbours in the list are far apart on the wheel. */
const HUES = [182, 60, 300, 130, 25, 250, 95, 340, 215, 160]

/** A hue for each type, in order of appearance. */
export function huesOf(findings: readonly Finding[]): Map<string, number> {
  const types = [...new Set(findings.map(({ entity_type }) => entity_type))]
  return new Map(types.map((type, index) => [type, HUES[index % HUES.length]!]))
}
