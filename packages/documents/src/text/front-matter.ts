import type { Leaf } from '@sfumato/engine/structured'
import type { Block } from './blocks.ts'
import { readEncoded } from './encoded-text.ts'
import { plainLeaf } from './leaf-document.ts'

/** The properties in YAML that many programs put before Markdown, between two lines of three hyphens. */
const FRONT_MATTER = /(?:---|\+\+\+)[ \t]*(?:\r\n|\n|\r)/y
const LAST_LINE = /^(?:---|\+\+\+|\.\.\.)[ \t]*$/m

/** Where it ends; where it would begin, if there is none. */
export function findFrontMatter(text: string, start: number): number {
  FRONT_MATTER.lastIndex = start
  if (!FRONT_MATTER.test(text)) return start
  const from = FRONT_MATTER.lastIndex
  const last = LAST_LINE.exec(text.slice(from))
  return last ? from + last.index + last[0].length : start
}

/** Key and, as far as the value stands on the same line, the value. */
const LINE = /^([ \t]*(?:-[ \t]+)?(?:[\w.-]{1,100}[ \t]*[:=][ \t]+)?)(.*)$/s

export function readFrontMatterLine(text: string, { start, end }: Block): Leaf[] {
  const [, key = '', value = ''] = LINE.exec(text.slice(start, end)) ?? []
  const valueStart = start + key.length
  const shown = key ? [plainLeaf(text, start, valueStart)] : []
  return value ? [...shown, readEncoded(valueLeaf(text, valueStart, end))] : shown
}

function valueLeaf(text: string, start: number, end: number): Leaf {
  const trimmedEnd = start + text.slice(start, end).trimEnd().length
  const quote = text[start]
  const isQuoted =
    (quote === '"' || quote === "'") && trimmedEnd - start > 1 && text[trimmedEnd - 1] === quote
  if (!isQuoted)
    return {
      ...plainLeaf(text, start, end),
      rewrite: (newValue) => (isBareValue(newValue) ? undefined : JSON.stringify(newValue)),
    }
  const leaf = plainLeaf(text, start + 1, trimmedEnd - 1)
  return quote === '"'
    ? { ...leaf, escape: (value) => JSON.stringify(value).slice(1, -1) }
    : { ...leaf, escape: (value) => value.replaceAll("'", "''") }
}

/** https://yaml.org/spec/1.2.2/#733-plain-style: what needs no quotes. */
const isBareValue = (value: string): boolean => !/^[-?:,[\]{}#&*!|>'"%@`]|: | #|[\r\n]/.test(value)
