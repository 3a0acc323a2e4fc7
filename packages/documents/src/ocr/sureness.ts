import type { OcrLine } from './ocr.ts'

/** A word that was read head up is this sure nearly always, one that was read head down hardly ever. */
const SURE = 0.8
/** Of a page read head up nine signs in ten are sure, of one read head down one in ten. */
const DOUBTFUL_SHARE = 0.3
/** Less is no text, or too little to judge by. */
const LEAST_SIGNS = 8
/** So many times more must be sure for another reading to count. */
export const LEAST_GAIN = 1.5

/** Letters and digits of words; single ones are taken out of any stain. */
const signsOf = (text: string): number => {
  const signs = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return signs > 1 || /\p{Script=Han}/u.test(text) ? signs : 0
}

const count = (lines: readonly OcrLine[], least: number): number => {
  let signs = 0
  for (const { words } of lines)
    for (const { text, confidence } of words) if (confidence >= least) signs += signsOf(text)
  return signs
}

export const sureSigns = (lines: readonly OcrLine[]): number => count(lines, SURE)

export function isDoubtful(lines: readonly OcrLine[]): boolean {
  const all = count(lines, 0)
  return all >= LEAST_SIGNS && sureSigns(lines) < all * DOUBTFUL_SHARE
}
