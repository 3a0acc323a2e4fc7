import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, queries, unwrap } from '../api.ts'
import { curlSnippet } from '../snippet.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { CodeBlock } from './code-block.tsx'
import { Field, SelectField } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { Modal } from './modal.tsx'
import { FailureNotice } from './notice.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const EXPIRY_DAYS = [7, 30, 90, 365]

function NewKeyForm({ onMade, onClose }: { onMade(key: string): void; onClose(): void }) {
  const { keys: texts } = useTexts()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [days, setDays] = useState('')
  const [tried, setTried] = useState(false)
  const create = useMutation({
    mutationFn: () =>
      unwrap(
        client.createApiKey({
          name: name.trim(),
          ...(days ? { expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString() } : {}),
        }),
      ),
    onSuccess: ({ key }) => {
      onMade(key)
      return queryClient.invalidateQueries({ queryKey: queries.keys.queryKey })
    },
  })
  const nameOk = name.trim().length > 0
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (nameOk) create.mutate()
      }}
    >
      <Field
        label={texts.name}
        name="key-name"
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        hint={texts.nameHint}
        error={tried && !nameOk ? texts.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField label={texts.expiry} value={days} onChange={(event) => setDays(event.target.value)}>
        <option value="">{texts.expiryNever}</option>
        {EXPIRY_DAYS.map((count) => (
          <option key={count} value={count}>
            {texts.expiryDays(count)}
          </option>
        ))}
      </SelectField>
      {create.isError && <FailureNotice error={create.error} />}
      <FormActions submit={texts.submit} busy={create.isPending} onClose={onClose} />
    </form>
  )
}

/** First the name, then the key: shown once, and not lost by a stray click. */
export function NewKeyDialog({ onClose }: { onClose(): void }) {
  const { keys: texts } = useTexts()
  const [key, setKey] = useState<string>()
  if (key === undefined) {
    return (
      <Modal open title={texts.createTitle} description={texts.createText} onClose={onClose}>
        <NewKeyForm onMade={setKey} onClose={onClose} />
      </Modal>
    )
  }
  return (
    <Modal open title={texts.madeTitle} description={texts.madeText} dismissable={false} onClose={onClose}>
      <div className="grid gap-4">
        <CodeBlock label={texts.keyLabel} code={key} />
        <CodeBlock label={texts.callLabel} code={curlSnippet(key)} />
        <Button className="justify-self-end" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Modal>
  )
}
