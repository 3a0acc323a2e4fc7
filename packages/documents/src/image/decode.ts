import { Transformer } from '@napi-rs/image'
import sharp from 'sharp'
import type { DocumentLimits } from '../document.ts'
import { DocumentError } from '../errors.ts'
import type { RasterPage } from '../ocr/ocr.ts'
import type { PictureHeader } from './header.ts'

/** Three bytes a pixel (red, green, blue), rows without padding, turned as the picture is shown. */
export interface ColourPage {
  pixels: Uint8Array
  width: number
  height: number
}

// Pixels of one caller must not wait in a cache for the next; one page is one thread's work.
sharp.cache(false)
sharp.concurrency(1)

/**
 * One page as it is seen. What is read and what is redacted are these same pixels: no alpha channel, palette,
 * profile or second frame is left in which something could stay hidden from the one and in the other.
 */
export async function decodePage(
  bytes: Uint8Array,
  header: PictureHeader,
  pageIndex: number,
  limits: Pick<DocumentLimits, 'imagePixels'>,
): Promise<ColourPage> {
  const stored = header.pages[pageIndex]!
  try {
    const page =
      header.kind === 'bmp'
        ? await decodeBmp(bytes, stored)
        : await decodeBySharp(bytes, pageIndex, limits.imagePixels)
    // The decoder must have seen the size that was checked (an orientation may have turned it).
    if (page.width * page.height === stored.width * stored.height) return page
  } catch (error) {
    if (error instanceof DocumentError) throw error
  }
  // The decoder's own words may quote the file: they are not passed on.
  throw new DocumentError(
    'MALFORMED',
    `The ${header.kind.toUpperCase()} picture is damaged or cut off. Send the original file.`,
  )
}

async function decodeBmp(bytes: Uint8Array, size: { width: number; height: number }): Promise<ColourPage> {
  const decoded = await new Transformer(bytes).rawPixels()
  const channels = decoded.length / (size.width * size.height)
  if (channels === 3) return { pixels: decoded, ...size }
  // Programs leave the fourth byte of a bitmap at nought and show the picture all the same.
  const count = size.width * size.height
  const pixels = new Uint8Array(count * 3)
  for (let at = 0; at < count; at++)
    for (let channel = 0; channel < 3; channel++)
      pixels[at * 3 + channel] = decoded[at * channels + Math.min(channel, channels < 3 ? 0 : 2)]!
  return { pixels, ...size }
}

async function decodeBySharp(bytes: Uint8Array, page: number, limitInputPixels: number): Promise<ColourPage> {
  const source = sharp(bytes, { page, pages: 1, limitInputPixels, failOn: 'error' })
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const count = width * height
  if (channels === 3) return { pixels: data, width, height }
  if (channels === 4) return { pixels: compose(data, count), width, height }
  const pixels = new Uint8Array(count * 3)
  const step = channels
  for (let at = 0; at < count; at++) pixels.fill(data[at * step]!, at * 3, at * 3 + 3)
  return { pixels, width, height }
}

/**
 * Puts what is partly transparent on white paper; on black where what is drawn is light, so that white writing on
 * nothing can be read too.
 */
function compose(rgba: Uint8Array, count: number): Uint8Array {
  let light = 0
  let covered = 0
  for (let at = 0; at < count; at++) {
    const alpha = rgba[at * 4 + 3]!
    light += alpha * (rgba[at * 4]! * 0.3 + rgba[at * 4 + 1]! * 0.59 + rgba[at * 4 + 2]! * 0.11)
    covered += alpha
  }
  const isMostlyEmpty = covered < count * 255 * 0.7
  const paper = isMostlyEmpty && light / Math.max(1, covered) > 170 ? 0 : 255
  const pixels = new Uint8Array(count * 3)
  for (let at = 0; at < count; at++) {
    const alpha = rgba[at * 4 + 3]!
    for (let channel = 0; channel < 3; channel++)
      pixels[at * 3 + channel] = (rgba[at * 4 + channel]! * alpha + paper * (255 - alpha) + 127) / 255
  }
  return pixels
}

/** Brightness as the eye weighs it (ITU-R BT.601), in whole numbers. */
export function greyOf({ pixels, width, height }: ColourPage): RasterPage {
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 3)
    grey[at] = (pixels[from]! * 77 + pixels[from + 1]! * 150 + pixels[from + 2]! * 29) >> 8
  return { pixels: grey, width, height }
}
