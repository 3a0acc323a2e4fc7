import type { Pdfium } from './pdfium.ts'

/** A rectangle of the page as it is shown: turned, cropped, in points from the upper left corner. */
export interface ShownBox {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PageView {
  /** In points, as shown. */
  width: number
  height: number
  /** From the coordinates of the file to those of the shown page. */
  toShown(box: { left: number; bottom: number; right: number; top: number }): ShownBox
}

/** The library answers whole numbers, so it is asked in fine units. */
const UNITS_PER_POINT = 1000
const PROBE_POINTS = 1000
const MAX_UNITS = 1e8

export function viewOf({ api, scratch }: Pdfium, page: number): PageView {
  const { pdfium } = api
  const width = Math.max(1, api.FPDF_GetPageWidthF(page))
  const height = Math.max(1, api.FPDF_GetPageHeightF(page))
  const units = Math.min(UNITS_PER_POINT, MAX_UNITS / Math.max(width, height))
  const shown = (x: number, y: number): [number, number] => {
    const [across, down] = [Math.round(width * units), Math.round(height * units)]
    api.FPDF_PageToDevice(page, 0, 0, across, down, 0, x, y, scratch, scratch + 4)
    return [pdfium.getValue(scratch, 'i32') / units, pdfium.getValue(scratch + 4, 'i32') / units]
  }
  const [x0, y0] = shown(0, 0)
  const [x1, y1] = shown(PROBE_POINTS, 0)
  const [x2, y2] = shown(0, PROBE_POINTS)
  const point = (x: number, y: number): [number, number] => [
    x0 + (x * (x1 - x0) + y * (x2 - x0)) / PROBE_POINTS,
    y0 + (x * (y1 - y0) + y * (y2 - y0)) / PROBE_POINTS,
  ]
  return {
    width,
    height,
    toShown({ left, bottom, right, top }) {
      const [ax, ay] = point(left, bottom)
      const [bx, by] = point(right, top)
      return {
        left: Math.min(ax, bx),
        top: Math.min(ay, by),
        right: Math.max(ax, bx),
        bottom: Math.max(ay, by),
      }
    },
  }
}

export function unionOf(boxes: readonly ShownBox[]): ShownBox {
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const box of boxes) {
    all.left = Math.min(all.left, box.left)
    all.top = Math.min(all.top, box.top)
    all.right = Math.max(all.right, box.right)
    all.bottom = Math.max(all.bottom, box.bottom)
  }
  return all
}

/** Three bytes a pixel: red, green, blue. */
export interface Raster {
  pixels: Uint8Array
  width: number
  height: number
  /** Pixels a point. */
  scale: number
}

const BGRX = 3
const WHITE = 0xffffffff
const POINTS_PER_INCH = 72
/** A JPEG has 65,535 at most; no page that is read needs as many. */
const MAX_SIDE_PIXELS = 20_000

/** As many dots an inch as asked for, fewer where the page would have more pixels than allowed. */
export function renderPage(
  { api, bytesAt }: Pdfium,
  page: number,
  view: PageView,
  dotsPerInch: number,
  maxPixels: number,
): Raster {
  const wanted = dotsPerInch / POINTS_PER_INCH
  const scale = Math.min(
    wanted,
    Math.sqrt(maxPixels / (view.width * view.height)),
    MAX_SIDE_PIXELS / Math.max(view.width, view.height),
  )
  const width = Math.max(1, Math.min(Math.floor(view.width * scale), maxPixels))
  const height = Math.max(1, Math.min(Math.floor(view.height * scale), Math.floor(maxPixels / width)))
  const bitmap = api.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
  if (!bitmap) throw new RangeError('no memory for a page')
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    const stride = api.FPDFBitmap_GetStride(bitmap)
    const source = bytesAt(api.FPDFBitmap_GetBuffer(bitmap), stride * height)
    return { pixels: toRgb(source, width, height, stride), width, height, scale }
  } finally {
    api.FPDFBitmap_Destroy(bitmap)
  }
}

function toRgb(source: Uint8Array, width: number, height: number, stride: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3)
  let to = 0
  for (let row = 0; row < height; row++) {
    let from = row * stride
    for (let column = 0; column < width; column++, from += 4) {
      pixels[to++] = source[from + 2] as number
      pixels[to++] = source[from + 1] as number
      pixels[to++] = source[from] as number
    }
  }
  return pixels
}

export function greyOf({ pixels, width, height }: Raster): {
  pixels: Uint8Array
  width: number
  height: number
} {
  const grey = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < grey.length; at++, from += 3)
    // ITU-R BT.601 in 256ths.
    grey[at] =
      (77 * (pixels[from] as number) +
        150 * (pixels[from + 1] as number) +
        29 * (pixels[from + 2] as number)) >>
      8
  return { pixels: grey, width, height }
}
