import {
  type Area,
  COLOUR_MAP,
  frameXml,
  GROUP,
  placeXml,
  shapeXml,
  themeXml,
  treeXml,
} from '../../src/office/presentation.fixture.ts'
import { addPart, addProperties, chartXml, createPackage, cut, diagramDataXml } from './office-common.ts'
import { makePng } from './pictures.ts'
import type { Made, Planter } from './planter.ts'
import { contentTypes, escapeXml, type Relation, relations, writeZip } from './write-zip.ts'
import { makeXlsx } from './xlsx.ts'

const SPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"'

export async function makePptx(planter: Planter): Promise<Made> {
  const pack = createPackage()
  const text = (place: string) => escapeXml(planter.sentence(place))
  const presentationLinks: Relation[] = [
    { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
  ]
  const slides: string[] = []
  let tables = 0
  let pictures = 0

  async function addSlide(shapes: string[], links: Relation[], attributes = '', name = '') {
    const number = slides.length + 1
    const all: Relation[] = [
      { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ...links,
    ]
    addPart(
      pack,
      `ppt/slides/slide${number}.xml`,
      `<p:sld ${SPACES}${attributes}>${treeXml(shapes.join(''), name)}</p:sld>`,
      'presentationml.slide',
    )
    addPart(pack, `ppt/slides/_rels/slide${number}.xml.rels`, relations(all))
    slides.push(`slides/slide${number}.xml`)
  }

  const shapes: string[] = [shape(planter, 10, `Slides ${planter.keep()} of the quarter`)]
  const links: Relation[] = []
  if (planter.uses('shape'))
    shapes.push(
      shape(
        planter,
        11,
        planter.sentence('shape'),
        `descr="${text('shape alt')}" title="${text('shape title')}"`,
      ),
    )
  if (planter.uses('group'))
    shapes.push(
      `<p:grpSp>${GROUP.replace('name=""', `name="${text('group name')}"`)}${shape(planter, 12, planter.sentence('shape in a group'))}</p:grpSp>`,
    )
  if (planter.uses('table')) {
    tables++
    const cell = (inner: string) =>
      `<a:tc><a:txBody><a:bodyPr/><a:p>${inner}</a:p></a:txBody><a:tcPr/></a:tc>`
    shapes.push(
      frameXml(
        13,
        'http://schemas.openxmlformats.org/drawingml/2006/table',
        `<a:tbl><a:tblPr/><a:tblGrid><a:gridCol w="3000000"/></a:tblGrid><a:tr h="370000">${cell(runs(planter, planter.value('table', 'person')))}</a:tr><a:tr h="370000">${cell(runs(planter, planter.value('table', 'iban')))}</a:tr></a:tbl>`,
      ),
    )
  }
  if (planter.uses('line break and field')) {
    const value = planter.sentence('line break')
    const at = value.indexOf(': ') + 1
    shapes.push(
      `<p:sp><p:nvSpPr><p:cNvPr id="14" name="B"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>${place(3)}<p:txBody><a:bodyPr/><a:p><a:r><a:t>${escapeXml(value.slice(0, at))}</a:t></a:r><a:br/><a:r><a:t>${escapeXml(value.slice(at))}</a:t></a:r></a:p><a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:t>${text('field')}</a:t></a:fld></a:p></p:txBody></p:sp>`,
    )
  }
  if (planter.uses('hyperlink')) {
    links.push({
      id: 'rId11',
      type: 'hyperlink',
      target: `mailto:${planter.value('hyperlink target', 'email')}`,
      external: true,
    })
    shapes.push(
      `<p:sp><p:nvSpPr><p:cNvPr id="15" name="L"><a:hlinkClick r:id="rId11" tooltip="${text('shape tooltip')}"/></p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr>${place(4)}<p:txBody><a:bodyPr/><a:p><a:r><a:rPr><a:hlinkClick r:id="rId11" tooltip="${text('hyperlink tooltip')}"/></a:rPr><a:t>${text('hyperlink text')}</a:t></a:r></a:p></p:txBody></p:sp>`,
    )
  }
  if (planter.uses('picture')) {
    pictures++
    links.push({ id: 'rId12', type: 'image', target: '../media/image1.png' })
    addPart(pack, 'ppt/media/image1.png', await makePng(planter, [planter.drawn('picture', 'iban')]))
    shapes.push(
      `<p:pic><p:nvPicPr><p:cNvPr id="16" name="scan.png" descr="${text('alt text')}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId12"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>${place(5)}</p:pic>`,
    )
  }
  if (planter.uses('chart')) {
    links.push({ id: 'rId13', type: 'chart', target: '../charts/chart1.xml' })
    const inner = await makeXlsx({ ...planter, uses: (one) => one === 'shared strings', keep: () => 'inner' })
    addPart(pack, 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx', inner.bytes)
    addPart(
      pack,
      'ppt/charts/chart1.xml',
      chartXml(planter, 'chart').replace(
        '</c:chart></c:chartSpace>',
        '</c:chart><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>',
      ),
      'drawingml.chart',
    )
    addPart(
      pack,
      'ppt/charts/_rels/chart1.xml.rels',
      relations([{ id: 'rId1', type: 'package', target: '../embeddings/Microsoft_Excel_Sheet1.xlsx' }]),
    )
    shapes.push(
      frameXml(
        17,
        'http://schemas.openxmlformats.org/drawingml/2006/chart',
        '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId13"/>',
      ),
    )
  }
  if (planter.uses('smart art')) {
    links.push(
      { id: 'rId14', type: 'diagramData', target: '../diagrams/data1.xml' },
      {
        id: 'rId15',
        type: 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing',
        target: '../diagrams/drawing1.xml',
      },
    )
    addPart(pack, 'ppt/diagrams/data1.xml', diagramDataXml(planter, 'smart art'), 'drawingml.diagramData')
    addPart(
      pack,
      'ppt/diagrams/drawing1.xml',
      `<dsp:drawing xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dsp:spTree><dsp:nvGrpSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvGrpSpPr/></dsp:nvGrpSpPr><dsp:grpSpPr/><dsp:sp modelId="{2}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr/><dsp:txBody><a:bodyPr/><a:p><a:r><a:t>${text('smart art drawing')}</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>`,
      'application/vnd.ms-office.drawingml.diagramDrawing+xml',
    )
    shapes.push(
      frameXml(
        18,
        'http://schemas.openxmlformats.org/drawingml/2006/diagram',
        '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="rId14" r:lo="rId14" r:qs="rId14" r:cs="rId14"/>',
      ),
    )
  }
  if (planter.uses('notes')) {
    links.push({ id: 'rId16', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' })
    addPart(
      pack,
      'ppt/notesSlides/notesSlide1.xml',
      `<p:notes ${SPACES}><p:cSld><p:spTree>${GROUP}<p:sp><p:nvSpPr><p:cNvPr id="2" name="N"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p>${runs(planter, planter.sentence('notes'))}</a:p></p:txBody></p:sp></p:spTree></p:cSld></p:notes>`,
      'presentationml.notesSlide',
    )
    addPart(
      pack,
      'ppt/notesSlides/_rels/notesSlide1.xml.rels',
      relations([
        { id: 'rId1', type: 'slide', target: '../slides/slide1.xml' },
        { id: 'rId2', type: 'notesMaster', target: '../notesMasters/notesMaster1.xml' },
      ]),
    )
    addPart(
      pack,
      'ppt/notesMasters/notesMaster1.xml',
      `<p:notesMaster ${SPACES}>${treeXml(shape(planter, 3, planter.sentence('notes master')))}${COLOUR_MAP}</p:notesMaster>`,
      'presentationml.notesMaster',
    )
    addPart(
      pack,
      'ppt/notesMasters/_rels/notesMaster1.xml.rels',
      relations([{ id: 'rId1', type: 'theme', target: '../theme/theme1.xml' }]),
    )
    presentationLinks.push({ id: 'rId71', type: 'notesMaster', target: 'notesMasters/notesMaster1.xml' })
  }
  if (planter.uses('comments')) {
    links.push({ id: 'rId17', type: 'comments', target: '../comments/comment1.xml' })
    presentationLinks.push({ id: 'rId72', type: 'commentAuthors', target: 'commentAuthors.xml' })
    addPart(
      pack,
      'ppt/comments/comment1.xml',
      `<p:cmLst ${SPACES}><p:cm authorId="0" dt="2026-01-02T00:00:00.000" idx="1"><p:pos x="10" y="10"/><p:text>${text('comment')}</p:text></p:cm></p:cmLst>`,
      'presentationml.comments',
    )
    addPart(
      pack,
      'ppt/commentAuthors.xml',
      `<p:cmAuthorLst ${SPACES}><p:cmAuthor id="0" name="${escapeXml(planter.value('comment author', 'person'))}" initials="AB" lastIdx="1" clrIdx="0"/></p:cmAuthorLst>`,
      'presentationml.commentAuthors',
    )
  }
  if (planter.uses('modern comments')) {
    links.push({
      id: 'rId18',
      type: 'http://schemas.microsoft.com/office/2018/10/relationships/comments',
      target: '../comments/modernComment_1.xml',
    })
    addPart(
      pack,
      'ppt/comments/modernComment_1.xml',
      `<p188:cmLst xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p188:cm id="{1}" authorId="{2}"><p188:txBody><a:bodyPr/><a:p><a:r><a:t>${text('modern comment')}</a:t></a:r></a:p></p188:txBody></p188:cm></p188:cmLst>`,
      'application/vnd.ms-powerpoint.comments+xml',
    )
  }
  if (planter.uses('media')) {
    links.push({ id: 'rId21', type: 'audio', target: '../media/media1.mp3' })
    pack.defaults.mp3 = 'audio/mpeg'
    addPart(
      pack,
      'ppt/media/media1.mp3',
      Buffer.from(`ID3\x03\0\0\0\0\0\x40TPE1\0\0\0\x20\0\0\0${planter.value('media', 'email')}`, 'latin1'),
    )
  }
  if (planter.uses('authors')) {
    presentationLinks.push({
      id: 'rId74',
      type: 'http://schemas.microsoft.com/office/2018/10/relationships/authors',
      target: 'authors.xml',
    })
    addPart(
      pack,
      'ppt/authors.xml',
      `<p188:authorLst xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"><p188:author id="{2}" name="${escapeXml(planter.value('author', 'person'))}" initials="A" userId="S::${planter.value('author address', 'email')}::1" providerId="AD"/></p188:authorLst>`,
      'application/vnd.ms-powerpoint.authors+xml',
    )
  }
  if (planter.uses('tags')) {
    links.push({ id: 'rId19', type: 'tags', target: '../tags/tag1.xml' })
    addPart(
      pack,
      'ppt/tags/tag1.xml',
      `<p:tagLst ${SPACES}><p:tag name="CLIENT" val="${text('tag')}"/></p:tagLst>`,
      'presentationml.tags',
    )
  }
  await addSlide(shapes, links, '', planter.uses('slide name') ? ` name="${text('slide name')}"` : '')
  if (planter.uses('hidden slide'))
    await addSlide([shape(planter, 10, planter.sentence('hidden slide'))], [], ' show="0"')
  await addSlide([shape(planter, 10, `The last one ${planter.keep()}`)], [])

  const themeName = planter.uses('theme name') ? text('theme name') : 'plain'
  addPart(pack, 'ppt/theme/theme1.xml', themeXml(themeName), 'theme')
  const master = planter.uses('master') ? shape(planter, 20, planter.sentence('master')) : ''
  addPart(
    pack,
    'ppt/slideMasters/slideMaster1.xml',
    `<p:sldMaster ${SPACES}>${treeXml(master)}${COLOUR_MAP}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'presentationml.slideMaster',
  )
  addPart(
    pack,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels',
    relations([
      { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      { id: 'rId2', type: 'theme', target: '../theme/theme1.xml' },
    ]),
  )
  const layout = planter.uses('layout') ? shape(planter, 21, planter.sentence('layout')) : ''
  const layoutName = planter.uses('layout name') ? text('layout name') : 'plain'
  addPart(
    pack,
    'ppt/slideLayouts/slideLayout1.xml',
    `<p:sldLayout ${SPACES}>${treeXml(layout, ` name="${layoutName}"`)}</p:sldLayout>`,
    'presentationml.slideLayout',
  )
  addPart(
    pack,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
    relations([{ id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }]),
  )
  if (planter.uses('custom XML part')) {
    presentationLinks.push({ id: 'rId73', type: 'customXml', target: '../customXml/item1.xml' })
    addPart(pack, 'customXml/item1.xml', `<client>${text('custom XML part')}</client>`)
  }
  if (planter.uses('properties of the show')) {
    presentationLinks.push({ id: 'rId75', type: 'presProps', target: 'presProps.xml' })
    addPart(
      pack,
      'ppt/presProps.xml',
      `<p:presentationPr ${SPACES}><p:htmlPubPr title="${text('publication title')}" r:id="rId1"><p:sldAll/></p:htmlPubPr></p:presentationPr>`,
      'presentationml.presProps',
    )
  }
  const shows = planter.uses('custom show')
    ? `<p:custShowLst><p:custShow name="${text('custom show')}" id="0"><p:sldLst><p:sld r:id="rId101"/></p:sldLst></p:custShow></p:custShowLst>`
    : ''
  const sections = planter.uses('section name')
    ? `<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="${text('section name')}" id="{1}"><p14:sldIdLst/></p14:section></p14:sectionLst></p:ext></p:extLst>`
    : ''
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${101 + index}"/>`)
  const notesMasters = presentationLinks.some((link) => link.type === 'notesMaster')
    ? '<p:notesMasterIdLst><p:notesMasterId r:id="rId71"/></p:notesMasterIdLst>'
    : ''
  addPart(
    pack,
    'ppt/presentation.xml',
    `<p:presentation ${SPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>${notesMasters}<p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>${shows}${sections}</p:presentation>`,
    'presentationml.presentation.main',
  )
  addPart(
    pack,
    'ppt/_rels/presentation.xml.rels',
    relations([
      ...presentationLinks,
      ...slides.map((target, index) => ({ id: `rId${101 + index}`, type: 'slide', target })),
    ]),
  )
  await addProperties(pack, planter)
  pack.root.push({ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' })
  const bytes = await writeZip([
    { name: '[Content_Types].xml', data: contentTypes(pack.defaults, pack.overrides) },
    { name: '_rels/.rels', data: relations(pack.root) },
    ...pack.parts,
  ])
  return {
    name: 'made.pptx',
    bytes,
    planted: planter.planted,
    kept: planter.kept,
    counts: { slides: slides.length, tables, pictures },
  }
}

function runs(planter: Planter, text: string): string {
  const pieces = cut(text, planter, 4)
  return pieces
    .map((piece, index) => `<a:r><a:rPr${index % 2 ? ' b="1"' : ''}/><a:t>${escapeXml(piece)}</a:t></a:r>`)
    .join('')
}

const areaOf = (row: number): Area => ({ top: row * 600_000, width: 7_000_000, height: 500_000 })

const place = (row: number): string => placeXml(areaOf(row))

function shape(planter: Planter, id: number, text: string, attributes = ''): string {
  const properties = `id="${id}" name="Box ${id}" ${attributes}`
  return shapeXml(properties, areaOf(id - 9), `<a:p>${runs(planter, text)}</a:p>`)
}
