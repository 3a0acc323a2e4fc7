import { type Leaf, rawOffset } from '@sfumato/engine/structured'
import type { Place } from '../document.ts'

/** Takes what is read out of a text. */
export interface Sink {
  add(leaves: readonly Leaf[], place?: Place, label?: string): void
  cut(start: number, end: number, what?: string, instead?: string): void
}

/** For a text that stands inside another one as the value of a leaf: a page in an attribute, JSON in a page. */
export function partSink(sink: Sink, outer: Leaf): Sink {
  return {
    add: (leaves, place, label) =>
      sink.add(
        leaves.map((leaf) => leafInside(outer, leaf)),
        place,
        label,
      ),
    cut: (start, end, what, instead = '') =>
      sink.cut(rawOffset(outer, start), rawOffset(outer, end), what, outer.escape(instead)),
  }
}

function leafInside(outer: Leaf, leaf: Leaf): Leaf {
  const isPlain = !outer.rawOffsets && !leaf.rawOffsets
  return {
    ...leaf,
    rawStart: rawOffset(outer, leaf.rawStart),
    rawEnd: rawOffset(outer, leaf.rawEnd),
    ...(isPlain ? {} : { rawOffsets: offsetsInside(outer, leaf) }),
    escape: (text) => outer.escape(leaf.escape(text)),
    rewrite: (newValue) => {
      const whole = leaf.rewrite(newValue)
      return whole === undefined ? undefined : outer.escape(whole)
    },
  }
}

const offsetsInside = (outer: Leaf, leaf: Leaf): Int32Array =>
  Int32Array.from({ length: leaf.value.length + 1 }, (_, at) => rawOffset(outer, rawOffset(leaf, at)))
