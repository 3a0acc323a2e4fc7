import type { Leaf } from '@sfumato/engine/structured'
import type { Place } from '../document.ts'
import type { XmlText } from '../xml/read-xml.ts'
import { ruleOf } from './attribute-rules.ts'
import { decodeCharacterCodes, decodePercent, encodeCharacterCodes } from './decode-value.ts'
import { addLeaf, addMark, type Draft, type LeafOptions, newDraft } from './draft.ts'
import type { EditableText } from './editable-text.ts'
import * as rules from './element-rules.ts'
import { FORMULAS, readFormula } from './formula.ts'
import { instruction, leftOutField } from './instruction.ts'
import { shownDigits } from './number-format.ts'
import type { Sink } from './sink.ts'
import { tableLabels } from './table-labels.ts'
import { isAddress, isTechnicalText } from './text-like.ts'
import {
  type Attribute,
  ancestorOf,
  attributeOf,
  attributeRange,
  type Element,
  type Visitor,
  walkXml,
} from './walk-xml.ts'

/** Answers whether the thing is dealt with; otherwise the common rules apply. */
export interface Hooks {
  open?(element: Element): boolean
  attribute?(element: Element, attribute: Attribute): boolean
  text?(parent: Element, token: XmlText): boolean
  close?(element: Element, start: number, end: number): void
  /** A paragraph is about to be read: its place and label may be told better. */
  paragraph?(element: Element, draft: Draft): void
}

export interface PartContext {
  source: EditableText
  sink: Sink
  place: Place
  /** Ids of relationships that are not written again. */
  droppedIds: ReadonlySet<string>
  hooks?: Hooks
}

/** A paragraph that is being read; they lie inside each other where a text box stands in one. */
interface Frame {
  element: Element
  draft: Draft
  /** What was deleted from it by a tracked change: read, and gone from the file. */
  deleted: Draft | undefined
  /** The instruction of the field that is being read. */
  field: Draft | undefined
  isMarkDeleted: boolean
  hasShown: boolean
}

/** Digits of a number that could be someone's. */
const LONG_NUMBER = 7
const DELETIONS = new Set(['w:del', 'w:moveFrom'])
const INSTRUCTIONS = new Set(['w:instrText', 'w:delInstrText'])
const RELATIONSHIP_ATTRIBUTE = /^(?:r:|o:relid$)/

/**
 * Reads one part: every text in it becomes a passage, paragraphs whole, and what must not stay is marked for
 * removal. What no rule knows is read all the same, so that nothing in a part is out of reach.
 */
export function readPart(context: PartContext): void {
  walkXml(context.source.data, partVisitor(context))
}

