import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type AnalyzeInput, client, queries, unwrap } from '../api.ts'
import { AnalyzeForm } from '../components/analyze-form.tsx'
import { Empty, FailureNotice, Loading } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Panel } from '../components/panel.tsx'
import { Reading } from '../components/reading.tsx'
import { inReadingOrder } from '../highlight.ts'
import { useTexts } from '../texts/language.tsx'

export function Try() {
  const { try: texts } = useTexts()
  const { preset } = useSearch({ from: '/member/try' })
  const queryClient = useQueryClient()
  const analyze = useMutation({
    mutationFn: async (input: AnalyzeInput) => {
      // UTF-16 units are how the browser counts, so that marks stay in place behind emoji.
      const answer = await unwrap(client.analyze({ ...input, offset_unit: 'utf16', explain: true }))
      return {
        text: input.text,
        language: input.language ?? 'en',
        findings: inReadingOrder(answer.results),
        tokensCharged: answer.tokens_charged,
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.tokens.queryKey }),
  })
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <AnalyzeForm
          firstPreset={preset ?? ''}
          busy={analyze.isPending}
          onSubmit={(input) => analyze.mutate(input)}
        />
        <div className="min-w-0" aria-live="polite">
          {analyze.isError ? (
            <FailureNotice error={analyze.error} />
          ) : analyze.isPending ? (
            <Panel>
              <Loading rows={6} />
            </Panel>
          ) : analyze.data ? (
            <Reading {...analyze.data} />
          ) : (
            <Empty title={texts.waiting} />
          )}
        </div>
      </div>
    </>
  )
}
