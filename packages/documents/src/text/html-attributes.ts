import { type Leaf, rawOffset } from '@sfumato/engine/structured'
import { readCss } from './css.ts'
import { readEncoded, writeInAddress } from './encoded-text.ts'
import type { HtmlAttribute } from './html-leaves.ts'

/** Attributes that are addresses: what is put into them is written as addresses are. */
const ADDRESSES = new Set(
  'href src srcset action formaction cite poster data background longdesc ping manifest xlink:href itemid codebase classid icon lowsrc dynsrc'.split(
    ' ',
  ),
)
/** Attributes whose words are chosen from a list, or name things of the page itself. */
const STRUCTURE = new Set(
  'align autocomplete charset class color cols colspan crossorigin dir display enctype fill height hreflang http-equiv integrity lang max maxlength media method min minlength nonce points preserveaspectratio rel role rows rowspan scope shape size sizes span spellcheck stroke tabindex target transform type valign version viewbox width x x1 x2 xml:lang y y1 y2'.split(
    ' ',
  ),
)
/** Even there a value may have been put. */
const SUSPICIOUS = /@|%40|&#|\d{5}/
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|livescript):/i

const PARTS: Record<string, string> = { alt: 'alternative text', title: 'title', content: 'properties' }

/** 'script' is to be left out, 'page' is HTML in itself; nothing where no words are. */
export function readHtmlAttribute(
  tagName: string,
  { name, leaf }: HtmlAttribute,
  all: readonly HtmlAttribute[],
  fieldLabel: string,
): 'script' | 'page' | { leaf: Leaf; part: string; label: string } | undefined {
  const { value } = leaf
  if (/^on[a-z]/.test(name)) return 'script'
  if (value.trim() === '') return undefined
  // Browsers take no notice of control characters and spaces in the name of a scheme.
  if (SCRIPT_ADDRESS.test(value.slice(0, 200).replace(/[\u0000-\u0020]/g, ''))) return 'script'
  if (name === 'srcdoc') return 'page'
  const part = PARTS[name] ?? 'attribute'
  if (name === 'style') return { leaf: readCss(leaf), part: 'style', label: '' }
  if (ADDRESSES.has(name)) {
    const isResource =
      tagName === 'link' && all.some((other) => other.name === 'rel' && RESOURCE.test(other.leaf.value))
    return { leaf: readEncoded(isResource ? withoutHost(leaf) : leaf, writeInAddress), part, label: '' }
  }
  const isStructure = STRUCTURE.has(name) || name.startsWith('xmlns') || (tagName === 'path' && name === 'd')
  if (isStructure && !SUSPICIOUS.test(value)) return undefined
  return { leaf: readEncoded(leaf), part, label: labelOf(name, all, fieldLabel) }
}

/** What the page is made of, and looks wrong without. */
const RESOURCE = /stylesheet|icon|preload|preconnect|prefetch|manifest|font/i

/** The address of a style sheet names no one by its host; taken out as an address, the page would lose its form. */
function withoutHost(leaf: Leaf): Leaf {
  const host = /^(?:https?:)?\/\/[^/?#]*/i.exec(leaf.value)?.[0] ?? ''
  // Without quotes the value is written whole or not at all.
  if (host === '' || leaf.rewrite('') !== undefined) return leaf
  const value = leaf.value.slice(host.length)
  const rawOffsets = Int32Array.from({ length: value.length + 1 }, (_, at) =>
    rawOffset(leaf, host.length + at),
  )
  return { ...leaf, value, rawStart: rawOffsets[0]!, rawOffsets, rewrite: () => undefined }
}

const NAMING = ['name', 'property', 'itemprop', 'id', 'aria-label', 'placeholder']

/** A value is named by its field, everything else by its own name. */
function labelOf(name: string, all: readonly HtmlAttribute[], fieldLabel: string): string {
  if (name !== 'value' && name !== 'content') return name.replace(/^(?:data|aria)-/, '')
  const field = NAMING.map((naming) => all.find((attribute) => attribute.name === naming)?.leaf.value).find(
    Boolean,
  )
  return [name === 'value' ? fieldLabel : '', field ?? ''].filter(Boolean).join(' ')
}
