import { Check } from 'lucide-react'
import { PASSWORD_MIN_LENGTH } from '../credentials.ts'
import { useTexts } from '../texts/language.tsx'
import { PasswordField } from './password-field.tsx'

interface Props {
  label: string
  value: string
  error?: string | undefined
  onChange(value: string): void
}

/** A password to be: its one rule stands below, and says when it is met. */
export function NewPasswordField({ label, value, error, onChange }: Props) {
  const { signUp } = useTexts()
  const hint =
    value.length >= PASSWORD_MIN_LENGTH ? (
      <span className="inline-flex items-center gap-1.5">
        <Check aria-hidden className="size-4 text-accent" />
        {signUp.passwordEnough}
      </span>
    ) : (
      signUp.passwordRule(PASSWORD_MIN_LENGTH)
    )
  return (
    <PasswordField
      label={label}
      name="new-password"
      autoComplete="new-password"
      required
      value={value}
      hint={hint}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
