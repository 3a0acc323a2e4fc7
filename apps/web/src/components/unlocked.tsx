import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queries } from '../api.ts'
import { isFailure } from '../failure-text.ts'
import type { Keeper } from '../key-pairs.ts'
import { ASKS_PASSWORD } from '../query-client.ts'
import { useTexts } from '../texts/language.tsx'
import { unlock, unlockStaleQueries, useOpenedAccount } from '../zero-knowledge.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { FailureNotice } from './notice.tsx'
import { PasswordField } from './password-field.tsx'

/** Who keeps this user's private keys; nobody until a zero-knowledge user has given the password. */
export function useKeeper(): Keeper | undefined {
  const user = useQuery(queries.session).data?.user
  const opened = useOpenedAccount()
  if (!user) return undefined
  return user.zeroKnowledge ? opened : 'service'
}

function UnlockForm() {
  const { vault: texts, signIn } = useTexts()
  const queryClient = useQueryClient()
  const email = useQuery(queries.session).data?.user.email ?? ''
  const [password, setPassword] = useState('')
  const opening = useMutation({
    meta: ASKS_PASSWORD,
    mutationFn: () => unlock(email, password),
    onSuccess: () =>
      Promise.all(unlockStaleQueries.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
  const isWrong = isFailure(opening.error, 'AUTH_INVALID')
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        opening.mutate()
      }}
    >
      <p className="text-sm text-soft">{texts.lockedText}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={signIn.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {opening.isError && (
        <FailureNotice error={opening.error} message={isWrong ? texts.wrongPassword : undefined} />
      )}
      <Button type="submit" busy={opening.isPending} className="justify-self-start">
        {opening.isPending ? texts.unlocking : texts.unlock}
      </Button>
    </form>
  )
}

/** What needs a private key: shown at once, or after a zero-knowledge user has given the password. */
export function Unlocked({ children }: { children(keeper: Keeper): ReactNode }) {
  const keeper = useKeeper()
  return keeper === undefined ? <UnlockForm /> : children(keeper)
}

export function UnlockDialog({ title, onClose }: { title: string; onClose(): void }) {
  const { vault: texts } = useTexts()
  return (
    <Modal open title={title} description={texts.locked} onClose={onClose}>
      <UnlockForm />
    </Modal>
  )
}
