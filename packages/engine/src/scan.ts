import { endsToken, isInsidePair, isTokenJoiner, startsToken } from './boundaries.ts'
import { kindOf, LETTER, NUMBER } from './characters.ts'
import { ContextIndex, type ContextOfText, type Label } from './context/context-index.ts'
import { type FieldName, isVague } from './context/field-name.ts'
import { type Cell, cellAt, tableCells } from './context/tables.ts'
import type { Candidate, FindHints, Pattern, Recognizer, Verdict } from './define.ts'
import { patternSource } from './evaluate.ts'
import { foldedPieces } from './folded-text.ts'
import { withOwnLabels } from './own-labels.ts'
import { ANY_END, LazyAutomaton } from './prefilter/lazy-automaton.ts'
import { type Node, parseRegex } from './prefilter/parse-regex.ts'
import { refusesAlphanumericBefore } from './prefilter/starts.ts'
import { bestBareScore, checkedScore, scoreInContext } from './score.ts'
import { joinTexts, LABEL_END } from './structured/join.ts'
import { type WrappedPiece, wrappedPieces } from './wrapped-lines.ts'

/**
 * All recognizers over one text.
 *
 * 1. One walk over the words finds the context words of all recognizers (context/context-index.ts).
 * 2. Patterns that cannot reach the asked score in this text (no context word of theirs in it) are set aside.
 * 3. One walk over the characters asks an automaton of all patterns which of them may match where
 *    (prefilter/lazy-automaton.ts); only there the real expression runs, once for all recognizers sharing it.
 * 4. Check, context and score as in evaluate.ts, whose answers these must equal.
 *
 * Cost: linear in the text, and in the number of candidates.
 */
export interface Finding {
  /** Index in the scanner's list of recognizers. */
  recognizer: number
  /** UTF-16 offsets. */
  start: number
  end: number
  score: number
  pattern: string
  verdict: Verdict
  /** The context word that lifts it. */
  label: Label | undefined
  /** Confidence of the shape alone, and after the check; the last step is `score`. */
  shapeScore: number
  checkedScore: number
}

export interface ScanOptions extends FindHints {
  /** Findings below are left out. */
  minScore: number
  /** Recognizers to run, by index; all when absent. */
  selected?: ReadonlySet<number>
  /**
   * Looks also for values that are broken over a line end, written in other forms of the same characters, or named
   * by the head of their column; and of several labels near a value only its own counts (own-labels.ts).
   */
  thorough?: boolean
}

interface PatternUse {
  recognizer: number
  pattern: Pattern
  /** The most it can score without context. */
  best: number
}

/** One regular expression, however many recognizers use it. */
interface SharedPattern {
  /** Without boundaries: much quicker to compile and to run. Tried first. */
  bare: RegExp
  /** With them. Decides where the bare match ends in the middle of a token, but another may not. */
  whole: () => RegExp
  uses: PatternUse[]
  startsAnywhere: boolean
  node: Node | undefined
}

/**
 * Entries of the automaton: the patterns that can start where a token starts (all of them), those that can start
 * behind anything but an ASCII letter or digit, those that can start anywhere.
 */
const AT_TOKEN_START = 0
const BEHIND_NO_ALPHANUMERIC = 1
const ANYWHERE = 2

/** A piece of text around a line end holds no more values than this. */
const MOST_NEAR_A_BREAK = 20
const LONGEST_BEFORE_BREAK = 24

export class Scanner {
  readonly #recognizers: readonly Recognizer[]
  readonly #context: ContextIndex
  readonly #patterns: SharedPattern[]
  /** Patterns the automaton cannot read: searched for one by one. */
  readonly #unread: number[]
  readonly #finders: number[]
  readonly #automaton: LazyAutomaton
  readonly #startTables: readonly Uint8Array[]
  readonly #patternsOfRecognizer: { index: number; best: number }[][]
  readonly #activeByScore = new Map<number, Uint8Array>()

