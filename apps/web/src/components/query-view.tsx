import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice, Loading } from './notice.tsx'

/** The three states of everything that is fetched: not yet, not at all, here. */
export function QueryView<Data>({
  query,
  rows,
  children,
}: {
  query: UseQueryResult<Data>
  rows?: number
  children(data: Data): ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <FailureNotice error={query.error} onRetry={() => query.refetch()} />
  return rows === undefined ? <Loading /> : <Loading rows={rows} />
}
