import { type Leaf, rawOffset } from '@sfumato/engine/structured'

/** The bytes that a `data:` address carries, as they are written. */
export interface Payload {
  rawStart: number
  rawEnd: number
  base64: string
}

const MARK = ';base64,'
/** Also as addresses escape it (%2B), and with the line breaks some writers put in. */
const PAYLOAD = /[A-Za-z0-9+/=_\-%\s]*/y
const ADDRESS = /data:[a-z0-9.+/;=-]{0,100}$/i
/** The longest head of an address; how far back from the mark it is looked for. */
const LONGEST_HEAD = 110

/** The leaf without the bytes of files that are written in it (`data:image/png;base64,...`), and those bytes. */
export function takeOutPayloads(leaf: Leaf): { leaf: Leaf; payloads: Payload[] } {
  const { value } = leaf
  const payloads: Payload[] = []
  let kept = ''
  const ranges: [number, number][] = []
  let done = 0
  for (let mark = value.indexOf(MARK); mark >= 0; mark = value.indexOf(MARK, mark + 1)) {
    if (mark < done || !ADDRESS.test(value.slice(Math.max(0, mark - LONGEST_HEAD), mark))) continue
    const start = mark + MARK.length
    PAYLOAD.lastIndex = start
    const base64 = PAYLOAD.exec(value)![0].trimEnd()
    const end = start + base64.length
    if (end === start) continue
    payloads.push({ rawStart: rawOffset(leaf, start), rawEnd: rawOffset(leaf, end), base64 })
    kept += value.slice(done, start)
    ranges.push([done, start])
    done = end
  }
  if (payloads.length === 0) return { leaf, payloads }
  kept += value.slice(done)
  ranges.push([done, value.length])
  const rawOffsets = new Int32Array(kept.length + 1)
  let at = 0
  for (const [from, to] of ranges) for (let i = from; i < to; i++) rawOffsets[at++] = rawOffset(leaf, i)
  rawOffsets[at] = leaf.rawEnd
  return { leaf: { ...leaf, value: kept, rawOffsets }, payloads }
}
