import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { useFormat } from '../format.ts'
import { useIsFreePlan } from '../plan.ts'
import { useTexts } from '../texts/language.tsx'
import { Panel } from './panel.tsx'
import { QueryView } from './query-view.tsx'

export function PlanPanel() {
  const { overview: texts } = useTexts()
  const format = useFormat()
  const session = useQuery(queries.session)
  const limits = useQuery(queries.limits)
  const isFree = useIsFreePlan()
  return (
    <Panel title={texts.plan}>
      <QueryView query={session} rows={1}>
        {({ user }) => <p className="text-3xl font-[350] tracking-[-0.03em]">{texts.plans[user.plan]}</p>}
      </QueryView>
      <div className="mt-5 text-sm text-soft">
        <QueryView query={limits} rows={2}>
          {({ maxTextLength, rateLimits }) => (
            <ul className="grid gap-1.5">
              <li>{texts.perText(format.number(maxTextLength))}</li>
              <li>{texts.perMinute(format.number(rateLimits.analyze.maxRequests))}</li>
              <li>{isFree ? texts.withoutFiles : texts.withFiles}</li>
              <li>{texts.otherPlan}</li>
            </ul>
          )}
        </QueryView>
      </div>
    </Panel>
  )
}
