import { type Leaf, rawOffset } from '@sfumato/engine/structured'
import type { DocumentTools, Edit, OpenDocument, Passage, Place } from '../document.ts'
import { DocumentError } from '../errors.ts'
import { decodePercent, encodeForAddress } from './decode-value.ts'
import { addLeaf, applyReplacements, type Draft, newDraft, type Replacement } from './draft.ts'
import { type EditableText, editableText } from './editable-text.ts'
import { type Family, familyByMainType } from './families.ts'
import { FORMULAS, type Renames, renameInFormula } from './formula.ts'
import { readPackage } from './package.ts'
import { type EmbeddedPicture, pictureReader } from './pictures.ts'
import { type Plan, type PlannedPart, planParts, xmlOf } from './plan.ts'
import { readPart } from './read-part.ts'
import { checkCharacters, finish, newSink, type Sink } from './sink.ts'
import { type Replaced, sweep } from './sweep.ts'
import { walkXml } from './walk-xml.ts'
import { newWorkbook } from './workbook.ts'
import { type Written, writeOffice } from './write-office.ts'

/** Office files inside office files: a chart's workbook, and what is embedded in that. */
const DEEPEST = 2

/** Passages of something inside the file, among those of the file. */
interface Inner {
  first: number
  count: number
  take(edits: readonly Edit[]): void
}

/** Opens a file of the family asked for; any other is refused. */
export async function openOffice(
  bytes: Uint8Array,
  tools: DocumentTools,
  expected: Family['name'],
): Promise<OpenDocument> {
  const { family, document } = await open(bytes, tools, 0)
  if (family.name === expected) return document
  throw new DocumentError('UNKNOWN_FORMAT', `The file is not a ${expected} but a ${family.name} document.`)
}

async function open(
  bytes: Uint8Array,
  tools: DocumentTools,
  depth: number,
): Promise<{ family: Family; document: OpenDocument; unpackedBytes: number }> {
  const office = await readPackage(bytes, tools.limits)
  const family = familyByMainType(office.main.contentType)
  const plan = planParts(office, family.outline)
  if (/macroEnabled/i.test(office.main.contentType)) plan.leftOut.add('macros')
  const written: InnerParts = new Map()
  const embedded = await readEmbeddedFiles(plan, tools, depth, written)
  const sink = newSink()
  const workbook = family.name === 'xlsx' ? workbookOf(plan.parts, sink) : undefined
  for (const planned of plan.parts) {
    readXmlPart(planned, sink, workbook)
    for (const { link } of planned.relationships) if (link) readLink(link, planned.place, sink)
  }
  workbook?.addUnused()
  for (const name of sink.leftOut) plan.leftOut.add(name)
  for (const { part, place } of plan.dropped) readDropped(() => editableText(xmlOf(part)), place, sink)

  const { drafts, passages } = finish(sink, tools.limits)
  const inner = [...(await readPictures(plan, tools, written)), ...embedded]
  const innerPlaces: Inner[] = []
  const all: Passage[] = [...passages]
  for (const { passages: more, take } of inner) {
    innerPlaces.push({ first: all.length, count: more.length, take })
    for (const passage of more) all.push(passage)
  }
  let characters = 0
  for (const { text } of all) characters += text.length
  checkCharacters(characters, tools.limits)

  const document: OpenDocument = {
    passages: all,
    leftOut: [...plan.leftOut].sort(),
    async rewrite(edits) {
      const byDraft = new Map<Draft, Replacement[]>()
      const replaced: Replaced[] = []
      const rest: Edit[] = []
      for (const edit of edits) {
        replaced.push({
          value: all[edit.passage]?.text.slice(edit.start, edit.end) ?? '',
          replacement: edit.replacement,
        })
        const draft = drafts[edit.passage]
        if (!draft) rest.push(edit)
        else addTo(byDraft, draft, { start: edit.start, end: edit.end, text: edit.replacement })
      }
      workbook?.addForced(byDraft)
      workbook?.keepApart((draft) => byDraft.get(draft) ?? [])
      for (const [draft, replacements] of byDraft) applyReplacements(draft, replacements)
      const sources = plan.parts.flatMap(({ source }) => source ?? [])
      if (workbook) for (const source of sources) rename(source, workbook.renames)
      sweep(sources, replaced)
      for (const { first, count, take } of innerPlaces)
        take(
          rest
            .filter(({ passage }) => passage >= first && passage < first + count)
            .map((edit) => ({ ...edit, passage: edit.passage - first })),
        )
      return await writeOffice(family, plan.parts, written)
    },
    close: () => {
      for (const { close } of inner) close?.()
    },
  }
  let unpackedBytes = 0
  for (const { part } of plan.parts) unpackedBytes += part.data.length
  return { family, document, unpackedBytes }
}

function addTo(byDraft: Map<Draft, Replacement[]>, draft: Draft, replacement: Replacement): void {
  const known = byDraft.get(draft)
  if (known) known.push(replacement)
  else byDraft.set(draft, [replacement])
}

/** With the table of texts that was read already. */
type Workbook = ReturnType<typeof newWorkbook> & { strings: EditableText | undefined }

/** Texts and styles are read before the sheets that refer to them. */
function workbookOf(parts: readonly PlannedPart[], sink: Sink): Workbook {
  const [main] = parts
  const own = (kind: string) =>
    main?.relationships.find(({ relationship, target }) => relationship.kind === kind && target)?.target
  const strings = own('sharedStrings')?.source
  return { ...newWorkbook(sink, own('styles')?.source?.data, strings), strings }
}

