import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { client, unwrap } from '../api.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { FailureNotice } from '../components/notice.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { SwitchField } from '../components/switch-field.tsx'
import { WelcomeFrame } from '../components/welcome-frame.tsx'
import { isFailure } from '../failure-text.ts'
import { storeChoice, storedChoice } from '../storage.ts'
import { useTexts } from '../texts/language.tsx'
import { type Entrance, useEnter } from '../use-enter.ts'
import { zeroKnowledge } from '../zero-knowledge.ts'

export function SignIn() {
  const { signIn: texts } = useTexts()
  const { ended, next } = useSearch({ from: '/guest/sign-in' })
  const enter = useEnter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  // The service does not tell which kind an account is, so that nobody learns who has one: the user says it.
  const [isZeroKnowledge, setZeroKnowledge] = useState(storedChoice('zero-knowledge') === 'yes')
  const signIn = useMutation<Entrance>({
    mutationFn: () =>
      isZeroKnowledge
        ? unwrap(zeroKnowledge.signIn(email.trim(), password))
        : unwrap(client.signIn({ email, password })),
    onSuccess: (session) => {
      storeChoice('zero-knowledge', isZeroKnowledge ? 'yes' : undefined)
      return enter(session, next)
    },
  })
  const isWrong = isFailure(signIn.error, 'AUTH_INVALID')
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
        <SwitchField
          label={texts.zeroKnowledge}
          hint={texts.zeroKnowledgeText}
          checked={isZeroKnowledge}
          onChange={setZeroKnowledge}
        />
        {signIn.isError && (
          <FailureNotice
            error={signIn.error}
            message={isWrong ? (isZeroKnowledge ? texts.wrong : texts.wrongKind) : undefined}
          />
        )}
        <Button type="submit" busy={signIn.isPending}>
          {texts.submit}
        </Button>
      </form>
      <p className="mt-6 text-sm text-soft">
        {texts.lost}{' '}
        {isZeroKnowledge ? (
          <Link to="/recover" className="font-medium text-accent underline underline-offset-4">
            {texts.lostLink}
          </Link>
        ) : (
          texts.lostAsk
        )}
      </p>
      <p className="mt-6 text-sm text-soft">
        {texts.other}{' '}
        <Link to="/sign-up" className="font-medium text-accent underline underline-offset-4">
          {texts.otherLink}
        </Link>
      </p>
    </WelcomeFrame>
  )
}
