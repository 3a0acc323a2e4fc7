import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { nextRenewal, useFormat } from '../format.ts'
import { useTexts } from '../texts/language.tsx'
import { Panel } from './panel.tsx'
import { QueryView } from './query-view.tsx'

/** What is left of this month, as a bar that thins out. */
export function TokenMeter() {
  const { overview: texts } = useTexts()
  const format = useFormat()
  const tokens = useQuery(queries.tokens)
  return (
    <Panel title={texts.tokens}>
      <QueryView query={tokens}>
        {({ balance, monthlyAllocation, usedThisMonth }) => (
          <>
            <p className="flex items-baseline gap-2">
              <span className="text-5xl font-[350] tracking-[-0.04em] tabular-nums">
                {format.number(balance)}
              </span>
              <span className="text-soft">{texts.left}</span>
            </p>
            <div
              role="progressbar"
              aria-label={texts.tokens}
              aria-valuemin={0}
              aria-valuemax={monthlyAllocation}
              aria-valuenow={balance}
              className="mt-5 h-2 overflow-hidden rounded-full bg-sunken"
            >
              <div
                className="h-full rounded-full bg-linear-to-r from-accent to-accent/35"
                style={{ width: `${monthlyAllocation > 0 ? (100 * balance) / monthlyAllocation : 0}%` }}
              />
            </div>
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-soft">
              <span>{texts.usedOf(format.number(usedThisMonth), format.number(monthlyAllocation))}</span>
              <span>{texts.resets(format.utcDay(nextRenewal(new Date())))}</span>
            </p>
          </>
        )}
      </QueryView>
    </Panel>
  )
}
