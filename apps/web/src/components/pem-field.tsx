import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useTexts } from '../texts/language.tsx'
import { FieldFrame, inputClass, noteOf } from './field.tsx'

interface Props {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: string
  onChange(value: string): void
}

/** Larger is no key; such a file is not read. */
const MAX_FILE_BYTES = 20_000

/** A PEM text: pasted, or read from a file in this browser. */
export function PemField({ label, hint, error, value, onChange }: Props) {
  const { keyPairs: texts } = useTexts()
  const id = useId()
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file && file.size <= MAX_FILE_BYTES) onChange(await file.text())
    event.target.value = ''
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        placeholder="-----BEGIN …"
        value={value}
        {...noteOf(id, hint, error)}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} resize-y py-2 font-mono text-xs`}
      />
      <label className="justify-self-start text-sm text-accent underline underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-accent">
        {texts.fromFile}
        <span className="sr-only">: {label}</span>
        <input type="file" accept=".pem,.key,.pub,.txt" className="sr-only" onChange={read} />
      </label>
    </FieldFrame>
  )
}
