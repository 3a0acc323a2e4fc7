import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { client, queries, unwrap } from '../api.ts'
import { PASSWORD_MIN_LENGTH } from '../credentials.ts'
import { isFailure } from '../failure-text.ts'
import { ASKS_PASSWORD } from '../query-client.ts'
import { useTexts } from '../texts/language.tsx'
import { keepOpened, unlock, useOpenedAccount, zeroKnowledge } from '../zero-knowledge.ts'
import { Button } from './button.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { FailureNotice } from './notice.tsx'
import { Panel } from './panel.tsx'
import { PasswordField } from './password-field.tsx'

interface Props {
  email: string
  isZeroKnowledge: boolean
}

export function ChangePassword({ email, isZeroKnowledge }: Props) {
  const { account: texts, signUp, vault } = useTexts()
  const opened = useOpenedAccount()
  const queryClient = useQueryClient()
  const [currentPassword, setCurrentPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [tried, setTried] = useState(false)
  const change = useMutation({
    meta: isZeroKnowledge ? ASKS_PASSWORD : {},
    mutationFn: async () => {
      if (!isZeroKnowledge)
        return void (await unwrap(client.changePassword({ currentPassword, newPassword })))
      const before = opened ?? (await unlock(email, currentPassword))
      const { account } = await unwrap(zeroKnowledge.changePassword(before, currentPassword, newPassword))
      keepOpened(account)
    },
    onSuccess: () => {
      setCurrentPassword('')
      setNewPassword('')
      setTried(false)
      toast.success(texts.changed)
      return queryClient.invalidateQueries({ queryKey: queries.browsers.queryKey })
    },
  })
  const isWrong =
    isZeroKnowledge && (isFailure(change.error, 'AUTH_INVALID') || isFailure(change.error, 'Wrong password'))
  const currentOk = currentPassword.length > 0
  const newOk = newPassword.length >= PASSWORD_MIN_LENGTH
  return (
    <Panel title={texts.password} lead={texts.passwordText}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (currentOk && newOk) change.mutate()
        }}
      >
        {/* Lets password managers know whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.current}
          name="current-password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={tried && !currentOk ? texts.currentMissing : undefined}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
        <NewPasswordField
          label={texts.next}
          value={newPassword}
          error={tried && !newOk ? signUp.passwordShort(PASSWORD_MIN_LENGTH) : undefined}
          onChange={setNewPassword}
        />
        {change.isError && (
          <FailureNotice error={change.error} message={isWrong ? vault.wrongPassword : undefined} />
        )}
        <Button type="submit" busy={change.isPending} className="justify-self-start">
          {texts.submit}
        </Button>
      </form>
    </Panel>
  )
}
