import type { Finding } from '../api.ts'
import { useFormat } from '../format.ts'
import { useTexts } from '../texts/language.tsx'
import { Portions } from './portions.tsx'
import { TypeName } from './type-name.tsx'

/** Why something was found, in a line: pattern, check, neighbour, and how the score came about. */
function Why({ explanation }: { explanation: Finding['explanation'] }) {
  const { try: texts } = useTexts()
  const format = useFormat()
  if (!explanation) return null
  const { pattern, validated, context_word, score_steps } = explanation
  const byModel = score_steps.some(({ step }) => step === 'model')
  const reasons = [
    byModel ? texts.byModel : texts.pattern(pattern),
    ...(validated ? [texts.checked] : []),
    ...(context_word ? [texts.near(context_word)] : []),
  ]
  const nameOf = (step: string) =>
    step in texts.steps ? texts.steps[step as keyof typeof texts.steps] : step
  return (
    <>
      <span>{reasons.join(', ')}</span>
      <span className="block text-xs text-soft">
        {score_steps.map(({ step, score }) => `${nameOf(step)} ${format.score(score)}`).join(' → ')}
      </span>
    </>
  )
}

const TYPE_CELL = 'flex items-center gap-2'

/** On narrow screens value, type and reason share one column; a table all the same. */
export function FindingsTable({
  findings,
  hues,
  kept,
  onKeep,
}: {
  findings: readonly Finding[]
  hues: ReadonlyMap<string, number>
  kept: ReadonlySet<Finding>
  onKeep(some: readonly Finding[], isKept: boolean): void
}) {
  const { try: texts } = useTexts()
  const format = useFormat()
  const { columns } = texts
  return (
    <Portions total={findings.length} unit="findings">
      {(shown) => (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-soft">
              <th scope="col" className="w-8 pb-2 font-normal">
                #
              </th>
              <th scope="col" className="pb-2 font-normal">
                {columns.value}, {columns.type}
              </th>
              <th scope="col" className="hidden px-3 pb-2 font-normal sm:table-cell">
                {columns.why}
              </th>
              <th scope="col" className="pb-2 pl-3 text-right font-normal">
                {columns.score}
              </th>
            </tr>
          </thead>
          <tbody>
            {findings.slice(0, shown).map((finding, index) => (
              <tr key={`${finding.start}-${finding.entity_type}`} className="border-t border-line align-top">
                <td className="py-3 pr-2 text-soft tabular-nums">
                  <label className="flex min-h-6 cursor-pointer items-center gap-2">
                    <input
                      type="checkbox"
                      aria-label={texts.change(index + 1)}
                      className="size-4 accent-accent"
                      checked={!kept.has(finding)}
                      onChange={(event) => onKeep([finding], !event.target.checked)}
                    />
                    {index + 1}
                  </label>
                </td>
                <td className="py-3 pr-2 wrap-anywhere">
                  <bdi className="block font-medium">{finding.text}</bdi>
                  <span className={TYPE_CELL}>
                    <span
                      aria-hidden
                      className="finding-dot size-2 shrink-0 rounded-full"
                      style={{ '--hue': hues.get(finding.entity_type) ?? 0 }}
                    />
                    <TypeName type={finding.entity_type} />
                  </span>
                  <div className="mt-1 sm:hidden">
                    <Why explanation={finding.explanation} />
                  </div>
                </td>
                <td className="hidden px-3 py-3 sm:table-cell">
                  <Why explanation={finding.explanation} />
                </td>
                <td className="py-3 pl-3 text-right whitespace-nowrap tabular-nums">
                  {format.score(finding.score)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Portions>
  )
}
