import { type CharacterSet, type Node, setHas } from './parse-regex.ts'

/**
 * All patterns as one automaton, made deterministic piece by piece as texts ask for it.
 *
 * `walk` follows the text from one offset and tells which patterns may match there. It reads each character
 * once for all patterns together: one table look-up, whatever their number. Hits are candidates; the real
 * regular expression decides (assertions are not part of the automaton, long counts are cut).
 */

/** A walk stops here; patterns still alive then are reported as possible. */
const LONGEST_WALK = 64
/** Counted repetitions beyond this are read as unbounded. */
const MOST_COPIES = LONGEST_WALK
/** The states are forgotten and made anew beyond this: bounds memory against texts made to have many. */
const MOST_STATES = 8192
/** Kinds of characters told apart; beyond ASCII the rarer ones share one kind that may be anything. */
const MOST_CLASSES = 224
const UNTOLD_CLASS = 0

/** Given as the end of a match that the automaton did not follow to its end. */
export const ANY_END = -1

const UNKNOWN = -1
const DEAD = 0

/** Values of `Step.set` beside the numbers of character sets. */
const END_OF_PATTERN = -1
const NO_CHARACTER = -2

/** A nondeterministic state: a character set and what follows it. */
interface Step {
  set: number
  next: number[]
  pattern: number
}

export class LazyAutomaton {
  readonly #steps: Step[] = []
  readonly #sets: CharacterSet[] = []
  readonly #setIds = new Map<string, number>()
  readonly #asciiClasses = new Uint8Array(128)
  readonly #otherClasses = new Map<number, number>()
  readonly #classIds = new Map<string, number>()
  /** For each class the character sets that contain it. */
  readonly #classSets: Uint8Array[] = []
  #entries: number[][]

  readonly #startTables: Uint8Array[]

  #table = new Int32Array(0)
  #stateSteps: number[][] = []
  #accepted: (number[] | undefined)[] = []
  #alive: (number[] | undefined)[] = []
  #stateIds = new Map<string, number>()
  #marks = new Uint32Array(0)
  #mark = 0

  /** Each entry is a set of patterns (number and tree) that `walk` can start with. */
  constructor(entries: readonly (readonly { pattern: number; node: Node }[])[]) {
    this.#entries = entries.map((patterns) =>
      patterns.flatMap(({ pattern, node }) => {
        const end = this.#addStep(END_OF_PATTERN, [], pattern)
        return this.#compile(node, [end])
      }),
    )
    for (const step of this.#steps) step.next = this.#withoutEmptySteps(step.next)
    this.#entries = this.#entries.map((steps) => this.#withoutEmptySteps(steps))
    this.#marks = new Uint32Array(this.#steps.length)
    this.#classSets.push(new Uint8Array(this.#sets.length).fill(1))
    for (let code = 0; code < 128; code++) this.#asciiClasses[code] = this.#classOf(code)
    this.#reset()
    this.#startTables = this.#entries.map((_, entry) =>
      Uint8Array.from(this.#asciiClasses, (kind) => (this.#step(entry + 1, kind) === DEAD ? 0 : 1)),
    )
  }

  /** For each ASCII character 1 where a walk that starts with it gets further: spares the others the call. */
  startTable(entry: number): Uint8Array {
    return this.#startTables[entry]!
  }

  /**
   * Calls back for every pattern that may match from the offset, with the end of that match; more than once
   * where a pattern has several possible ends. `ANY_END` instead of an end: the walk was cut while it may go on.
   */
  walk(text: string, offset: number, entry: number, possible: (pattern: number, end: number) => void): void {
    let state = entry + 1
    let table = this.#table
    const ascii = this.#asciiClasses
    const end = Math.min(text.length, offset + LONGEST_WALK)
    let at = offset
    while (at < end) {
      const code = text.charCodeAt(at)
      let kind: number
      if (code < 128) {
        kind = ascii[code]!
        at++
      } else {
        const codePoint = text.codePointAt(at)!
        kind = this.#otherClasses.get(codePoint) ?? this.#learn(codePoint)
        at += codePoint > 0xffff ? 2 : 1
      }
      let next = table[state * MOST_CLASSES + kind]!
      if (next === UNKNOWN) {
        next = this.#step(state, kind)
        table = this.#table
      }
      if (next === DEAD) return
      state = next
      const accepted = this.#accepted[state]
      if (accepted !== undefined) for (let i = 0; i < accepted.length; i++) possible(accepted[i]!, at)
    }
    if (at < text.length) for (const pattern of this.#alivePatterns(state)) possible(pattern, ANY_END)
  }

  #alivePatterns(state: number): number[] {
    this.#alive[state] ??= [...new Set(this.#stateSteps[state]!.map((step) => this.#steps[step]!.pattern))]
    return this.#alive[state]
  }