function partVisitor({ source, sink, place, droppedIds, hooks }: PartContext): Visitor {
  const frames: Frame[] = []
  const labels = tableLabels()
  const doomed = new Set<Element>()
  /** Frames whose embedded object is left out, and the picture that is shown for it. */
  const objects = new Map<Element, { start: number; end: number } | undefined>()
  /** Deleted cells and where their content begins. */
  const emptiedCells = new Map<Element, number>()
  /** Paragraphs to be removed when another one follows in the same place. */
  const pending = new Map<Element, { start: number; end: number }>()
  let removedDepth = 0
  let paragraphs = 0

  const remove = (start: number, end: number, text = '') => source.standing.push({ start, end, text })
  const begin = (at: Place): Draft => {
    const draft = newDraft(source, at)
    sink.drafts.push(draft)
    return draft
  }
  const placeHere = (part?: string): Place => {
    const paragraph = frames.at(-1)?.draft.place.paragraph
    return {
      ...place,
      ...(paragraph === undefined ? {} : { paragraph }),
      ...(part === undefined ? {} : { part }),
    }
  }
  function doom(element: Element): void {
    const wholes = rules.REMOVED_WITH.get(element.name) ?? []
    for (const whole of wholes) {
      const ancestor = ancestorOf(element, whole)
      if (ancestor) {
        doomed.add(ancestor)
        return
      }
    }
    doomed.add(element)
  }

  function dropRelationship(element: Element, attribute: Attribute): void {
    if (element.name === 'p:oleObj') {
      const frame = ancestorOf(element, 'p:graphicFrame')
      if (frame && !objects.has(frame)) objects.set(frame, undefined)
      if (frame) return
    }
    if (rules.ONLY_THE_ATTRIBUTE.has(element.name)) {
      const { start, end } = attributeRange(source.data, attribute)
      remove(start, end)
    } else doom(element)
  }

  function visitAttribute(element: Element, attribute: Attribute): void {
    const { name, leaf } = attribute
    if (name.startsWith('xmlns')) return
    if (hooks?.attribute?.(element, attribute)) return
    if (RELATIONSHIP_ATTRIBUTE.test(name)) {
      if (droppedIds.has(leaf.value)) dropRelationship(element, attribute)
      return
    }
    const { isRemoved, neutral, read } = ruleOf(element, attribute, place.part ?? 'attribute')
    if (neutral !== undefined) remove(leaf.rawStart, leaf.rawEnd, neutral)
    if (isRemoved) {
      const { start, end } = attributeRange(source.data, attribute)
      remove(start, end)
    }
    const leftOut = read?.part === 'field' ? leftOutField(leaf.value) : undefined
    if (leftOut !== undefined) {
      sink.leftOut.add(leftOut)
      remove(leaf.rawStart, leaf.rawEnd)
    }
    if (!read || (read.isOnce && sink.known.has(leaf.value))) return
    if (read.isOnce) sink.known.add(leaf.value)
    const decoded = isAddress(leaf.value) ? decodePercent(leaf.value) : undefined
    addLeaf(begin(placeHere(read.part)), leaf, { ...(decoded ? { decoded } : {}), ...read.options })
  }

  function beginParagraph(element: Element): void {
    const isCounted = element.name === 'w:p' || element.name === 'a:p'
    if (isCounted) paragraphs++
    const draft = begin(isCounted ? { ...place, paragraph: paragraphs } : placeHere())
    hooks?.paragraph?.(element, draft)
    draft.label ??= labels.label(frames.at(-1)?.element)
    frames.push({
      element,
      draft,
      deleted: undefined,
      field: undefined,
      isMarkDeleted: false,
      hasShown: false,
    })
  }

  function endParagraph(frame: Frame, end: number): void {
    const { element, draft, isMarkDeleted, hasShown } = frame
    endInstruction(frame)
    frames.pop()
    if (element.name === 'w:p' || element.name === 'a:p') labels.read(draft.text)
    if (isMarkDeleted && !hasShown && draft.text === '' && element.parent)
      pending.set(element.parent, { start: element.start, end })
  }

  /** An empty element of a change says that the paragraph's end or the table's row was put in or deleted. */
  function markChange(element: Element): void {
    doomed.add(element)
    if (!DELETIONS.has(element.name)) return
    if (element.parent?.name === 'w:trPr') {
      const row = ancestorOf(element, 'w:tr')
      if (row) doomed.add(row)
    } else if (ancestorOf(element, 'w:pPr')) {
      const frame = frames.at(-1)
      if (frame) frame.isMarkDeleted = true
    }
  }

  function visitWordElement(element: Element): void {
    const frame = frames.at(-1)
    const { name } = element
    if (name === 'w:fldChar' && frame) endInstruction(frame)
    if (name === 'w:cellDel') {
      doomed.add(element)
      const cell = ancestorOf(element, 'w:tc')
      if (cell) emptiedCells.set(cell, cell.openEnd)
    }
    if (name === 'w:sym' && frame) addMark(frame.draft, symbol(element), element.start, element.openEnd)
    if (frame && rules.SHOWN.has(name)) frame.hasShown = true
    if (name === 'w:p' && element.parent) {
      const removal = pending.get(element.parent)
      if (removal) remove(removal.start, removal.end)
      pending.delete(element.parent)
    }
  }

  /** The instruction of a field is whole: one that leads out of the file is emptied, and its result stays. */
  function endInstruction(frame: Frame): void {
    const { field } = frame
    frame.field = undefined
    const name = field && leftOutField(field.text)
    if (!field || name === undefined) return
    sink.leftOut.add(name)
    for (const { leaf } of field.pieces) remove(leaf.rawStart, leaf.rawEnd)
  }

  function textTarget(parent: Element): Draft | undefined {
    const frame = frames.at(-1)
    if (!frame) return undefined
    if (INSTRUCTIONS.has(parent.name)) {
      frame.field ??= begin(placeHere('field'))
      return frame.field
    }
    if (!rules.TEXTS.has(parent.name)) return undefined
    if (removedDepth === 0) return frame.draft
    frame.deleted ??= begin(placeHere('deleted text'))
    return frame.deleted
  }

  return {
    open(element) {
      const { name } = element
      if (rules.REMOVED_WHOLE.has(name)) doom(element)
      const isChange = name === 'w:ins' || name === 'w:del' || rules.UNWRAPPED.has(name)
      if (isChange && element.isEmpty) markChange(element)
      else if (name === 'w:moveFrom' && element.isEmpty) markChange(element)
      else if (rules.REMOVED.has(name) || name === 'w:del') {
        doomed.add(element)
        if (!element.isEmpty) removedDepth++
      } else if (rules.UNWRAPPED.has(name)) remove(element.start, element.openEnd)
      labels.open(element)
      visitWordElement(element)
      if (rules.PARAGRAPHS.has(name)) beginParagraph(element)
      for (const attribute of element.attributes) visitAttribute(element, attribute)
      if (hooks?.open?.(element)) return
      const character = rules.CHARACTERS.get(name)
      const frame = frames.at(-1)
      if (character !== undefined && frame && element.parent?.name !== 'w:tabs') {
        const target = removedDepth > 0 ? frame.deleted : frame.draft
        if (target) addMark(target, character, element.start, element.openEnd)
      }
    },
    text(parent, token) {
      const { leaf } = token
      const isText = rules.TEXTS.has(parent.name)
      if (!isText && !/\S/.test(leaf.value)) return
      if (hooks?.text?.(parent, token)) return
      if (FORMULAS.has(parent.name)) return readFormula(leaf, placeHere('formula'), source, sink, !hooks)
      if (parent.name === 'x:author' && !/^tc=\{[0-9A-Fa-f-]+\}$/.test(leaf.value)) {
        remove(leaf.rawStart, leaf.rawEnd, 'Author')
        addLeaf(begin({ ...place, part: 'comment author' }), leaf)
        return
      }
      if (isTechnicalText(parent.name, leaf.value)) return
      if (parent.name === 'c:v' && isCachedNumber(parent)) return readCachedNumber(leaf)
      const target = textTarget(parent)
      if (target) addLeaf(target, leaf, textOptions(parent, leaf))
      else {
        const decoded = isAddress(leaf.value.trim()) ? decodePercent(leaf.value) : undefined
        addLeaf(begin(placeHere(place.part ?? 'text')), leaf, decoded ? { decoded } : {})
      }
    },
    close(element, start, end) {
      const { name } = element
      const frame = frames.at(-1)
      if (frame?.element === element) endParagraph(frame, end)
      labels.close(element)
      if (doomed.delete(element)) {
        remove(element.start, end)
        if (!element.isEmpty && (rules.REMOVED.has(name) || name === 'w:del')) removedDepth--
      } else if (rules.UNWRAPPED.has(name) && !element.isEmpty) remove(start, end)
      if (name === 'w:tcPr' && element.parent && emptiedCells.has(element.parent))
        emptiedCells.set(element.parent, end)
      emptyCell(element, start)
      if (name === 'p:pic') keepPicture(element, end)
      if (objects.has(element)) leaveOutObject(element, end)
      pending.delete(element)
      hooks?.close?.(element, start, end)
    },
    aside: (start, end) => remove(start, end),
  }

  /** A number of a chart is one as long as it may be: only what is as long as a telephone number is looked at. */
  function readCachedNumber(leaf: Leaf): void {
    const digits = shownDigits(leaf.value.trim(), undefined)
    if (digits === undefined || digits.length < LONG_NUMBER) return
    const draft = begin(placeHere(place.part ?? 'chart'))
    addLeaf(draft, leaf)
    draft.rewrite = () => [{ start: leaf.rawStart, end: leaf.rawEnd, text: '0' }]
  }

  /** The paragraphs of a deleted cell go; its place in the table stays. */
  function emptyCell(cell: Element, closeStart: number): void {
    const from = emptiedCells.get(cell)
    if (from === undefined) return
    emptiedCells.delete(cell)
    remove(from, closeStart, `<${cell.rawName.slice(0, -'tc'.length)}p/>`)
  }

  function keepPicture(picture: Element, end: number): void {
    const frame = ancestorOf(picture, 'p:graphicFrame')
    if (frame && objects.has(frame) && !objects.get(frame)) objects.set(frame, { start: picture.start, end })
  }

  /** Of an embedded object stays the picture of it; that is allowed wherever its frame is. */
  function leaveOutObject(frame: Element, end: number): void {
    const picture = objects.get(frame)
    objects.delete(frame)
    if (!picture) return void remove(frame.start, end)
    remove(frame.start, picture.start)
    remove(picture.end, end)
  }
}

const isCachedNumber = (value: Element): boolean => {
  const cache = value.parent?.parent?.name
  return cache === 'c:numCache' || cache === 'c:numLit'
}

function textOptions(parent: Element, leaf: Leaf): LeafOptions {
  if (INSTRUCTIONS.has(parent.name)) return instruction(leaf)
  const isCell = parent.name === 'x:t'
  const decoded = isCell ? decodeCharacterCodes(leaf.value) : undefined
  const isSaid = attributeOf(parent, 'xml:space') !== undefined
  return {
    ...(decoded ? { decoded } : {}),
    ...(isCell ? { encode: encodeCharacterCodes } : {}),
    ...(rules.SPACE_SENSITIVE.has(parent.name) && !isSaid ? { spaceAt: parent.openEnd - 1 } : {}),
  }
}

/** A character by its code, in the private range where the font has its own (ECMA-376 part 1, 17.3.3.30). */
function symbol(element: Element): string {
  const code = Number.parseInt(attributeOf(element, 'w:char') ?? '', 16)
  if (!(code >= 0x20 && code <= 0xffff)) return ''
  const character = String.fromCharCode(code >= 0xf020 && code <= 0xf0ff ? code - 0xf000 : code)
  return character.isWellFormed() ? character : ''
}
