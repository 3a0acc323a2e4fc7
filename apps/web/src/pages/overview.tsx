import { FirstSteps } from '../components/first-steps.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { PlanPanel } from '../components/plan-panel.tsx'
import { TokenMeter } from '../components/token-meter.tsx'
import { useTexts } from '../texts/language.tsx'

export function Overview() {
  const { overview } = useTexts()
  return (
    <>
      <PageHeader title={overview.title} />
      <div className="grid gap-5 lg:grid-cols-[1.6fr_1fr]">
        <TokenMeter />
        <PlanPanel />
        <div className="min-w-0 lg:col-span-2">
          <FirstSteps />
        </div>
      </div>
    </>
  )
}
