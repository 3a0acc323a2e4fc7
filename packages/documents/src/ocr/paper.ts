import type { RasterPage } from './ocr.ts'

const TILE = 64
/** Paper this even needs nothing done. */
const EVEN_ENOUGH = 40

/** How light the paper is, tile by tile: nine tenths of a tile's pixels are no lighter. */
interface PaperMap {
  columns: number
  rows: number
  levels: Uint8Array
}

/**
 * The page on even white paper, where the paper is uneven: shadows of a photo, a tinted column. Every pixel is
 * divided by the paper around it. An even page is handed back as it is, grey or not: the reader finds its own
 * threshold.
 */
export function evenPaper(page: RasterPage): RasterPage {
  const map = paperMap(page)
  const sorted = Uint8Array.from(map.levels).sort()
  const dark = sorted[Math.floor(sorted.length * 0.05)]!
  const light = sorted[Math.floor(sorted.length * 0.95)]!
  // Where there is no paper at all between dark shapes, dividing would only lift noise.
  if (light - dark < EVEN_ENOUGH || dark < 60) return page
  return { ...page, pixels: divideByPaper(page, map) }
}

function paperMap({ pixels, width, height }: RasterPage): PaperMap {
  const columns = Math.max(1, Math.ceil(width / TILE))
  const rows = Math.max(1, Math.ceil(height / TILE))
  const levels = new Uint8Array(columns * rows)
  const counts = new Int32Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let total = 0
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y += 3)
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x += 3) {
          counts[pixels[y * width + x]!]! += 1
          total += 1
        }
      let level = 255
      for (let above = 0; level > 0; level--) {
        above += counts[level]!
        if (above * 10 >= total) break
      }
      levels[row * columns + column] = level
    }
  return { columns, rows, levels }
}

/** Between the centres of tiles the paper changes evenly. */
function divideByPaper(
  { pixels, width, height }: RasterPage,
  { columns, rows, levels }: PaperMap,
): Uint8Array {
  const result = new Uint8Array(pixels.length)
  const line = new Float32Array(columns)
  for (let y = 0; y < height; y++) {
    const tileY = Math.min(rows - 1, Math.max(0, y / TILE - 0.5))
    const upper = Math.floor(tileY)
    const lower = Math.min(rows - 1, upper + 1)
    const down = tileY - upper
    for (let column = 0; column < columns; column++)
      line[column] = levels[upper * columns + column]! * (1 - down) + levels[lower * columns + column]! * down
    for (let x = 0; x < width; x++) {
      const tileX = Math.min(columns - 1, Math.max(0, x / TILE - 0.5))
      const left = Math.floor(tileX)
      const right = Math.min(columns - 1, left + 1)
      const paper = line[left]! + (line[right]! - line[left]!) * (tileX - left)
      result[y * width + x] = Math.min(255, (pixels[y * width + x]! * 255) / Math.max(1, paper))
    }
  }
  return result
}
