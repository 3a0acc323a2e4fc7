import { useEffect, useRef, useState } from 'react'
import type { Finding } from '../api.ts'
import { huesOf } from '../highlight.ts'
import { useTexts } from '../texts/language.tsx'
import { AnonymizePanel } from './anonymize-panel.tsx'
import { FindingsTable } from './findings-table.tsx'
import { FoundTypes } from './found-types.tsx'
import { HighlightedText } from './highlighted-text.tsx'
import { Panel } from './panel.tsx'
import { Segmented } from './segmented.tsx'

interface Props {
  text: string
  language: string
  findings: readonly Finding[]
  tokensCharged: number
}

/** What was found: in the text, by type, and one by one. */
export function Reading({ text, language, findings, tokensCharged }: Props) {
  const { try: texts } = useTexts()
  const [view, setView] = useState<'show' | 'vanish'>('show')
  const [kept, setKept] = useState<ReadonlySet<Finding>>(new Set())
  const keep = (some: readonly Finding[], isKept: boolean) => {
    const these = new Set(some)
    const others = [...kept].filter((finding) => !these.has(finding))
    setKept(new Set(isKept ? [...others, ...some] : others))
  }
  const hues = huesOf(findings)
  const frame = useRef<HTMLDivElement>(null)
  // On a narrow screen the answer lies below the form; bring it to the reader.
  useEffect(() => {
    const element = frame.current
    if (element && element.getBoundingClientRect().top > window.innerHeight * 0.7) element.scrollIntoView()
  }, [])
  return (
    <div ref={frame} className="grid scroll-mt-20 gap-5 appearing">
      <Panel
        title={texts.found(findings.length)}
        lead={texts.charged(tokensCharged)}
        action={
          <Segmented
            legend={texts.view}
            value={view}
            onChange={setView}
            options={(['show', 'vanish'] as const).map((value) => ({ value, label: texts[value] }))}
          />
        }
      >
        <HighlightedText
          text={text}
          findings={findings}
          hues={hues}
          kept={kept}
          vanished={view === 'vanish'}
        />
        {findings.length === 0 ? (
          <p className="mt-4 text-soft">{texts.nothing}</p>
        ) : (
          <FoundTypes findings={findings} hues={hues} kept={kept} onKeep={keep} />
        )}
      </Panel>
      {findings.length > 0 && (
        <>
          <AnonymizePanel
            text={text}
            language={language}
            findings={findings.filter((finding) => !kept.has(finding))}
            hues={hues}
          />
          <Panel title={texts.details}>
            <FindingsTable findings={findings} hues={hues} kept={kept} onKeep={keep} />
          </Panel>
        </>
      )}
    </div>
  )
}
