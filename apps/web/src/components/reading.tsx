import { useEffect, useRef, useState } from 'react'
import type { Finding } from '../api.ts'
import { huesOf } from '../highlight.ts'
import { useTexts } from '../texts/language.tsx'
import { AnonymizePanel } from './anonymize-panel.tsx'
import { FindingsTable } from './findings-table.tsx'
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
        <HighlightedText text={text} findings={findings} hues={hues} vanished={view === 'vanish'} />
        {findings.length === 0 ? (
          <p className="mt-4 text-soft">{texts.nothing}</p>
        ) : (
          <ul
            aria-label={texts.types}
            className="mt-6 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4"
          >
            {[...hues].map(([type, hue]) => (
              <li key={type} className="flex items-center gap-2 font-mono text-xs">
                <span aria-hidden className="finding-dot size-2.5 rounded-full" style={{ '--hue': hue }} />
                {type}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {findings.length > 0 && (
        <>
          <AnonymizePanel text={text} language={language} findings={findings} hues={hues} />
          <Panel title={texts.details}>
            <FindingsTable findings={findings} hues={hues} />
          </Panel>
        </>
      )}
    </div>
  )
}
