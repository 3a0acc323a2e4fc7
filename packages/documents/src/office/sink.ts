import type { DocumentLimits, Passage } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { type Draft, passageOf } from './draft.ts'

/** Where the passages of a file are gathered, in the order they are begun. */
export interface Sink {
  drafts: Draft[]
  /** Those that are said once for many places: the authors of changes. */
  known: Set<string>
  /** What had to be left out of the parts, by name. */
  leftOut: Set<string>
}

export const newSink = (): Sink => ({ drafts: [], known: new Set(), leftOut: new Set() })

/** The passages that say something; the file is refused where they are more than allowed. */
export function finish(sink: Sink, limits: DocumentLimits): { drafts: Draft[]; passages: Passage[] } {
  const drafts = sink.drafts.filter(({ text }) => /\S/.test(text))
  let characters = 0
  for (const { text } of drafts) characters += text.length
  checkCharacters(characters, limits)
  return { drafts, passages: drafts.map(passageOf) }
}

export function checkCharacters(characters: number, limits: DocumentLimits): void {
  if (characters <= limits.characters) return
  throw new DocumentError('TOO_LARGE', 'The document holds more text than allowed. Send it in parts.', {
    limit: 'characters',
    max: limits.characters,
    actual: characters,
  })
}
