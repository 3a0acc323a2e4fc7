import type { Deanonymize, DeanonymizeResultInput } from '@sfumato/engine'
import { applyEdits } from '@sfumato/engine/structured'
import { writesAt } from './markup.ts'
import type { SidecarItem } from './sidecar.ts'

/** Where a value that was changed stands in a text; UTF-16 offsets. */
export interface Changed extends DeanonymizeResultInput {
  quoted?: true
}

/**
 * What `encrypt` writes begins so, and is long: six bytes that say what it is, twelve of nonce, sixteen of tag, in
 * base64url. So values can be found in a text without its sidecar, even where they were moved.
 */
const ENCRYPTED = /sfumato[12][A-Za-z0-9_-]{38,}/g

export const findEncrypted = (text: string): Changed[] =>
  Array.from(text.matchAll(ENCRYPTED), ({ 0: { length }, index }) => ({
    ...{ start: index, end: index + length, entityType: 'DEFAULT', operator: 'encrypt' },
  }))

export const fromSidecar = (items: readonly SidecarItem[], toUtf16: (offset: number) => number): Changed[] =>
  items.map(({ start, end, entity_type, operator, quoted }) => ({
    ...{ start: toUtf16(start), end: toUtf16(end), entityType: entity_type, operator },
    ...(quoted ? { quoted } : {}),
  }))

export interface RestoreKeys {
  symmetric?: string
  privateKey?: string
}

/** How values are written into markup, where they were taken out of it without their escapes. */
export interface Markup {
  isHtml: boolean
}

export interface Restored {
  text: string
  restored: number
  /** Values that need the other kind of key. */
  left: number
}

/** All values the keys are for come back, or none does: then the engine's error is thrown. */
export async function restoreText(
  deanonymize: typeof import('@sfumato/engine').deanonymize,
  text: string,
  changed: readonly Changed[],
  { symmetric, privateKey }: RestoreKeys,
  markup?: Markup,
): Promise<Restored> {
  const isOpened = ({ operator }: Changed) =>
    (operator === 'encrypt' && symmetric !== undefined) ||
    (operator === 'encrypt_asym' && privateKey !== undefined)
  const opened = changed.filter(isOpened)
  const reversible = changed.filter(({ operator }) => operator === 'encrypt' || operator === 'encrypt_asym')
  const deanonymizers: Record<string, Deanonymize> = {}
  if (symmetric !== undefined) deanonymizers.DEFAULT = { type: 'decrypt', key: symmetric }
  // The engine looks under the type first and takes what undoes the operator; so both kinds can stand side by side.
  if (privateKey !== undefined)
    for (const { entityType } of opened) deanonymizers[entityType] ??= { type: 'decrypt_asym', privateKey }
  const bare = withoutAddedQuotes(text, opened)
  const answer = await deanonymize({
    ...{ text: bare.text, results: bare.places, deanonymizers, offsetUnit: 'utf16' },
  })
  const restoredText = markup ? intoMarkup(bare, answer.items, markup) : answer.text
  return { text: restoredText, restored: opened.length, left: reversible.length - opened.length }
}

function intoMarkup(
  { text, places }: { text: string; places: readonly Changed[] },
  values: readonly { text: string }[],
  { isHtml }: Markup,
): string {
  const writes = writesAt(
    text,
    places.map(({ start }) => start),
    isHtml,
  )
  const edits = places.map(({ start, end }, index) => ({
    ...{ start, end, text: writes[index]!(values[index]!.text) },
  }))
  return applyEdits(text, edits)
}

/** A number that was replaced in JSON got quotes; they go with the replacement. */
function withoutAddedQuotes(text: string, places: readonly Changed[]): { text: string; places: Changed[] } {
  const parts: string[] = []
  let done = 0
  let removed = 0
  const moved = [...places]
    .sort((a, b) => a.start - b.start)
    .map((place) => {
      const { start, end } = place
      if (place.quoted && text[start - 1] === '"' && text[end] === '"') {
        parts.push(text.slice(done, start - 1), text.slice(start, end))
        done = end + 1
        removed += 2
        return { ...place, start: start - removed + 1, end: end - removed + 1 }
      }
      return { ...place, start: start - removed, end: end - removed }
    })
  parts.push(text.slice(done))
  return { text: parts.join(''), places: moved }
}
