import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { queries } from '../api.ts'
import { matcher } from '../search.ts'
import { useTexts } from '../texts/language.tsx'
import { buttonClass } from './button.tsx'
import { Empty } from './notice.tsx'
import { Panel } from './panel.tsx'
import { QueryView } from './query-view.tsx'
import { SearchField } from './search-field.tsx'

interface Preset {
  id: string
  name: string
  entityCount: number
  entities: readonly string[]
}

function PresetEntry({ preset }: { preset: Preset }) {
  const { entities: texts } = useTexts()
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <details className="group min-w-0 flex-1">
        <summary className="flex list-none flex-wrap items-baseline gap-x-3 rounded-md pt-1">
          <span className="flex items-center gap-2 font-medium">
            <ChevronRight
              aria-hidden
              className="size-4 text-soft transition-transform group-open:rotate-90"
            />
            {preset.name}
          </span>
          <span className="pl-6 text-sm text-soft sm:pl-0">
            {texts.typesIn(preset.entityCount)} ·{' '}
            <code className="font-mono text-xs wrap-anywhere">{preset.id}</code>
          </span>
        </summary>
        <ul className="mt-2 flex flex-wrap gap-1.5 pl-6">
          {preset.entities.map((type) => (
            <li key={type} className="rounded bg-sunken px-1.5 py-0.5 font-mono text-xs">
              {type}
            </li>
          ))}
        </ul>
      </details>
      <Link
        to="/try"
        search={{ preset: preset.id }}
        aria-label={texts.usePresetLabel(preset.name)}
        className={buttonClass('quiet', 'small')}
      >
        {texts.usePreset}
      </Link>
    </li>
  )
}

export function PresetList() {
  const { entities: texts } = useTexts()
  const presets = useQuery(queries.presets)
  const [typed, setTyped] = useState('')
  const matches = matcher(useDeferredValue(typed))
  return (
    <>
      <div className="mb-5 flex">
        <SearchField
          label={texts.searchPresets}
          placeholder={texts.searchHint}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <QueryView query={presets} rows={8}>
        {(list) => {
          const shown = list.filter(({ id, name, entities }) => matches(id, name, entities.join(' ')))
          return (
            <Panel>
              <p role="status" className="mb-2 text-sm text-soft">
                {texts.presetCount(shown.length, list.length)}
              </p>
              {shown.length === 0 ? (
                <Empty title={texts.none} />
              ) : (
                <ul className="grid divide-y divide-line">
                  {shown.map((preset) => (
                    <PresetEntry key={preset.id} preset={preset} />
                  ))}
                </ul>
              )}
            </Panel>
          )
        }}
      </QueryView>
    </>
  )
}
