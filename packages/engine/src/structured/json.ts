import { EngineError } from '../errors.ts'
import type { Leaf } from './leaf.ts'

/**
 * The strings and numbers of a JSON text with their places, so that values can be changed and every other byte
 * stays. Several documents one after another (JSON lines) are read as well. RFC 8259, nothing more lenient.
 */
export function readJson(data: string): Leaf[] {
  return new Reader(data).read()
}

const DEEPEST = 500
/** Names of this many levels above the value make its label: {"passport": {"number": ...}}. */
const LABEL_LEVELS = 3

const SPACE = /[ \t\r\n]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WHOLE_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
const CONSTANT = /true|false|null/y
const PLAIN_CHARACTERS = /[^"\\\u0000-\u001f]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4})/y

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1)

class Reader {
  readonly #data: string
  readonly #leaves: Leaf[] = []
  readonly #path: (string | number)[] = []
  #at: number

  constructor(data: string) {
    this.#data = data
    this.#at = data.startsWith('\ufeff') ? 1 : 0
  }

  read(): Leaf[] {
    this.#skipSpace()
    for (;;) {
      this.#value()
      const isSeparated = this.#take(SPACE) !== ''
      if (this.#at === this.#data.length) return this.#leaves
      if (!isSeparated) this.#fail()
    }
  }

  #fail(): never {
    throw new EngineError('MALFORMED_DATA', `Not JSON at offset ${this.#at}.`, { offset: this.#at })
  }

  /** The text the expression matches here; '' is no match unless it may be empty. */
  #take(expression: RegExp): string {
    expression.lastIndex = this.#at
    const matched = expression.exec(this.#data)?.[0] ?? ''
    this.#at += matched.length
    return matched
  }

  #skipSpace(): void {
    this.#take(SPACE)
  }

  #takeIf(character: string): boolean {
    if (this.#data[this.#at] !== character) return false
    this.#at++
    return true
  }

  #value(): void {
    if (this.#path.length > DEEPEST) this.#fail()
    const next = this.#data[this.#at]
    if (next === '{') this.#members()
    else if (next === '[') this.#elements()
    else if (next === '"') this.#string()
    else if (!this.#take(CONSTANT)) this.#number()
  }

  #members(): void {
    this.#at++
    this.#skipSpace()
    if (this.#takeIf('}')) return
    do {
      this.#skipSpace()
      this.#path.push(this.#quoted().value)
      this.#skipSpace()
      if (!this.#takeIf(':')) this.#fail()
      this.#skipSpace()
      this.#value()
      this.#path.pop()
      this.#skipSpace()
    } while (this.#takeIf(','))
    if (!this.#takeIf('}')) this.#fail()
  }

  #elements(): void {
    this.#at++
    this.#skipSpace()
    if (this.#takeIf(']')) return
    let index = 0
    do {
      this.#skipSpace()
      this.#path.push(index++)
      this.#value()
      this.#path.pop()
      this.#skipSpace()
    } while (this.#takeIf(','))
    if (!this.#takeIf(']')) this.#fail()
  }

  #string(): void {
    const { value, rawStart, rawEnd, rawOffsets } = this.#quoted()
    this.#leaves.push({
      path: [...this.#path],
      label: this.#label(),
      value,
      rawStart,
      rawEnd,
      ...(rawOffsets ? { rawOffsets: Int32Array.from(rawOffsets) } : {}),
      escape: escapeJson,
      rewrite: () => undefined,
    })
  }

  #number(): void {
    const rawStart = this.#at
    const value = this.#take(NUMBER)
    if (!value) this.#fail()
    this.#leaves.push({
      path: [...this.#path],
      label: this.#label(),
      value,
      rawStart,
      rawEnd: this.#at,
      escape: (text) => text,
      rewrite: (newValue) => (WHOLE_NUMBER.test(newValue) ? newValue : JSON.stringify(newValue)),
    })
  }

  #quoted(): { value: string; rawStart: number; rawEnd: number; rawOffsets: number[] | undefined } {
    if (!this.#takeIf('"')) this.#fail()
    const rawStart = this.#at
    let value = this.#take(PLAIN_CHARACTERS)
    let rawOffsets: number[] | undefined
    while (!this.#takeIf('"')) {
      rawOffsets ??= Array.from({ length: value.length }, (_, i) => rawStart + i)
      rawOffsets.push(this.#at)
      const escaped = this.#take(ESCAPE)
      if (!escaped) this.#fail()
      value += JSON.parse(`"${escaped}"`)
      const plainStart = this.#at
      const plain = this.#take(PLAIN_CHARACTERS)
      for (let i = 0; i < plain.length; i++) rawOffsets.push(plainStart + i)
      value += plain
    }
    const rawEnd = this.#at - 1
    rawOffsets?.push(rawEnd)
    return { value, rawStart, rawEnd, rawOffsets }
  }

  #label(): string {
    return this.#path
      .filter((part) => typeof part === 'string')
      .slice(-LABEL_LEVELS)
      .join(' ')
  }
}
