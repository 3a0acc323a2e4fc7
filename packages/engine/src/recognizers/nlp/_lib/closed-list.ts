import type { Candidate } from '../../../define.ts'
import { type Binding, bindingOf } from './binding.ts'
import { inIdentifier } from './date-words.ts'
import type { Hit, Hits } from './phrases.ts'
import { wordsIn } from './vocabulary.ts'

export interface ClosedList {
  /** The kind of the vocabulary the words are filed under. */
  kind: string
  labels: ReadonlySet<string>
  scores: { label: number; subject: number; noun: number; bare: number }
  /** Says no to a hit, or changes what ties it to the person. */
  adjust?: (hits: Hits, hit: Hit, binding: Binding) => Binding | 'drop'
}

/**
 * Words of a closed list, scored by what ties them to a person. A bare mention stays under the default
 * threshold, because the same words stand in licences, code and prose about nobody.
 */
export function* findClosedList(text: string, list: ClosedList): Iterable<Candidate> {
  const hits = wordsIn(text)
  for (const hit of hits.byKind.get(list.kind) ?? []) {
    if (inIdentifier(hits.tokens, hit.first, hit.last)) continue
    let binding: Binding | 'drop' = bindingOf(hits, hit, list.labels)
    if (list.adjust) binding = list.adjust(hits, hit, binding)
    if (binding === 'drop') continue
    yield {
      start: hit.start,
      end: hit.end,
      score: list.scores[binding ?? 'bare'],
      pattern: binding ?? 'bare mention',
      verdict: 'unknown',
    }
  }
}
