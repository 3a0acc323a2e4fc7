import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { type AnalyzeInput, queries } from '../api.ts'
import { useFormat } from '../format.ts'
import { useLanguage } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { FieldFrame, inputClass, noteOf } from './field.tsx'
import { Panel } from './panel.tsx'
import { SearchChoices } from './search-choices.tsx'

const DEFAULT_THRESHOLD = 0.35

/** As the service counts: code points. */
function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

interface Props {
  firstPreset: string
  busy: boolean
  onSubmit(input: AnalyzeInput): void
}

export function AnalyzeForm({ firstPreset, busy, onSubmit }: Props) {
  const { texts: all, language: pageLanguage } = useLanguage()
  const texts = all.try
  const format = useFormat()
  const limit = useQuery(queries.limits).data?.maxTextLength
  const textId = useId()
  const thresholdId = useId()
  const [text, setText] = useState('')
  const [choices, setChoices] = useState({ preset: firstPreset, language: pageLanguage as string })
  const [threshold, setThreshold] = useState(DEFAULT_THRESHOLD)
  const [tried, setTried] = useState(false)
  const characters = useMemo(() => countCharacters(text), [text])
  const isTooLong = limit !== undefined && characters > limit
  const error = isTooLong
    ? texts.tooLong(format.number(characters), format.number(limit))
    : tried && text.trim() === ''
      ? texts.emptyText
      : undefined
  const length =
    limit === undefined ? undefined : texts.length(format.number(characters), format.number(limit))

  return (
    <Panel>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (text.trim() === '' || isTooLong) return
          const { language, preset } = choices
          onSubmit({ text, language, score_threshold: threshold, ...(preset ? { preset } : {}) })
        }}
      >
        <FieldFrame id={textId} label={texts.text} error={error}>
          <textarea
            id={textId}
            rows={9}
            dir="auto"
            value={text}
            spellCheck={false}
            {...noteOf(textId, undefined, error)}
            onChange={(event) => setText(event.target.value)}
            className={`${inputClass} field-sizing-content max-h-[60vh] min-h-52 resize-y py-2.5`}
          />
          <div className="flex flex-wrap items-center gap-x-2">
            <Button look="plain" size="small" className="-ml-3" onClick={() => setText(texts.sampleText)}>
              {texts.sample}
            </Button>
            {text !== '' && (
              <Button look="plain" size="small" onClick={() => setText('')}>
                {texts.clear}
              </Button>
            )}
            {length && <span className="ml-auto text-xs text-soft tabular-nums">{length}</span>}
          </div>
        </FieldFrame>
        <SearchChoices value={choices} onChange={setChoices} />
        <div className="grid gap-1.5">
          <label htmlFor={thresholdId} className="flex justify-between text-sm font-medium">
            {texts.threshold}
            <output htmlFor={thresholdId} className="font-normal text-soft tabular-nums">
              {format.score(threshold)}
            </output>
          </label>
          <input
            id={thresholdId}
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={threshold}
            onChange={(event) => setThreshold(event.target.valueAsNumber)}
            className="h-6 w-full accent-accent"
          />
        </div>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? texts.working : texts.submit}
        </Button>
      </form>
    </Panel>
  )
}
