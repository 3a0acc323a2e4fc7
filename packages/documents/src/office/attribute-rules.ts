import { decodeUnderscores } from './decode-value.ts'
import type { LeafOptions } from './draft.ts'
import * as rules from './element-rules.ts'
import { instruction } from './instruction.ts'
import { isGivenName, looksLikeText } from './text-like.ts'
import { type Attribute, attributeOf, type Element } from './walk-xml.ts'

/** What becomes of an attribute. */
export interface AttributeRule {
  /** Gone from the element. */
  isRemoved?: boolean
  /** What it says instead. */
  neutral?: string
  /** It is a passage, of this part. */
  read?: { part: string; options?: LeafOptions; isOnce?: boolean }
}

/** Bookmarks that Word makes itself. */
const OWN_BOOKMARK = /^_(?:Toc|Ref|Hlk|GoBack|MON_|PictureBullets|bookmark)/i
/** A number or an identifier of somebody tells nobody who it is. */
const ANONYMOUS = /^(?:\{[^}]*\}|\d{1,4})$/

/** `part` is what attributes are called that no rule names. */
export function ruleOf(element: Element, attribute: Attribute, part: string): AttributeRule {
  const { name } = attribute
  if (name.startsWith('w:rsid')) return { isRemoved: true }
  const rule: AttributeRule = {}
  const neutral = rules.NEUTRAL.get(element.name)?.[name]
  if (neutral !== undefined) rule.neutral = neutral
  if (rules.REMOVED_ATTRIBUTES.get(element.name)?.has(name)) rule.isRemoved = true
  const read = readingOf(element, attribute, part)
  if (read) rule.read = read
  if (read?.part === 'author') rule.neutral = 'Author'
  return rule
}

function readingOf(element: Element, { name, leaf }: Attribute, other: string): AttributeRule['read'] {
  const { value } = leaf
  if (value === '') return undefined
  const part = rules.TEXT_ATTRIBUTES.get(element.name)?.[name]
  if (part !== undefined) return { part, isOnce: part === 'author of a change' }
  if (rules.PERSONS.test(name)) return ANONYMOUS.test(value) ? undefined : { part: 'author' }
  if (rules.ALTERNATIVE_TEXT.has(name)) return { part: 'alternative text' }
  if (name === 'name' && rules.NAMED_THINGS.has(element.name))
    return isGivenName(value) ? undefined : { part: 'alternative text' }
  if (rules.IDENTIFIERS.get(element.name) === name)
    return isBuiltIn(element, value)
      ? undefined
      : { part: 'name', options: { decoded: decodeUnderscores(value) } }
  if (element.name === 'w:fldSimple' && name === 'w:instr')
    return { part: 'field', options: instruction(leaf) }
  if (element.name === 'x:cellStyle' && attributeOf(element, 'builtinId') !== undefined) return undefined
  return looksLikeText(element.name, name, value) ? { part: other } : undefined
}

/**
 * Names of Word's own styles, as it lists them under `w:latentStyles`. Other programs write styles of their users
 * without `w:customStyle`, so the name has to be one of these, too.
 */
const OWN_STYLE =
  /^(?:normal(?: (?:indent|table|\(web\)))?|(?:heading|toc|index) \d|(?:toc|toa|index|note) heading|(?:footnote|endnote|annotation) (?:text|reference|subject)|header|footer|caption|title|subtitle|closing|signature|salutation|date|revision|mention|hashtag|hyperlink|followedhyperlink|strong|emphasis|quote|macro|bibliography|(?:table of (?:figures|authorities))|envelope (?:address|return)|(?:line|page) number|list(?: (?:bullet|number|continue|paragraph))?(?: \d)?|default paragraph font|(?:body|block|plain|balloon|placeholder) text(?: (?:first )?indent)?(?: \d)?|message header|document map|e-mail signature|html [a-z]{3,16}|no (?:list|spacing)|outline list \d|(?:intense|subtle) (?:quote|emphasis|reference)|book title|smart (?:hyperlink|link)|unresolved mention|table (?:normal|grid|theme|simple|classic|colorful|columns|list|3d effects|contemporary|elegant|professional|subtle|web)(?: [\w]{1,8})?|(?:light|medium|dark|colorful) (?:shading|list|grid)(?: \d)?(?: accent \d)?|(?:plain|grid|list) table [\w ]{1,24})$/i

/** Bookmarks and styles that Word has by itself. */
function isBuiltIn(element: Element, name: string): boolean {
  if (element.parent?.name === 'w:style')
    return attributeOf(element.parent, 'w:customStyle') === undefined && OWN_STYLE.test(name)
  return OWN_BOOKMARK.test(name)
}
