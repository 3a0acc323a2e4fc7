import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../api.ts'
import { Button } from '../components/button.tsx'
import { SelectField } from '../components/field.tsx'
import { FileDrop } from '../components/file-drop.tsx'
import { FileList } from '../components/file-list.tsx'
import { Empty, Hint } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Panel } from '../components/panel.tsx'
import { SearchChoices } from '../components/search-choices.tsx'
import { type FileOperatorChoice, fileOperatorChoices, operatorForAll } from '../operators.ts'
import { useIsFreePlan } from '../plan.ts'
import { useLanguage } from '../texts/language.tsx'
import { useFiles } from '../use-files.ts'

/** Documents and pictures: what is in them, and copies without it. */
export function Files() {
  const { texts: all, language } = useLanguage()
  const { files: texts, anonymize } = all
  const queryClient = useQueryClient()
  const isFree = useIsFreePlan()
  const { entries, isBusy, hasWork, add, remove, run } = useFiles(() =>
    queryClient.invalidateQueries({ queryKey: queries.tokens.queryKey }),
  )
  const [choices, setChoices] = useState({ preset: '', language: language as string })
  const [operator, setOperator] = useState<FileOperatorChoice>('replace')
  const cleaning = { ...choices, operator: operatorForAll(operator) }
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel>
          <div className="grid gap-5">
            {isFree && <Hint>{texts.notInPlan}</Hint>}
            <FileDrop onFiles={add} />
            <SearchChoices value={choices} onChange={setChoices} />
            <SelectField
              label={anonymize.operator}
              value={operator}
              onChange={(event) => setOperator(event.target.value as FileOperatorChoice)}
            >
              {fileOperatorChoices.map((value) => (
                <option key={value} value={value}>
                  {anonymize.operators[value]}
                </option>
              ))}
            </SelectField>
            <div className="flex flex-wrap gap-3">
              <Button disabled={isFree || !hasWork(cleaning)} onClick={() => run(cleaning)}>
                {texts.clean}
              </Button>
              <Button look="quiet" disabled={isFree || !hasWork(choices)} onClick={() => run(choices)}>
                {texts.look}
              </Button>
            </div>
          </div>
        </Panel>
        {entries.length === 0 ? (
          <Empty title={texts.empty} />
        ) : (
          <Panel title={texts.list}>
            <FileList entries={entries} isBusy={isBusy} onRemove={remove} />
          </Panel>
        )}
      </div>
    </>
  )
}
