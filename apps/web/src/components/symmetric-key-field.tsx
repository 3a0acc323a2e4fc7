import { newSymmetricKey } from '../operators.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Field } from './field.tsx'

interface Props {
  value: string
  error?: string | undefined
  /** Where a new key makes sense. */
  canMake?: boolean
  onChange(value: string): void
}

/** A key for both directions, in the open: it must be kept by the user, and nobody can keep what is hidden. */
export function SymmetricKeyField({ value, error, canMake = false, onChange }: Props) {
  const { anonymize: texts } = useTexts()
  return (
    <div className="grid gap-2">
      <Field
        label={texts.key}
        name="symmetric-key"
        autoComplete="off"
        spellCheck={false}
        required
        value={value}
        hint={canMake ? texts.keyHint : undefined}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {canMake && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" onClick={() => onChange(newSymmetricKey())}>
            {texts.makeKey}
          </Button>
          {value && <CopyButton text={value} label={texts.key} />}
        </div>
      )}
    </div>
  )
}
