import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { queries } from '../api.ts'
import { Button } from '../components/button.tsx'
import { KeyTable } from '../components/key-table.tsx'
import { NewKeyDialog } from '../components/new-key-dialog.tsx'
import { Empty } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Panel } from '../components/panel.tsx'
import { QueryView } from '../components/query-view.tsx'
import { useTexts } from '../texts/language.tsx'

export function Keys() {
  const { keys: texts } = useTexts()
  const keys = useQuery(queries.keys)
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        action={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden className="size-4" />
            {texts.create}
          </Button>
        }
      />
      <Panel>
        <QueryView query={keys}>
          {(list) =>
            list.length === 0 ? (
              <Empty title={texts.empty}>
                <p className="text-soft">{texts.emptyText}</p>
              </Empty>
            ) : (
              <KeyTable keys={list} />
            )
          }
        </QueryView>
      </Panel>
      {creating && <NewKeyDialog onClose={() => setCreating(false)} />}
    </>
  )
}
