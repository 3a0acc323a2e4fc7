import type { Place } from '@sfumato/documents'
import type { DocumentFinding } from './documents.ts'
import { masked } from './terminal.ts'

/** Where in a document something stands, in the order one would look for it. */
export function describePlace(place: Place): string {
  const { page, slide, sheet, cell, part, paragraph, line, path } = place
  const inSheet = sheet !== undefined && cell !== undefined ? `${sheet}!${cell}` : (sheet ?? cell)
  return [
    page === undefined ? undefined : `page ${page}`,
    slide === undefined ? undefined : `slide ${slide}`,
    inSheet,
    part,
    paragraph === undefined ? undefined : `paragraph ${paragraph}`,
    line === undefined ? undefined : `line ${line}`,
    path,
  ]
    .filter((word) => word !== undefined && word !== '')
    .join(', ')
}

/** Sheets are named after people, too: what was found in a file is masked in the names of its sheets. */
export function withHiddenValues(findings: readonly DocumentFinding[]): DocumentFinding[] {
  const values = new Set(findings.map(({ text }) => text))
  const hidden = new Map<string, string>()
  const hide = (name: string): string => {
    let clean = hidden.get(name)
    if (clean === undefined) {
      clean = name
      for (const value of values) clean = clean.replaceAll(value, masked(value))
      hidden.set(name, clean)
    }
    return clean
  }
  return findings.map((finding) => {
    const { place } = finding
    return place.sheet === undefined ? finding : { ...finding, place: { ...place, sheet: hide(place.sheet) } }
  })
}
