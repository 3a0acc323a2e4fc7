/** What becomes of a part, by the kind of the relationship that leads to it. */
export type Treatment =
  /** XML: read, cleaned and kept. `part` is what its passages' place says. */
  | { type: 'keep'; part?: string }
  | { type: 'picture' }
  /** An office file inside: cleaned like the file itself. */
  | { type: 'package' }
  /** Read, where it is XML, and left out. `name` is told to the caller; without it nobody misses the part. */
  | { type: 'drop'; name?: string; part?: string }

const keep = (part?: string): Treatment => (part === undefined ? { type: 'keep' } : { type: 'keep', part })
const drop = (name?: string, part?: string): Treatment => ({
  type: 'drop',
  ...(name === undefined ? {} : { name }),
  ...(part === undefined ? {} : { part }),
})

const MACROS = drop('macros')
const PROPERTIES = drop('document properties', 'properties')
const CUSTOM_XML = drop('custom XML data', 'custom XML data')
const CONTROLS = drop('ActiveX controls', 'control')
const SIGNATURES = drop('digital signatures')
const MEDIA = drop('sound and video')
const PIVOTS = drop('pivot tables', 'pivot table')
const SLICERS = drop('slicers', 'slicer')
const CONNECTIONS = drop('data connections', 'data connection')
const HISTORY = drop('revision history', 'revision history')
const THREADS = drop(undefined, 'comment')

/** The last word of the relationship's type: the same for transitional, strict and Microsoft's own types. */
const TREATMENTS: Record<string, Treatment> = {
  officeDocument: keep(),
  styles: keep('styles'),
  settings: keep('settings'),
  fontTable: keep('fonts'),
  numbering: keep('numbering'),
  footnotes: keep('footnote'),
  endnotes: keep('endnote'),
  comments: keep('comment'),
  header: keep('header'),
  footer: keep('footer'),
  theme: keep('theme'),
  themeOverride: keep('theme'),
  glossaryDocument: keep('building block'),
  chart: keep('chart'),
  chartEx: keep('chart'),
  chartUserShapes: keep('chart'),
  chartStyle: keep('chart'),
  chartColorStyle: keep('chart'),
  diagramData: keep('diagram'),
  diagramLayout: keep('diagram'),
  diagramQuickStyle: keep('diagram'),
  diagramColors: keep('diagram'),
  diagramDrawing: keep('diagram'),
  worksheet: keep(),
  chartsheet: keep(),
  dialogsheet: keep(),
  sharedStrings: keep('shared strings'),
  sheetMetadata: keep('metadata'),
  vmlDrawing: keep('drawing'),
  drawing: keep('drawing'),
  table: keep('table'),
  ctrlProp: keep('form control'),
  threadedComment: keep('comment'),
  person: keep('comment author'),
  slide: keep(),
  slideLayout: keep('slide layout'),
  slideMaster: keep('slide master'),
  notesSlide: keep('notes'),
  notesMaster: keep('notes master'),
  handoutMaster: keep('handout master'),
  presProps: keep('settings'),
  viewProps: keep('settings'),
  tableStyles: keep('styles'),
  commentAuthors: keep('comment author'),
  authors: keep('comment author'),
  image: { type: 'picture' },
  package: { type: 'package' },

  vbaProject: MACROS,
  vbaProjectSignature: MACROS,
  wordVbaData: MACROS,
  xlMacrosheet: MACROS,
  xlIntlMacrosheet: MACROS,
  attachedToolbars: MACROS,
  keyMapCustomizations: MACROS,
  extensibility: MACROS,
  userCustomization: MACROS,
  oleObject: drop('embedded objects'),
  control: CONTROLS,
  activeXControlBinary: CONTROLS,
  aFChunk: drop('imported documents'),
  subDocument: drop('linked documents'),
  attachedTemplate: drop('linked templates'),
  font: drop('embedded fonts'),
  video: MEDIA,
  audio: MEDIA,
  media: MEDIA,
  hdphoto: drop('picture effects'),
  ink: drop('ink'),
  customXml: CUSTOM_XML,
  customXmlProps: CUSTOM_XML,
  xmlMaps: CUSTOM_XML,
  thumbnail: drop('thumbnail'),
  'core-properties': PROPERTIES,
  'extended-properties': PROPERTIES,
  'custom-properties': PROPERTIES,
  customProperty: PROPERTIES,
  printerSettings: drop('printer settings'),
  webSettings: drop(),
  stylesWithEffects: drop(),
  mailMergeSource: drop('mail merge sources'),
  mailMergeHeaderSource: drop('mail merge sources'),
  mailMergeRecipientData: drop('mail merge sources'),
  recipientData: drop('mail merge sources', 'mail merge'),
  commentsExtended: THREADS,
  commentsIds: THREADS,
  commentsExtensible: THREADS,
  people: drop(undefined, 'comment author'),
  documenttasks: drop('tasks', 'task'),
  origin: SIGNATURES,
  signature: SIGNATURES,
  pivotTable: PIVOTS,
  pivotCacheDefinition: PIVOTS,
  pivotCacheRecords: PIVOTS,
  slicer: SLICERS,
  slicerCache: SLICERS,
  timeline: SLICERS,
  timelineCache: SLICERS,
  externalLink: drop('external links', 'external link'),
  queryTable: CONNECTIONS,
  connections: CONNECTIONS,
  customData: drop('data model'),
  customDataProps: drop('data model'),
  powerPivotData: drop('data model'),
  model: drop('data model'),
  revisionHeaders: HISTORY,
  revisionLog: HISTORY,
  usernames: HISTORY,
  changesInfo: HISTORY,
  revisionInfo: HISTORY,
  calcChain: drop(),
  volatileDependencies: drop(),
  tags: drop('tags', 'tag'),
  webExtension: drop('web extensions', 'web extension'),
  webextension: drop('web extensions', 'web extension'),
  taskpanes: drop('web extensions'),
  webextensiontaskpanes: drop('web extensions'),
}

/** What no kind is known of is kept where it can be read as XML, and left out where it cannot. */
export const treatmentOf = (kind: string): Treatment | undefined =>
  Object.hasOwn(TREATMENTS, kind) ? TREATMENTS[kind] : undefined
