import { FAMILIES } from './families.ts'
import { type FixturePart, NAMESPACES, officeFile } from './fixtures.ts'

export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
export const MAIN =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const STYLES = `<styleSheet ${MAIN}><numFmts count="2"><numFmt numFmtId="164" formatCode="000\\-00\\-0000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

export interface Sheet {
  name: string
  rows: string
  after?: string
  attributes?: string
  rels?: FixturePart['rels']
}

export const workbook = (
  sheets: readonly Sheet[],
  options: {
    strings?: readonly string[]
    extra?: Record<string, FixturePart>
    rels?: FixturePart['rels']
    book?: string
    type?: string
  } = {},
) => {
  const parts: Record<string, FixturePart> = {
    '': { type: '', data: '', rels: { rId1: ['officeDocument', 'xl/workbook.xml'] } },
    'xl/workbook.xml': {
      type: options.type ?? FAMILIES.xlsx.mainType,
      data: `<workbook ${MAIN}><sheets>${sheets.map(({ name, attributes }, i) => `<sheet name="${name}" sheetId="${i + 1}" ${attributes ?? ''} r:id="rS${i}"/>`).join('')}</sheets>${options.book ?? ''}</workbook>`,
      rels: {
        ...Object.fromEntries(
          sheets.map((_, i) => [`rS${i}`, ['worksheet', `worksheets/sheet${i + 1}.xml`] as const]),
        ),
        rStrings: ['sharedStrings', 'sharedStrings.xml'],
        rStyles: ['styles', 'styles.xml'],
        ...options.rels,
      },
    },
    'xl/styles.xml': { type: `${EXCEL}.styles+xml`, data: STYLES },
    'xl/sharedStrings.xml': {
      type: `${EXCEL}.sharedStrings+xml`,
      data: `<sst ${MAIN}>${(options.strings ?? []).map((s) => `<si>${s}</si>`).join('')}</sst>`,
    },
    ...options.extra,
  }
  for (const [i, { rows, after, rels }] of sheets.entries())
    parts[`xl/worksheets/sheet${i + 1}.xml`] = {
      type: `${EXCEL}.worksheet+xml`,
      data: `<worksheet ${MAIN}><sheetData>${rows}</sheetData>${after ?? ''}</worksheet>`,
      ...(rels ? { rels } : {}),
    }
  return officeFile(parts)
}

/** One value in every place a workbook has. */
export const places = {
  shared: 'Anna Shared',
  rich: 'Bert Rich',
  inline: 'Carl Inline',
  unused: 'Dora Unused',
  cached: 'Emil Cached',
  literal: 'Fred Literal',
  sheetName: 'Gina Sheet',
  hidden: 'Hans Hidden',
  veryHidden: 'Ida Deep',
  definedName: 'Jan Defined',
  definedText: 'Kim Constant',
  comment: 'Lea Comment',
  commentAuthor: 'Max Author',
  threaded: 'Nina Thread',
  person: 'Otto Person',
  header: 'Paul Header',
  footer: 'Rosa Footer',
  link: 'sam@link.example',
  tooltip: 'Tina Tooltip',
  display: 'Udo Display',
  validation: 'Vera Choice',
  prompt: 'Walter Prompt',
  conditional: 'Xena Rule',
  conditionalText: 'Yves Contains',
  filter: 'Zoe Filter',
  pivot: 'Abel Pivot',
  pivotRecord: 'Bela Record',
  external: 'Cora External',
  drawing: 'Dina Shape',
  shapeName: 'Egon Name',
  chart: 'Fina Chart',
  vml: 'Gert Vml',
  connection: 'Hugo Connection',
  view: 'Ines View',
  scenario: 'Jost Scenario',
  path: 'Karl Path',
  protectedRange: 'Lina Range',
  number: '493099887766',
} as const

export async function everything(): Promise<Uint8Array> {
  const p = places
  const first: Sheet = {
    name: p.sheetName,
    rows:
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>${p.inline}</t></is></c></row>` +
      `<row r="2"><c r="A2" t="str"><f>A1&amp;""</f><v>${p.cached}</v></c><c r="B2" t="str"><f>IF(A1="","${p.literal}","")</f><v></v></c><c r="C2"><v>${p.number}</v></c><c r="D2"><f>[1]Sheet1!A1</f><v>5</v></c></row>` +
      `<row r="3"><c r="A3"><v>17</v></c><c r="B3"><f>SUM(A3:A3)</f><v>17</v></c></row>`,
    after:
      `<protectedRanges><protectedRange name="${p.protectedRange}" sqref="A1" securityDescriptor="O:WDG:WD"/></protectedRanges>` +
      `<scenarios><scenario name="s" user="${p.scenario}" count="1"><inputCells r="A3" val="1"/></scenario></scenarios>` +
      `<autoFilter ref="A1:C3"><filterColumn colId="0"><filters><filter val="${p.filter}"/></filters></filterColumn></autoFilter>` +
      `<conditionalFormatting sqref="A1"><cfRule type="containsText" priority="1" operator="containsText" text="${p.conditionalText}"><formula>NOT(ISERROR(SEARCH("${p.conditional}",A1)))</formula></cfRule></conditionalFormatting>` +
      `<dataValidations count="1"><dataValidation type="list" prompt="${p.prompt}" sqref="A9"><formula1>"${p.validation},other"</formula1></dataValidation></dataValidations>` +
      `<hyperlinks><hyperlink ref="A1" r:id="rMail" tooltip="${p.tooltip}" display="${p.display}"/></hyperlinks>` +
      '<pageSetup orientation="portrait" r:id="rPrinter"/>' +
      `<headerFooter><oddHeader>&amp;L&amp;"Arial,Bold"${p.header}&amp;C&amp;P</oddHeader><oddFooter>&amp;R${p.footer} &amp;&amp; co</oddFooter></headerFooter>` +
      '<drawing r:id="rDrawing"/><legacyDrawing r:id="rVml"/>',
    rels: {
      rMail: ['hyperlink', 'mailto:sam%40link.example?subject=hi', 'External'],
      rPrinter: ['printerSettings', '../printerSettings/printerSettings1.bin'],
      rDrawing: ['drawing', '../drawings/drawing1.xml'],
      rVml: ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
      rComments: ['comments', '../comments1.xml'],
      rThreads: [
        'http://schemas.microsoft.com/office/2017/10/relationships/threadedComment',
        '../threadedComments/threadedComment1.xml',
      ],
      rPivot: ['pivotTable', '../pivotTables/pivotTable1.xml'],
    },
  }
  const tc = 'xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"'
  const cell = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`
  return await workbook(
    [
      first,
      { name: 'Hidden', attributes: 'state="hidden"', rows: cell(p.hidden) },
      { name: 'Deep', attributes: 'state="veryHidden"', rows: cell(p.veryHidden) },
    ],
    {
      type: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
      strings: [
        `<t>${p.shared}</t>`,
        '<r><t>Bert</t></r><r><rPr><b/></rPr><t xml:space="preserve"> Rich</t></r>',
        `<t>${p.unused}</t>`,
      ],
      book:
        `<customWorkbookViews><customWorkbookView name="${p.view}" guid="{00000000-0000-0000-0000-000000000001}" windowWidth="1" windowHeight="1" activeSheetId="1"/></customWorkbookViews>` +
        `<externalReferences><externalReference r:id="rExternal"/></externalReferences>` +
        `<definedNames><definedName name="Jan_Defined">"${p.definedText}"</definedName></definedNames>` +
        `<pivotCaches><pivotCache cacheId="1" r:id="rCache"/></pivotCaches>` +
        `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x15"><x15ac:absPath url="C:\\Users\\${p.path}\\" xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"/></mc:Choice></mc:AlternateContent>`,
      rels: {
        rExternal: ['externalLink', 'externalLinks/externalLink1.xml'],
        rCache: ['pivotCacheDefinition', 'pivotCache/pivotCacheDefinition1.xml'],
        rConnections: ['connections', 'connections.xml'],
        rPerson: ['http://schemas.microsoft.com/office/2017/10/relationships/person', 'persons/person.xml'],
        rCalc: ['calcChain', 'calcChain.xml'],
      },
      extra: {
        'xl/comments1.xml': {
          type: `${EXCEL}.comments+xml`,
          data: `<comments ${MAIN}><authors><author>${p.commentAuthor}</author><author>tc={00000000-0000-0000-0000-000000000009}</author></authors><commentList><comment ref="A1" authorId="0"><text><r><rPr><b/></rPr><t>${p.commentAuthor}:</t></r><r><t xml:space="preserve">\nLea</t></r><r><t xml:space="preserve"> Comment</t></r></text></comment></commentList></comments>`,
        },
        'xl/threadedComments/threadedComment1.xml': {
          type: 'application/vnd.ms-excel.threadedcomments+xml',
          data: `<ThreadedComments ${tc}><threadedComment ref="A1" dT="2024-05-05T10:00:00.00" personId="{1}" id="{2}"><text>${p.threaded}</text></threadedComment></ThreadedComments>`,
        },
        'xl/persons/person.xml': {
          type: 'application/vnd.ms-excel.person+xml',
          data: `<personList ${tc}><person displayName="${p.person}" id="{1}" userId="S::otto@x.example::1" providerId="AD"/></personList>`,
        },
        'xl/drawings/drawing1.xml': {
          type: 'application/vnd.openxmlformats-officedocument.drawing+xml',
          data: `<xdr:wsDr ${NAMESPACES} xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"><xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>5</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>4</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>9</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="${p.shapeName}"/><xdr:cNvSpPr/></xdr:nvSpPr><xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr><xdr:txBody><a:bodyPr/><a:p><a:r><a:t>${p.drawing}</a:t></a:r></a:p></xdr:txBody></xdr:sp><xdr:clientData/></xdr:twoCellAnchor><xdr:twoCellAnchor><xdr:from><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>5</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>9</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>9</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:graphicFrame><xdr:nvGraphicFramePr><xdr:cNvPr id="3" name="Chart"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="rChart"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`,
          rels: { rChart: ['chart', '../charts/chart1.xml'] },
        },
        'xl/charts/chart1.xml': {
          type: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
          data: `<c:chartSpace ${NAMESPACES}><c:chart><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:order val="0"/><c:cat><c:strRef><c:f>'${p.sheetName}'!$A$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${p.chart}</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>'${p.sheetName}'!$A$3</c:f><c:numCache><c:ptCount val="1"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart></c:plotArea></c:chart></c:chartSpace>`,
        },
        'xl/drawings/vmlDrawing1.vml': {
          type: 'application/vnd.openxmlformats-officedocument.vmlDrawing',
          data: `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="_x0000_s1025" type="#_x0000_t202" style="position:absolute;margin-left:59pt;margin-top:1pt;width:108pt;height:59pt" alt="${p.vml}"><x:ClientData ObjectType="Note"><x:Row>0</x:Row><x:Column>0</x:Column></x:ClientData></v:shape></xml>`,
        },
        'xl/pivotTables/pivotTable1.xml': {
          type: `${EXCEL}.pivotTable+xml`,
          data: `<pivotTableDefinition ${MAIN} name="p" cacheId="1"/>`,
          rels: { rC: ['pivotCacheDefinition', '../pivotCache/pivotCacheDefinition1.xml'] },
        },
        'xl/pivotCache/pivotCacheDefinition1.xml': {
          type: `${EXCEL}.pivotCacheDefinition+xml`,
          data: `<pivotCacheDefinition ${MAIN} r:id="rR" refreshedBy="x"><cacheFields count="1"><cacheField name="n"><sharedItems><s v="${p.pivot}"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>`,
          rels: { rR: ['pivotCacheRecords', 'pivotCacheRecords1.xml'] },
        },
        'xl/pivotCache/pivotCacheRecords1.xml': {
          type: `${EXCEL}.pivotCacheRecords+xml`,
          data: `<pivotCacheRecords ${MAIN}><r><s v="${p.pivotRecord}"/></r></pivotCacheRecords>`,
        },
        'xl/externalLinks/externalLink1.xml': {
          type: `${EXCEL}.externalLink+xml`,
          data: `<externalLink ${MAIN}><externalBook r:id="rB"><sheetNames><sheetName val="Sheet1"/></sheetNames><sheetDataSet><sheetData sheetId="0"><row r="1"><cell r="A1" t="str"><v>${p.external}</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>`,
          rels: { rB: ['externalLinkPath', 'file:///C:/Users/cora/book.xlsx', 'External'] },
        },
        'xl/connections.xml': {
          type: `${EXCEL}.connections+xml`,
          data: `<connections ${MAIN}><connection id="1" name="c" description="${p.connection}"/></connections>`,
        },
        'xl/calcChain.xml': {
          type: `${EXCEL}.calcChain+xml`,
          data: `<calcChain ${MAIN}><c r="A2" i="1"/></calcChain>`,
        },
        'xl/printerSettings/printerSettings1.bin': {
          type: `${EXCEL}.printerSettings`,
          data: Buffer.from('Petra Printer', 'utf16le'),
        },
      },
    },
  )
}
