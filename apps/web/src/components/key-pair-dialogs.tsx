import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { client, type KeyPair, queries, unwrap } from '../api.ts'
import { pemFileName } from '../download.ts'
import { type Keeper, readPrivateKey, removeKeyPair } from '../key-pairs.ts'
import { useTexts } from '../texts/language.tsx'
import { CodeBlock } from './code-block.tsx'
import { Confirm } from './confirm.tsx'
import { DownloadButton } from './download-button.tsx'
import { Field } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { Modal } from './modal.tsx'
import { FailureNotice } from './notice.tsx'
import { QueryView } from './query-view.tsx'
import { UnlockDialog, useKeeper } from './unlocked.tsx'

interface Props {
  keyPair: KeyPair
  onClose(): void
}

export function PublicKeyDialog({ keyPair, onClose }: Props) {
  const { keyPairs: texts } = useTexts()
  const publicKey = useQuery({
    queryKey: [...queries.keyPairs.queryKey, keyPair.id, 'public'],
    queryFn: ({ signal }) => unwrap(client.getPublicKey({ id: keyPair.id }, { signal })),
  })
  return (
    <Modal open title={texts.publicTitle(keyPair.keyName)} description={texts.publicText} onClose={onClose}>
      <QueryView query={publicKey} rows={6}>
        {({ publicKeyPem }) => (
          <div className="grid gap-4">
            <CodeBlock label={texts.publicPem} code={publicKeyPem} />
            <div className="justify-self-end">
              <DownloadButton
                label={texts.downloadPublic}
                fileName={pemFileName(keyPair.keyName, 'public')}
                text={publicKeyPem}
              />
            </div>
          </div>
        )}
      </QueryView>
    </Modal>
  )
}

/** Asked for first, and kept in no cache: it is gone with the dialog. */
export function PrivateKeyDialog({ keyPair, onClose }: Props) {
  const { keyPairs: texts } = useTexts()
  const keeper = useKeeper()
  const reveal = useMutation({ mutationFn: (from: Keeper) => readPrivateKey(from, keyPair), gcTime: 0 })
  if (!keeper) return <UnlockDialog title={texts.revealTitle(keyPair.keyName)} onClose={onClose} />
  if (reveal.data === undefined) {
    return (
      <Confirm
        open
        title={texts.revealTitle(keyPair.keyName)}
        text={texts.revealText}
        action={texts.reveal}
        busy={reveal.isPending}
        error={reveal.error}
        onConfirm={() => reveal.mutate(keeper)}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal open title={texts.privateTitle(keyPair.keyName)} description={texts.privateText} onClose={onClose}>
      <div className="grid gap-4">
        <CodeBlock label={texts.privatePem} code={reveal.data} />
        <div className="justify-self-end">
          <DownloadButton
            label={texts.downloadPrivate}
            fileName={pemFileName(keyPair.keyName, 'private')}
            text={reveal.data}
          />
        </div>
      </div>
    </Modal>
  )
}

export function RenameKeyPairDialog({ keyPair, onClose }: Props) {
  const { keyPairs: texts } = useTexts()
  const queryClient = useQueryClient()
  const [name, setName] = useState(keyPair.keyName)
  const keyName = name.trim()
  const rename = useMutation({
    mutationFn: () => unwrap(client.updateKeyPair({ id: keyPair.id, keyName })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.keyPairs.queryKey })
      toast.success(texts.renamed)
      onClose()
    },
  })
  return (
    <Modal open title={texts.renameTitle(keyPair.keyName)} description={texts.renameText} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (keyName) rename.mutate()
        }}
      >
        <Field
          label={texts.name}
          name="key-pair-name"
          required
          maxLength={100}
          autoComplete="off"
          value={name}
          error={keyName ? undefined : texts.nameMissing}
          onChange={(event) => setName(event.target.value)}
        />
        {rename.isError && <FailureNotice error={rename.error} />}
        <FormActions submit={texts.rename} busy={rename.isPending} onClose={onClose} />
      </form>
    </Modal>
  )
}

export function DeleteKeyPairDialog({ keyPair, onClose }: Props) {
  const { keyPairs: texts } = useTexts()
  const queryClient = useQueryClient()
  const keeper = useKeeper()
  const remove = useMutation({
    mutationFn: (from: Keeper) => removeKeyPair(from, keyPair),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.keyPairs.queryKey })
      toast.success(texts.deleted)
      onClose()
    },
  })
  if (!keeper) return <UnlockDialog title={texts.deleteTitle(keyPair.keyName)} onClose={onClose} />
  return (
    <Confirm
      open
      title={texts.deleteTitle(keyPair.keyName)}
      text={texts.deleteText}
      action={texts.delete}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(keeper)}
      onClose={onClose}
    />
  )
}
