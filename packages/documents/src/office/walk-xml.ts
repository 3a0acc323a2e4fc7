import type { Leaf } from '@sfumato/engine/structured'
import { readXml, type XmlText } from '../xml/read-xml.ts'
import { attributeName, elementName, innerScope, rootScope, type Scope } from './namespaces.ts'

export interface Attribute {
  /** With the vocabulary's short name: 'r:id', 'descr'. */
  name: string
  leaf: Leaf
}

export interface Element {
  /** With the vocabulary's short name: 'w:p'. */
  name: string
  /** As the document writes it. */
  rawName: string
  attributes: readonly Attribute[]
  parent: Element | undefined
  isEmpty: boolean
  /** The opening tag. */
  start: number
  openEnd: number
}

export interface Visitor {
  open(element: Element): void
  text?(parent: Element, token: XmlText): void
  /** `start` to `end` is the closing tag; for an empty element both are the end of its only tag. */
  close?(element: Element, start: number, end: number): void
  /** Comments and processing instructions. */
  aside?(start: number, end: number): void
}

/** One pass over a part, with the vocabularies resolved and the ancestors at hand. */
export function walkXml(data: string, visitor: Visitor): void {
  const scopes: Scope[] = [rootScope()]
  let current: Element | undefined
  for (const token of readXml(data)) {
    if (token.type === 'open') {
      const scope = innerScope(scopes.at(-1)!, token.attributes)
      for (const attribute of token.attributes) attribute.name = attributeName(scope, attribute.name)
      const element: Element = {
        name: elementName(scope, token.name),
        rawName: token.name,
        attributes: token.attributes,
        parent: current,
        isEmpty: token.isEmpty,
        start: token.start,
        openEnd: token.end,
      }
      visitor.open(element)
      if (token.isEmpty) visitor.close?.(element, token.end, token.end)
      else {
        current = element
        scopes.push(scope)
      }
    } else if (token.type === 'close') {
      const element = current!
      current = element.parent
      scopes.pop()
      visitor.close?.(element, token.start, token.end)
    } else if (token.type === 'text') {
      if (current) visitor.text?.(current, token)
    } else if (token.type !== 'instruction' || token.target !== 'xml') visitor.aside?.(token.start, token.end)
  }
}

export function attributeOf(element: Element, name: string): string | undefined {
  for (const attribute of element.attributes) if (attribute.name === name) return attribute.leaf.value
  return undefined
}

export function ancestorOf(element: Element, name: string): Element | undefined {
  for (let at = element.parent; at; at = at.parent) if (at.name === name) return at
  return undefined
}

/** The range of an attribute with its name and the space before it. */
export function attributeRange(data: string, { leaf }: Attribute): { start: number; end: number } {
  let start = leaf.rawStart - 1
  while (data[start] !== '=') start--
  start--
  while (isSpace(data[start])) start--
  while (!isSpace(data[start])) start--
  while (isSpace(data[start - 1])) start--
  return { start, end: leaf.rawEnd + 1 }
}

const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\n' || character === '\t' || character === '\r'
