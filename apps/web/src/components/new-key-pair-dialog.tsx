import { generateKeyPair, type KeyPairPems } from '@sfumato/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queries } from '../api.ts'
import { pemFileName } from '../download.ts'
import { type Keeper, storeKeyPair } from '../key-pairs.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { DownloadButton } from './download-button.tsx'
import { Field } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { Modal } from './modal.tsx'
import { FailureNotice } from './notice.tsx'
import { PemField } from './pem-field.tsx'
import { Segmented } from './segmented.tsx'
import { Unlocked } from './unlocked.tsx'

const NO_PEMS: KeyPairPems = { publicKeyPem: '', privateKeyPem: '' }

interface Made extends KeyPairPems {
  keyName: string
}

/** Says what happens during the seconds a large key takes; how long exactly, nobody knows. */
function Progress({ text }: { text: string }) {
  return (
    <div role="status" className="grid gap-2">
      <p className="text-sm text-soft">{text}</p>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full w-2/5 rounded-full bg-accent motion-safe:animate-pulse" />
      </div>
    </div>
  )
}

interface FormProps {
  keeper: Keeper
  onMade(made: Made): void
  onClose(): void
}

function NewKeyPairForm({ keeper, onMade, onClose }: FormProps) {
  const { keyPairs: texts } = useTexts()
  const queryClient = useQueryClient()
  const [source, setSource] = useState<'generate' | 'import'>('generate')
  const [name, setName] = useState('')
  const [imported, setImported] = useState(NO_PEMS)
  const [tried, setTried] = useState(false)
  const [step, setStep] = useState<'generating' | 'storing'>()
  // Seconds of work: kept, should only the name be refused.
  const generated = useRef<KeyPairPems>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const create = useMutation({
    mutationFn: async () => {
      if (source === 'generate' && !generated.current) {
        setStep('generating')
        generated.current = await generateKeyPair(4096)
        // Closed meanwhile: whoever gave up does not expect a new pair in the list.
        if (isGone.current) throw new Error('given up')
      }
      setStep('storing')
      const pems = (source === 'generate' ? generated.current : imported) ?? NO_PEMS
      const made = { ...pems, keyName: name.trim() }
      await storeKeyPair(keeper, made)
      return made
    },
    onSuccess: (made) => {
      onMade(made)
      return queryClient.invalidateQueries({ queryKey: queries.keyPairs.queryKey })
    },
  })
  const nameOk = name.trim().length > 0
  const publicOk = source === 'generate' || imported.publicKeyPem.trim() !== ''
  const privateOk = source === 'generate' || imported.privateKeyPem.trim() !== ''
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (nameOk && publicOk && privateOk) create.mutate()
      }}
    >
      <div>
        <Segmented
          legend={texts.source}
          value={source}
          onChange={setSource}
          options={(['generate', 'import'] as const).map((value) => ({ value, label: texts[value] }))}
        />
        <p className="mt-2 text-sm text-soft">
          {source === 'generate' ? texts.generateText : texts.importText}
        </p>
      </div>
      <Field
        label={texts.name}
        name="key-pair-name"
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        hint={texts.nameHint}
        error={tried && !nameOk ? texts.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {source === 'import' && (
        <>
          <PemField
            label={texts.publicPem}
            value={imported.publicKeyPem}
            error={tried && !publicOk ? texts.pemMissing : undefined}
            onChange={(publicKeyPem) => setImported({ ...imported, publicKeyPem })}
          />
          <PemField
            label={texts.privatePem}
            hint={texts.privatePemHint}
            value={imported.privateKeyPem}
            error={tried && !privateOk ? texts.pemMissing : undefined}
            onChange={(privateKeyPem) => setImported({ ...imported, privateKeyPem })}
          />
        </>
      )}
      {create.isPending && step && <Progress text={texts[step]} />}
      {create.isError && <FailureNotice error={create.error} />}
      <FormActions
        submit={source === 'generate' ? texts.submitGenerate : texts.submitImport}
        busy={create.isPending}
        onClose={onClose}
      />
    </form>
  )
}

/** Generated here or brought along; afterwards both halves can be saved. */
export function NewKeyPairDialog({ onClose }: { onClose(): void }) {
  const { keyPairs: texts } = useTexts()
  const [made, setMade] = useState<Made>()
  if (made === undefined) {
    return (
      <Modal open title={texts.createTitle} description={texts.createText} onClose={onClose}>
        <Unlocked>
          {(keeper) => <NewKeyPairForm keeper={keeper} onMade={setMade} onClose={onClose} />}
        </Unlocked>
      </Modal>
    )
  }
  return (
    <Modal
      open
      title={texts.madeTitle(made.keyName)}
      description={texts.madeText}
      dismissable={false}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        <DownloadButton
          label={texts.downloadPublic}
          fileName={pemFileName(made.keyName, 'public')}
          text={made.publicKeyPem}
        />
        <DownloadButton
          label={texts.downloadPrivate}
          fileName={pemFileName(made.keyName, 'private')}
          text={made.privateKeyPem}
        />
        <Button className="ml-auto" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Modal>
  )
}
