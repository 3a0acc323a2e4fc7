import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { queries } from '../api.ts'
import { Button } from '../components/button.tsx'
import { KeyPairList } from '../components/key-pair-list.tsx'
import { NewKeyPairDialog } from '../components/new-key-pair-dialog.tsx'
import { Empty } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Panel } from '../components/panel.tsx'
import { QueryView } from '../components/query-view.tsx'
import { useTexts } from '../texts/language.tsx'

export function KeyPairs() {
  const { keyPairs: texts } = useTexts()
  const keyPairs = useQuery(queries.keyPairs)
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
        <QueryView query={keyPairs}>
          {(list) =>
            list.length === 0 ? (
              <Empty title={texts.empty}>
                <p className="text-soft">{texts.emptyText}</p>
              </Empty>
            ) : (
              <KeyPairList keyPairs={list} />
            )
          }
        </QueryView>
      </Panel>
      {creating && <NewKeyPairDialog onClose={() => setCreating(false)} />}
    </>
  )
}
