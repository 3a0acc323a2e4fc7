import sharp from 'sharp'
import { FAMILIES } from './families.ts'
import { NAMESPACES, officeFile } from './fixtures.ts'

export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
export const document = (body: string) =>
  `<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`
export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

/** One value in every place a document has. */
export const places = {
  body: 'Anna Body',
  bold: 'Bert Bold',
  table: 'Carl Cell',
  header: 'Dora Header',
  footer: 'Emil Footer',
  footnote: 'Fred Footnote',
  endnote: 'Gina Endnote',
  comment: 'Hans Comment',
  commentAuthor: 'Ida Author',
  textBox: 'Jan Choice',
  fallback: 'Kim Fallback',
  control: 'Lea Control',
  alias: 'Max Alias',
  tag: 'Nina Tag',
  item: 'Otto Item',
  field: 'Paul Field',
  mailto: 'quinn@field.example',
  simpleField: 'Rosa Simple',
  altText: 'Sam Alternative',
  altTitle: 'Tina Title',
  bookmark: 'Udo Bookmark',
  variable: 'Vera Variable',
  link: 'walter@link.example',
  query: 'Xena Query',
  tooltip: 'Yves Tooltip',
  hidden: 'Zoe Hidden',
  watermark: 'Abel Watermark',
  formField: 'Bela Form',
  creator: 'Cora Creator',
  manager: 'Dina Manager',
  custom: 'Egon Custom',
  customXml: 'Fina Data',
  glossary: 'Gert Glossary',
  styleName: 'Hugo Style',
  ruby: 'Ines Ruby',
  math: 'Jost Math',
  chart: 'Karl Chart',
  chartCache: 'Lina Cache',
  embedded: 'Mona Embedded',
  xmlComment: 'Nora Remark',
  people: 'Olaf People',
  image: 'Petra Exif',
  mergeField: 'Quirin Merge',
  numbering: 'Ralf Numbering',
  unknown: 'Selma Unknown',
  attribute: 'Timo Attribute',
  idLike: '4929 1234 5678 9012',
} as const