  constructor(recognizers: readonly Recognizer[]) {
    this.#recognizers = recognizers
    this.#context = new ContextIndex(recognizers.map((recognizer) => recognizer.context))
    this.#patterns = sharedPatterns(recognizers)
    this.#patternsOfRecognizer = recognizers.map(() => [])
    this.#patterns.forEach(({ uses }, index) => {
      for (const { recognizer, best } of uses) this.#patternsOfRecognizer[recognizer]!.push({ index, best })
    })
    this.#unread = [...this.#patterns.keys()].filter((i) => this.#patterns[i]!.node === undefined)
    this.#finders = [...recognizers.keys()].filter((i) => recognizers[i]!.find !== undefined)
    const readable = this.#patterns.flatMap(({ node, startsAnywhere }, pattern) =>
      node ? [{ pattern, node, startsAnywhere }] : [],
    )
    const unbounded = readable.filter(({ startsAnywhere }) => startsAnywhere)
    const anywhere = unbounded.filter(
      ({ pattern }) => !refusesAlphanumericBefore(this.#patterns[pattern]!.bare.source),
    )
    this.#automaton = new LazyAutomaton([readable, unbounded, anywhere])
    this.#startTables = [AT_TOKEN_START, BEHIND_NO_ALPHANUMERIC, ANYWHERE].map((entry) =>
      this.#automaton.startTable(entry),
    )
  }

  scan(text: string, options: ScanOptions): Finding[] {
    if (text.length === 0) return []
    const context = this.#context.read(text)
    const findings = this.#run(text, options, context)
    if (!options.thorough) return findings
    findings.push(...this.#wrapped(text, options, context, findings))
    findings.push(...this.#folded(text, options))
    return withOwnLabels(text, this.#byColumns(text, options, context, findings), {
      minScore: options.minScore,
      needsLabel: (recognizer) => this.#recognizers[recognizer]!.contextRequired === true,
    })
  }

  /**
   * Values in tables are read a second time behind the name of their column, apart from their neighbours; what was
   * found in such a cell before is forgotten. Spared are cells in which the name has lifted all types it speaks of.
   */
  #byColumns(text: string, options: ScanOptions, context: ContextOfText, findings: Finding[]): Finding[] {
    const cells = tableCells(text)
    if (cells.length === 0) return findings
    const found = new Map<Cell, Finding[]>()
    for (const finding of findings) {
      const cell = cellAt(cells, finding.start)
      if (!cell || finding.end > cell.end) continue
      const others = found.get(cell)
      if (others) others.push(finding)
      else found.set(cell, [finding])
    }
    const namedBy = new Map<FieldName, ReadonlySet<number>>()
    const unclear = cells.filter((cell) => {
      const { name } = cell
      const named = namedBy.get(name) ?? context.ownersWithin(name)
      namedBy.set(name, named)
      const foundHere = found.get(cell) ?? []
      if (named.size === 0) return foundHere.length > 0 && !isVague(text.slice(name.start, name.end))
      const isLifted = ({ label }: Finding): boolean =>
        label !== undefined && label.start >= name.start && label.end <= name.end
      const types = new Set(foundHere.map(({ recognizer }) => recognizer))
      return types.size < named.size || !foundHere.every(isLifted)
    })
    if (unclear.length === 0) return findings
    const forgotten = new Set(unclear.flatMap((cell) => found.get(cell) ?? []))
    return [
      ...findings.filter((finding) => !forgotten.has(finding)),
      ...this.#readCells(text, options, unclear),
    ]
  }

  #readCells(text: string, options: ScanOptions, cells: readonly Cell[]): Finding[] {
    const joined = joinTexts(
      cells.map(({ start, end, name }) => ({
        label: text.slice(name.start, name.end),
        text: text.slice(start, end),
      })),
    )
    const findings = this.#run(joined.text, options, this.#context.read(joined.text))
    return [...findings, ...this.#folded(joined.text, options)].flatMap((finding) => {
      const [place, other] = joined.locate(finding.start, finding.end)
      if (!place || other || place.end - place.start < finding.end - finding.start) return []
      const cell = cells[place.part]!
      const cellStart = finding.start - place.start
      /** Before the cell stands the name of its column, and what parts the two. */
      const nameStart = cellStart - LABEL_END.length - (cell.name.end - cell.name.start)
      return [
        moved(finding, (at) =>
          at >= cellStart ? cell.start + at - cellStart : cell.name.start + at - nameStart,
        ),
      ]
    })
  }

  /** Values that can be read only once the text is folded to ASCII; the others have been found already. */
  #folded(text: string, options: ScanOptions): Finding[] {
    const findings: Finding[] = []
    for (const piece of foldedPieces(text)) {
      for (const finding of this.#run(piece.text, options, this.#context.read(piece.text))) {
        if (!piece.isFolded(finding.start, finding.end)) continue
        findings.push(moved(finding, (at) => piece.offsets[at]!))
      }
    }
    return findings
  }

  /**
   * Values over a line end. Two columns of numbers look the same, so only what passes a check and has its label
   * nearby is believed, and nothing that holds a value found in one of the lines.
   */
  #wrapped(text: string, options: ScanOptions, context: ContextOfText, known: readonly Finding[]): Finding[] {
    if (context.owners.size === 0) return []
    const validated = known.filter(({ verdict }) => verdict === 'valid').sort((a, b) => a.start - b.start)
    let next = 0
    const findings: Finding[] = []
    for (const piece of wrappedPieces(text)) {
      const start = piece.toWhole(0)
      const end = piece.toWhole(piece.text.length)
      while (next < validated.length && validated[next]!.end <= start) next++
      const near = validated.slice(next, next + MOST_NEAR_A_BREAK).filter((finding) => finding.start < end)
      const isTaken = (from: number, to: number): boolean =>
        near.some((finding) => finding.start < to && finding.end > from)
      const breakAt = piece.toWhole(piece.break)
      const valueMayStart = piece.toWhole(Math.max(0, piece.break - LONGEST_BEFORE_BREAK))
      for (const owner of context.ownersNear(valueMayStart, breakAt + 1)) {
        const recognizer = this.#recognizers[owner]!
        if (!recognizer.check && !recognizer.find) continue
        if (options.selected && !options.selected.has(owner)) continue
        for (const candidate of this.#acrossBreak(owner, piece, options)) {
          const from = piece.toWhole(candidate.start)
          const to = piece.toWhole(candidate.end - 1) + 1
          const label = context.near(owner, from, to)
          const score = scoreInContext(candidate.score)
          if (label === undefined || score < options.minScore || isTaken(from, to)) continue
          findings.push({
            recognizer: owner,
            start: from,
            end: to,
            score,
            pattern: candidate.pattern,
            verdict: 'valid',
            label,
            shapeScore: candidate.score,
            checkedScore: candidate.score,
          })
        }
      }
    }
    return findings
  }

  /** What one recognizer finds over the line end in the middle of the piece, checked. */
  *#acrossBreak(owner: number, piece: WrappedPiece, options: ScanOptions): Iterable<Candidate> {
    const recognizer = this.#recognizers[owner]!
    for (const candidate of recognizer.find?.(piece.text, options) ?? []) {
      const crosses = candidate.start < piece.break - 1 && candidate.end > piece.break
      if (crosses && candidate.verdict === 'valid') yield candidate
    }
    for (const { index } of recognizer.check ? this.#patternsOfRecognizer[owner]! : []) {
      const { pattern } = this.#patterns[index]!.uses.find((use) => use.recognizer === owner)!
      for (let start = 0; start < piece.break - 1; start++) {
        if (!startsToken(piece.text, start)) continue
        const end = this.#matchEnd(index, piece.text, start)
        if (end <= piece.break || recognizer.check!(piece.text.slice(start, end)) !== 'valid') continue
        const score = checkedScore(recognizer, pattern, 'valid')
        yield { start, end, score, pattern: pattern.name, verdict: 'valid' }
      }
    }
  }

  #run(text: string, options: ScanOptions, context: ContextOfText): Finding[] {
    const findings: Finding[] = []
    const active = this.#activePatterns(options, context)
    /** For each pattern the end of its last match: matches of one pattern do not overlap. */
    const freeFrom = new Int32Array(this.#patterns.length)
    let offset = 0

    const possible = (index: number, possibleEnd: number): void => {
      if (active[index] === 0 || freeFrom[index]! > offset) return
      const { startsAnywhere, uses } = this.#patterns[index]!
      if (!startsAnywhere && possibleEnd !== ANY_END && !endsToken(text, possibleEnd)) return
      const end = this.#matchEnd(index, text, offset)
      // Also after a failure: the pattern need not be tried again from this offset.
      freeFrom[index] = Math.max(end, offset + 1)
      if (end <= offset) return
      const value = text.slice(offset, end)
      for (const use of uses) this.#consider(use, value, offset, end, options, context, findings)
    }

    const startTables = this.#startTables
    let entry = AT_TOKEN_START
    for (; offset < text.length; offset++) {
      const code = text.charCodeAt(offset)
      if (code < 128 ? startTables[entry]![code] === 1 : !isInsidePair(text, offset))
        this.#automaton.walk(text, offset, entry, possible)
      entry = entryBehind(text, offset, code)
    }
    for (const index of this.#unread) {
      if (active[index] === 0) continue
      for (const match of text.matchAll(new RegExp(this.#patterns[index]!.whole().source, 'gu'))) {
        offset = match.index
        possible(index, ANY_END)
      }
    }
    for (const index of this.#finders) this.#find(index, text, options, context, findings)
    return findings
  }

  /** End of the pattern's match at the offset, -1 without one. The boundary before has been seen to. */
  #matchEnd(index: number, text: string, offset: number): number {
    const { bare, whole, startsAnywhere } = this.#patterns[index]!
    bare.lastIndex = offset
    if (!bare.test(text)) return -1
    // A bare match that ends at a boundary is the one the whole expression would prefer, too.
    if (startsAnywhere || endsToken(text, bare.lastIndex)) return bare.lastIndex
    const exact = whole()
    exact.lastIndex = offset
    return exact.test(text) ? exact.lastIndex : -1
  }

  /** 1 for each pattern that can reach the asked score: of itself, or by a context word that is in the text. */
  #activePatterns({ minScore, selected }: ScanOptions, context: ContextOfText): Uint8Array {
    const active = selected ? new Uint8Array(this.#patterns.length) : this.#activeBare(minScore).slice()
    const owners = selected ?? context.owners
    for (const owner of owners) {
      for (const { index, best } of this.#patternsOfRecognizer[owner]!) {
        if (best >= minScore || context.has(owner)) active[index] = 1
      }
    }
    return active
  }

  /** The patterns that can reach the score without context; requests ask for few different scores. */
  #activeBare(minScore: number): Uint8Array {
    let active = this.#activeByScore.get(minScore)
    if (!active) {
      if (this.#activeByScore.size > 100) this.#activeByScore.clear()
      active = Uint8Array.from(this.#patterns, ({ uses }) =>
        uses.some(({ best }) => best >= minScore) ? 1 : 0,
      )
      this.#activeByScore.set(minScore, active)
    }
    return active
  }

  #consider(
    use: PatternUse,
    value: string,
    start: number,
    end: number,
    options: ScanOptions,
    context: ContextOfText,
    findings: Finding[],
  ): void {
    if (options.selected && !options.selected.has(use.recognizer)) return
    const label = context.near(use.recognizer, start, end)
    if (label === undefined && use.best < options.minScore) return
    const recognizer = this.#recognizers[use.recognizer]!
    if (label === undefined && recognizer.contextRequired) return
    const verdict = recognizer.check?.(value) ?? 'unknown'
    if (verdict === 'invalid') return
    const checked = checkedScore(recognizer, use.pattern, verdict)
    const score = label === undefined ? checked : scoreInContext(checked)
    if (score < options.minScore) return
    findings.push({
      recognizer: use.recognizer,
      start,
      end,
      score,
      pattern: use.pattern.name,
      verdict,
      label,
      shapeScore: use.pattern.score,
      checkedScore: checked,
    })
  }

  #find(
    index: number,
    text: string,
    options: ScanOptions,
    context: ContextOfText,
    findings: Finding[],
  ): void {
    if (options.selected && !options.selected.has(index)) return
    const recognizer = this.#recognizers[index]!
    if (recognizer.contextRequired && !context.has(index)) return
    if (recognizer.needs && !recognizer.needs.some((literal) => text.includes(literal))) return
    for (const { start, end, score: found, pattern, verdict } of recognizer.find!(text, options)) {
      if (verdict === 'invalid') continue
      const label = context.near(index, start, end)
      if (label === undefined && recognizer.contextRequired) continue
      const score = label === undefined ? found : scoreInContext(found)
      if (score < options.minScore) continue
      findings.push({
        recognizer: index,
        start,
        end,
        score,
        pattern,
        verdict,
        label,
        shapeScore: found,
        checkedScore: found,
      })
    }
  }
}

