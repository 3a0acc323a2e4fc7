import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { queries } from '../api.ts'
import { curlSnippet } from '../snippet.ts'
import { useTexts } from '../texts/language.tsx'
import { buttonClass } from './button.tsx'
import { CodeBlock } from './code-block.tsx'
import { Panel } from './panel.tsx'

interface StepProps {
  number: number
  title: string
  text: string
  done: boolean
  children: ReactNode
}

function Step({ number, title, text, done, children }: StepProps) {
  const { overview } = useTexts()
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4">
      <span
        className={`grid size-8 place-items-center rounded-full text-sm ${done ? 'bg-accent text-on-accent' : 'bg-sunken text-soft'}`}
      >
        {done ? <Check role="img" aria-label={overview.stepDone} className="size-4" /> : number}
      </span>
      <div className="min-w-0">
        <h3 className="pt-1 font-medium">{title}</h3>
        <p className="mb-3 text-soft">{text}</p>
        {children}
      </div>
    </li>
  )
}

/** From nothing to a first call. A step is ticked when the service has seen it happen. */
export function FirstSteps() {
  const { overview: texts } = useTexts()
  const keys = useQuery(queries.keys).data ?? []
  const tokens = useQuery(queries.tokens).data
  return (
    <Panel title={texts.steps}>
      <ol className="grid gap-8 pt-2">
        <Step number={1} title={texts.keyTitle} text={texts.keyText} done={keys.length > 0}>
          <Link to="/keys" className={buttonClass('quiet', 'small')}>
            {texts.keyLink}
          </Link>
        </Step>
        <Step
          number={2}
          title={texts.callTitle}
          text={texts.callText}
          done={keys.some((key) => key.lastUsedAt !== null)}
        >
          <CodeBlock label={texts.callLabel} code={curlSnippet('YOUR_KEY')} />
        </Step>
        <Step number={3} title={texts.tryTitle} text={texts.tryText} done={(tokens?.usedThisMonth ?? 0) > 0}>
          <Link to="/try" className={buttonClass('quiet', 'small')}>
            {texts.tryLink}
          </Link>
        </Step>
      </ol>
    </Panel>
  )
}
