/** Letters that the fonts every viewer has can show (Windows-1252, as PDF's WinAnsiEncoding). */
const SHOWABLE =
  /^[\x20-\x7e\xa0-\xff\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]+$/

/** A replacement on one line, or undefined where Helvetica lacks a letter of it. */
export function showable(replacement: string): string | undefined {
  const line = replacement.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return SHOWABLE.test(line) ? line : undefined
}

/** Narrower than this letters cannot be told apart; then they become smaller instead. */
const NARROWEST = 0.6

/** How to bring a text of some width into a room: narrower letters first, then smaller ones. */
export function fit(width: number, room: number): { size: number; stretch: number } {
  if (width <= room || width <= 0) return { size: 1, stretch: 1 }
  const stretch = Math.max(NARROWEST, room / width)
  return { stretch, size: Math.min(1, room / (width * stretch)) }
}
