import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { queries } from './api.ts'
import { markSignedIn } from './signed-in.ts'

type Session = Awaited<ReturnType<NonNullable<typeof queries.session.queryFn>>>

/** Goes in after signing in or up, with the answer that the service already gave. */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return (session: Session, next = '/') => {
    queryClient.clear()
    queryClient.setQueryData(queries.session.queryKey, session)
    markSignedIn(true)
    return router.navigate({ to: next, replace: true })
  }
}
