import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { client, ServiceFailure, unwrap } from '../api.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { FailureNotice } from '../components/notice.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { WelcomeFrame } from '../components/welcome-frame.tsx'
import { useTexts } from '../texts/language.tsx'
import { useEnter } from '../use-enter.ts'

export function SignIn() {
  const { signIn: texts } = useTexts()
  const { ended, next } = useSearch({ from: '/guest/sign-in' })
  const enter = useEnter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    mutationFn: () => unwrap(client.signIn({ email, password })),
    onSuccess: (session) => enter(session, next),
  })
  const isWrong = signIn.error instanceof ServiceFailure && signIn.error.failure.code === 'AUTH_INVALID'
  return (
    <WelcomeFrame title={texts.title} lead={ended ? texts.expired : texts.lead}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate()
        }}
      >
        <Field
          label={texts.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {signIn.isError && <FailureNotice error={signIn.error} message={isWrong ? texts.wrong : undefined} />}
        <Button type="submit" busy={signIn.isPending}>
          {texts.submit}
        </Button>
      </form>
      <p className="mt-6 text-sm text-soft">
        {texts.other}{' '}
        <Link to="/sign-up" className="font-medium text-accent underline underline-offset-4">
          {texts.otherLink}
        </Link>
      </p>
    </WelcomeFrame>
  )
}
