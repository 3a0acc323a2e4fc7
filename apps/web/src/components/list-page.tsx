import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Empty } from './notice.tsx'
import { PageHeader } from './page-header.tsx'
import { Panel } from './panel.tsx'
import { QueryView } from './query-view.tsx'

interface Props<Item> {
  texts: { title: string; lead: string; create: string; empty: string; emptyText: string }
  query: UseQueryResult<Item[]>
  list(items: Item[]): ReactNode
  /** Where a new one is made. */
  dialog(close: () => void): ReactNode
}

/** What somebody has of one kind, and the way to one more. */
export function ListPage<Item>({ texts, query, list, dialog }: Props<Item>) {
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
        <QueryView query={query}>
          {(items) =>
            items.length === 0 ? (
              <Empty title={texts.empty}>
                <p className="text-soft">{texts.emptyText}</p>
              </Empty>
            ) : (
              list(items)
            )
          }
        </QueryView>
      </Panel>
      {creating && dialog(() => setCreating(false))}
    </>
  )
}
