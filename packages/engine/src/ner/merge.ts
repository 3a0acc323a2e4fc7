/**
 * One span where a rule and the model mean the same thing: spans of one type that overlap become one, with the
 * higher score. Whose ends it has was measured (eval/ner.ts --only rules,presidio; strict F1 at the default
 * threshold, 40 lines of each dev and test set, with the model of the first training run):
 *
 *                 better score wins   ends of the model   both together   ends of the rule
 *   PERSON              .789               .790               .787             .776
 *   ORGANIZATION        .712               .712               .711             .711
 *   DATE_TIME           .697               .705               .713             .670
 *   ADDRESS             .857               .857               .714             .571
 *
 * So the model's ends stand, but for titles before a name, which are not part of it in this engine ("Dr. Anna
 * Schmidt"; corpora differ, it costs .006), for dates, and for organisations, where the rule knows the legal form
 * that a model may leave out ("Acme GmbH & Co. KG") and the cost is nothing.
 *
 * All types of the model are used; alone, rules and model have (overlap F1 at the default threshold, all lines):
 * PERSON .08 and .89, LOCATION .10 and .86, ORGANIZATION .02 and .77, NRP .03 and .78, DATE_TIME .81 and .76 (both:
 * .88), ADDRESS .92 and .99.
 */
export interface Mergeable {
  entityType: string
  /** UTF-16 offsets. */
  start: number
  end: number
  score: number
}

/** The model's end in the middle of a postcode or a flat number: "1234| AB", "1250|-001", "m|. 5". */
const CUT = /^\d(?:-\d| [A-Z]{2}(?![A-Za-z])|\d)|^\p{L}\. ?\d/u

const TOGETHER: ReadonlySet<string> = new Set(['DATE_TIME', 'ORGANIZATION'])
/** "Dr. ", "Frau Prof. ": what rules leave out before a name. */
const TITLE = /^(?:[A-Z][a-zé]{0,4}\.? ){1,3}$/

export function mergeWithRules<S extends Mergeable>(
  text: string,
  rules: readonly S[],
  model: readonly S[],
): S[] {
  if (model.length === 0) return [...rules]
  const types = new Set(model.map(({ entityType }) => entityType))
  const byStart = (a: S, b: S): number => a.start - b.start
  const merged = rules.filter(({ entityType }) => !types.has(entityType))
  const personEnds = model.filter(({ entityType }) => entityType === 'PERSON').map(({ end }) => end)
  personEnds.sort((a, b) => a - b)
  for (const type of types) {
    const ofRules = rules.filter(({ entityType }) => entityType === type).sort(byStart)
    const ofModel = model.filter(({ entityType }) => entityType === type).sort(byStart)
    merged.push(...mergeOfType(text, ofRules, ofModel, type, personEnds))
  }
  return merged
}

/** The last of the ascending ends that is not behind the offset; 0 without one. */
function lastUpTo(ends: readonly number[], offset: number): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ends[middle]! <= offset) low = middle + 1
    else high = middle
  }
  return ends[low - 1] ?? 0
}

/** Both sorted by start. */
function mergeOfType<S extends Mergeable>(
  text: string,
  rules: readonly S[],
  model: readonly S[],
  type: string,
  personEnds: readonly number[],
): S[] {
  const merged: S[] = []
  const taken = new Set<S>()
  let from = 0
  for (const span of model) {
    while (from < rules.length && rules[from]!.end <= span.start) from++
    let { start, end } = span
    let best = span
    for (let at = from; at < rules.length && rules[at]!.start < span.end; at++) {
      const rule = rules[at]!
      if (rule.end <= span.start) continue
      taken.add(rule)
      if (rule.score > best.score) best = rule
      if (type === 'PERSON' && TITLE.test(text.slice(start, rule.start))) start = rule.start
      if (type === 'ADDRESS' && rule.end > end && CUT.test(text.slice(end - 1, end + 4))) end = rule.end
      if (!TOGETHER.has(type)) continue
      // "Anna Schmidt of Acme Ltd": a rule knows where a company ends, but takes the name before it for a part.
      if (rule.start >= lastUpTo(personEnds, span.start)) start = Math.min(start, rule.start)
      end = Math.max(end, rule.end)
    }
    merged.push(best === span && start === span.start && end === span.end ? span : { ...best, start, end })
  }
  return [...rules.filter((rule) => !taken.has(rule)), ...merged]
}