  #addStep(set: number, next: number[], pattern: number): number {
    this.#steps.push({ set, next, pattern })
    return this.#steps.length - 1
  }

  /** Steps that begin the node, leading to `next`. Built back to front, so only loops need an empty step. */
  #compile(node: Node, next: number[]): number[] {
    switch (node.kind) {
      case 'set':
        return [this.#addStep(this.#setId(node.set), next, this.#steps[next[0]!]!.pattern)]
      case 'sequence':
        return node.nodes.reduceRight((following, item) => this.#compile(item, following), next)
      case 'choice':
        return union(node.nodes.map((item) => this.#compile(item, next)))
      case 'repeat':
        return this.#compileRepeat(node.node, node.min, node.max, next)
    }
  }

  #compileRepeat(node: Node, min: number, max: number, next: number[]): number[] {
    let following = next
    const required = Math.min(min, MOST_COPIES)
    if (max - required > MOST_COPIES || max > MOST_COPIES * 2) {
      const loop = this.#addStep(NO_CHARACTER, [], this.#steps[next[0]!]!.pattern)
      this.#steps[loop]!.next = union([this.#compile(node, [loop]), next])
      following = [loop]
    } else {
      for (let i = required; i < max; i++) following = union([this.#compile(node, following), next])
    }
    for (let i = 0; i < required; i++) following = this.#compile(node, following)
    return following
  }

  #withoutEmptySteps(steps: readonly number[]): number[] {
    if (!steps.some((step) => this.#steps[step]!.set === NO_CHARACTER)) return [...steps]
    const seen = new Set<number>()
    const follow = (list: readonly number[]): void => {
      for (const step of list) {
        if (seen.has(step)) continue
        seen.add(step)
        if (this.#steps[step]!.set === NO_CHARACTER) follow(this.#steps[step]!.next)
      }
    }
    follow(steps)
    return [...seen].filter((step) => this.#steps[step]!.set !== NO_CHARACTER)
  }

  #setId(set: CharacterSet): number {
    const key = `${set.negated}|${set.ranges}|${set.tests.map((test) => test.source)}`
    let id = this.#setIds.get(key)
    if (id === undefined) {
      id = this.#sets.length
      this.#sets.push(set)
      this.#setIds.set(key, id)
    }
    return id
  }

  #classOf(codePoint: number): number {
    const members = Uint8Array.from(this.#sets, (set) => (setHas(set, codePoint) ? 1 : 0))
    const key = members.join('')
    let id = this.#classIds.get(key)
    if (id === undefined) {
      if (this.#classSets.length === MOST_CLASSES) return UNTOLD_CLASS
      id = this.#classSets.length
      this.#classSets.push(members)
      this.#classIds.set(key, id)
    }
    return id
  }

  #learn(codePoint: number): number {
    const kind = this.#classOf(codePoint)
    this.#otherClasses.set(codePoint, kind)
    return kind
  }

  #reset(): void {
    this.#table = new Int32Array(256 * MOST_CLASSES).fill(UNKNOWN)
    this.#stateSteps = [[]]
    this.#accepted = [undefined]
    this.#alive = []
    this.#stateIds.clear()
    for (const steps of this.#entries) this.#newState(steps)
  }

  #newState(steps: number[]): number {
    const state = this.#stateSteps.length
    if ((state + 1) * MOST_CLASSES > this.#table.length) {
      const larger = new Int32Array(this.#table.length * 2).fill(UNKNOWN)
      larger.set(this.#table)
      this.#table = larger
    }
    const ended = new Set<number>()
    for (const step of steps)
      if (this.#steps[step]!.set === END_OF_PATTERN) ended.add(this.#steps[step]!.pattern)
    this.#stateSteps.push(steps)
    this.#accepted.push(ended.size ? [...ended] : undefined)
    return state
  }

  #step(state: number, kind: number): number {
    const members = this.#classSets[kind]!
    const steps: number[] = []
    this.#mark++
    for (const step of this.#stateSteps[state]!) {
      const { set, next } = this.#steps[step]!
      if (members[set] !== 1) continue
      for (const following of next) {
        if (this.#marks[following] === this.#mark) continue
        this.#marks[following] = this.#mark
        steps.push(following)
      }
    }
    if (steps.length === 0) {
      this.#table[state * MOST_CLASSES + kind] = DEAD
      return DEAD
    }
    steps.sort((a, b) => a - b)
    const key = String.fromCharCode(...steps.flatMap((step) => [step & 0xffff, step >>> 16]))
    let next = this.#stateIds.get(key)
    if (next === undefined) {
      if (this.#stateSteps.length >= MOST_STATES) {
        this.#reset()
        next = this.#newState(steps)
        this.#stateIds.set(key, next)
        return next
      }
      next = this.#newState(steps)
      this.#stateIds.set(key, next)
    }
    this.#table[state * MOST_CLASSES + kind] = next
    return next
  }
}

function union(lists: readonly number[][]): number[] {
  return [...new Set(lists.flat())]
}
