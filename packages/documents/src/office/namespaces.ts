import type { XmlAttribute } from '../xml/read-xml.ts'

/**
 * The vocabularies of office files under one short name each, whatever prefix a file gives them. Transitional
 * names stand in ECMA-376 part 4, strict ones (purl.oclc.org) in part 1, Microsoft's in [MS-DOCX], [MS-XLSX],
 * [MS-PPTX] and [MS-ODRAWXML].
 */
const VOCABULARIES: Record<string, readonly string[]> = {
  w: ['wordprocessingml/2006/main', 'wordprocessingml/main'],
  a: ['drawingml/2006/main', 'drawingml/main'],
  r: ['officeDocument/2006/relationships', 'officeDocument/relationships'],
  x: ['spreadsheetml/2006/main', 'spreadsheetml/main'],
  p: ['presentationml/2006/main', 'presentationml/main'],
  c: ['drawingml/2006/chart', 'drawingml/chart'],
  wp: ['drawingml/2006/wordprocessingDrawing', 'drawingml/wordprocessingDrawing'],
  xdr: ['drawingml/2006/spreadsheetDrawing', 'drawingml/spreadsheetDrawing'],
  dgm: ['drawingml/2006/diagram', 'drawingml/diagram'],
  m: ['officeDocument/2006/math', 'officeDocument/math'],
  mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
  v: ['urn:schemas-microsoft-com:vml'],
  o: ['urn:schemas-microsoft-com:office:office'],
  w14: ['http://schemas.microsoft.com/office/word/2010/wordml'],
  w15: ['http://schemas.microsoft.com/office/word/2012/wordml'],
  wpd14: ['http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing'],
  p14: ['http://schemas.microsoft.com/office/powerpoint/2010/main'],
  p188: ['http://schemas.microsoft.com/office/powerpoint/2018/8/main'],
  x14: ['http://schemas.microsoft.com/office/spreadsheetml/2009/9/main'],
  x15: ['http://schemas.microsoft.com/office/spreadsheetml/2010/11/main'],
  xm: ['http://schemas.microsoft.com/office/excel/2006/main'],
  x15ac: ['http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac'],
  xr: ['http://schemas.microsoft.com/office/spreadsheetml/2014/revision'],
  tc: ['http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments'],
  sle: ['http://schemas.microsoft.com/office/drawing/2010/slicer'],
  tsle: ['http://schemas.microsoft.com/office/drawing/2012/timeslicer'],
  asvg: ['http://schemas.microsoft.com/office/drawing/2016/SVG/main'],
  ct: ['http://schemas.openxmlformats.org/package/2006/content-types'],
  rel: ['http://schemas.openxmlformats.org/package/2006/relationships'],
}

const SHORT_NAMES = new Map<string, string>()
for (const [short, names] of Object.entries(VOCABULARIES)) {
  for (const name of names) {
    if (name.includes(':')) SHORT_NAMES.set(name, short)
    else {
      SHORT_NAMES.set(`http://schemas.openxmlformats.org/${name}`, short)
      SHORT_NAMES.set(`http://purl.oclc.org/ooxml/${name}`, short)
    }
  }
}
SHORT_NAMES.set('http://www.w3.org/XML/1998/namespace', 'xml')

/** Which vocabulary each prefix means at a place of a document. */
export interface Scope {
  prefixes: ReadonlyMap<string, string>
  /** Names resolved so far: most documents declare all prefixes at the root. */
  elements: Map<string, string>
  attributes: Map<string, string>
}

const scopeOf = (prefixes: ReadonlyMap<string, string>): Scope => ({
  prefixes,
  elements: new Map(),
  attributes: new Map(),
})

export const rootScope = (): Scope => scopeOf(new Map([['xml', 'xml']]))

/** The scope inside an element, the same one where it declares nothing. */
export function innerScope(scope: Scope, attributes: readonly XmlAttribute[]): Scope {
  let prefixes: Map<string, string> | undefined
  for (const { name, leaf } of attributes) {
    if (!name.startsWith('xmlns')) continue
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined
    if (prefix === undefined) continue
    prefixes ??= new Map(scope.prefixes)
    prefixes.set(prefix, SHORT_NAMES.get(leaf.value) ?? '?')
  }
  return prefixes ? scopeOf(prefixes) : scope
}

/** 'w:p' for a paragraph of Word, '?:thing' for what no vocabulary here knows. */
export function elementName(scope: Scope, name: string): string {
  const known = scope.elements.get(name)
  if (known !== undefined) return known
  const colon = name.indexOf(':')
  const vocabulary = scope.prefixes.get(name.slice(0, Math.max(0, colon))) ?? '?'
  const resolved = `${vocabulary}:${name.slice(colon + 1)}`
  scope.elements.set(name, resolved)
  return resolved
}

/** An attribute without a prefix belongs to its element and has no vocabulary: 'name', but 'r:id'. */
export function attributeName(scope: Scope, name: string): string {
  const known = scope.attributes.get(name)
  if (known !== undefined) return known
  const resolved = name.includes(':') && !name.startsWith('xmlns') ? elementName(scope, name) : name
  scope.attributes.set(name, resolved)
  return resolved
}
