import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { DocumentError } from '../errors.ts'

/**
 * One instance of the PDF library for one file, thrown away with it: whatever a broken file did to its memory
 * ends there, and the memory goes back as a whole.
 */
export interface Pdfium {
  api: WrappedPdfiumModule
  /** The few calls made for every character, without the conversions that `api` makes for each argument. */
  text: TextCalls
  /** The library's memory as doubles; to be taken anew after every call that may make it grow. */
  memory(): Float64Array
  /** Room for a few numbers that a call answers through pointers; good until the next such call. */
  scratch: number
  /** `scratch` as the library fills it. */
  floats(count: number): number[]
  setFloats(values: readonly number[]): void
  /** Copies bytes in; the caller frees them. */
  put(bytes: Uint8Array): number
  bytesAt(pointer: number, length: number): Uint8Array
  free(pointer: number): void
  /** Runs `use` with a zero-ended UTF-16LE string, as the library takes it. */
  withText<T>(text: string, use: (pointer: number) => T): T
}

export interface TextCalls {
  FPDFText_GetUnicode(textPage: number, index: number): number
  FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number
  FPDFText_GetCharAngle(textPage: number, index: number): number
  FPDFText_IsGenerated(textPage: number, index: number): number
  FPDFText_IsHyphen(textPage: number, index: number): number
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number
}

/** The library's memory; the views are made anew whenever it grows. */
interface Memory {
  HEAPU8: Uint8Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
}

/** What one file may take; a page of 25 megapixels needs 100 MB of it. */
const MEMORY_BYTES = 640 * 1024 * 1024
const SCRATCH_BYTES = 256
const WASM_PAGE_BYTES = 65_536

let compiled: Promise<WebAssembly.Module> | undefined

export async function loadPdfium(): Promise<Pdfium> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  const wasm = await compiled
  const silent = () => undefined
  const overrides = {
    print: silent,
    printErr: silent,
    instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => {
      WebAssembly.instantiate(wasm, imports).then((instance) => {
        bindMemory(instance)
        receive(instance)
      })
      return {}
    },
  }
  const api = await init(overrides)
  api.PDFiumExt_Init()
  return wrap(api)
}

/** The library asks for more until 4 GB are reached; here it is told earlier that there is no more. */
function bindMemory(instance: WebAssembly.Instance): void {
  const memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory)
  if (!memory) return
  const grow = memory.grow.bind(memory)
  memory.grow = (pages: number) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > MEMORY_BYTES)
      throw new RangeError('The PDF library may not take more memory.')
    return grow(pages)
  }
}

function wrap(api: WrappedPdfiumModule): Pdfium {
  const pdfium = api.pdfium as typeof api.pdfium & Memory
  const allocate = (length: number): number => {
    const pointer = pdfium.wasmExports.malloc(Math.max(1, length))
    if (!pointer) throw tooMuchMemory()
    return pointer
  }
  const free = (pointer: number): void => pdfium.wasmExports.free(pointer)
  const scratch = allocate(SCRATCH_BYTES)
  const put = (bytes: Uint8Array): number => {
    const pointer = allocate(bytes.length)
    pdfium.HEAPU8.set(bytes, pointer)
    return pointer
  }
  return {
    api,
    scratch,
    text: pdfium.wasmExports as unknown as TextCalls,
    memory: () => pdfium.HEAPF64,
    floats: (count) => Array.from(pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + count)),
    setFloats: (values) => pdfium.HEAPF32.set(values, scratch >> 2),
    put,
    bytesAt: (pointer, length) => pdfium.HEAPU8.slice(pointer, pointer + length),
    free,
    withText(text, use) {
      const pointer = put(new Uint8Array(Buffer.from(`${text}\0`, 'utf16le')))
      try {
        return use(pointer)
      } finally {
        free(pointer)
      }
    },
  }
}

export const tooMuchMemory = (): DocumentError =>
  new DocumentError('TOO_LARGE', 'The PDF needs more memory than a file may take. Send it in parts.', {
    limit: 'memory',
    max: MEMORY_BYTES,
  })

/** The library ends itself on what it cannot go on from: a trap or no more memory. That is the file's fault. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError)
      throw new DocumentError('MALFORMED', 'The PDF is damaged: reading it could not be finished.')
    throw error
  }
}