function readXmlPart(
  { source, kind, place, droppedIds }: PlannedPart,
  sink: Sink,
  workbook?: Workbook,
): void {
  if (!source || source === workbook?.strings) return
  const hooks = workbook?.hooksFor(kind, source, place)
  readPart({ source, sink, place, droppedIds, ...(hooks ? { hooks } : {}) })
}

/** What is left out anyway need not be whole: as much of it as can be read is told. */
function readDropped(sourceOf: () => EditableText, place: Place, sink: Sink): void {
  try {
    readPart({ source: sourceOf(), sink, place, droppedIds: new Set() })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
  }
}

/** The address of a link, as it is read. It is no XML here: the relationship is written anew. */
function readLink(link: EditableText, place: Place, sink: Sink): void {
  const leaf: Leaf = {
    path: [],
    label: '',
    value: link.data,
    rawStart: 0,
    rawEnd: link.data.length,
    escape: (text) => text,
    rewrite: () => undefined,
  }
  const draft = newDraft(link, { ...place, part: 'link' })
  const decoded = decodePercent(link.data)
  addLeaf(draft, leaf, { encode: encodeForAddress, ...(decoded ? { decoded } : {}) })
  sink.drafts.push(draft)
}

interface InnerReader {
  passages: readonly Passage[]
  take(edits: readonly Edit[]): void
  close?: () => void
}

type InnerParts = Map<PlannedPart, () => Promise<Written>>

/** Office files inside the file. Those that cannot be cleaned are left out, and what refers to them with them. */
async function readEmbeddedFiles(
  plan: Plan,
  tools: DocumentTools,
  depth: number,
  written: InnerParts,
): Promise<InnerReader[]> {
  const readers: InnerReader[] = []
  let bytesLeft = tools.limits.unpackedBytes
  for (const { part } of plan.parts) bytesLeft -= part.data.length
  for (const planned of plan.parts) {
    if (planned.treatment !== 'package') continue
    const limits = { ...tools.limits, unpackedBytes: Math.max(0, bytesLeft) }
    const reader = await readEmbedded(planned.part.data, { ...tools, limits }, depth, planned.place)
    if (reader) {
      bytesLeft -= reader.unpackedBytes
      readers.push(reader)
      written.set(planned, reader.write)
    } else {
      plan.leftOut.add('embedded files')
      leaveOut(planned, plan)
    }
  }
  return readers
}

function leaveOut(gone: PlannedPart, plan: Plan): void {
  for (const { relationships, droppedIds } of plan.parts)
    for (const { relationship, target } of relationships) if (target === gone) droppedIds.add(relationship.id)
}

async function readPictures(plan: Plan, tools: DocumentTools, written: InnerParts): Promise<InnerReader[]> {
  const readers: InnerReader[] = []
  const readPictureOnce = pictureReader(tools)
  const editsOfPicture = new Map<EmbeddedPicture, readonly Edit[]>()
  for (const planned of plan.parts) {
    if (planned.treatment !== 'picture') continue
    const { picture: reading, isFirst } = readPictureOnce(planned.part.data, planned.place)
    const picture = await reading
    if (picture.leftOut) plan.leftOut.add(picture.leftOut)
    if (isFirst)
      readers.push({ passages: picture.passages, take: (edits) => editsOfPicture.set(picture, edits) })
    written.set(planned, async () => {
      const { data, extension } = await picture.write(editsOfPicture.get(picture) ?? [])
      return { data, extension, contentType: `image/${extension}` }
    })
  }
  return readers
}

/** An office file inside this one; undefined where it cannot be cleaned and is left out. */
async function readEmbedded(
  data: Uint8Array,
  tools: DocumentTools,
  depth: number,
  place: Place,
): Promise<(InnerReader & { unpackedBytes: number; write(): Promise<Written> }) | undefined> {
  if (depth >= DEEPEST) return undefined
  try {
    const { family, document, unpackedBytes } = await open(data, tools, depth + 1)
    let taken: readonly Edit[] = []
    return {
      unpackedBytes,
      passages: document.passages.map((passage) => ({
        ...passage,
        place: { ...passage.place, ...place, part: 'embedded file' },
      })),
      take: (edits) => {
        taken = edits
      },
      close: () => document.close?.(),
      write: async () => ({
        data: await document.rewrite(taken),
        extension: family.name,
        contentType: family.mediaType,
      }),
    }
  } catch (error) {
    const isOwn = error instanceof DocumentError
    if (!isOwn || error.code === 'TIMEOUT' || error.code === 'OVERLOADED' || error.code === 'CLOSED')
      throw error
    return undefined
  }
}

/** Formulas and links inside the workbook follow the sheets and names that are called something else now. */
function rename(source: EditableText, renames: Renames): void {
  if (renames.sheets.size + renames.names.size + renames.columns.size === 0) return
  const follow = (leaf: Leaf) => {
    for (const { start, end, text } of renameInFormula(leaf.value, renames))
      source.asked.push({ start: rawOffset(leaf, start), end: rawOffset(leaf, end), text: leaf.escape(text) })
  }
  walkXml(source.data, {
    open(element) {
      for (const { name, leaf } of element.attributes)
        if (element.name === 'x:hyperlink' && name === 'location') follow(leaf)
    },
    text(parent, { leaf }) {
      if (FORMULAS.has(parent.name)) follow(leaf)
    },
  })
}
