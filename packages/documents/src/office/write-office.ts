import { posix } from 'node:path'
import { render } from './editable-text.ts'
import type { Family } from './families.ts'
import { type WrittenPart, type WrittenRelationship, writePackage, XML_DECLARATION } from './package.ts'
import type { PlannedPart } from './plan.ts'

/** A picture or an office file, as it is put into the file that is written. */
export interface Written {
  data: Uint8Array
  extension: string
  contentType: string
}

type InnerParts = ReadonlyMap<PlannedPart, () => Promise<Written>>

/** The kept parts under names that tell nothing, with the relationships that lead somewhere. */
export async function writeOffice(
  family: Family,
  parts: readonly PlannedPart[],
  inner: InnerParts,
): Promise<Uint8Array> {
  const contents = new Map<PlannedPart, Written>()
  for (const planned of parts) {
    const written = planned.source ? xml(planned, family) : await inner.get(planned)?.()
    if (written) contents.set(planned, written)
  }
  const names = nameParts(family, contents)
  const written: WrittenPart[] = []
  for (const [planned, { data, contentType }] of contents) {
    const relationships: WrittenRelationship[] = []
    for (const { relationship, target, link } of planned.relationships) {
      const { id, type } = relationship
      const name = target ? names.get(target) : undefined
      if (link) relationships.push({ id, type, target: render(link), isExternal: relationship.isExternal })
      else if (name !== undefined) relationships.push({ id, type, target: name, isExternal: false })
    }
    written.push({ name: names.get(planned)!, contentType, data, relationships })
  }
  const [main] = parts
  const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument'
  const isStrict = main!.source!.data.slice(0, 4000).includes('http://purl.oclc.org/ooxml/')
  const type = isStrict ? strict : officeDocument
  return await writePackage([{ id: 'rId1', type, target: names.get(main!)!, isExternal: false }], written)
}

function xml({ part, source, kind }: PlannedPart, family: Family): Written {
  const type = kind === 'officeDocument' ? family.mainType : part.contentType
  return {
    data: Buffer.from(XML_DECLARATION + render(source!), 'utf8'),
    extension: posix.extname(part.name).slice(1) === 'vml' ? 'vml' : 'xml',
    contentType: /^[\w.+/-]{1,200}$/.test(type) ? type : 'application/xml',
  }
}

/** Words that names of parts are made of by the programs themselves. */
const ORDINARY =
  /^(?:(?:word|xl|ppt|docProps|glossary|theme|media|charts|diagrams|drawings|embeddings|worksheets|chartsheets|dialogsheets|tables|persons|threadedComments|comments|slides|slideLayouts|slideMasters|notesSlides|notesMasters|handoutMasters|ctrlProps|richData)\/)*(?:document|workbook|presentation|styles|settings|fontTable|numbering|footnotes|endnotes|comments|header|footer|theme|themeOverride|chart|chartEx|style|colors|data|layout|quickStyle|drawing|vmlDrawing|sheet|sharedStrings|metadata|table|ctrlProp|threadedComment|person|slide|slideLayout|slideMaster|notesSlide|notesMaster|handoutMaster|presProps|viewProps|tableStyles|commentAuthors|authors|modernComment)\d{0,5}\.(?:xml|vml)$/

function nameParts(family: Family, contents: ReadonlyMap<PlannedPart, Written>): Map<PlannedPart, string> {
  const names = new Map<PlannedPart, string>()
  const taken = new Set<string>()
  let pictures = 0
  let others = 0
  for (const [planned, { extension }] of contents) {
    const { name } = planned.part
    let chosen: string
    if (planned.treatment === 'picture') chosen = `${family.root}/media/image${++pictures}.${extension}`
    else if (ORDINARY.test(name)) chosen = name
    else {
      const folder = planned.treatment === 'package' ? 'embeddings/file' : 'parts/part'
      do chosen = `${family.root}/${folder}${++others}.${extension}`
      while (taken.has(chosen.toLowerCase()))
    }
    taken.add(chosen.toLowerCase())
    names.set(planned, chosen)
  }
  return names
}
