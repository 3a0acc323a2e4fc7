/**
 * The shape of a piece, a number beside its id: the casing of its word, the gap before the word and the marks that
 * the list of names gives it (training/TOKENIZER.md, training/NAMES.md).
 */
export const GAP = { none: 0, space: 1, newline: 2, tab: 3 } as const
const GAP_SHIFT = 3
const GAP_MASK = 3
const MARKS_SHIFT = 5
/** Bits of marks. */
export const MARKS = 6
/** Shapes without marks. */
export const PLAIN_SHAPES = 2 ** MARKS_SHIFT

export const shapeOf = (gap: number, casing: number): number => (gap << GAP_SHIFT) | casing
export const gapOf = (shape: number): number => (shape >> GAP_SHIFT) & GAP_MASK
export const marksOf = (shape: number): number => shape >> MARKS_SHIFT
export const withGap = (shape: number, gap: number): number =>
  (shape & ~(GAP_MASK << GAP_SHIFT)) | (gap << GAP_SHIFT)
export const withMarks = (shape: number, marks: number): number => shape | (marks << MARKS_SHIFT)
export const withoutMarks = (shape: number): number => shape & (PLAIN_SHAPES - 1)
