import type { Leaf } from '@sfumato/engine/structured'
import { wholeDigits } from '../whole-digits.ts'

/** A number that is written in another way than it is meant (9.72560348E+8) is read as its digits. */
export function readNumber(leaf: Leaf): Leaf {
  const digits = wholeDigits(leaf.value.trim())
  if (digits === undefined || digits === leaf.value) return leaf
  const { rawOffsets: _, ...plain } = leaf
  return { ...plain, value: digits, rewrite: (text) => leaf.rewrite(text) ?? leaf.escape(text) }
}

/** As spreadsheets write long numbers into text files; `4711E12` may be anything. */
export const isSpreadsheetNumber = (value: string): boolean =>
  /^\s{0,8}-?\d\.\d{1,40}[eE]\+?\d{1,2}\s{0,8}$/.test(value)
