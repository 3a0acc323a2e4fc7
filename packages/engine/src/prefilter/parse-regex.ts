/**
 * Reads the source of a regular expression (flag `u`) into a tree that says which strings it can match.
 * Assertions (`^`, `\b`, look-around) are read as empty: the tree accepts at least what the expression does,
 * which is all a prefilter needs. What cannot be read that way (back-references, inline flags) gives undefined.
 */
export type Node =
  | { kind: 'set'; set: CharacterSet }
  | { kind: 'sequence'; nodes: Node[] }
  | { kind: 'choice'; nodes: Node[] }
  | { kind: 'repeat'; node: Node; min: number; max: number }

export interface CharacterSet {
  /** Pairs of first and last code point. */
  ranges: number[]
  /** Unicode properties and class escapes, each as an expression for one character. */
  tests: RegExp[]
  negated: boolean
}

export const setHas = (set: CharacterSet, codePoint: number): boolean => {
  for (let i = 0; i < set.ranges.length; i += 2) {
    if (codePoint >= set.ranges[i]! && codePoint <= set.ranges[i + 1]!) return !set.negated
  }
  if (set.tests.length > 0) {
    const character = String.fromCodePoint(codePoint)
    if (set.tests.some((test) => test.test(character))) return !set.negated
  }
  return set.negated
}

