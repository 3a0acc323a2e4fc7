import type { UnlockedAccount } from '@sfumato/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { queries } from './api.ts'
import { markSignedIn } from './signed-in.ts'
import { keepOpened } from './zero-knowledge.ts'

type Session = Awaited<ReturnType<NonNullable<typeof queries.session.queryFn>>>

export interface Entrance extends Session {
  /** Of a zero-knowledge user. */
  account?: UnlockedAccount
}

/** Goes in after signing in or up, with the answer that the service already gave. */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return ({ user, expiresAt, account }: Entrance, next = '/') => {
    queryClient.clear()
    queryClient.setQueryData(queries.session.queryKey, { user, expiresAt })
    keepOpened(account)
    markSignedIn(user.id)
    return router.navigate({ to: next, replace: true })
  }
}
