import { type Operation, readOperations } from './content.ts'
import type { PdfFile } from './file.ts'
import { PdfDictionary, PdfName, type PdfObject } from './objects.ts'

/** As `cm` takes it: [a b c d e f]. */
type Matrix = readonly [number, number, number, number, number, number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** States with a soft mask, by name, and the coordinates they are set in; undefined where these differ. */
export type MaskPlaces = ReadonlyMap<string, Matrix | undefined>

/**
 * A soft mask (a blurred shadow, a fading edge) lies in the coordinates in which its state is set. The library
 * sets all states before it moves the coordinates, so the places are taken from the page as it was.
 */
export function maskPlaces(file: PdfFile, page: PdfDictionary, content: Uint8Array): MaskPlaces {
  const places = new Map<string, Matrix | undefined>()
  const states = file.dictionary(file.dictionary(page.get('Resources'))?.get('ExtGState'))
  const masked = new Set<string>()
  for (const [name, state] of states ?? [])
    if (file.resolve(file.dictionary(state)?.get('SMask')) instanceof PdfDictionary) masked.add(name)
  if (masked.size === 0) return places
  for (const { name, matrix } of statesSet(content)) {
    if (!masked.has(name)) continue
    const known = places.get(name)
    places.set(name, places.has(name) && !(known && isSame(known, matrix)) ? undefined : matrix)
  }
  return places
}

/** The drawing with each mask set where it was set before. */
export function withMaskPlaces(content: Uint8Array, places: MaskPlaces): Uint8Array {
  if (places.size === 0) return content
  const pieces: Uint8Array[] = []
  let from = 0
  for (const { name, matrix, operation } of statesSet(content)) {
    const wanted = places.get(name)
    const inverse = wanted && inverseOf(matrix)
    const move = inverse && product(wanted, inverse)
    const back = move && inverseOf(move)
    if (!back || isSame(move, IDENTITY)) continue
    const [there, again] = [move, back].map((item) => item.map((value) => value.toFixed(6)).join(' '))
    pieces.push(content.subarray(from, operation.start), Buffer.from(` ${there} cm `, 'latin1'))
    pieces.push(content.subarray(operation.start, operation.end), Buffer.from(` ${again} cm `, 'latin1'))
    from = operation.end
  }
  pieces.push(content.subarray(from))
  return from === 0 ? content : new Uint8Array(Buffer.concat(pieces))
}

/** Every `gs` with the coordinates it stands in. */
function* statesSet(content: Uint8Array): Generator<{ name: string; matrix: Matrix; operation: Operation }> {
  let matrix = IDENTITY
  const saved: Matrix[] = []
  for (const operation of readOperations(content)) {
    const { operator, operands } = operation
    if (operator === 'q') saved.push(matrix)
    else if (operator === 'Q') matrix = saved.pop() ?? IDENTITY
    else if (operator === 'cm') matrix = product(matrixOf(operands), matrix)
    else if (operator === 'gs' && operands[0] instanceof PdfName)
      yield { name: operands[0].name, matrix, operation }
  }
}

function matrixOf(operands: readonly PdfObject[]): Matrix {
  const [a, b, c, d, e, f] = operands.map((item) => (typeof item === 'number' ? item : 0))
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0]
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

function inverseOf([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c
  if (!Number.isFinite(area) || Math.abs(area) < 1e-9) return undefined
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

const isSame = (first: Matrix, second: Matrix): boolean =>
  first.every((value, at) => Math.abs(value - (second[at] ?? 0)) < 1e-3)
