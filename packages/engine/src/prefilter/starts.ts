import { type CharacterSet, type Node, parseRegex, setHas } from './parse-regex.ts'

/**
 * Where the match of an expression can start, read from the look-behind it begins with: most refuse to start
 * inside a word or number. Knowing it spares the automaton most of the text.
 */

const ALPHANUMERICS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']

/** True when no match of the expression starts right behind an ASCII letter or digit. */
export function refusesAlphanumericBefore(source: string): boolean {
  const lookBehind = leadingLookBehind(source)
  if (lookBehind === undefined) return false
  if (lookBehind.startsWith('(?<!')) {
    const allowed = new RegExp(`^.${lookBehind}`, 'u')
    return ALPHANUMERICS.every((character) => !allowed.test(character))
  }
  const required = parseRegex(lookBehind.slice('(?<='.length, -1))
  const lasts = required && lastSets(required)
  return (
    lasts !== undefined &&
    ALPHANUMERICS.every((character) => !lasts.some((set) => setHas(set, character.charCodeAt(0))))
  )
}

/** The look-behind an expression starts with, whole; undefined where it guards only one alternative. */
function leadingLookBehind(source: string): string | undefined {
  if (!source.startsWith('(?<!') && !source.startsWith('(?<=')) return undefined
  let depth = 0
  let inClass = false
  let end = 0
  for (let at = 0; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) end ||= at + 1
    else if (character === '|' && depth === 0) return undefined
  }
  return source.slice(0, end)
}

/** The sets the last character of a match can come from; undefined where a match may be empty. */
function lastSets(node: Node): CharacterSet[] | undefined {
  switch (node.kind) {
    case 'set':
      return [node.set]
    case 'choice': {
      const lists = node.nodes.map(lastSets)
      return lists.every((list) => list !== undefined) ? lists.flat() : undefined
    }
    case 'repeat':
      return node.min > 0 ? lastSets(node.node) : undefined
    case 'sequence': {
      const sets: CharacterSet[] = []
      for (const item of node.nodes.toReversed()) {
        const optional = item.kind === 'repeat' && item.min === 0
        const last = optional ? lastSets(item.node) : lastSets(item)
        // An assertion, or something that may be empty in a way not followed here: nothing is known.
        if (last === undefined) return undefined
        sets.push(...last)
        if (!optional) return sets
      }
      return undefined
    }
  }
}
