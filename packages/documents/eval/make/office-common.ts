import { drawLines } from './pictures.ts'
import type { Planter } from './planter.ts'
import { escapeXml, type Relation, XML, type ZipPart } from './write-zip.ts'

/** What the three office formats share: properties, thumbnail, custom XML. */
export interface Package {
  parts: ZipPart[]
  /** Relations of the package itself. */
  root: Relation[]
  defaults: Record<string, string>
  overrides: Record<string, string>
}

export function createPackage(): Package {
  return {
    parts: [],
    root: [],
    defaults: {
      rels: 'application/vnd.openxmlformats-package.relationships+xml',
      xml: 'application/xml',
      png: 'image/png',
      jpeg: 'image/jpeg',
      bin: 'application/octet-stream',
      vml: 'application/vnd.openxmlformats-officedocument.vmlDrawing',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    overrides: {},
  }
}

export function addPart(pack: Package, name: string, data: string | Uint8Array, type?: string): void {
  pack.parts.push({ name, data: typeof data === 'string' && !data.startsWith('<?xml') ? XML + data : data })
  if (type !== undefined) {
    pack.overrides[name] = type.includes('/')
      ? type
      : `application/vnd.openxmlformats-officedocument.${type}+xml`
  }
}

export async function addProperties(pack: Package, planter: Planter): Promise<void> {
  const text = (place: string) => (planter.uses(place) ? escapeXml(planter.value(place)) : '')
  addPart(
    pack,
    'docProps/core.xml',
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${text('core title')}</dc:title><dc:subject>${text('core subject')}</dc:subject><dc:creator>${text('core creator')}</dc:creator><cp:keywords>${text('core keywords')}</cp:keywords><dc:description>${text('core description')}</dc:description><cp:lastModifiedBy>${text('core lastModifiedBy')}</cp:lastModifiedBy><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-02T00:00:00Z</dcterms:created></cp:coreProperties>`,
    'application/vnd.openxmlformats-package.core-properties+xml',
  )
  addPart(
    pack,
    'docProps/app.xml',
    `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>${text('app template')}</Template><Manager>${text('app manager')}</Manager><Company>${text('app company')}</Company><HyperlinkBase>${text('app hyperlink base')}</HyperlinkBase></Properties>`,
    'extended-properties',
  )
  addPart(
    pack,
    'docProps/custom.xml',
    `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="Klient"><vt:lpwstr>${text('custom property')}</vt:lpwstr></property></Properties>`,
    'custom-properties',
  )
  pack.root.push(
    {
      id: 'rId91',
      type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      target: 'docProps/core.xml',
    },
    { id: 'rId92', type: 'extended-properties', target: 'docProps/app.xml' },
    { id: 'rId93', type: 'custom-properties', target: 'docProps/custom.xml' },
  )
  if (planter.uses('thumbnail')) {
    const thumbnail = await (await drawLines([planter.drawn('thumbnail', 'iban')], { size: 14 }))
      .jpeg()
      .toBuffer()
    addPart(pack, 'docProps/thumbnail.jpeg', thumbnail)
    pack.root.push({
      id: 'rId94',
      type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
      target: 'docProps/thumbnail.jpeg',
    })
  }
}

/** Cuts a text where office programs would: at any character, by formatting. */
export function cut(text: string, planter: Planter, pieces = 3): string[] {
  const at = new Set<number>()
  while (at.size < Math.min(pieces, text.length) - 1) at.add(1 + planter.random.below(text.length - 1))
  const marks = [0, ...[...at].sort((a, b) => a - b), text.length]
  return marks.slice(1).map((mark, index) => text.slice(marks[index], mark))
}

/** DrawingML chart with values in its title, its categories and its numbers' caches. */
export function chartXml(planter: Planter, place: string): string {
  const number = planter.random.digits(11)
  planter.planted.push({ kind: 'bsn', value: number, place: `${place} number cache`, drawn: false })
  return `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${escapeXml(planter.sentence(`${place} title`))}</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeXml(planter.value(`${place} series`))}</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:f>Sheet1!$A$2:$A$2</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeXml(planter.value(`${place} category`))}</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$2:$B$2</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="1"/><c:pt idx="0"><c:v>${number}</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser><c:axId val="111"/><c:axId val="112"/></c:barChart><c:catAx><c:axId val="111"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:crossAx val="112"/></c:catAx><c:valAx><c:axId val="112"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:crossAx val="111"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`
}

/** SmartArt's data model: its points carry the text. */
export function diagramDataXml(planter: Planter, place: string): string {
  return `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst><dgm:pt modelId="{1}" type="doc"><dgm:prSet/><dgm:spPr/><dgm:t><a:bodyPr/><a:p><a:r><a:t/></a:r></a:p></dgm:t></dgm:pt><dgm:pt modelId="{2}"><dgm:prSet phldrT="${escapeXml(planter.value(`${place} prompt`))}"/><dgm:spPr/><dgm:t><a:bodyPr/><a:p><a:r><a:t>${escapeXml(planter.sentence(`${place} point`))}</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst><dgm:cxnLst/></dgm:dataModel>`
}
