import sharp from 'sharp'
import { addPart, addProperties, chartXml, createPackage, cut, diagramDataXml } from './office-common.ts'
import { makePng } from './pictures.ts'
import type { Made, Planter } from './planter.ts'
import { contentTypes, escapeXml, type Relation, relations, writeZip, type ZipPart } from './write-zip.ts'
import { makeXlsx } from './xlsx.ts'

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" mc:Ignorable="w14"'
const AUTHORED = 'w:id="9" w:date="2026-01-02T00:00:00Z" w:author='

export async function makeDocx(planter: Planter): Promise<Made> {
  const pack = createPackage()
  const links: Relation[] = [
    { id: 'rId1', type: 'styles', target: 'styles.xml' },
    { id: 'rId2', type: 'settings', target: 'settings.xml' },
  ]
  const body: string[] = [paragraph(`Report ${planter.keep()} of the quarter`)]
  const add = (place: string, make: () => string) => {
    if (planter.uses(place)) body.push(make())
  }
  const escaped = (place: string) => escapeXml(planter.sentence(place))
  const author = (place: string) => `"${escapeXml(planter.value(place, 'person'))}"`
  let tables = 0
  let pictures = 0
  // Office writes a picture beside what a reader may not be able to draw. LibreOffice 7.4 opens files without one, but
  // cannot write some of them as flat XML.
  let previewLink: string | undefined
  const preview = async () => {
    if (previewLink) return previewLink
    previewLink = 'rId60'
    links.push({ id: previewLink, type: 'image', target: 'media/preview.png' })
    const create = { width: 8, height: 8, channels: 3, background: '#ffffff' } as const
    addPart(pack, 'word/media/preview.png', new Uint8Array(await sharp({ create }).png().toBuffer()))
    return previewLink
  }
  const previewShape = async (id: string) =>
    `<v:shape id="${id}" style="width:100pt;height:50pt" o:ole=""><v:imagedata r:id="${await preview()}" o:title=""/></v:shape>`

  add('paragraph', () => paragraph(planter.sentence('paragraph')))
  add('split runs', () => splitParagraph(planter, planter.sentence('split runs')))
  add('runs split by proofing marks', () => {
    const pieces = cut(planter.sentence('runs split by proofing marks', 'iban'), planter, 5)
    return `<w:p>${pieces.map((piece) => `${run(piece)}<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="4" w:name="_x"/><w:bookmarkEnd w:id="4"/>`).join('')}</w:p>`
  })
  add('table', () => {
    tables++
    const cell = (inner: string) => `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/></w:tcPr>${inner}</w:tc>`
    return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblCaption w:val="${escaped('table caption')}"/><w:tblDescription w:val="${escaped('table description')}"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell(paragraph('Name'))}${cell(paragraph('IBAN'))}</w:tr><w:tr>${cell(paragraph(planter.value('table', 'person')))}${cell(splitParagraph(planter, planter.value('table', 'iban')))}</w:tr></w:tbl>`
  })
  add(
    'tracked insertion',
    () =>
      `<w:p><w:ins ${AUTHORED}${author('author of a change')}>${run(planter.sentence('tracked insertion'))}</w:ins></w:p>`,
  )
  add(
    'tracked deletion',
    () =>
      `<w:p>${run('Struck out: ')}<w:del ${AUTHORED}"B">${run(planter.sentence('tracked deletion'), 'delText')}</w:del></w:p>`,
  )
  add('half a value deleted', () => {
    const value = planter.value('half a value deleted', 'iban')
    return `<w:p>${run(value.slice(0, 9))}<w:del ${AUTHORED}"B">${run(value.slice(9, 15), 'delText')}</w:del>${run(value.slice(15))}</w:p>`
  })
  add(
    'moved text',
    () =>
      `<w:p><w:moveFrom ${AUTHORED}"B">${run(planter.sentence('moved from'))}</w:moveFrom><w:moveTo ${AUTHORED}"B">${run(planter.sentence('moved to'))}</w:moveTo></w:p>`,
  )
  add(
    'hidden text',
    () => `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>${escaped('hidden text')}</w:t></w:r></w:p>`,
  )
  add('text box', () => textBox(planter))
  add(
    'word art',
    () =>
      `<w:p><w:r><w:pict><v:shape id="s1" type="#_x0000_t136" alt="${escaped('vml alt')}" style="width:200pt;height:40pt"><v:textpath string="${escaped('word art')}"/></v:shape></w:pict></w:r></w:p>`,
  )
  add(
    'content control',
    () =>
      `<w:sdt><w:sdtPr><w:alias w:val="${escaped('control alias')}"/><w:tag w:val="${escaped('control tag')}"/><w:dropDownList><w:listItem w:displayText="${escaped('list item')}" w:value="${escaped('list value')}"/></w:dropDownList></w:sdtPr><w:sdtContent>${paragraph(planter.sentence('content control'))}</w:sdtContent></w:sdt>`,
  )
  add(
    'field',
    () =>
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> DOCPROPERTY "${escaped('field instruction')}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(planter.sentence('field result'))}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  )
  add(
    'simple field',
    () =>
      `<w:p><w:fldSimple w:instr=" AUTHOR &quot;${escaped('simple field instruction')}&quot; ">${run(planter.sentence('simple field'))}</w:fldSimple></w:p>`,
  )
  add(
    'form field',
    () =>
      `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="f"/><w:helpText w:val="${escaped('form help')}"/><w:statusText w:val="${escaped('form status')}"/><w:textInput><w:default w:val="${escaped('form default')}"/></w:textInput></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMTEXT </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  )
  add('hyperlink', () => {
    links.push({
      id: 'rId11',
      type: 'hyperlink',
      target: `mailto:${planter.value('hyperlink target', 'email')}`,
      external: true,
    })
    return `<w:p><w:hyperlink r:id="rId11" w:tooltip="${escaped('hyperlink tooltip')}">${run(planter.sentence('hyperlink text'))}</w:hyperlink></w:p>`
  })
  add('percent-encoded target', () => {
    const query = encodeURIComponent(planter.value('percent-encoded target', 'person'))
    links.push({
      id: 'rId12',
      type: 'hyperlink',
      target: `https://intranet.example/?who=${query}`,
      external: true,
    })
    return `<w:p><w:hyperlink r:id="rId12">${run('A link')}</w:hyperlink></w:p>`
  })
  add(
    'hyperlink field',
    () =>
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> HYPERLINK "mailto:${planter.value('hyperlink field', 'email')}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('write')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  )
  add(
    'bookmark name',
    () =>
      `<w:p><w:bookmarkStart w:id="7" w:name="${planter.value('bookmark name', 'bsn')}"/>${run('marked')}<w:bookmarkEnd w:id="7"/></w:p>`,
  )
  add('non-breaking hyphen', () => {
    const value = planter.value('non-breaking hyphen', 'ssn')
    return `<w:p><w:r><w:t xml:space="preserve">SSN: </w:t><w:t>${value.split('-').join('</w:t><w:noBreakHyphen/><w:t>')}</w:t></w:r></w:p>`
  })
  add('soft hyphen', () => {
    const value = planter.value('soft hyphen', 'person')
    return `<w:p><w:r><w:t>${escapeXml(value.slice(0, 5))}</w:t><w:softHyphen/><w:t>${escapeXml(value.slice(5))}</w:t></w:r></w:p>`
  })
  add('math', () => `<w:p><m:oMath><m:r><m:t>${escaped('math')}</m:t></m:r></m:oMath></w:p>`)
  add(
    'ruby',
    () =>
      `<w:p><w:r><w:ruby><w:rubyPr/><w:rt>${run(planter.sentence('ruby text'))}</w:rt><w:rubyBase>${run(planter.sentence('ruby base'))}</w:rubyBase></w:ruby></w:r></w:p>`,
  )
  add(
    'smart tag',
    () =>
      `<w:p><w:smartTag w:uri="urn:x" w:element="person"><w:smartTagPr><w:attr w:name="who" w:val="${escaped('smart tag attribute')}"/></w:smartTagPr>${run(planter.sentence('smart tag'))}</w:smartTag></w:p>`,
  )
  add(
    'custom XML element',
    () =>
      `<w:customXml w:uri="urn:y" w:element="client"><w:customXmlPr><w:attr w:name="id" w:val="${escaped('custom XML attribute')}"/></w:customXmlPr>${paragraph(planter.sentence('custom XML element'))}</w:customXml>`,
  )
  add(
    'XML comment',
    () =>
      `<!-- ${planter.value('XML comment', 'email')} --><?note ${planter.value('processing instruction', 'iban')}?>`,
  )
  add('entities', () => {
    const value = planter.value('entities', 'phone')
    return `<w:p><w:r><w:t>${[...value].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)};`).join('')}</w:t></w:r></w:p>`
  })
  add('picture', () => {
    pictures++
    links.push({ id: 'rId13', type: 'image', target: 'media/image1.png' })
    return `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="3000000" cy="500000"/><wp:docPr id="1" name="${escaped('picture name')}" descr="${escaped('alt text')}" title="${escaped('picture title')}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="scan.png" descr="${escaped('inner alt text')}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId13"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="500000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  })
  if (pictures > 0)
    addPart(pack, 'word/media/image1.png', await makePng(planter, [planter.drawn('picture', 'iban')]))
  add('chart', () => {
    links.push({ id: 'rId14', type: 'chart', target: 'charts/chart1.xml' })
    addPart(pack, 'word/charts/chart1.xml', chartXml(planter, 'chart'), 'drawingml.chart')
    return `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="3000000" cy="2000000"/><wp:docPr id="3" name="c"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="rId14"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  })
  add('smart art', () => {
    links.push({ id: 'rId15', type: 'diagramData', target: 'diagrams/data1.xml' })
    addPart(pack, 'word/diagrams/data1.xml', diagramDataXml(planter, 'smart art'), 'drawingml.diagramData')
    return paragraph('A drawing was here')
  })
  if (planter.uses('embedded workbook')) {
    links.push({ id: 'rId16', type: 'package', target: 'embeddings/Microsoft_Excel_Sheet1.xlsx' })
    const inner = await makeXlsx({
      ...planter,
      uses: (place) => place === 'shared strings',
      keep: () => 'inner',
    })
    addPart(pack, 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', inner.bytes)
    body.push(
      `<w:p><w:r><w:object w:dxaOrig="2000" w:dyaOrig="1000">${await previewShape('s9')}<o:OLEObject Type="Embed" ProgID="Excel.Sheet.12" ShapeID="s9" DrawAspect="Content" ObjectID="_1" r:id="rId16"/></w:object></w:r></w:p>`,
    )
  }
  // LibreOffice 7.4 crashes on many files that have both.
  const chunkInsteadOfObject = planter.random.chance(0.5)
  if (!chunkInsteadOfObject && planter.uses('embedded object')) {
    links.push({ id: 'rId17', type: 'oleObject', target: 'embeddings/oleObject1.bin' })
    addPart(
      pack,
      'word/embeddings/oleObject1.bin',
      Buffer.from(`\xD0\xCF\x11\xE0${planter.value('embedded object', 'iban')}`, 'utf16le'),
    )
    body.push(
      `<w:p><w:r><w:object w:dxaOrig="2000" w:dyaOrig="1000">${await previewShape('s8')}<o:OLEObject Type="Embed" ProgID="Package" ShapeID="s8" DrawAspect="Icon" ObjectID="_2" r:id="rId17"/></w:object></w:r></w:p>`,
    )
  }
  if (chunkInsteadOfObject && planter.uses('alternative chunk')) {
    links.push({ id: 'rId18', type: 'aFChunk', target: 'chunk.html' })
    pack.defaults.html = 'text/html'
    pack.parts.push({
      name: 'word/chunk.html',
      data: `<html><body><p>${escaped('alternative chunk')}</p></body></html>`,
    })
    body.push('<w:altChunk r:id="rId18"/>')
  }
  if (planter.uses('notes')) {
    const notes = (kind: string, id: number) =>
      `<w:${kind}s ${NAMESPACES}><w:${kind} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${kind}><w:${kind} w:id="${id}">${splitParagraph(planter, planter.sentence(kind))}</w:${kind}></w:${kind}s>`
    for (const [kind, id] of [
      ['footnote', 2],
      ['endnote', 3],
    ] as const) {
      links.push({ id: `rId2${id}`, type: `${kind}s`, target: `${kind}s.xml` })
      addPart(pack, `word/${kind}s.xml`, notes(kind, id), `wordprocessingml.${kind}s`)
      body.push(`<w:p>${run('See the note')}<w:r><w:${kind}Reference w:id="${id}"/></w:r></w:p>`)
    }
  }
  if (planter.uses('comment')) {
    links.push({ id: 'rId31', type: 'comments', target: 'comments.xml' })
    links.push({
      id: 'rId32',
      type: 'http://schemas.microsoft.com/office/2011/relationships/people',
      target: 'people.xml',
    })
    const name = author('comment author')
    addPart(
      pack,
      'word/comments.xml',
      `<w:comments ${NAMESPACES}><w:comment w:initials="AB" w:id="1" w:date="2026-01-02T00:00:00Z" w:author=${name}>${splitParagraph(planter, planter.sentence('comment'))}</w:comment></w:comments>`,
      'wordprocessingml.comments',
    )
    addPart(
      pack,
      'word/people.xml',
      `<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"><w15:person w15:author=${name}><w15:presenceInfo w15:providerId="AD" w15:userId="S::${planter.value('presence user', 'email')}::1"/></w15:person></w15:people>`,
      'wordprocessingml.people',
    )
    body.push(
      `<w:p><w:commentRangeStart w:id="1"/>${run('Commented')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>`,
    )
  }
  let section = ''
  for (const [kind, id] of [
    ['header', 41],
    ['footer', 42],
  ] as const) {
    if (!planter.uses(kind)) continue
    links.push({ id: `rId${id}`, type: kind, target: `${kind}1.xml` })
    const root = kind === 'header' ? 'hdr' : 'ftr'
    addPart(
      pack,
      `word/${kind}1.xml`,
      `<w:${root} ${NAMESPACES}>${splitParagraph(planter, planter.sentence(kind))}</w:${root}>`,
      `wordprocessingml.${kind}`,
    )
    section += `<w:${kind}Reference w:type="default" r:id="rId${id}"/>`
  }
  if (planter.uses('numbering text')) {
    links.push({ id: 'rId52', type: 'numbering', target: 'numbering.xml' })
    addPart(
      pack,
      'word/numbering.xml',
      `<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${escaped('numbering text')} %1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'wordprocessingml.numbering',
    )
    body.push(
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('A numbered line')}</w:p>`,
    )
  }
  if (planter.uses('glossary')) {
    links.push({ id: 'rId53', type: 'glossaryDocument', target: 'glossary/document.xml' })
    addPart(
      pack,
      'word/glossary/document.xml',
      `<w:glossaryDocument ${NAMESPACES}><w:docParts><w:docPart><w:docPartPr><w:name w:val="${escaped('building block name')}"/><w:description w:val="${escaped('building block description')}"/></w:docPartPr><w:docPartBody>${paragraph(planter.sentence('building block'))}</w:docPartBody></w:docPart></w:docParts></w:glossaryDocument>`,
      'wordprocessingml.document.glossary',
    )
  }
  if (planter.uses('svg picture')) {
    links.push({ id: 'rId54', type: 'image', target: 'media/image9.svg' })
    pack.defaults.svg = 'image/svg+xml'
    addPart(
      pack,
      'word/media/image9.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><title>${escaped('svg title')}</title><text y="20">${escaped('svg picture')}</text></svg>`,
    )
    body.push(
      `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="3000000" cy="400000"/><wp:docPr id="11" name="v"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="11" name="v"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${await preview()}"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId54"/></a:ext></a:extLst></a:blip></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    )
    pictures++
  }
  if (planter.uses('custom XML part')) {
    links.push({ id: 'rId51', type: 'customXml', target: '../customXml/item1.xml' })
    addPart(
      pack,
      'customXml/item1.xml',
      `<client id="${escaped('custom XML part attribute')}">${escaped('custom XML part')}</client>`,
    )
  }
  let settings = ''
  if (planter.uses('document variables'))
    settings += `<w:docVars><w:docVar w:name="client" w:val="${escaped('document variable')}"/></w:docVars>`
  if (planter.uses('mail merge'))
    settings += `<w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:dataType w:val="textFile"/><w:connectString w:val="User=${escaped('mail merge connection')}"/><w:query w:val="SELECT ${escaped('mail merge query')}"/></w:mailMerge>`
  if (planter.uses('attached template')) {
    addPart(
      pack,
      'word/_rels/settings.xml.rels',
      relations([
        {
          id: 'rId1',
          type: 'attachedTemplate',
          target: `file:///C:/Users/${encodeURIComponent(planter.value('attached template', 'person'))}/a.dotx`,
          external: true,
        },
      ]),
    )
    settings = `<w:attachedTemplate r:id="rId1"/>${settings}`
  }
  // Not every program says that a style is its user's own.
  const ownStyle = planter.random.chance(0.5) ? ' w:customStyle="1"' : ''
  const styleName = planter.uses('style name') ? escaped('style name') : 'plain'
  // As Word and LibreOffice make it of the name.
  const styleId = styleName.replace(/&\w+;|[^\p{L}\p{N}]/gu, '')

  addPart(
    pack,
    'word/styles.xml',
    `<w:styles ${NAMESPACES}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph"${ownStyle} w:styleId="${styleId}"><w:name w:val="${styleName}"/></w:style></w:styles>`,
    'wordprocessingml.styles',
  )
  addPart(
    pack,
    'word/settings.xml',
    `<w:settings ${NAMESPACES}>${settings}</w:settings>`,
    'wordprocessingml.settings',
  )
  addPart(
    pack,
    'word/document.xml',
    `<w:document ${NAMESPACES}><w:body>${body.join('')}${paragraph(`The end ${planter.keep()}`)}<w:sectPr>${section}</w:sectPr></w:body></w:document>`,
    'wordprocessingml.document.main',
  )
  addPart(pack, 'word/_rels/document.xml.rels', relations(links))
  await addProperties(pack, planter)
  pack.root.push({ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' })
  if (planter.uses('unknown part')) {
    addPart(
      pack,
      `word/extra-${planter.value('part name', 'bsn')}.bin`,
      Buffer.from(planter.value('unknown part', 'email')),
    )
  }
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', data: contentTypes(pack.defaults, pack.overrides) },
    { name: '_rels/.rels', data: relations(pack.root) },
    ...pack.parts,
  ]
  if (planter.uses('zip comments')) {
    parts[0] = { ...parts[0]!, ...{ comment: planter.value('zip entry comment', 'iban') } }
  }
  writeOtherwise(parts, planter)
  const bytes = await writeZip(
    parts,
    planter.uses('zip comments') ? planter.value('zip comment', 'iban') : '',
  )
  return {
    name: 'made.docx',
    bytes,
    planted: planter.planted,
    kept: planter.kept,
    counts: { tables, pictures },
  }
}

