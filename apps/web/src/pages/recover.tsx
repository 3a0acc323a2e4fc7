import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { unwrap } from '../api.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { NewPasswordField } from '../components/new-password-field.tsx'
import { FailureNotice } from '../components/notice.tsx'
import { RecoveryPhrase } from '../components/recovery-phrase.tsx'
import { WelcomeFrame } from '../components/welcome-frame.tsx'
import { looksLikeEmail, PASSWORD_MIN_LENGTH } from '../credentials.ts'
import { isFailure } from '../failure-text.ts'
import { storeChoice } from '../storage.ts'
import { useTexts } from '../texts/language.tsx'
import { useEnter } from '../use-enter.ts'
import { zeroKnowledge } from '../zero-knowledge.ts'

export function Recover() {
  const { recovery: texts, signIn, signUp } = useTexts()
  const enter = useEnter()
  const [email, setEmail] = useState('')
  const [phrase, setPhrase] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const recover = useMutation({
    gcTime: 0,
    mutationFn: () => unwrap(zeroKnowledge.recover(email.trim(), phrase, password)),
    onSuccess: () => storeChoice('zero-knowledge', 'yes'),
  })
  const emailOk = looksLikeEmail(email)
  const phraseOk = phrase.trim() !== ''
  const passwordOk = password.length >= PASSWORD_MIN_LENGTH
  const failure = isFailure(recover.error, 'Not a recovery phrase')
    ? texts.slip
    : isFailure(recover.error, 'AUTH_INVALID')
      ? texts.refused
      : undefined
  if (recover.data) {
    return (
      <WelcomeFrame title={texts.title} lead={texts.again}>
        <RecoveryPhrase phrase={recover.data.recoveryPhrase} onKept={() => enter(recover.data)} />
      </WelcomeFrame>
    )
  }
  return (
    <WelcomeFrame title={texts.recoverTitle} lead={texts.recoverLead}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (emailOk && phraseOk && passwordOk) recover.mutate()
        }}
      >
        <Field
          label={signIn.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          error={tried && !emailOk ? signUp.emailInvalid : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label={texts.phrase}
          name="recovery-phrase"
          autoComplete="off"
          spellCheck={false}
          required
          value={phrase}
          hint={texts.phraseHint}
          error={tried && !phraseOk ? texts.phraseMissing : undefined}
          onChange={(event) => setPhrase(event.target.value)}
        />
        <NewPasswordField
          label={texts.newPassword}
          value={password}
          error={tried && !passwordOk ? signUp.passwordShort(PASSWORD_MIN_LENGTH) : undefined}
          onChange={setPassword}
        />
        {recover.isError && <FailureNotice error={recover.error} message={failure} />}
        <Button type="submit" busy={recover.isPending}>
          {texts.recoverSubmit}
        </Button>
      </form>
      <p className="mt-6 text-sm text-soft">
        <Link to="/sign-in" className="font-medium text-accent underline underline-offset-4">
          {texts.back}
        </Link>
      </p>
    </WelcomeFrame>
  )
}