export function parseRegex(source: string): Node | undefined {
  try {
    return new Parser(source).parse()
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

class Unreadable extends Error {}

const EMPTY: Node = { kind: 'sequence', nodes: [] }
const CONTROL: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, '0': 0 }
const ESCAPE_TESTS: Readonly<Record<string, RegExp>> = {
  s: /\s/u,
  S: /\S/u,
  D: /\D/u,
  W: /\W/u,
}
const propertyTests = new Map<string, RegExp>()

class Parser {
  readonly #characters: string[]
  #at = 0

  constructor(source: string) {
    this.#characters = [...source]
  }

  parse(): Node {
    const node = this.#choice()
    if (this.#at < this.#characters.length) throw new Unreadable()
    return node
  }

  #peek(): string | undefined {
    return this.#characters[this.#at]
  }

  #take(): string {
    const character = this.#characters[this.#at++]
    if (character === undefined) throw new Unreadable()
    return character
  }

  #takeIf(text: string): boolean {
    for (let i = 0; i < text.length; i++) if (this.#characters[this.#at + i] !== text[i]) return false
    this.#at += text.length
    return true
  }

  #choice(): Node {
    const nodes = [this.#sequence()]
    while (this.#takeIf('|')) nodes.push(this.#sequence())
    return nodes.length === 1 ? nodes[0]! : { kind: 'choice', nodes }
  }

  #sequence(): Node {
    const nodes: Node[] = []
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek())
      nodes.push(this.#quantified(this.#atom()))
    return { kind: 'sequence', nodes }
  }

  #quantified(node: Node): Node {
    let min: number
    let max: number
    if (this.#takeIf('*')) [min, max] = [0, Number.POSITIVE_INFINITY]
    else if (this.#takeIf('+')) [min, max] = [1, Number.POSITIVE_INFINITY]
    else if (this.#takeIf('?')) [min, max] = [0, 1]
    else if (this.#takeIf('{')) {
      min = this.#number()
      max = min
      if (this.#takeIf(',')) max = this.#peek() === '}' ? Number.POSITIVE_INFINITY : this.#number()
      if (!this.#takeIf('}')) throw new Unreadable()
    } else return node
    this.#takeIf('?')
    return { kind: 'repeat', node, min, max }
  }

  #number(): number {
    let digits = ''
    while (/^[0-9]$/.test(this.#peek() ?? '')) digits += this.#take()
    if (digits === '') throw new Unreadable()
    return Number(digits)
  }

  #atom(): Node {
    const character = this.#take()
    if (character === '(') return this.#group()
    if (character === '[') return { kind: 'set', set: this.#characterClass() }
    if (character === '\\') return this.#escape()
    if (character === '^' || character === '$') return EMPTY
    if (character === '.')
      return { kind: 'set', set: { ranges: [10, 10, 13, 13, 0x2028, 0x2029], tests: [], negated: true } }
    return literal(character.codePointAt(0)!)
  }

  #group(): Node {
    let isAssertion = false
    if (this.#takeIf('?')) {
      if (this.#takeIf('=') || this.#takeIf('!') || this.#takeIf('<=') || this.#takeIf('<!'))
        isAssertion = true
      else if (this.#takeIf('<')) {
        while (this.#take() !== '>');
      } else if (!this.#takeIf(':')) throw new Unreadable()
    }
    const node = this.#choice()
    if (!this.#takeIf(')')) throw new Unreadable()
    return isAssertion ? EMPTY : node
  }

  #escape(): Node {
    const next = this.#peek()
    if (next === 'b' || next === 'B') {
      this.#at++
      return EMPTY
    }
    if (next === 'k' || /^[1-9]$/.test(next ?? '')) throw new Unreadable()
    const set: CharacterSet = { ranges: [], tests: [], negated: false }
    this.#addEscape(set)
    return { kind: 'set', set }
  }

  /** Reads what follows a backslash into the set; the code point where it stands for a single character. */
  #addEscape(set: CharacterSet): number | undefined {
    const character = this.#take()
    if (character === 'd') {
      set.ranges.push(48, 57)
      return undefined
    }
    if (character === 'w') {
      set.ranges.push(48, 57, 65, 90, 95, 95, 97, 122)
      return undefined
    }
    const test = ESCAPE_TESTS[character]
    if (test) {
      set.tests.push(test)
      return undefined
    }
    if (character === 'p' || character === 'P') {
      let name = ''
      do name += this.#take()
      while (!name.endsWith('}'))
      set.tests.push(propertyTest(`\\${character}${name}`))
      return undefined
    }
    const codePoint = this.#singleEscape(character)
    set.ranges.push(codePoint, codePoint)
    return codePoint
  }

  #singleEscape(character: string): number {
    const control = CONTROL[character]
    if (control !== undefined) return control
    if (character === 'x') return this.#hex(2)
    if (character === 'c') return this.#take().charCodeAt(0) % 32
    if (character !== 'u') return character.codePointAt(0)!
    if (!this.#takeIf('{')) return this.#hex(4)
    let digits = ''
    for (let next = this.#take(); next !== '}'; next = this.#take()) digits += next
    return Number.parseInt(digits, 16)
  }

  #hex(length: number): number {
    let digits = ''
    for (let i = 0; i < length; i++) digits += this.#take()
    return Number.parseInt(digits, 16)
  }

  #characterClass(): CharacterSet {
    const set: CharacterSet = { ranges: [], tests: [], negated: this.#takeIf('^') }
    for (;;) {
      const character = this.#take()
      if (character === ']') return set
      const first = character === '\\' ? this.#classEscape(set) : this.#classCharacter(set, character)
      if (first === undefined || this.#peek() !== '-' || this.#characters[this.#at + 1] === ']') continue
      this.#at++
      const end = this.#take()
      const last = end === '\\' ? this.#classEscape(set) : end.codePointAt(0)
      if (last === undefined) throw new Unreadable()
      set.ranges.push(first, last)
    }
  }

  #classCharacter(set: CharacterSet, character: string): number {
    const codePoint = character.codePointAt(0)!
    set.ranges.push(codePoint, codePoint)
    return codePoint
  }

  #classEscape(set: CharacterSet): number | undefined {
    if (this.#takeIf('b')) {
      set.ranges.push(8, 8)
      return 8
    }
    if (this.#takeIf('-')) {
      set.ranges.push(45, 45)
      return 45
    }
    return this.#addEscape(set)
  }
}

function literal(codePoint: number): Node {
  return { kind: 'set', set: { ranges: [codePoint, codePoint], tests: [], negated: false } }
}

function propertyTest(source: string): RegExp {
  let test = propertyTests.get(source)
  if (!test) {
    test = new RegExp(source, 'u')
    propertyTests.set(source, test)
  }
  return test
}
