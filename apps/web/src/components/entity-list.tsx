import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { queries } from '../api.ts'
import { matcher } from '../search.ts'
import { useTexts } from '../texts/language.tsx'
import { Empty } from './notice.tsx'
import { Panel } from './panel.tsx'
import { QueryView } from './query-view.tsx'
import { SearchField } from './search-field.tsx'
import { Segmented } from './segmented.tsx'

type Method = 'all' | 'pattern' | 'nlp'

export function EntityList() {
  const { entities: texts } = useTexts()
  const entities = useQuery(queries.entities)
  const [typed, setTyped] = useState('')
  const [method, setMethod] = useState<Method>('all')
  const matches = matcher(useDeferredValue(typed))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SearchField label={texts.search} placeholder={texts.searchHint} value={typed} onChange={setTyped} />
        <Segmented
          legend={texts.method}
          value={method}
          onChange={setMethod}
          options={[
            { value: 'all', label: texts.all },
            { value: 'pattern', label: texts.byPattern },
            { value: 'nlp', label: texts.byLanguage },
          ]}
        />
      </div>
      <QueryView query={entities} rows={8}>
        {(list) => {
          const shown = list.filter(
            (entity) =>
              (method === 'all' || entity.detection === method) &&
              matches(entity.type, entity.description, entity.pattern),
          )
          return (
            <Panel>
              <p role="status" className="mb-2 text-sm text-soft">
                {texts.count(shown.length, list.length)}
              </p>
              {shown.length === 0 ? (
                <Empty title={texts.none} />
              ) : (
                <ul className="grid divide-y divide-line">
                  {shown.map(({ type, description, pattern, languages }) => (
                    <li key={type} className="grid gap-x-6 gap-y-0.5 py-3 md:grid-cols-[17rem_minmax(0,1fr)]">
                      <code className="font-mono text-[0.8125rem] leading-6 font-medium wrap-anywhere">
                        {type}
                      </code>
                      <div>
                        <p>{description}</p>
                        <p className="text-sm text-soft">
                          {pattern ?? (languages && texts.languages(languages.length))}
                        </p>
                      </div>
                    </li>
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
