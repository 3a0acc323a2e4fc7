import { addCalendar } from './calendar-index.ts'
import { type Hits, hitsIn, type PhraseIndex } from './phrases.ts'

/** All word lists of this folder in one index, built at the first use and kept. */
let index: PhraseIndex | undefined

function vocabulary(): PhraseIndex {
  if (!index) {
    index = new Map()
    addCalendar(index)
  }
  return index
}

let last: { text: string; hits: Hits } | undefined

/** The hits of all lists in the text; kept for the last text, as all recognizers ask for the same one. */
export function wordsIn(text: string): Hits {
  if (last?.text !== text) last = { text, hits: hitsIn(text, vocabulary()) }
  return last.hits
}
