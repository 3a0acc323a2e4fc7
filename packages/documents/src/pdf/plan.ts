import type { Edit } from '../document.ts'
import type { ShownBox } from './page-view.ts'
import type { ReadPage } from './read-page.ts'
import type { TextEdit } from './redact-page.ts'

/** What a passage of the file was read from. */
export type PassageSource =
  | { kind: 'text'; page: number; block: number }
  | { kind: 'picture'; page: number; passage: number }
  | { kind: 'hidden'; hidden: number }

/** What happens to one page. */
export interface PagePlan {
  textEdits: TextEdit[]
  removed: Set<number>
  /** On the picture of the page. */
  boxes: (ShownBox & { replacement: string })[]
  /** What must not be said any more. */
  values: string[]
}

export interface Plan {
  pages: Map<number, PagePlan>
  hidden: Map<number, Edit[]>
  values: string[]
}

export function planOf(
  edits: readonly Edit[],
  sources: readonly PassageSource[],
  texts: readonly string[],
  pages: readonly ReadPage[],
): Plan {
  const plan: Plan = { pages: new Map(), hidden: new Map(), values: [] }
  for (const edit of edits) {
    const source = sources[edit.passage]
    if (!source) continue
    const value = (texts[edit.passage] ?? '').slice(edit.start, edit.end)
    plan.values.push(value)
    if (source.kind === 'hidden') {
      plan.hidden.set(source.hidden, [...(plan.hidden.get(source.hidden) ?? []), edit])
      continue
    }
    const page = pages[source.page]
    if (!page) continue
    const pagePlan = plan.pages.get(source.page) ?? {
      textEdits: [],
      removed: new Set(),
      boxes: [],
      values: [],
    }
    plan.pages.set(source.page, pagePlan)
    pagePlan.values.push(value)
    if (source.kind === 'text') planText(page, source.block, edit, pagePlan)
    else planPicture(page, source.passage, edit, pagePlan)
  }
  return plan
}

function planText(page: ReadPage, block: number, edit: Edit, plan: PagePlan): void {
  const lines = linesOf(page, page.blocks[block]?.source.slice(edit.start, edit.end) ?? [])
  // A line read twice (as written and as seen) is replaced once.
  const isNew = lines.some((line) => line.some((index) => !plan.removed.has(index)))
  if (!isNew) return
  for (const line of lines) for (const index of line) plan.removed.add(index)
  plan.textEdits.push({ lines, replacement: edit.replacement })
}

/** Characters by lines; a hyphen that was read over belongs to the word it parts. */
function linesOf(page: ReadPage, source: readonly number[]): number[][] {
  const lines: number[][] = []
  let line: number[] = []
  let last = -1
  for (const index of source) {
    const parted = last >= 0 && index > last ? hyphenBetween(page, last, index) : -1
    if (parted >= 0) line.push(parted)
    if (index < 0 || parted >= 0) {
      if (line.length > 0) lines.push(line)
      line = []
    }
    if (index >= 0 && index !== line.at(-1)) line.push(index)
    if (index >= 0) last = index
  }
  if (line.length > 0) lines.push(line)
  return lines
}

function hyphenBetween({ characters }: ReadPage, from: number, to: number): number {
  for (let index = from + 1; index < Math.min(to, from + 5); index++)
    if (characters[index]?.isHyphen) return index
  return -1
}

function planPicture(page: ReadPage, passage: number, edit: Edit, plan: PagePlan): void {
  const boxes = page.picture?.boxesOf(passage, edit.start, edit.end) ?? []
  for (const [index, box] of boxes.entries())
    plan.boxes.push({ ...box, replacement: index === 0 ? edit.replacement : '' })
}
