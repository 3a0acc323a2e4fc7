/**
 * Attributes that hold what a machine reads: names of fonts, numbers of a path, selectors of a style. Whatever
 * else is worded like a text is taken for one.
 */
const TECHNICAL_ATTRIBUTES = new Set(
  (
    'typeface panose style path coordsize coordorigin adj connectlocs textboxrect limo sqref ref spans ' +
    'Ignorable Requires ProcessContent MustUnderstand uri Type Id formatCode formatcode eqn fmla ' +
    'mc:Ignorable mc:ProcessContent ptTypes filter gradientshapeok type presId prstMaterial'
  ).split(' '),
)

/** Elements all of whose attributes are technical: fonts, latent styles, guides of shapes. */
const TECHNICAL_ELEMENTS = new Set(
  (
    'w:rFonts w:lsdException w:sig w:panose1 w:font w:lang w:themeFontLang w:tblLook w:cnfStyle w:compatSetting ' +
    'w:altName w:numFmt w:charset w:lvlRestart a:latin a:ea a:cs a:sym a:font a:buFont a:gd a:path ' +
    'a:pt a:srgbClr x:numFmt x:name x:rFont x:mergeCell x:brk v:f v:path v:formulas v:h o:idmap o:lock ' +
    'p:anim p:cTn p:attrName c:formatCode x:dimension x:selection x:pane x:xf x:row x:col ct:Default rel:Relationship'
  ).split(' '),
)

const NUMBERS = /^[\d\s.,:;%()*/eE+-]*$/
const IDENTIFIER = /^[\w.:#$!-]*$/
const GUID = /^\{?[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}\}?$/
const VOCABULARY_NAME =
  /^(?:urn:schemas-microsoft-com|urn:schemas:|http:\/\/(?:schemas\.(?:openxmlformats|microsoft)|purl\.oclc|www\.w3|purl\.org))/
const PHONE_LIKE = /^[+(]\s?\d[\d\s().\-/]{5,30}$/

/** A number format may hold a text that every number with it shows: 0" pieces for Anna Meyer". */
const FORMAT_WITH_WORDS = /"[^"]{5,200}"/

/** Whether the value of an attribute no rule knows could be something a person wrote. */
export function looksLikeText(element: string, attribute: string, value: string): boolean {
  if (element === 'x:numFmt' && attribute === 'formatCode') return FORMAT_WITH_WORDS.test(value)
  if (value.length < 3 || attribute.startsWith('xmlns')) return false
  if (TECHNICAL_ATTRIBUTES.has(attribute) || TECHNICAL_ELEMENTS.has(element)) return false
  if (NUMBERS.test(value)) return PHONE_LIKE.test(value)
  if (GUID.test(value) || VOCABULARY_NAME.test(value)) return false
  return !IDENTIFIER.test(value)
}

/** Elements whose text is a position or a code of the format, as long as it looks like one. */
const TECHNICAL_TEXTS = new Set(
  (
    'wp:posOffset wp:align wpd14:pctPosHOffset wpd14:pctPosVOffset wpd14:pctWidth wpd14:pctHeight ' +
    'xdr:col xdr:colOff xdr:row xdr:rowOff p:attrName c:formatCode xm:sqref ?:Anchor ?:Row ?:Column'
  ).split(' '),
)

export const isTechnicalText = (element: string, value: string): boolean =>
  TECHNICAL_TEXTS.has(element) &&
  (NUMBERS.test(value) || IDENTIFIER.test(value) || element === 'c:formatCode' || element === 'xm:sqref')

/** Names that programs give to what is drawn: 'Picture 3', 'Content Placeholder 2'. */
const GIVEN_NAME =
  /^(?:(?:Title|Subtitle|Content|Text|Footer|Date|Slide Number|Picture|Header|Notes|Slide Image|Vertical|Table|Chart) )?(?:PlaceHolder|Placeholder|Picture|Image|Shape|Rectangle|Oval|TextBox|Text Box|Title|Subtitle|Table|Chart|Group|Object|Line|Straight Connector|Straight Arrow Connector|Graphic|Diagram|Frame|CustomShape|Textfeld|Grafik|Bild|Rechteck|Titel|Comment|Drop Down)(?: ?\d{1,5})?$/

export const isGivenName = (name: string): boolean => name === '' || GIVEN_NAME.test(name)

/** Addresses are read with their escapes undone. */
export const isAddress = (value: string): boolean => /^[A-Za-z][A-Za-z0-9+.-]{1,20}:\S/.test(value)
