import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { client, queries, unwrap } from '../api.ts'
import { Button } from '../components/button.tsx'
import { ChangePassword } from '../components/change-password.tsx'
import { NewRecoveryPhrase } from '../components/new-recovery-phrase.tsx'
import { FailureNotice } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Panel } from '../components/panel.tsx'
import { SignedInBrowsers } from '../components/signed-in-browsers.tsx'
import { TokenizationSessions } from '../components/tokenization-sessions.tsx'
import { useFormat } from '../format.ts'
import { markSignedIn } from '../signed-in.ts'
import { useTexts } from '../texts/language.tsx'
import { keepOpened } from '../zero-knowledge.ts'

function SignOut() {
  const { account: texts } = useTexts()
  const queryClient = useQueryClient()
  const router = useRouter()
  const signOut = useMutation({
    mutationFn: () => unwrap(client.signOut()),
    onSuccess: async () => {
      markSignedIn(undefined)
      keepOpened(undefined)
      await router.navigate({ to: '/sign-in' })
      queryClient.clear()
    },
  })
  return (
    <Panel title={texts.leave} lead={texts.leaveText}>
      {signOut.isError && <FailureNotice error={signOut.error} />}
      <Button look="quiet" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {texts.leave}
      </Button>
    </Panel>
  )
}

export function Account() {
  const { account: texts } = useTexts()
  const format = useFormat()
  const user = useQuery(queries.session).data?.user
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={user ? `${user.email} · ${texts.since(format.day(user.createdAt))}` : ''}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <ChangePassword email={user?.email ?? ''} isZeroKnowledge={user?.zeroKnowledge ?? false} />
          {user?.zeroKnowledge && <NewRecoveryPhrase email={user.email} />}
          <TokenizationSessions />
        </div>
        <div className="grid min-w-0 gap-5">
          <SignedInBrowsers />
          <SignOut />
        </div>
      </div>
    </>
  )
}
