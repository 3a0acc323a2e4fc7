import type { Place } from '../document.ts'
import { decodeXml } from '../xml/decode.ts'
import { type EditableText, editableText } from './editable-text.ts'
import type { OfficePackage, Part, Relationship } from './package.ts'
import { type Treatment, treatmentOf } from './part-kinds.ts'

/** A part that is written again, and what is known of it before it is read. */
export interface PlannedPart {
  part: Part
  /** Of the relationship that first led to it. */
  kind: string
  treatment: 'xml' | 'picture' | 'package'
  place: Place
  /** Of XML. */
  source: EditableText | undefined
  relationships: PlannedRelationship[]
  droppedIds: Set<string>
}

export interface PlannedRelationship {
  relationship: Relationship
  /** Where it leads; a link has none. */
  target: PlannedPart | undefined
  /** Of a link: its address, to be read and changed. */
  link: EditableText | undefined
}

export interface Plan {
  parts: PlannedPart[]
  /** XML parts that are left out: read, so that it can be said what was in them. */
  dropped: { part: Part; place: Place }[]
  leftOut: Set<string>
}

/** The numbered places of a document: its slides or sheets, by the relationship that leads to them. */
export type Outline = ReadonlyMap<string, Place>

const HARMLESS_LINK = /^(?:https?|mailto|tel|sms|ftps?):/i
const KNOWN_TYPE = /^https?:\/\/(?:schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\//
const LINKED: Record<string, string> = {
  image: 'linked pictures',
  oleObject: 'linked objects',
  package: 'linked objects',
  video: 'sound and video',
  audio: 'sound and video',
  media: 'sound and video',
}

/** Decides for every part that can be reached from the document whether it stays; all others are left out. */
export function planParts(office: OfficePackage, outlineOf: (mainXml: string) => Outline): Plan {
  const plan: Plan = { parts: [], dropped: [], leftOut: new Set() }
  const planned = new Map<Part, PlannedPart>()
  const seenDropped = new Set<Part>()
  const main = planPart(office.main, 'officeDocument', {}, 'xml')
  const outline = outlineOf(main.source!.data)
  const waiting: PlannedPart[] = [main]
  planned.set(office.main, main)

  const leaveOut = (relationship: Relationship, treatment: Treatment | undefined, place: Place) => {
    const { part } = relationship
    const name = treatment?.type === 'drop' ? treatment.name : 'unknown parts'
    if (name !== undefined) plan.leftOut.add(name)
    if (!part || seenDropped.has(part)) return
    seenDropped.add(part)
    if (isXml(part)) {
      const label = treatment?.type === 'drop' ? treatment.part : undefined
      plan.dropped.push({ part, place: { ...place, part: label ?? name ?? 'settings' } })
    }
    // What hangs on it goes too: the records of a pivot table, the items of custom data.
    for (const below of part.relationships)
      if (
        below.part &&
        treatmentOf(below.kind)?.type !== 'keep' &&
        treatmentOf(below.kind)?.type !== 'picture'
      )
        leaveOut(below, treatmentOf(below.kind) ?? { type: 'drop' }, place)
  }

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    plan.parts.push(next)
    const children: PlannedPart[] = []
    for (const relationship of ordered(next.part.relationships, next === main ? outline : undefined)) {
      const decision = decide(relationship)
      if (decision === 'link') {
        next.relationships.push({ relationship, target: undefined, link: editableText(relationship.target) })
      } else if (decision.type === 'drop') {
        next.droppedIds.add(relationship.id)
        leaveOut(relationship, decision, next.place)
      } else {
        const part = relationship.part!
        let target = planned.get(part)
        if (!target) {
          const treatment = decision.type === 'keep' ? 'xml' : decision.type
          const own = next === main ? outline.get(relationship.id) : undefined
          const label = decision.type === 'keep' ? decision.part : undefined
          const inherited = decision.type === 'keep' && decision.part === undefined ? {} : next.place
          const place = { ...inherited, ...own, ...(label === undefined ? {} : { part: label }) }
          target = planPart(part, relationship.kind, place, treatment)
          planned.set(part, target)
          children.push(target)
        }
        next.relationships.push({ relationship, target, link: undefined })
      }
    }
    waiting.push(...children.reverse())
  }
  for (const relationship of office.relationships)
    if (relationship.part !== office.main) {
      const treatment = treatmentOf(relationship.kind)
      leaveOut(relationship, treatment?.type === 'drop' ? treatment : undefined, {})
    }
  return plan
}

function decide(relationship: Relationship): Exclude<Treatment, { type: never }> | 'link' {
  const { kind, part, target, isExternal, type } = relationship
  const known = treatmentOf(kind)
  if (kind === 'hyperlink') {
    if (isExternal ? HARMLESS_LINK.test(target) : target.startsWith('#')) return 'link'
    if (!part) return { type: 'drop', name: 'links to files' }
  }
  if (isExternal) return { type: 'drop', name: LINKED[kind] ?? nameOf(known) ?? 'external links' }
  if (!part) return { type: 'drop', ...(nameOf(known) === undefined ? {} : { name: nameOf(known)! }) }
  if (!KNOWN_TYPE.test(type)) return { type: 'drop', name: 'unknown parts' }
  if (known) return known
  return isXml(part) ? { type: 'keep', part: 'other' } : { type: 'drop', name: 'unknown parts' }
}

const nameOf = (treatment: Treatment | undefined): string | undefined =>
  treatment?.type === 'drop' ? treatment.name : undefined

/** Slides and sheets come in the order the document shows them. */
function ordered(relationships: readonly Relationship[], outline: Outline | undefined): Relationship[] {
  if (!outline) return [...relationships]
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]))
  const first = [...outline.keys()].flatMap((id) => byId.get(id) ?? [])
  return [...first, ...relationships.filter(({ id }) => !outline.has(id))]
}

function planPart(part: Part, kind: string, place: Place, treatment: PlannedPart['treatment']): PlannedPart {
  const source = treatment === 'xml' ? editableText(xmlOf(part)) : undefined
  return { part, kind, treatment, place, source, relationships: [], droppedIds: new Set() }
}

const isXml = ({ contentType, name }: Part): boolean =>
  /[+/]xml$|vmlDrawing$/i.test(contentType) || /\.(xml|vml)$/i.test(name)

/** Without byte order mark and declaration: parts are written in UTF-8 with one of ours. */
export const xmlOf = (part: Part): string =>
  decodeXml(part.data).data.replace(/^\ufeff?(?:<\?xml[^>]*\?>)?\s*/, '')
