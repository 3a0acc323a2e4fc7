import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client, type DeanonymizeInput, type Deanonymizer, type KeyPair, queries, unwrap } from '../api.ts'
import { type Keeper, readPrivateKey } from '../key-pairs.ts'
import { isSymmetricKey } from '../operators.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { ChangedText } from './changed-text.tsx'
import { FailureNotice } from './notice.tsx'
import { PemField } from './pem-field.tsx'
import { SymmetricKeyField } from './symmetric-key-field.tsx'
import { UnlockDialog, useKeeper } from './unlocked.tsx'

interface Props {
  text: string
  /** Where the encrypted parts lie: a session knows it, or they were found by their form. */
  places: Pick<DeanonymizeInput, 'session_id' | 'anonymizer_results'>
  operator: 'encrypt' | 'encryptTo'
  keyPair: KeyPair | undefined
  hues: ReadonlyMap<string, number>
}

/** The way back: the key opens what was encrypted, and is not kept. */
export function RestoreForm({ text, places, operator, keyPair, hues }: Props) {
  const { anonymize: texts } = useTexts()
  const queryClient = useQueryClient()
  const titleId = useId()
  const keeper = useKeeper()
  const [secret, setSecret] = useState('')
  const [tried, setTried] = useState(false)
  const [unlocking, setUnlocking] = useState(false)
  const stored = useMutation({
    mutationFn: ({ from, of }: { from: Keeper; of: KeyPair }) => readPrivateKey(from, of),
    onSuccess: setSecret,
    gcTime: 0,
  })
  const restore = useMutation({
    mutationFn: (encrypted: string) => {
      const deanonymizer: Deanonymizer =
        operator === 'encrypt'
          ? { type: 'decrypt', key: secret }
          : { type: 'decrypt_asym', private_key: secret }
      return unwrap(
        client.deanonymize({
          text: encrypted,
          ...places,
          deanonymizers: { DEFAULT: deanonymizer },
          offset_unit: 'utf16',
        }),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.tokens.queryKey }),
  })
  const isEmpty = places.anonymizer_results?.length === 0
  const secretOk = operator === 'encrypt' ? isSymmetricKey(secret) : secret.trim() !== ''
  return (
    <section aria-labelledby={titleId} className="grid gap-5 border-t border-line pt-5">
      <div>
        <h3 id={titleId} className="font-medium">
          {texts.restore}
        </h3>
        <p className="text-sm text-soft">{texts.restoreText}</p>
      </div>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (secretOk) restore.mutate(text)
        }}
      >
        {operator === 'encrypt' ? (
          <SymmetricKeyField
            value={secret}
            error={tried && !secretOk ? texts.keyInvalid : undefined}
            onChange={setSecret}
          />
        ) : (
          <PemField
            label={texts.privateKey}
            value={secret}
            error={tried && !secretOk ? texts.privateKeyMissing : undefined}
            onChange={setSecret}
          />
        )}
        {(stored.isError || restore.isError) && <FailureNotice error={stored.error ?? restore.error} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={restore.isPending} disabled={isEmpty}>
            {texts.restoreSubmit}
          </Button>
          {operator === 'encryptTo' && keyPair && (
            <Button
              look="quiet"
              busy={stored.isPending}
              onClick={() => (keeper ? stored.mutate({ from: keeper, of: keyPair }) : setUnlocking(true))}
            >
              {texts.useStored}
            </Button>
          )}
        </div>
      </form>
      {restore.data && restore.variables === text && (
        <ChangedText label={texts.restored} text={restore.data.text} items={restore.data.items} hues={hues} />
      )}
      {unlocking && !keeper && <UnlockDialog title={texts.useStored} onClose={() => setUnlocking(false)} />}
    </section>
  )
}
