/** What an element means, by its name: one table for the vocabularies of all three kinds of documents. */

const set = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** Each is one passage. */
export const PARAGRAPHS = set('w:p a:p x:si x:is x:rPh w:rt tc:text x:text p:text')

/** Their text is the text of the paragraph. */
export const TEXTS = set('w:t a:t x:t m:t w:delText tc:text p:text')

/** A space at the ends of their text counts only where `xml:space` says so. */
export const SPACE_SENSITIVE = set('w:t x:t w:delText w:instrText')

/** Elements that stand for a character; the empty text for what only may be seen at a line's end. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
  ['w:softHyphen', ''],
  ['w:lastRenderedPageBreak', ''],
  ['w:proofErr', ''],
  ['a:br', '\n'],
  ['a:tab', '\t'],
])

/** Gone from every file that is written. */
export const REMOVED = set(
  // Tracked changes: what was deleted, where it was moved from, how it looked before (ECMA-376 part 1, 17.13.5).
  'w:moveFrom w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd',
  'w:rPrChange w:pPrChange w:sectPrChange w:tblPrChange w:tblPrExChange w:tcPrChange w:trPrChange',
  'w:tblGridChange w:numberingChange w:cellIns w:cellMerge',
  'w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd',
  'w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd',
  'w14:conflictIns w14:conflictDel w14:customXmlConflictInsRangeStart w14:customXmlConflictInsRangeEnd',
  'w14:customXmlConflictDelRangeStart w14:customXmlConflictDelRangeEnd',
  // Settings and data nobody sees: who edited when, where the letters' addresses come from, who may change what.
  'w:rsids w:docVars w:mailMerge w:attachedTemplate w:schemaLibrary w:attachedSchema w14:docId w15:docId',
  'w:dataBinding w15:dataBinding w15:webExtensionLinked w15:webExtensionCreated w:smartTagPr w:customXmlPr',
  'w:permStart w:permEnd w:fldData w:entryMacro w:exitMacro w:saveThroughXslt w:smartTagType',
  'x:fileSharing x:fileRecoveryPr x:webPublishing x:webPublishObjects x:webPublishItems x:customWorkbookViews',
  'x:customSheetViews x:scenarios x:smartTags x:smartTagPr x:smartTagTypes x15ac:absPath xr:revisionPtr',
  'x:functionGroups x:cellWatches x:customProperties p:custDataLst p:modifyVerifier tc:mentions p14:laserTraceLst',
  'o:signatureline',
)

/** Their tags go, what is between them stays. */
export const UNWRAPPED = set('w:ins w:moveTo w:smartTag w:customXml')

/** The smallest whole that is left out with a thing that lies inside it. */
export const REMOVED_WITH: ReadonlyMap<string, readonly string[]> = new Map([
  ['x:pivotCache', ['x:pivotCaches', 'x:ext']],
  ['x:externalReference', ['x:externalReferences']],
  ['x:oleObject', ['x:oleObjects']],
  ['x:control', ['x:controls']],
  ['x:tablePart', ['x:tableParts']],
  ['x:customPr', ['x:customProperties']],
  ['x14:slicer', ['x:ext']],
  ['x14:slicerCache', ['x:ext']],
  ['x14:pivotCacheDefinition', ['x:ext']],
  ['x14:pivotCache', ['x:ext']],
  ['x:pivotCacheDefinition', ['x:ext']],
  ['x15:timelineRef', ['x:ext']],
  ['x15:timelineCacheRef', ['x:ext']],
  ['x15:pivotCache', ['x:ext']],
  ['sle:slicer', ['xdr:twoCellAnchor', 'xdr:oneCellAnchor', 'xdr:absoluteAnchor']],
  ['tsle:timeslicer', ['xdr:twoCellAnchor', 'xdr:oneCellAnchor', 'xdr:absoluteAnchor']],
  ['p:tags', ['p:custDataLst']],
  ['p:custData', ['p:custDataLst']],
  ['p:control', ['p:controls']],
  ['p:regular', ['p:embeddedFontLst']],
  ['p:bold', ['p:embeddedFontLst']],
  ['p:italic', ['p:embeddedFontLst']],
  ['p:boldItalic', ['p:embeddedFontLst']],
  ['p:snd', ['p:sndAc']],
  ['asvg:svgBlip', ['a:ext']],
])

/** Always left out, with the whole they belong to. */
export const REMOVED_WHOLE = set('sle:slicer tsle:timeslicer asvg:svgBlip')

/** They stay without the relationship that is gone. */
export const ONLY_THE_ATTRIBUTE = set(
  'w:hyperlink a:blip v:imagedata v:fill v:stroke v:shape x:pageSetup x:hyperlinks',
)

