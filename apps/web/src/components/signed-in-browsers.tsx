import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { client, queries, unwrap } from '../api.ts'
import { useFormat } from '../format.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { FailureNotice } from './notice.tsx'
import { Panel } from './panel.tsx'
import { QueryView } from './query-view.tsx'

export function SignedInBrowsers() {
  const { account: texts } = useTexts()
  const format = useFormat()
  const queryClient = useQueryClient()
  const browsers = useQuery(queries.browsers)
  const end = useMutation({
    mutationFn: (id: string) => unwrap(client.endDashboardSession({ id })),
    onSuccess: () => {
      toast.success(texts.ended)
      return queryClient.invalidateQueries({ queryKey: queries.browsers.queryKey })
    },
  })
  return (
    <Panel title={texts.sessions} lead={texts.sessionsText}>
      {end.isError && <FailureNotice error={end.error} />}
      <QueryView query={browsers}>
        {(sessions) => (
          <ul className="grid divide-y divide-line">
            {sessions.map(({ id, current, createdAt, expiresAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
              >
                <div>
                  <p className={current ? 'font-medium' : ''}>{current ? texts.here : texts.elsewhere}</p>
                  <p className="text-sm text-soft">
                    {texts.signedIn(format.moment(createdAt))}, {texts.until(format.day(expiresAt))}
                  </p>
                </div>
                {!current && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={texts.endLabel(format.moment(createdAt))}
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                  >
                    {texts.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}