export async function everything(): Promise<Uint8Array> {
  const p = places
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .withExif({ IFD0: { Artist: p.image } })
    .toBuffer()
  const drawing = `<w:r><w:drawing><wp:inline><wp:extent cx="360000" cy="360000"/><wp:docPr id="1" name="Picture 1" descr="${p.altText}" title="${p.altTitle}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rImage" r:link="rLinked"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="360000" cy="360000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`
  const textBox = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="900000" cy="360000"/><wp:docPr id="2" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx>${box(p.textBox)}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:100pt;height:20pt"><v:textbox>${box(p.fallback)}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  const field = (code: string, result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${code.slice(0, 14)}</w:instrText></w:r><w:r><w:instrText>${code.slice(14)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const main =
    `<!-- ${p.xmlComment} -->${paragraph(p.body)}` +
    `<w:p w:rsidR="00AB12CD"><w:pPr><w:pStyle w:val="HugoStyle"/></w:pPr><w:r><w:t>Bert</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"> Bold</w:t></w:r></w:p>` +
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:tc><w:tcPr/>${paragraph(p.table)}</w:tc></w:tr></w:tbl>` +
    `<w:p>${drawing}${textBox}</w:p>` +
    `<w:sdt><w:sdtPr><w:alias w:val="${p.alias}"/><w:tag w:val="${p.tag}"/><w:dataBinding w:xpath="/a" w:storeItemID="{1}"/><w:dropDownList><w:listItem w:displayText="${p.item}" w:value="1"/></w:dropDownList></w:sdtPr><w:sdtContent>${paragraph(p.control)}</w:sdtContent></w:sdt>` +
    `<w:p>${field(`HYPERLINK "mailto:quinn%40field.example?cc=Paul%20Field"`, 'write')}${field(`MERGEFIELD "${p.mergeField}"`, '«name»')}<w:fldSimple w:instr="DOCPROPERTY &quot;${p.simpleField}&quot;"><w:r><w:t>s</w:t></w:r></w:fldSimple></w:p>` +
    `<w:p><w:bookmarkStart w:id="0" w:name="Udo_Bookmark"/><w:r><w:t>mark</w:t></w:r><w:bookmarkEnd w:id="0"/><w:hyperlink r:id="rMail" w:tooltip="${p.tooltip}"><w:r><w:t>mail</w:t></w:r></w:hyperlink><w:hyperlink r:id="rWeb"><w:r><w:t>web</w:t></w:r></w:hyperlink><w:hyperlink r:id="rFile"><w:r><w:t>file</w:t></w:r></w:hyperlink></w:p>` +
    `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>${p.hidden}</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:endnoteReference w:id="2"/></w:r><w:commentRangeStart w:id="7"/><w:r><w:t>commented</w:t></w:r><w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r></w:p>` +
    `<w:p><w:r><w:pict><v:shape id="wm" style="width:200pt;height:40pt" alt="water"><v:textpath string="${p.watermark}"/></v:shape></w:pict></w:r></w:p>` +
    `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Text1"/><w:enabled/><w:calcOnExit w:val="0"/><w:textInput><w:default w:val="${p.formField}"/></w:textInput></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>` +
    `<w:p><w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>${p.ruby}</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>base</w:t></w:r></w:rubyBase></w:ruby></w:r><m:oMath><m:r><m:t>${p.math}</m:t></m:r></m:oMath></w:p>` +
    `<w:p><w:pPr><w:pStyle w:val="Card4929 1234 5678 9012"/></w:pPr><w:r><w:t>${p.idLike}</w:t></w:r></w:p>` +
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="3000000" cy="2000000"/><wp:docPr id="3" name="Chart 1"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="rChart"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>` +
    `<w:p><w:r><w:object><v:shape style="width:20pt;height:20pt"><v:imagedata r:id="rImage"/></v:shape><o:OLEObject Type="Embed" ProgID="Package" ShapeID="s" DrawAspect="Icon" ObjectID="1" r:id="rOle"/></w:object></w:r></w:p>`
  const part = (element: string, content: string) => `<w:${element} ${NAMESPACES}>${content}</w:${element}>`
  const note = (kind: string, text: string) =>
    part(
      `${kind}s`,
      `<w:${kind} w:type="separator" w:id="0">${paragraph('')}</w:${kind}><w:${kind} w:id="2">${paragraph(text)}</w:${kind}>`,
    )
  const embedded = await officeFile({
    '': { type: '', data: '', rels: { rId1: ['officeDocument', 'xl/workbook.xml'] } },
    'xl/workbook.xml': {
      type: FAMILIES.xlsx.mainType,
      data: '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      rels: { rId1: ['worksheet', 'worksheets/sheet1.xml'] },
    },
    'xl/worksheets/sheet1.xml': {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml',
      data: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${p.embedded}</t></is></c></row></sheetData></worksheet>`,
    },
  })
  return await officeFile({
    '': {
      type: '',
      data: '',
      rels: {
        rId1: ['officeDocument', 'word/document.xml'],
        rId2: [
          'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
          'docProps/core.xml',
        ],
        rId3: ['extended-properties', 'docProps/app.xml'],
        rId4: ['custom-properties', 'docProps/custom.xml'],
        rId5: [
          'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
          'docProps/thumbnail.jpeg',
        ],
      },
    },
    'docProps/core.xml': {
      type: 'application/vnd.openxmlformats-package.core-properties+xml',
      data: `<cp:coreProperties xmlns:cp="c" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${p.creator}</dc:creator></cp:coreProperties>`,
    },
    'docProps/app.xml': {
      type: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      data: `<Properties><Manager>${p.manager}</Manager></Properties>`,
    },
    'docProps/custom.xml': {
      type: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
      data: `<Properties><property name="Client"><v>${p.custom}</v></property></Properties>`,
    },
    'docProps/thumbnail.jpeg': { type: 'image/jpeg', data: picture },
    'word/document.xml': {
      type: 'application/vnd.ms-word.document.macroEnabled.main+xml',
      data: document(main).replace(
        '<w:sectPr/>',
        '<w:sectPr><w:headerReference w:type="default" r:id="rHeader"/><w:footerReference w:type="default" r:id="rFooter"/></w:sectPr>',
      ),
      rels: {
        rHeader: ['header', 'header1.xml'],
        rFooter: ['footer', 'footer1.xml'],
        rFoot: ['footnotes', 'footnotes.xml'],
        rEnd: ['endnotes', 'endnotes.xml'],
        rComments: ['comments', 'comments.xml'],
        rPeople: ['http://schemas.microsoft.com/office/2011/relationships/people', 'people.xml'],
        rSettings: ['settings', 'settings.xml'],
        rStyles: ['styles', 'styles.xml'],
        rNumbering: ['numbering', 'numbering.xml'],
        rGlossary: ['glossaryDocument', 'glossary/document.xml'],
        rCustom: ['customXml', '../customXml/item1.xml'],
        rImage: ['image', 'media/Petra Exif.jpeg'],
        rLinked: ['image', 'file:///C:/Users/petra/secret.png', 'External'],
        rMail: ['hyperlink', 'mailto:walter%40link.example', 'External'],
        rWeb: ['hyperlink', 'https://site.example/?q=Xena%20Query&x=1', 'External'],
        rFile: ['hyperlink', 'file:///C:/Users/walter/list.docx', 'External'],
        rChart: ['chart', 'charts/chart1.xml'],
        rOle: ['oleObject', 'embeddings/oleObject1.bin'],
        rMacro: ['http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
        rUnknown: ['http://schemas.microsoft.com/office/2030/relationships/novelty', 'novelty.xml'],
        rBlob: ['http://schemas.microsoft.com/office/2030/relationships/blob', 'blob.bin'],
      },
    },
    'word/header1.xml': { type: `${WORD}.header+xml`, data: part('hdr', paragraph(p.header)) },
    'word/footer1.xml': { type: `${WORD}.footer+xml`, data: part('ftr', paragraph(p.footer)) },
    'word/footnotes.xml': { type: `${WORD}.footnotes+xml`, data: note('footnote', p.footnote) },
    'word/endnotes.xml': { type: `${WORD}.endnotes+xml`, data: note('endnote', p.endnote) },
    'word/comments.xml': {
      type: `${WORD}.comments+xml`,
      data: part(
        'comments',
        `<w:comment w:id="7" w:author="${p.commentAuthor}" w:initials="IA" w:date="2024-05-05T00:00:00Z">${paragraph(p.comment)}</w:comment>`,
      ),
    },
    'word/people.xml': {
      type: `${WORD}.people+xml`,
      data: `<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"><w15:person w15:author="${p.people}"/></w15:people>`,
    },
    'word/settings.xml': {
      type: `${WORD}.settings+xml`,
      data: part(
        'settings',
        `<w:attachedTemplate r:id="rT"/><w:rsids><w:rsid w:val="00AB12CD"/></w:rsids><w:docVars><w:docVar w:name="client" w:val="${p.variable}"/></w:docVars>`,
      ),
      rels: { rT: ['attachedTemplate', 'file:///C:/Users/vera/t.dotx', 'External'] },
    },
    'word/styles.xml': {
      type: `${WORD}.styles+xml`,
      data: part(
        'styles',
        `<w:style w:type="paragraph" w:customStyle="1" w:styleId="Card4929 1234 5678 9012"><w:name w:val="Card"/></w:style><w:style w:type="paragraph" w:customStyle="1" w:styleId="HugoStyle"><w:name w:val="${p.styleName}"/></w:style>`,
      ),
    },
    'word/numbering.xml': {
      type: `${WORD}.numbering+xml`,
      data: part(
        'numbering',
        `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:lvlText w:val="${p.numbering} %1"/></w:lvl></w:abstractNum>`,
      ),
    },
    'word/glossary/document.xml': {
      type: `${WORD}.document.glossary+xml`,
      data: part(
        'glossaryDocument',
        `<w:docParts><w:docPart><w:docPartBody>${paragraph(p.glossary)}</w:docPartBody></w:docPart></w:docParts>`,
      ),
    },
    'word/charts/chart1.xml': {
      type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      data: `<c:chartSpace ${NAMESPACES}><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${p.chart}</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:cat><c:strRef><c:f>Sheet1!$A$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${p.chartCache}</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$1</c:f><c:numCache><c:ptCount val="1"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart></c:plotArea></c:chart><c:externalData r:id="rBook"/></c:chartSpace>`,
      rels: { rBook: ['package', '../embeddings/Mona Embedded.xlsx'] },
    },
    'word/embeddings/Mona Embedded.xlsx': { type: FAMILIES.xlsx.mediaType, data: embedded },
    'word/embeddings/oleObject1.bin': {
      type: 'application/vnd.openxmlformats-officedocument.oleObject',
      data: Buffer.from('Otto Object'),
    },
    'word/vbaProject.bin': { type: 'application/vnd.ms-office.vbaProject', data: Buffer.from('Vito Macro') },
    'word/media/Petra Exif.jpeg': { type: 'image/jpeg', data: picture },
    'word/novelty.xml': {
      type: 'application/vnd.novelty+xml',
      data: `<n:new xmlns:n="urn:new" words="${p.attribute}"><n:x>${p.unknown}</n:x></n:new>`,
    },
    'word/blob.bin': { type: 'application/octet-stream', data: Buffer.from('Bob Blob') },
    'customXml/item1.xml': { type: 'application/xml', data: `<client>${p.customXml}</client>` },
    'orphan.xml': { type: 'application/xml', data: '<a>Ole Orphan</a>' },
  })
}
