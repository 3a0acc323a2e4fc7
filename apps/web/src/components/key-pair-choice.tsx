import { Link } from '@tanstack/react-router'
import type { KeyPair } from '../api.ts'
import { shortFingerprint } from '../key-pairs.ts'
import { useTexts } from '../texts/language.tsx'
import { SelectField } from './field.tsx'

interface Props {
  keyPairs: readonly KeyPair[]
  value: string
  onChange(id: string): void
}

export function KeyPairChoice({ keyPairs, value, onChange }: Props) {
  const { anonymize: texts } = useTexts()
  if (keyPairs.length === 0) {
    return (
      <p className="text-sm text-soft">
        {texts.noKeyPair}{' '}
        <Link to="/key-pairs" className="font-medium text-accent underline underline-offset-4">
          {texts.noKeyPairLink}
        </Link>
      </p>
    )
  }
  return (
    <SelectField label={texts.keyPair} value={value} onChange={(event) => onChange(event.target.value)}>
      {keyPairs.map(({ id, keyName, fingerprint }) => (
        <option key={id} value={id}>
          {`${keyName} (${shortFingerprint(fingerprint)})`}
        </option>
      ))}
    </SelectField>
  )
}
