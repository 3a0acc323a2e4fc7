import { FAMILIES } from './families.ts'
import { type FixturePart, NAMESPACES, officeFile } from './fixtures.ts'
import { COLOUR_MAP, frameXml, shapeXml, themeXml, treeXml } from './presentation.fixture.ts'

const POWER = 'application/vnd.openxmlformats-officedocument.presentationml'
const DRAWING = 'application/vnd.openxmlformats-officedocument.drawingml'

/** One value in every place a presentation has. */
export const places = {
  title: 'Anna Title',
  split: 'Bert Split',
  table: 'Carl Cell',
  notes: 'Dora Notes',
  master: 'Emil Master',
  layout: 'Fred Layout',
  comment: 'Gina Comment',
  commentAuthor: 'Hans Author',
  modern: 'Ida Modern',
  modernAuthor: 'Jan Writer',
  chart: 'Kim Chart',
  diagram: 'Lea Diagram',
  diagramDrawing: 'Max Drawn',
  altText: 'Nina Alternative',
  shapeName: 'Otto Shape',
  hidden: 'Paul Hidden',
  section: 'Rosa Section',
  tag: 'Sam Tag',
  link: 'tina@link.example',
  tooltip: 'Udo Tooltip',
  field: 'Vera Field',
  theme: 'Walter Theme',
  handout: 'Xena Handout',
} as const
const p = places

const AREA = { top: 0, width: 3_000_000, height: 900_000 }
const shape = (id: number, text: string, name = `Shape ${id}`, descr = '') =>
  shapeXml(`id="${id}" name="${name}" descr="${descr}"`, AREA, `<a:p>${text}</a:p>`)
const run = (text: string) => `<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r>`
const part = (element: string, content: string, attributes = '') =>
  `<p:${element} ${NAMESPACES} ${attributes}>${content}</p:${element}>`

