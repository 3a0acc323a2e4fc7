import type { Leaf } from '@sfumato/engine/structured'
import { decodePercent } from './decode-value.ts'
import type { LeafOptions } from './draft.ts'

/** How the instruction of a field is read and written: quotes and backslashes part its arguments. */
export function instruction(leaf: Leaf): LeafOptions {
  const decoded = decodePercent(leaf.value)
  const encode = (text: string) => text.replace(/["\\]/g, "'")
  return decoded ? { decoded, encode } : { encode }
}