/** A finding in a piece, told by its place in the whole text. */
function moved(finding: Finding, toWhole: (offset: number) => number): Finding {
  const place = ({ start, end }: { start: number; end: number }) => ({
    start: toWhole(start),
    end: toWhole(end - 1) + 1,
  })
  const label = finding.label && { ...finding.label, ...place(finding.label) }
  return { ...finding, ...place(finding), label }
}

function sharedPatterns(recognizers: readonly Recognizer[]): SharedPattern[] {
  const bySource = new Map<string, SharedPattern>()
  recognizers.forEach((recognizer, index) => {
    for (const pattern of recognizer.patterns ?? []) {
      const source = patternSource(pattern)
      let shared = bySource.get(source)
      if (!shared) {
        let whole: RegExp | undefined
        shared = {
          bare: new RegExp(pattern.regex.source, 'uy'),
          whole: () => {
            whole ??= new RegExp(source, 'uy')
            return whole
          },
          uses: [],
          startsAnywhere: pattern.bounded === 'none',
          node: parseRegex(pattern.regex.source),
        }
        bySource.set(source, shared)
      }
      shared.uses.push({ recognizer: index, pattern, best: bestBareScore(recognizer, pattern) })
    }
  })
  return [...bySource.values()]
}

/** For each ASCII character the entry right behind it, or -1 where that depends on what stands around it. */
const ENTRY_BEHIND = Int8Array.from({ length: 128 }, (_, code) => {
  if (kindOf(code) & (LETTER | NUMBER)) return ANYWHERE
  return isTokenJoiner(code) ? -1 : AT_TOKEN_START
})

/** Which patterns can start right behind the character at the offset. */
function entryBehind(text: string, offset: number, code: number): number {
  const entry = code < 128 ? ENTRY_BEHIND[code]! : -1
  if (entry >= 0) return entry
  return startsToken(text, offset + 1) ? AT_TOKEN_START : BEHIND_NO_ALPHANUMERIC
}
