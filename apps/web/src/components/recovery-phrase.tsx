import { useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { CodeBlock } from './code-block.tsx'
import { DownloadButton } from './download-button.tsx'
import { Field } from './field.tsx'

const plain = (written: string) => written.trim().toUpperCase()

/** Shown once. The last group typed back proves that it was written down, or at least looked at. */
export function RecoveryPhrase({ phrase, onKept }: { phrase: string; onKept(): void }) {
  const { recovery: texts } = useTexts()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const isRight = plain(typed) === phrase.split('-').at(-1)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isRight) onKept()
      }}
    >
      <CodeBlock label={texts.phrase} code={phrase} />
      <div>
        <DownloadButton label={texts.download} fileName="sfumato-recovery.txt" text={`${phrase}\n`} />
      </div>
      <Field
        label={texts.confirm}
        name="last-group"
        autoComplete="off"
        spellCheck={false}
        required
        value={typed}
        hint={texts.confirmHint}
        error={tried && !isRight ? texts.confirmWrong : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{texts.kept}</Button>
    </form>
  )
}