/** The same document as other programs write it: another prefix, or another encoding. */
function writeOtherwise(parts: ZipPart[], planter: Planter): void {
  const main = parts.find((part) => part.name === 'word/document.xml')!
  const text = String(main.data)
  if (planter.random.chance(0.15)) {
    main.data = text
      .replaceAll('<w:', '<ns0:')
      .replaceAll('</w:', '</ns0:')
      .replaceAll(' w:', ' ns0:')
      .replaceAll('xmlns:w=', 'xmlns:ns0=')
  } else if (planter.random.chance(0.2)) {
    main.data = Buffer.from(`\uFEFF${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le')
  }
}

function run(text: string, element = 't', properties = ''): string {
  return `<w:r>${properties}<w:${element} xml:space="preserve">${escapeXml(text)}</w:${element}></w:r>`
}

function paragraph(text: string): string {
  return `<w:p>${run(text)}</w:p>`
}

function splitParagraph(planter: Planter, text: string): string {
  const pieces = cut(text, planter, 6)
  return `<w:p>${pieces.map((piece, index) => run(piece, 't', index % 2 ? '<w:rPr><w:b/></w:rPr>' : '')).join('')}</w:p>`
}

/** As Word writes it: the shape, and an older drawing of the same for programs that do not know it. */
function textBox(planter: Planter): string {
  const content = `<w:txbxContent>${splitParagraph(planter, planter.sentence('text box'))}</w:txbxContent>`
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="2000000" cy="500000"/><wp:docPr id="5" name="Box" descr="${escapeXml(planter.sentence('text box alt'))}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr/><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape id="s2" style="width:150pt;height:40pt"><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
}
