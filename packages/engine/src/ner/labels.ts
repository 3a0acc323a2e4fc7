/** What the tags of a model mean in the catalog. */
export interface Tag {
  /** Type of the catalog; undefined for "outside" and for labels that are nobody's. */
  label: string | undefined
  /** Number of the label among the model's labels; -1 for outside. */
  group: number
  /** `B`: a span begins here. `I`: it goes on, or begins where the model has no B for it. */
  place: 'O' | 'B' | 'I'
}

/** Names other corpora and models give to our types. */
const SYNONYMS: Readonly<Record<string, string>> = {
  PER: 'PERSON',
  PERS: 'PERSON',
  LOC: 'LOCATION',
  GPE: 'LOCATION',
  FAC: 'LOCATION',
  ORG: 'ORGANIZATION',
  ORGANISATION: 'ORGANIZATION',
  NORP: 'NRP',
  DATE: 'DATE_TIME',
  TIME: 'DATE_TIME',
  DATETIME: 'DATE_TIME',
  STREET: 'ADDRESS',
}
const OTHERS = new Set(['MISC', 'O', 'OTHER', 'PAD', 'CARDINAL', 'ORDINAL', 'QUANTITY', 'PERCENT', 'MONEY'])

/** B-PER, I-PER; also S-, U- for spans of one word and E-, L- for last words; bare PER where there is no prefix. */
export function readTags(names: readonly string[]): Tag[] {
  const groups: string[] = []
  return names.map((name): Tag => {
    const [, prefix, rest] = /^(?:([BIESLU])[-_])?(.+)$/.exec(name)!
    const own = rest!.toUpperCase()
    if (!prefix && (own === 'O' || own === 'OUTSIDE' || own === '[PAD]'))
      return { label: undefined, group: -1, place: 'O' }
    let group = groups.indexOf(own)
    if (group < 0) group = groups.push(own) - 1
    const label = OTHERS.has(own) ? undefined : (SYNONYMS[own] ?? own)
    return { label, group, place: prefix === 'B' || prefix === 'S' || prefix === 'U' ? 'B' : 'I' }
  })
}
