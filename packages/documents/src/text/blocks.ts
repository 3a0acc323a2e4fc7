import { BYTE_ORDER_MARK } from './encoding.ts'

export interface Block {
  start: number
  end: number
}

/** From here on a block ends with its line: a file of a million lines is no paragraph. */
const LONG_BLOCK = 20_000

/** Lines that follow each other without an empty one, without the line end of the last. */
export function* readBlocks(text: string, from = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0): Generator<Block> {
  let block: Block | undefined
  for (const line of readLines(text, from)) {
    if (!/\S/.test(text.slice(line.start, line.end))) {
      if (block) yield block
      block = undefined
      continue
    }
    if (block) block.end = line.end
    else block = { ...line }
    if (block.end - block.start > LONG_BLOCK) {
      yield block
      block = undefined
    }
  }
  if (block) yield block
}

/** Lines without their ends, whichever of the three it is. */
export function* readLines(text: string, from: number): Generator<Block> {
  let start = from
  for (const { 0: lineEnd, index } of text.slice(from).matchAll(/\r\n|\n|\r/g)) {
    const end = from + index
    yield { start, end }
    start = end + lineEnd.length
  }
  if (start < text.length) yield { start, end: text.length }
}
