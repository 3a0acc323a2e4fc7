import { writeFile } from 'node:fs/promises'
import type { FormatName } from '../src/formats.ts'
import { layersOf } from './layers.ts'
import { outputOf } from './programs.ts'

/** What a reader would miss if it were gone, counted in the file itself. */
export async function countsOf(
  bytes: Uint8Array,
  format: FormatName,
  path: string,
): Promise<Record<string, number>> {
  if (format === 'pdf') return countsOfPdf(bytes, path)
  if (format === 'docx') return countParts(bytes, { tables: /<w:tbl>/g, pictures: /<pic:pic[ >]/g })
  if (format === 'xlsx') return countParts(bytes, { sheets: /<sheet /g, pictures: /<xdr:pic[ >]/g })
  if (format === 'pptx')
    return countParts(bytes, { slides: /<p:sldId /g, tables: /<a:tbl>/g, pictures: /<p:pic[ >]/g })
  return {}
}

function countParts(bytes: Uint8Array, patterns: Record<string, RegExp>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const layer of layersOf(bytes)) {
    if (layer.name !== 'zip') continue
    const text = layer.bytes.toString('latin1')
    for (const [name, pattern] of Object.entries(patterns)) {
      counts[name] = (counts[name] ?? 0) + (text.match(pattern)?.length ?? 0)
    }
  }
  return counts
}

async function countsOfPdf(bytes: Uint8Array, path: string): Promise<Record<string, number>> {
  await writeFile(path, bytes)
  const information = await outputOf('pdfinfo', [path]).catch(() => '')
  const pictures = await outputOf('pdfimages', ['-list', path]).catch(() => '')
  return {
    pages: Number(/^Pages: +(\d+)/m.exec(information)?.[1] ?? 0),
    // Two lines of heading. A page may be written back as one picture, so pages with pictures are counted.
    pictures: new Set(
      pictures
        .split('\n')
        .slice(2)
        .filter(Boolean)
        .map((line) => line.trim().split(/ +/)[0]),
    ).size,
  }
}

/** What the file was made with that is fewer now. */
export function losses(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.entries(before).flatMap(([name, count]) =>
    (after[name] ?? 0) < count ? [`${name} ${count}→${after[name] ?? 0}`] : [],
  )
}
