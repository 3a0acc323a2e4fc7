import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { unwrap } from '../api.ts'
import { isFailure } from '../failure-text.ts'
import { ASKS_PASSWORD } from '../query-client.ts'
import { useTexts } from '../texts/language.tsx'
import { unlock, useOpenedAccount, zeroKnowledge } from '../zero-knowledge.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { FailureNotice } from './notice.tsx'
import { Panel } from './panel.tsx'
import { PasswordField } from './password-field.tsx'
import { RecoveryPhrase } from './recovery-phrase.tsx'

/** For zero-knowledge users who have lost the phrase, or fear that someone else has found it. */
export function NewRecoveryPhrase({ email }: { email: string }) {
  const { recovery: texts, account: accountTexts, vault } = useTexts()
  const opened = useOpenedAccount()
  const [password, setPassword] = useState('')
  const change = useMutation({
    meta: ASKS_PASSWORD,
    gcTime: 0,
    mutationFn: async () => {
      const account = opened ?? (await unlock(email, password))
      return unwrap(zeroKnowledge.changeRecoveryPhrase(account, password))
    },
    onSuccess: () => setPassword(''),
  })
  const isWrong = isFailure(change.error, 'AUTH_INVALID') || isFailure(change.error, 'Wrong password')
  return (
    <Panel title={texts.phrase} lead={texts.replaceText}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate()
        }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={accountTexts.current}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {change.isError && (
          <FailureNotice error={change.error} message={isWrong ? vault.wrongPassword : undefined} />
        )}
        <Button type="submit" look="quiet" busy={change.isPending} className="justify-self-start">
          {texts.replace}
        </Button>
      </form>
      {change.data && (
        <Modal
          open
          title={texts.title}
          description={texts.lead}
          dismissable={false}
          onClose={() => change.reset()}
        >
          <RecoveryPhrase
            phrase={change.data.recoveryPhrase}
            onKept={() => {
              change.reset()
              toast.success(texts.replaced)
            }}
          />
        </Modal>
      )}
    </Panel>
  )
}
