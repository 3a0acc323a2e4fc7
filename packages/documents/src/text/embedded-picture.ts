import type { LeafEdit } from '@sfumato/engine/structured'
import type { DocumentTools, Edit, Passage } from '../document.ts'
import { DocumentError } from '../errors.ts'
import type { Payload } from './payloads.ts'

/** A picture written into a text as base64. */
export interface EmbeddedPicture {
  passages: readonly Passage[]
  /** Counts passages from its own first. Without edits, too, the picture loses its metadata. */
  redact(edits: readonly Edit[]): Promise<LeafEdit>
}

/** Nothing where it is no picture that is written back as the same kind. */
export async function openPicture(
  { base64, rawStart, rawEnd }: Payload,
  tools: DocumentTools,
): Promise<EmbeddedPicture | undefined> {
  const bytes = Buffer.from(
    base64.replace(/%2b/gi, '+').replace(/%2f/gi, '/').replace(/%3d/gi, '='),
    'base64',
  )
  // Loaded with the first picture: most texts have none.
  const { readPicture } = await import('../image/picture.ts')
  try {
    const picture = await readPicture(bytes, tools)
    if (picture.kind !== 'png' && picture.kind !== 'jpeg') return undefined
    return {
      passages: picture.passages.map((passage) => ({
        ...passage,
        place: { ...passage.place, part: 'picture' },
      })),
      redact: async (edits) => ({
        start: rawStart,
        end: rawEnd,
        text: Buffer.from(await picture.redact(edits)).toString('base64'),
      }),
    }
  } catch (error) {
    if (error instanceof DocumentError && (error.code === 'UNKNOWN_FORMAT' || error.code === 'MALFORMED'))
      return undefined
    throw error
  }
}
