import type { DocumentLimits } from '../src/document.ts'

/** As the service sets them. */
export const LIMITS: DocumentLimits = {
  characters: 1_000_000,
  unpackedBytes: 128 * 1024 * 1024,
  parts: 10_000,
  pages: 500,
  imagePixels: 25_000_000,
}
