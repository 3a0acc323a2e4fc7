import type { OcrLine, OcrWord } from './ocr.ts'

/**
 * Tesseract's table: level, page, block, paragraph, line and word number, left, top, width, height, confidence
 * (0 to 100), text. Level 5 is a word; rows stand in reading order.
 */
export function readTsv(tsv: string): OcrLine[] {
  const lines: { words: OcrWord[]; paragraph: number }[] = []
  let paragraph = 0
  let paragraphKey = ''
  let lineKey = ''
  for (const row of tsv.split('\n')) {
    const [level, page, block, paragraphNumber, lineNumber, , left, top, width, height, confidence, text] =
      row.split('\t')
    if (level !== '5' || text === undefined || text.trim() === '') continue
    const inParagraph = `${page}.${block}.${paragraphNumber}`
    if (inParagraph !== paragraphKey) {
      paragraphKey = inParagraph
      paragraph += 1
    }
    const inLine = `${inParagraph}.${lineNumber}`
    if (inLine !== lineKey) {
      lineKey = inLine
      lines.push({ words: [], paragraph })
    }
    lines[lines.length - 1]!.words.push({
      text: text.trim(),
      box: { left: Number(left), top: Number(top), width: Number(width), height: Number(height) },
      confidence: Math.min(1, Math.max(0, Number(confidence) / 100)),
    })
  }
  return lines
}
