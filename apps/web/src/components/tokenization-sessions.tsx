import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { client, queries, unwrap } from '../api.ts'
import { useFormat } from '../format.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { Confirm } from './confirm.tsx'
import { Panel } from './panel.tsx'
import { QueryView } from './query-view.tsx'

function DeleteSession({ id, onClose }: { id: string; onClose(): void }) {
  const { openSessions: texts } = useTexts()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => unwrap(client.deleteTokenizationSession({ sessionId: id })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.tokenizationSessions.queryKey })
      toast.success(texts.deleted)
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={texts.deleteTitle}
      text={texts.deleteText}
      action={texts.delete}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}

/** What reversible anonymization left open: where encrypted parts lie, and which numbers were given. */
export function TokenizationSessions() {
  const { openSessions: texts } = useTexts()
  const format = useFormat()
  const sessions = useQuery(queries.tokenizationSessions)
  const [deleting, setDeleting] = useState<string>()
  return (
    <Panel title={texts.title} lead={texts.lead}>
      <QueryView query={sessions}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-soft">{texts.empty}</p>
          ) : (
            <ul aria-label={texts.title} className="grid divide-y divide-line">
              {list.map(({ id, createdAt, expiresAt, entityCount }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
                >
                  <div className="min-w-0">
                    <code className="font-mono text-[0.8125rem] wrap-anywhere">{id}</code>
                    <p className="text-sm text-soft">
                      {texts.about(entityCount, format.moment(createdAt), format.moment(expiresAt))}
                    </p>
                  </div>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={texts.deleteLabel(id)}
                    onClick={() => setDeleting(id)}
                  >
                    {texts.delete}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {deleting && <DeleteSession id={deleting} onClose={() => setDeleting(undefined)} />}
    </Panel>
  )
}
