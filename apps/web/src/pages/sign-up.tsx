import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { client, unwrap } from '../api.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { NewPasswordField } from '../components/new-password-field.tsx'
import { FailureNotice } from '../components/notice.tsx'
import { RecoveryPhrase } from '../components/recovery-phrase.tsx'
import { SwitchField } from '../components/switch-field.tsx'
import { WelcomeFrame } from '../components/welcome-frame.tsx'
import { looksLikeEmail, PASSWORD_MIN_LENGTH } from '../credentials.ts'
import { storeChoice } from '../storage.ts'
import { useTexts } from '../texts/language.tsx'
import { type Entrance, useEnter } from '../use-enter.ts'
import { zeroKnowledge } from '../zero-knowledge.ts'

export function SignUp() {
  const { signUp: texts, signIn, recovery } = useTexts()
  const enter = useEnter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [isZeroKnowledge, setZeroKnowledge] = useState(false)
  const signUp = useMutation({
    gcTime: 0,
    mutationFn: async (): Promise<Entrance & { recoveryPhrase?: string }> =>
      isZeroKnowledge
        ? unwrap(zeroKnowledge.signUp(email.trim(), password))
        : unwrap(client.signUp({ email: email.trim(), password })),
    onSuccess: (session) => {
      storeChoice('zero-knowledge', isZeroKnowledge ? 'yes' : undefined)
      return session.recoveryPhrase === undefined ? enter(session) : undefined
    },
  })
  const emailOk = looksLikeEmail(email)
  const passwordOk = password.length >= PASSWORD_MIN_LENGTH
  const phrase = signUp.data?.recoveryPhrase
  if (signUp.data && phrase !== undefined) {
    return (
      <WelcomeFrame title={recovery.title} lead={recovery.lead}>
        <RecoveryPhrase phrase={phrase} onKept={() => enter(signUp.data)} />
      </WelcomeFrame>
    )
  }
  return (
    <WelcomeFrame title={texts.title} lead={texts.lead}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (emailOk && passwordOk) signUp.mutate()
        }}
      >
        <Field
          label={signIn.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          error={tried && !emailOk ? texts.emailInvalid : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <NewPasswordField
          label={signIn.password}
          value={password}
          error={tried && !passwordOk ? texts.passwordShort(PASSWORD_MIN_LENGTH) : undefined}
          onChange={setPassword}
        />
        <SwitchField
          label={texts.zeroKnowledge}
          hint={texts.zeroKnowledgeText}
          checked={isZeroKnowledge}
          onChange={setZeroKnowledge}
        />
        {signUp.isError && <FailureNotice error={signUp.error} />}
        <Button type="submit" busy={signUp.isPending}>
          {texts.submit}
        </Button>
      </form>
      <p className="mt-6 text-sm text-soft">
        {texts.other}{' '}
        <Link to="/sign-in" className="font-medium text-accent underline underline-offset-4">
          {texts.otherLink}
        </Link>
      </p>
    </WelcomeFrame>
  )
}
