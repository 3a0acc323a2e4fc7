/**
 * Where the match of an expression can start, read from its first look-behind: most begin with one that refuses
 * letters and digits. Knowing it spares the automaton the inside of words and numbers.
 */

/** One of each kind of letter and number, in several scripts. */
const LETTERS_AND_NUMBERS = [...'azAZ059éßЖяאع漢あ한กकǅʰªⅧ²٣९𐐷𝟙']

/** True when the expression refuses to start right after any letter or number. */
export function refusesLetterBefore(source: string): boolean {
  const lookBehind = leadingLookBehind(source)
  if (!lookBehind?.includes('\\p{L}') || !lookBehind.includes('\\p{N}')) return false
  const allowed = new RegExp(`^.${lookBehind}`, 'u')
  return LETTERS_AND_NUMBERS.every((character) => !allowed.test(character))
}

/** The negative look-behind an expression starts with, whole; undefined where it guards only one alternative. */
function leadingLookBehind(source: string): string | undefined {
  if (!source.startsWith('(?<!')) return undefined
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
