/** Pieces of presentations that the tests and the evaluation write alike. */

export const COLOUR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'

/** What every tree of shapes begins with. */
export const GROUP =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>'

/** A rectangle, in English Metric Units. */
export interface Area {
  top: number
  width: number
  height: number
}

const areaXml = ({ top, width, height }: Area): string =>
  `<a:off x="500000" y="${top}"/><a:ext cx="${width}" cy="${height}"/>`

export const placeXml = (area: Area): string =>
  `<p:spPr><a:xfrm>${areaXml(area)}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`

/** @param paragraphs XML of its text */
export const shapeXml = (properties: string, area: Area, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr ${properties}/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>${placeXml(area)}<p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`

/** A table, chart, diagram or object. */
export const frameXml = (id: number, uri: string, content: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Frame ${id}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${areaXml({ top: 3_000_000, width: 6_000_000, height: 1_500_000 })}</p:xfrm><a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`

export const treeXml = (shapes: string, attributes = ''): string =>
  `<p:cSld${attributes}><p:spTree>${GROUP}${shapes}</p:spTree></p:cSld>`

const COLOURS = ['dk1', 'lt1', 'dk2', 'lt2', ...[1, 2, 3, 4, 5, 6].map((number) => `accent${number}`)]

export function themeXml(name: string): string {
  const font = '<a:latin typeface="DejaVu Sans"/><a:ea typeface=""/><a:cs typeface=""/>'
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const line = `<a:ln w="9525">${fill}</a:ln>`
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
  const colours = [...COLOURS, 'hlink', 'folHlink'].map(
    (one) => `<a:${one}><a:srgbClr val="${one.startsWith('lt') ? 'FFFFFF' : '202020'}"/></a:${one}>`,
  )
  return `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}"><a:themeElements><a:clrScheme name="c">${colours.join('')}</a:clrScheme><a:fontScheme name="f"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="m"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
}
