import { type Leaf, rawOffset } from '@sfumato/engine/structured'

/** Builds a text out of another one and remembers where each unit of it comes from. */
export class MappedText {
  readonly #source: string
  readonly #parts: string[] = []
  readonly #offsets: Int32Array
  #length = 0

  /** The text made must not be longer than its source. */
  constructor(source: string) {
    this.#source = source
    this.#offsets = new Int32Array(source.length + 1)
  }

  copy(from: number, to: number): void {
    if (from >= to) return
    for (let i = from; i < to; i++) this.#offsets[this.#length++] = i
    this.#parts.push(this.#source.slice(from, to))
  }

  /** A text that stands for what begins at `from`. */
  put(text: string, from: number): void {
    for (let i = 0; i < text.length; i++) this.#offsets[this.#length++] = from
    this.#parts.push(text)
  }

  finish(): { value: string; offsets: Int32Array } {
    this.#offsets[this.#length] = this.#source.length
    return { value: this.#parts.join(''), offsets: this.#offsets.subarray(0, this.#length + 1) }
  }
}

/** The leaf whose value is read once more; `write` is how a replacement is written into the value as it was. */
export function readOnceMore(
  leaf: Leaf,
  read: { value: string; offsets: Int32Array },
  write?: (text: string) => string,
): Leaf {
  const rawOffsets = read.offsets.map((at) => rawOffset(leaf, at))
  return {
    ...leaf,
    value: read.value,
    rawOffsets,
    ...(write ? { escape: (text: string) => leaf.escape(write(text)) } : {}),
  }
}
