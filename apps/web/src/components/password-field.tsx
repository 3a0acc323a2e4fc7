import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { FieldFrame, inputClass, noteOf } from './field.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

export function PasswordField({ label, hint, error, ...input }: Props) {
  const id = useId()
  const { common } = useTexts()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          {...noteOf(id, hint, error)}
          {...input}
          className={`${inputClass} h-10 pr-11`}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? common.hidePassword : common.showPassword}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-lg text-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      </div>
    </FieldFrame>
  )
}
