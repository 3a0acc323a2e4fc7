import type { DocumentFormat } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { type PictureKind, pictureKind } from './header.ts'
import { readPicture } from './picture.ts'

/** A picture as a document: one passage a paragraph, written back as a fresh picture with black boxes. */
function pictureFormat(kind: PictureKind, mediaType: string, extensions: readonly string[]): DocumentFormat {
  return {
    name: kind,
    extensions,
    mediaType,
    async open(bytes, tools) {
      if (pictureKind(bytes) !== kind)
        throw new DocumentError('UNKNOWN_FORMAT', `This is no ${kind.toUpperCase()} picture.`)
      const picture = await readPicture(bytes, tools)
      return {
        passages: picture.passages,
        leftOut: ['metadata'],
        boxesOf: picture.boxesOf,
        rewrite: (edits) => picture.redact(edits),
      }
    },
  }
}

export const png = pictureFormat('png', 'image/png', ['png'])
export const jpeg = pictureFormat('jpeg', 'image/jpeg', ['jpg', 'jpeg'])
export const bmp = pictureFormat('bmp', 'image/bmp', ['bmp'])
export const tiff = pictureFormat('tiff', 'image/tiff', ['tiff', 'tif'])
