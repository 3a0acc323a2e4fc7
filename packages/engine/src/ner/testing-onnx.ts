/**
 * Writes small ONNX models by hand, for tests: the few messages of onnx.proto3 that such a model needs
 * (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3).
 */
type Field = Uint8Array | number | string

const varint = (value: number): number[] => {
  const bytes: number[] = []
  let left = BigInt.asUintN(64, BigInt(value))
  for (; left > 127n; left >>= 7n) bytes.push(Number(left & 127n) | 128)
  return [...bytes, Number(left)]
}

/** One field; numbers as varints, the rest as bytes. */
const field = (number: number, value: Field): Uint8Array => {
  if (typeof value === 'number') return Uint8Array.from([...varint(number << 3), ...varint(value)])
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
  return Buffer.concat([Uint8Array.from([...varint((number << 3) | 2), ...varint(bytes.length)]), bytes])
}

const message = (...fields: (readonly [number: number, value: Field])[]): Uint8Array =>
  Buffer.concat(fields.map(([number, value]) => field(number, value)))

const many = (number: number, values: readonly Field[]) => values.map((value) => [number, value] as const)

const ELEMENT_TYPES = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7 } as const
type ElementType = keyof typeof ELEMENT_TYPES

export const tensor = (
  name: string,
  type: ElementType,
  dims: readonly number[],
  data: Float32Array | Int8Array | BigInt64Array,
): Uint8Array =>
  message(
    ...many(1, dims),
    [2, ELEMENT_TYPES[type]],
    [8, name],
    [9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)],
  )

export const node = (
  type: string,
  inputs: readonly string[],
  outputs: readonly string[],
  {
    domain = '',
    ints = {},
  }: { domain?: string; ints?: Readonly<Record<string, number | readonly number[]>> } = {},
): Uint8Array => {
  const attributes = Object.entries(ints).map(([name, value]) =>
    typeof value === 'number'
      ? message([1, name], [3, value], [20, 2])
      : message([1, name], ...many(8, value), [20, 7]),
  )
  return message(...many(1, inputs), ...many(2, outputs), [4, type], ...many(5, attributes), [7, domain])
}

/** An input or output; a dimension may be a name. */
export const value = (name: string, type: ElementType, dims: readonly (number | string)[]): Uint8Array => {
  const shape = message(
    ...many(
      1,
      dims.map((dim) => message(typeof dim === 'number' ? [1, dim] : [2, dim])),
    ),
  )
  return message([1, name], [2, message([1, message([1, ELEMENT_TYPES[type]], [2, shape])])])
}

export const model = (parts: {
  nodes: readonly Uint8Array[]
  weights: readonly Uint8Array[]
  inputs: readonly Uint8Array[]
  outputs: readonly Uint8Array[]
}): Uint8Array => {
  const graph = message(
    ...many(1, parts.nodes),
    [2, 'graph'],
    ...many(5, parts.weights),
    ...many(11, parts.inputs),
    ...many(12, parts.outputs),
  )
  const opset = (domain: string, version: number) => message([1, domain], [2, version])
  return message([1, 8], [7, graph], [8, opset('', 17)], [8, opset('com.microsoft', 1)])
}