/** What the attribute says instead, whoever it named. */
export const NEUTRAL: ReadonlyMap<string, Record<string, string>> = new Map([
  ['w:comment', { 'w:author': 'Author', 'w:initials': 'A' }],
  ['p:cmAuthor', { name: 'Author', initials: 'A' }],
  ['p188:author', { name: 'Author', initials: 'A', userId: 'Author', providerId: 'None' }],
  ['p188:cm', { created: '2000-01-01T00:00:00.000' }],
  ['p188:reply', { created: '2000-01-01T00:00:00.000' }],
  ['tc:person', { displayName: 'Author', userId: 'Author', providerId: 'None' }],
  ['tc:threadedComment', { dT: '2000-01-01T00:00:00.00' }],
])

/** Gone from the element. */
export const REMOVED_ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['w:comment', set('w:date')],
  ['p:cm', set('dt')],
  ['x:workbookPr', set('codeName')],
  ['x:sheetPr', set('codeName')],
  ['x:protectedRange', set('securityDescriptor')],
  ['x:table', set('tableType connectionId comment')],
  ['x:tableColumn', set('queryTableFieldId')],
  ['x:definedName', set('comment description help statusBar customMenu')],
  ['v:shape', set('href target')],
])

/** Attributes that are text whatever they look like, and what their place is called. */
export const TEXT_ATTRIBUTES: ReadonlyMap<string, Record<string, string>> = new Map([
  ['w:comment', { 'w:author': 'comment author', 'w:initials': 'comment author' }],
  ['p:cmAuthor', { name: 'comment author', initials: 'comment author' }],
  ['p188:author', { name: 'comment author', userId: 'comment author' }],
  ['tc:person', { displayName: 'comment author', userId: 'comment author' }],
  ['w:ins', { 'w:author': 'author of a change' }],
  ['w:del', { 'w:author': 'author of a change' }],
  ['w:alias', { 'w:val': 'content control' }],
  ['w:tag', { 'w:val': 'content control' }],
  ['w:listItem', { 'w:displayText': 'content control', 'w:value': 'content control' }],
  ['w:comboBox', { 'w:lastValue': 'content control' }],
  ['w:dropDownList', { 'w:lastValue': 'content control' }],
  ['w:date', { 'w:fullDate': 'content control' }],
  ['w:listEntry', { 'w:val': 'form field' }],
  ['w:helpText', { 'w:val': 'form field' }],
  ['w:statusText', { 'w:val': 'form field' }],
  ['w:default', { 'w:val': 'form field' }],
  ['w:docVar', { 'w:name': 'document variable', 'w:val': 'document variable' }],
  ['w:docPart', { 'w:val': 'building block' }],
  ['w:hyperlink', { 'w:tooltip': 'link', 'w:docLocation': 'link', 'w:tgtFrame': 'link' }],
  // What a diagram's shape says before something is written into it: its author's text, often kept.
  ['dgm:prSet', { phldrT: 'diagram' }],
  ['v:textpath', { string: 'watermark' }],
  ['v:imagedata', { 'o:title': 'alternative text' }],
  ['x:filter', { val: 'filter' }],
  ['x:customFilter', { val: 'filter' }],
  ['x:cfRule', { text: 'conditional format' }],
  ['x:tableColumn', { totalsRowLabel: 'table' }],
  ['x:protectedRange', { name: 'protected range' }],
  ['x:cacheField', { name: 'pivot table' }],
  ['x:s', { v: 'pivot table' }],
  ['p:tag', { name: 'tag', val: 'tag' }],
  ['p14:section', { name: 'section' }],
  [
    'x:dataValidation',
    {
      prompt: 'data validation',
      promptTitle: 'data validation',
      error: 'data validation',
      errorTitle: 'data validation',
    },
  ],
  [
    'x14:dataValidation',
    {
      prompt: 'data validation',
      promptTitle: 'data validation',
      error: 'data validation',
      errorTitle: 'data validation',
    },
  ],
  ['x:hyperlink', { tooltip: 'link', display: 'link' }],
  ['a:hlinkClick', { tooltip: 'link' }],
  ['a:hlinkHover', { tooltip: 'link' }],
])

/** Of any element: who did something. What they say is changed, too. */
export const PERSONS =
  /(?:^|:)(?:author|initials|userName|userId|displayName|lastModifiedBy|lastEditedBy|refreshedBy|reviewer|owner|createdBy|modifiedBy|email)$/i

/** Of any element. */
export const ALTERNATIVE_TEXT = set('descr title alt o:alt')
/** Names of drawn things. */
export const NAMED_THINGS = set('wp:docPr a:cNvPr p:cNvPr xdr:cNvPr')

/** Names other places refer to. They are read as words, and written as names. */
export const IDENTIFIERS: ReadonlyMap<string, string> = new Map([
  ['w:bookmarkStart', 'w:name'],
  ['w:hyperlink', 'w:anchor'],
  ['w:name', 'w:val'],
])

/** What is seen although it is no text: such a paragraph stays when its text was deleted. */
export const SHOWN = set('w:drawing w:pict w:object w:sectPr w:footnoteReference w:endnoteReference')