export function everything(): Promise<Uint8Array> {
  const picture =
    '<p:pic><p:nvPicPr><p:cNvPr id="90" name="icon"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rEmf"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>'
  const slide =
    shape(2, run(p.title), p.shapeName, p.altText) +
    shape(
      3,
      `<a:r><a:t>Bert</a:t></a:r><a:r><a:rPr b="1"/><a:t> Sp</a:t></a:r><a:br/><a:r><a:t>x</a:t></a:r>`,
    ) +
    shape(
      4,
      `<a:r><a:rPr><a:hlinkClick r:id="rLink" tooltip="${p.tooltip}"/></a:rPr><a:t>link</a:t></a:r><a:fld id="{00000000-0000-0000-0000-000000000001}" type="datetime"><a:t>${p.field}</a:t></a:fld>`,
    ) +
    frameXml(
      5,
      'http://schemas.openxmlformats.org/drawingml/2006/table',
      `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="3000000"/></a:tblGrid><a:tr h="370000"><a:tc><a:txBody><a:bodyPr/><a:p>${run(p.table)}</a:p></a:txBody><a:tcPr/></a:tc></a:tr></a:tbl>`,
    ) +
    frameXml(6, 'http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart r:id="rChart"/>') +
    frameXml(
      7,
      'http://schemas.openxmlformats.org/drawingml/2006/diagram',
      '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="rData" r:lo="rData" r:qs="rData" r:cs="rData"/>',
    ) +
    frameXml(
      8,
      'http://schemas.openxmlformats.org/presentationml/2006/ole',
      `<mc:AlternateContent><mc:Choice Requires="v"><p:oleObj spid="s" name="o" r:id="rOle" progId="Package"><p:embed/></p:oleObj></mc:Choice><mc:Fallback><p:oleObj name="o" r:id="rOle" progId="Package"><p:embed/>${picture}</p:oleObj></mc:Fallback></mc:AlternateContent>`,
    )
  const data = (text: string) =>
    `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" ${NAMESPACES}><dgm:ptLst><dgm:pt modelId="1"><dgm:t><a:bodyPr/><a:p>${run(text)}</a:p></dgm:t></dgm:pt></dgm:ptLst></dgm:dataModel>`
  const emf = Buffer.alloc(100)
  emf.writeUInt32LE(1, 0)
  emf.write(' EMF', 40, 'latin1')
  emf.write('Egon Emf', 60, 'utf16le')
  const slideParts: Record<string, FixturePart> = {
    'ppt/slides/slide1.xml': {
      type: `${POWER}.slide+xml`,
      data: part('sld', `${treeXml(slide)}<p:extLst><p:ext uri="{1}"/></p:extLst>`)
        .replace('</p:cSld>', '<p:custDataLst><p:tags r:id="rTags"/></p:custDataLst></p:cSld>')
        .replace('<a:t> Sp</a:t>', '<a:t> Split</a:t>'),
      rels: {
        rLayout: ['slideLayout', '../slideLayouts/slideLayout1.xml'],
        rNotes: ['notesSlide', '../notesSlides/notesSlide1.xml'],
        rComments: ['comments', '../comments/comment1.xml'],
        rModern: [
          'http://schemas.microsoft.com/office/2018/10/relationships/comments',
          '../comments/modernComment1.xml',
        ],
        rLink: ['hyperlink', 'mailto:tina@link.example', 'External'],
        rChart: ['chart', '../charts/chart1.xml'],
        rData: ['diagramData', '../diagrams/data1.xml'],
        rDrawn: [
          'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing',
          '../diagrams/drawing1.xml',
        ],
        rTags: ['tags', '../tags/tag1.xml'],
        rOle: ['oleObject', '../embeddings/oleObject1.bin'],
        rEmf: ['image', '../media/image1.emf'],
      },
    },
    'ppt/slides/slide2.xml': {
      type: `${POWER}.slide+xml`,
      data: part('sld', treeXml(shape(2, run(p.hidden))), 'show="0"'),
      rels: { rLayout: ['slideLayout', '../slideLayouts/slideLayout1.xml'] },
    },
    'ppt/notesSlides/notesSlide1.xml': {
      type: `${POWER}.notesSlide+xml`,
      data: part('notes', treeXml(shape(2, run(p.notes)))),
      rels: {
        rS: ['slide', '../slides/slide1.xml'],
        rM: ['notesMaster', '../notesMasters/notesMaster1.xml'],
      },
    },
    'ppt/notesMasters/notesMaster1.xml': {
      type: `${POWER}.notesMaster+xml`,
      data: part('notesMaster', treeXml(shape(2, run(p.handout))) + COLOUR_MAP),
      rels: { rT: ['theme', '../theme/theme1.xml'] },
    },
    'ppt/comments/comment1.xml': {
      type: `${POWER}.comments+xml`,
      data: part(
        'cmLst',
        `<p:cm authorId="0" dt="2024-05-05T00:00:00" idx="1"><p:pos x="1" y="1"/><p:text>${p.comment}</p:text></p:cm>`,
      ),
    },
    'ppt/comments/modernComment1.xml': {
      type: 'application/vnd.ms-powerpoint.comments+xml',
      data: `<p188:cmLst xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main" ${NAMESPACES}><p188:cm id="{1}" authorId="{2}" created="2024-05-05T00:00:00.000"><p188:txBody><a:bodyPr/><a:p>${run(p.modern)}</a:p></p188:txBody></p188:cm></p188:cmLst>`,
    },
    'ppt/charts/chart1.xml': {
      type: `${DRAWING}.chart+xml`,
      data: `<c:chartSpace ${NAMESPACES}><c:chart><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>'${p.chart}'!$A$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${p.chart}</c:v></c:pt></c:strCache></c:strRef></c:tx></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart></c:plotArea></c:chart></c:chartSpace>`,
    },
    'ppt/diagrams/data1.xml': { type: `${DRAWING}.diagramData+xml`, data: data(p.diagram) },
    'ppt/diagrams/drawing1.xml': {
      type: 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
      data: `<dsp:drawing xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" ${NAMESPACES}><dsp:spTree><dsp:sp><dsp:txBody><a:p>${run(p.diagramDrawing)}</a:p></dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>`,
    },
    'ppt/tags/tag1.xml': {
      type: `${POWER}.tags+xml`,
      data: part('tagLst', `<p:tag name="CLIENT" val="${p.tag}"/>`),
    },
    'ppt/embeddings/oleObject1.bin': {
      type: 'application/vnd.openxmlformats-officedocument.oleObject',
      data: Buffer.from('Olga Object'),
    },
    'ppt/media/image1.emf': { type: 'image/x-emf', data: emf },
  }
  return officeFile({
    '': { type: '', data: '', rels: { rId1: ['officeDocument', 'ppt/presentation.xml'] } },
    'ppt/presentation.xml': {
      type: FAMILIES.pptx.mainType,
      data: part(
        'presentation',
        `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rMaster"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rNotesMaster"/></p:notesMasterIdLst><p:sldIdLst><p:sldId id="257" r:id="rB"/><p:sldId id="256" r:id="rA"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/><p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="${p.section}" id="{00000000-0000-0000-0000-000000000001}"><p14:sldIdLst/></p14:section></p14:sectionLst></p:ext></p:extLst>`,
      ),
      rels: {
        rA: ['slide', 'slides/slide2.xml'],
        rB: ['slide', 'slides/slide1.xml'],
        rMaster: ['slideMaster', 'slideMasters/slideMaster1.xml'],
        rNotesMaster: ['notesMaster', 'notesMasters/notesMaster1.xml'],
        rTheme: ['theme', 'theme/theme1.xml'],
        rAuthors: ['commentAuthors', 'commentAuthors.xml'],
        rModern: ['http://schemas.microsoft.com/office/2018/10/relationships/authors', 'authors.xml'],
      },
    },
    'ppt/commentAuthors.xml': {
      type: `${POWER}.commentAuthors+xml`,
      data: part(
        'cmAuthorLst',
        `<p:cmAuthor id="0" name="${p.commentAuthor}" initials="HA" lastIdx="1" clrIdx="0"/>`,
      ),
    },
    'ppt/authors.xml': {
      type: 'application/vnd.ms-powerpoint.authors+xml',
      data: `<p188:authorLst xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"><p188:author id="{2}" name="${p.modernAuthor}" initials="JW" userId="S::jan@x.example::1" providerId="AD"/></p188:authorLst>`,
    },
    'ppt/slideMasters/slideMaster1.xml': {
      type: `${POWER}.slideMaster+xml`,
      data: part(
        'sldMaster',
        `${treeXml(shape(2, run(p.master)))}${COLOUR_MAP}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rL"/></p:sldLayoutIdLst>`,
      ),
      rels: { rL: ['slideLayout', '../slideLayouts/slideLayout1.xml'], rT: ['theme', '../theme/theme1.xml'] },
    },
    'ppt/slideLayouts/slideLayout1.xml': {
      type: `${POWER}.slideLayout+xml`,
      data: part('sldLayout', treeXml(shape(2, run(p.layout)))),
      rels: { rM: ['slideMaster', '../slideMasters/slideMaster1.xml'] },
    },
    'ppt/theme/theme1.xml': {
      type: 'application/vnd.openxmlformats-officedocument.theme+xml',
      data: themeXml(p.theme),
    },
    ...slideParts,
  })
}
