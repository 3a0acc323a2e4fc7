import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type AnalyzeInput, queries } from '../api.ts'
import { useFormat } from '../format.ts'
import { useLanguage } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { FieldFrame, inputClass, noteOf, SelectField } from './field.tsx'
import { Panel } from './panel.tsx'

const DEFAULT_THRESHOLD = 0.35

interface Props {
  firstPreset: string
  busy: boolean
  onSubmit(input: AnalyzeInput): void
}

/** Languages a text may be in: those that the types found by language name. */
function useTextLanguages(): string[] {
  const entities = useQuery(queries.entities).data ?? []
  const { language } = useLanguage()
  const format = useFormat()
  const codes = new Set([language, ...entities.flatMap((entity) => entity.languages ?? [])])
  return [...codes].sort((a, b) => format.languageName(a).localeCompare(format.languageName(b), language))
}

export function AnalyzeForm({ firstPreset, busy, onSubmit }: Props) {
  const { texts: all, language: pageLanguage } = useLanguage()
  const texts = all.try
  const format = useFormat()
  const presets = useQuery(queries.presets).data ?? []
  const limit = useQuery(queries.limits).data?.maxTextLength
  const languages = useTextLanguages()
  const textId = useId()
  const thresholdId = useId()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<string>(pageLanguage)
  const [preset, setPreset] = useState(firstPreset)
  const [threshold, setThreshold] = useState(DEFAULT_THRESHOLD)
  const [tried, setTried] = useState(false)
  const error = tried && text.trim() === '' ? texts.emptyText : undefined
  const length =
    limit === undefined ? undefined : texts.length(format.number([...text].length), format.number(limit))

  return (
    <Panel>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (text.trim() === '') return
          onSubmit({ text, language, score_threshold: threshold, ...(preset ? { preset } : {}) })
        }}
      >
        <FieldFrame id={textId} label={texts.text} error={error}>
          <textarea
            id={textId}
            rows={9}
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
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={texts.preset}
            value={preset}
            onChange={(event) => setPreset(event.target.value)}
          >
            <option value="">{texts.allTypes}</option>
            {presets.map(({ id, name, entityCount }) => (
              <option key={id} value={id}>
                {`${name} (${entityCount})`}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.language}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {format.languageName(code)}
              </option>
            ))}
          </SelectField>
        </div>
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
