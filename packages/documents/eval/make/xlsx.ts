import { addPart, addProperties, chartXml, createPackage, cut } from './office-common.ts'
import { makePng } from './pictures.ts'
import type { Made, Planter } from './planter.ts'
import { contentTypes, escapeXml, type Relation, relations, writeZip } from './write-zip.ts'

const MAIN =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const SHEET = 'spreadsheetml.worksheet'

export async function makeXlsx(planter: Planter): Promise<Made> {
  const pack = createPackage()
  const workbookLinks: Relation[] = []
  const sheetLinks: Relation[] = []
  const rows: string[] = []
  const shared: string[] = []
  const text = (place: string) => escapeXml(planter.sentence(place))
  let row = 0
  /** A row whose first cell is `cell`, which gets its address. */
  const addRow = (cell: (reference: string) => string) => {
    row++
    rows.push(`<row r="${row}">${cell(`A${row}`)}</row>`)
  }
  const sharedCell = (item: string) => (reference: string) => {
    shared.push(`<si>${item}</si>`)
    return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`
  }
  const numberCell =
    (place: string, digits: number, shown: (number: string) => string, style = '') =>
    (reference: string) => {
      const number = planter.random.digits(digits)
      planter.planted.push({ kind: 'bsn', value: number, place, drawn: false })
      return `<c r="${reference}"${style}><v>${shown(number)}</v></c>`
    }

  addRow(sharedCell(`<t>${planter.keep()}</t>`))
  if (planter.uses('shared strings')) {
    addRow(sharedCell(`<t>${text('shared string')}</t>`))
    addRow(
      sharedCell(
        cut(planter.sentence('rich text'), planter, 5)
          .map((piece) => `<r><rPr><b/></rPr><t xml:space="preserve">${escapeXml(piece)}</t></r>`)
          .join(''),
      ),
    )
    addRow(sharedCell(`<t>plain</t><rPh sb="0" eb="1"><t>${text('phonetic')}</t></rPh>`))
    shared.push(`<si><t>${text('unused shared string')}</t></si>`)
  }
  if (planter.uses('escaped letters')) {
    const value = planter.value('escaped letters', 'email')
    addRow(sharedCell(`<t>${value.replace('@', '_x0040_').replace('.', '_x002E_')}</t>`))
  }
  if (planter.uses('inline strings')) {
    addRow((at) => `<c r="${at}" t="inlineStr"><is><t>${text('inline string')}</t></is></c>`)
    addRow(
      (at) =>
        `<c r="${at}" t="inlineStr"><is>${cut(planter.sentence('inline rich'), planter)
          .map((piece) => `<r><t xml:space="preserve">${escapeXml(piece)}</t></r>`)
          .join('')}</is></c>`,
    )
  }
  if (planter.uses('numbers')) {
    addRow(numberCell('number', 12, (number) => number))
    addRow(numberCell('number with exponent', 13, (number) => `${number[0]}.${number.slice(1)}E12`))
    addRow(numberCell('number shown with a format', 9, (number) => number, ' s="1"'))
    addRow(numberCell('number with decimals', 11, (number) => `${number}.0`))
  }
  if (planter.uses('formulas')) {
    addRow((at) => {
      const value = planter.value('formula result', 'iban')
      const [left, right] = [value.slice(0, 11), value.slice(11)]
      return `<c r="${at}" t="str"><f>CONCATENATE("${left}","${right}")</f><v>${value}</v></c>`
    })
    addRow(
      (at) =>
        `<c r="${at}" t="str"><f>"${escapeXml(planter.value('formula literal', 'person').replaceAll("'", '’'))}"&amp;LEFT("abc",1)</f><v>cached</v></c>`,
    )
    addRow(
      (at) =>
        `<c r="${at}" t="str"><f>HYPERLINK("mailto:${planter.value('formula hyperlink', 'email')}","write")</f><v>write</v></c>`,
    )
    addRow((at) => {
      const number = planter.random.digits(12)
      planter.planted.push({ kind: 'bsn', value: number, place: 'formula number', drawn: false })
      return `<c r="${at}"><f>${number}+0</f><v>${number}</v></c>`
    })
  }

  let extras = ''
  if (planter.uses('auto filter'))
    extras += `<autoFilter ref="A1:A9"><filterColumn colId="0"><filters><filter val="${text('filter value')}"/></filters></filterColumn></autoFilter>`
  if (planter.uses('scenario'))
    extras = `<scenarios><scenario name="${text('scenario name')}" user="${text('scenario user')}" comment="${text('scenario comment')}" count="1"><inputCells r="A1" val="${text('scenario value')}"/></scenario></scenarios>${extras}`
  if (planter.uses('conditional formatting'))
    extras += `<conditionalFormatting sqref="A1"><cfRule type="containsText" priority="1" operator="containsText" text="${text('conditional text')}"><formula>NOT(ISERROR(SEARCH("x",A1)))</formula></cfRule></conditionalFormatting>`
  if (planter.uses('data validation'))
    extras += `<dataValidations count="1"><dataValidation type="list" allowBlank="1" errorTitle="${text('validation error title')}" error="${text('validation error')}" promptTitle="p" prompt="${text('validation prompt')}" sqref="B1"><formula1>"yes,${planter.value('validation list', 'iban')}"</formula1></dataValidation></dataValidations>`
  if (planter.uses('hyperlinks')) {
    sheetLinks.push({
      id: 'rId11',
      type: 'hyperlink',
      target: `mailto:${planter.value('hyperlink target', 'email')}`,
      external: true,
    })
    extras += `<hyperlinks><hyperlink ref="A1" r:id="rId11" tooltip="${text('hyperlink tooltip')}" display="${text('hyperlink display')}"/></hyperlinks>`
  }
  if (planter.uses('print header'))
    extras += `<headerFooter><oddHeader>&amp;C${text('print header')}</oddHeader><oddFooter>&amp;L${text('print footer')}</oddFooter><firstHeader>${text('first header')}</firstHeader></headerFooter>`
  let pictures = 0
  if (planter.uses('drawing')) {
    sheetLinks.push({ id: 'rId12', type: 'drawing', target: '../drawings/drawing1.xml' })
    extras += '<drawing r:id="rId12"/>'
    const drawingLinks: Relation[] = [{ id: 'rId1', type: 'chart', target: '../charts/chart1.xml' }]
    let picture = ''
    if (planter.uses('picture')) {
      pictures++
      drawingLinks.push({ id: 'rId2', type: 'image', target: '../media/image1.png' })
      addPart(pack, 'xl/media/image1.png', await makePng(planter, [planter.drawn('picture', 'iban')]))
      picture = anchor(
        `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="4" name="Picture" descr="${text('alt text')}" title="${text('picture title')}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`,
      )
    }
    const shape = anchor(
      `<xdr:sp macro="" textlink=""><xdr:nvSpPr><xdr:cNvPr id="2" name="Box"/><xdr:cNvSpPr txBox="1"/></xdr:nvSpPr><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr><xdr:txBody><a:bodyPr/><a:p>${cut(
        planter.sentence('text box'),
        planter,
      )
        .map((piece) => `<a:r><a:t>${escapeXml(piece)}</a:t></a:r>`)
        .join('')}</a:p></xdr:txBody></xdr:sp>`,
    )
    const chart = anchor(
      '<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="3" name="Chart"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame>',
    )
    addPart(
      pack,
      'xl/drawings/drawing1.xml',
      `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${shape}${chart}${picture}</xdr:wsDr>`,
      'drawing',
    )
    addPart(pack, 'xl/drawings/_rels/drawing1.xml.rels', relations(drawingLinks))
    addPart(pack, 'xl/charts/chart1.xml', chartXml(planter, 'chart'), 'drawingml.chart')
  }
  if (planter.uses('comments')) {
    sheetLinks.push(
      { id: 'rId13', type: 'comments', target: '../comments1.xml' },
      { id: 'rId14', type: 'vmlDrawing', target: '../drawings/vmlDrawing1.vml' },
    )
    extras += '<legacyDrawing r:id="rId14"/>'
    addPart(
      pack,
      'xl/comments1.xml',
      `<comments ${MAIN}><authors><author>${escapeXml(planter.value('comment author', 'person'))}</author></authors><commentList><comment ref="A1" authorId="0"><text>${cut(
        planter.sentence('comment'),
        planter,
      )
        .map((piece) => `<r><t xml:space="preserve">${escapeXml(piece)}</t></r>`)
        .join('')}</text></comment></commentList></comments>`,
      'spreadsheetml.comments',
    )
    addPart(
      pack,
      'xl/drawings/vmlDrawing1.vml',
      `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="_x0000_s1025" type="#_x0000_t202" alt="${text('vml alt')}" style="visibility:hidden"><v:textbox><div>${text('vml text')}</div></v:textbox><x:ClientData ObjectType="Note"><x:Row>0</x:Row><x:Column>0</x:Column></x:ClientData></v:shape></xml>`,
    )
  }
  if (planter.uses('threaded comments')) {
    sheetLinks.push({
      id: 'rId15',
      type: 'http://schemas.microsoft.com/office/2017/10/relationships/threadedComment',
      target: '../threadedComments/threadedComment1.xml',
    })
    workbookLinks.push({
      id: 'rId25',
      type: 'http://schemas.microsoft.com/office/2017/10/relationships/person',
      target: 'persons/person.xml',
    })
    const space = 'xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"'
    addPart(
      pack,
      'xl/threadedComments/threadedComment1.xml',
      `<ThreadedComments ${space}><threadedComment ref="A1" dT="2026-01-02T00:00:00.00" personId="{1}" id="{2}"><text>${text('threaded comment')}</text></threadedComment></ThreadedComments>`,
      'application/vnd.ms-excel.threadedcomments+xml',
    )
    addPart(
      pack,
      'xl/persons/person.xml',
      `<personList ${space}><person displayName="${escapeXml(planter.value('threaded author', 'person'))}" id="{1}" userId="${planter.value('threaded user', 'email')}" providerId="None"/></personList>`,
      'application/vnd.ms-excel.person+xml',
    )
  }
  if (planter.uses('table')) {
    sheetLinks.push({ id: 'rId16', type: 'table', target: '../tables/table1.xml' })
    extras += '<tableParts count="1"><tablePart r:id="rId16"/></tableParts>'
    addPart(
      pack,
      'xl/tables/table1.xml',
      `<table ${MAIN} id="1" name="T1" displayName="T1" comment="${text('table comment')}" ref="D1:D2"><tableColumns count="1"><tableColumn id="1" name="${text('table column')}"><calculatedColumnFormula>"${planter.value('column formula', 'iban')}"</calculatedColumnFormula></tableColumn></tableColumns></table>`,
      'spreadsheetml.table',
    )
  }
  if (planter.uses('printer settings')) {
    sheetLinks.push({
      id: 'rId17',
      type: 'printerSettings',
      target: '../printerSettings/printerSettings1.bin',
    })
    addPart(
      pack,
      'xl/printerSettings/printerSettings1.bin',
      Buffer.from(planter.value('printer settings', 'person'), 'utf16le'),
    )
  }

  if (planter.uses('extended validation')) {
    extras += `<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" count="1"><x14:dataValidation type="list" prompt="${text('extended prompt')}"><x14:formula1><xm:f>"a,${planter.value('extended validation', 'iban')}"</xm:f></x14:formula1><xm:sqref>B2</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>`
  }
  if (planter.uses('chart of a new kind')) {
    addPart(
      pack,
      'xl/charts/chartEx1.xml',
      `<cx:chartSpace xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex"><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl ptCount="1"><cx:pt idx="0">${text('new chart category')}</cx:pt></cx:lvl></cx:strDim></cx:data></cx:chartData></cx:chartSpace>`,
      'application/vnd.ms-office.chartex+xml',
    )
    sheetLinks.push({
      id: 'rId31',
      type: 'http://schemas.microsoft.com/office/2014/relationships/chartEx',
      target: '../charts/chartEx1.xml',
    })
  }
  if (planter.uses('form control')) {
    addPart(
      pack,
      'xl/ctrlProps/ctrlProp1.xml',
      `<formControlPr xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" objectType="Drop"><itemLst><item val="${text('control item')}"/></itemLst></formControlPr>`,
      'application/vnd.ms-excel.controlproperties+xml',
    )
    sheetLinks.push({ id: 'rId32', type: 'ctrlProp', target: '../ctrlProps/ctrlProp1.xml' })
  }
  if (planter.uses('live data')) {
    addPart(
      pack,
      'xl/volatileDependencies.xml',
      `<volTypes ${MAIN}><volType type="realTimeData"><main first="x"><tp t="s"><v>${text('live data')}</v><stp/><tr r="A1" s="1"/></tp></main></volType></volTypes>`,
      'spreadsheetml.volatileDependencies',
    )
    workbookLinks.push({ id: 'rId33', type: 'volatileDependencies', target: 'volatileDependencies.xml' })
  }

  const sheets: [string, string][] = [['Data', '']]
  const others: string[] = []
  for (const state of ['hidden', 'veryHidden']) {
    if (!planter.uses(`${state} sheet`)) continue
    sheets.push([state, ` state="${state}"`])
    others.push(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text(`${state} sheet`)}</t></is></c></row></sheetData>`,
    )
  }
  if (planter.uses('sheet name')) {
    sheets.push([planter.value('sheet name', 'bsn'), ''])
    others.push(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${planter.keep()}</t></is></c></row></sheetData>`,
    )
  }
  let names = ''
  if (planter.uses('defined names'))
    names = `<definedNames><definedName name="Konto" comment="${text('name comment')}">"${planter.value('defined name', 'iban')}"</definedName><definedName name="K_${planter.value('name of a name', 'bsn')}" hidden="1">Data!$A$1</definedName></definedNames>`

  let references = ''
  if (planter.uses('external link')) {
    workbookLinks.push({ id: 'rId21', type: 'externalLink', target: 'externalLinks/externalLink1.xml' })
    references += '<externalReferences><externalReference r:id="rId21"/></externalReferences>'
    addPart(
      pack,
      'xl/externalLinks/externalLink1.xml',
      `<externalLink ${MAIN}><externalBook r:id="rId1"><sheetNames><sheetName val="${text('external sheet name')}"/></sheetNames><sheetDataSet><sheetData sheetId="0"><row r="1"><cell r="A1" t="str"><v>${text('external cache')}</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>`,
      'spreadsheetml.externalLink',
    )
    addPart(
      pack,
      'xl/externalLinks/_rels/externalLink1.xml.rels',
      relations([
        {
          id: 'rId1',
          type: 'externalLinkPath',
          target: `file:///C:/Users/${encodeURIComponent(planter.value('external path', 'person'))}/b.xlsx`,
          external: true,
        },
      ]),
    )
  }
  if (planter.uses('pivot cache')) {
    workbookLinks.push({
      id: 'rId22',
      type: 'pivotCacheDefinition',
      target: 'pivotCache/pivotCacheDefinition1.xml',
    })
    addPart(
      pack,
      'xl/pivotCache/pivotCacheDefinition1.xml',
      `<pivotCacheDefinition ${MAIN} r:id="rId1" refreshedBy="${escapeXml(planter.value('pivot author', 'person'))}" recordCount="1"><cacheSource type="worksheet"><worksheetSource ref="A1:A2" sheet="Data"/></cacheSource><cacheFields count="1"><cacheField name="${text('pivot field')}" numFmtId="0"><sharedItems count="1"><s v="${text('pivot item')}"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>`,
      'spreadsheetml.pivotCacheDefinition',
    )
    addPart(
      pack,
      'xl/pivotCache/_rels/pivotCacheDefinition1.xml.rels',
      relations([{ id: 'rId1', type: 'pivotCacheRecords', target: 'pivotCacheRecords1.xml' }]),
    )
    addPart(
      pack,
      'xl/pivotCache/pivotCacheRecords1.xml',
      `<pivotCacheRecords ${MAIN} count="1"><r><s v="${text('pivot record')}"/></r></pivotCacheRecords>`,
      'spreadsheetml.pivotCacheRecords',
    )
    references += '<pivotCaches><pivotCache cacheId="1" r:id="rId22"/></pivotCaches>'
  }
  if (planter.uses('connections')) {
    workbookLinks.push({ id: 'rId23', type: 'connections', target: 'connections.xml' })
    addPart(
      pack,
      'xl/connections.xml',
      `<connections ${MAIN}><connection id="1" name="${text('connection name')}" type="1" refreshedVersion="6"><dbPr connection="Uid=${text('connection string')}" command="SELECT '${text('connection command')}'"/></connection></connections>`,
      'spreadsheetml.connections',
    )
  }
  if (planter.uses('revision log')) {
    addPart(
      pack,
      'xl/revisions/revisionLog1.xml',
      `<revisions ${MAIN}><rcc rId="1" sId="1"><nc r="A1" t="inlineStr"><is><t>${text('revision log')}</t></is></nc></rcc></revisions>`,
      'spreadsheetml.revisionLog',
    )
    workbookLinks.push({ id: 'rId24', type: 'revisionHeaders', target: 'revisions/revisionLog1.xml' })
  }
  if (planter.uses('custom XML part')) {
    workbookLinks.push({ id: 'rId26', type: 'customXml', target: '../customXml/item1.xml' })
    addPart(pack, 'customXml/item1.xml', `<client>${text('custom XML part')}</client>`)
  }
  const styleName = planter.uses('style name') ? text('style name') : 'Normal'
  const format = planter.uses('number format')
    ? `0&quot;${escapeXml(planter.value('number format', 'email'))}&quot;`
    : '0'
  addPart(
    pack,
    'xl/styles.xml',
    `<styleSheet ${MAIN}><numFmts count="2"><numFmt numFmtId="170" formatCode="000\\-00\\-0000"/><numFmt numFmtId="171" formatCode="${format}"/></numFmts><fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/><xf numFmtId="170" applyNumberFormat="1" xfId="0"/><xf numFmtId="171" applyNumberFormat="1" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="${styleName}" xfId="0"/></cellStyles></styleSheet>`,
    'spreadsheetml.styles',
  )
  addPart(
    pack,
    'xl/worksheets/sheet1.xml',
    `<worksheet ${MAIN}><sheetData>${rows.join('')}</sheetData>${extras}</worksheet>`,
    SHEET,
  )
  addPart(pack, 'xl/worksheets/_rels/sheet1.xml.rels', relations(sheetLinks))
  for (const [index, data] of others.entries())
    addPart(pack, `xl/worksheets/sheet${index + 2}.xml`, `<worksheet ${MAIN}>${data}</worksheet>`, SHEET)
  addPart(
    pack,
    'xl/sharedStrings.xml',
    `<sst ${MAIN} count="${shared.length}" uniqueCount="${shared.length}">${shared.join('')}</sst>`,
    'spreadsheetml.sharedStrings',
  )
  let before = ''
  if (planter.uses('file sharing'))
    before += `<fileSharing userName="${escapeXml(planter.value('file sharing', 'person'))}"/>`
  if (planter.uses('absolute path'))
    before += `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x15"><x15ac:absPath xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac" url="C:\\Users\\${escapeXml(planter.value('absolute path', 'person'))}\\"/></mc:Choice></mc:AlternateContent>`
  const list = sheets.map(
    ([name, state], index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`,
  )
  addPart(
    pack,
    'xl/workbook.xml',
    `<workbook ${MAIN}>${before}<sheets>${list.join('')}</sheets>${references.startsWith('<ext') ? references.replace(/<pivotCaches>.*/, '') : ''}${names}${/<pivotCaches>.*/.exec(references)?.[0] ?? ''}</workbook>`,
    'spreadsheetml.sheet.main',
  )
  addPart(
    pack,
    'xl/_rels/workbook.xml.rels',
    relations([
      ...sheets.map((_, index) => ({
        id: `rId${index + 1}`,
        type: 'worksheet',
        target: `worksheets/sheet${index + 1}.xml`,
      })),
      { id: 'rId18', type: 'sharedStrings', target: 'sharedStrings.xml' },
      { id: 'rId19', type: 'styles', target: 'styles.xml' },
      ...workbookLinks,
    ]),
  )
  await addProperties(pack, planter)
  pack.root.push({ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' })
  const bytes = await writeZip([
    { name: '[Content_Types].xml', data: contentTypes(pack.defaults, pack.overrides) },
    { name: '_rels/.rels', data: relations(pack.root) },
    ...pack.parts,
  ])
  return {
    name: 'made.xlsx',
    bytes,
    planted: planter.planted,
    kept: planter.kept,
    counts: { sheets: sheets.length, pictures },
  }
}

function anchor(content: string): string {
  return `<xdr:twoCellAnchor><xdr:from><xdr:col>4</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>8</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>8</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${content}<xdr:clientData/></xdr:twoCellAnchor>`
}
