import type { Leaf } from '@sfumato/engine/structured'
import { decodePercent } from './decode-value.ts'
import type { LeafOptions } from './draft.ts'

/** How the instruction of a field is read and written: quotes and backslashes part its arguments. */
export function instruction(leaf: Leaf): LeafOptions {
  const decoded = decodePercent(leaf.value)
  const encode = (text: string) => text.replace(/["\\]/g, "'")
  return decoded ? { decoded, encode } : { encode }
}

/** Fields that fetch something from outside when they are brought up to date, or run it. */
const FETCHING =
  /^\s*(?:DDE|DDEAUTO|LINK|EMBED|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|DATABASE|RD|MACROBUTTON)\b/i
const ARGUMENT = /"([^"]*)"|\\([A-Za-z])(?![A-Za-z])|(\S+)/g
/** Switches of a link that have an argument of their own. */
const WITH_ARGUMENT = new Set(['l', 'o', 's', 't'])
const HARMLESS_LINK = /^(?:https?|mailto|tel|sms|ftps?):/i

/** Whether the field is left as the text it shows; its name for the caller, or undefined. */
export function leftOutField(text: string): string | undefined {
  if (FETCHING.test(text)) return 'linked objects'
  const address = /^\s*HYPERLINK\b/i.test(text) ? addressOf(text.replace(/^\s*HYPERLINK/i, '')) : undefined
  return address === undefined || HARMLESS_LINK.test(address) ? undefined : 'links to files'
}

/** The first argument that belongs to no switch; a link inside the document has none. */
function addressOf(argumentsText: string): string | undefined {
  let isOfSwitch = false
  for (const [, quoted, option, bare] of argumentsText.matchAll(ARGUMENT)) {
    if (option !== undefined) isOfSwitch = WITH_ARGUMENT.has(option.toLowerCase())
    else if (isOfSwitch) isOfSwitch = false
    else return quoted ?? bare
  }
  return undefined
}
