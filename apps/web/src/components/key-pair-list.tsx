import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ComponentType, useState } from 'react'
import { toast } from 'sonner'
import { client, type KeyPair, queries, unwrap } from '../api.ts'
import { useFormat } from '../format.ts'
import { shortFingerprint } from '../key-pairs.ts'
import { useTexts } from '../texts/language.tsx'
import { buttonClass } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import {
  DeleteKeyPairDialog,
  PrivateKeyDialog,
  PublicKeyDialog,
  RenameKeyPairDialog,
} from './key-pair-dialogs.tsx'
import { FailureNotice } from './notice.tsx'

type Action = 'public' | 'private' | 'rename' | 'delete'

const DIALOGS: Record<Action, ComponentType<{ keyPair: KeyPair; onClose(): void }>> = {
  public: PublicKeyDialog,
  private: PrivateKeyDialog,
  rename: RenameKeyPairDialog,
  delete: DeleteKeyPairDialog,
}

const ITEM =
  'flex h-9 cursor-pointer items-center rounded-md px-3 text-sm outline-none data-highlighted:bg-sunken'

function Actions({
  keyPair,
  onChoose,
  onToggle,
}: {
  keyPair: KeyPair
  onChoose(action: Action): void
  onToggle(): void
}) {
  const { keyPairs: texts } = useTexts()
  return (
    // Not modal, and where it belongs in the page: the rest stays readable while it is open.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={texts.actionsFor(keyPair.keyName)}
        className={`${buttonClass('quiet', 'icon')} shrink-0`}
      >
        <Ellipsis aria-hidden className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        className="z-30 min-w-48 rounded-xl border border-line bg-surface p-1 shadow-float appearing"
      >
        <DropdownMenu.Item className={ITEM} onSelect={() => onChoose('public')}>
          {texts.showPublic}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={() => onChoose('private')}>
          {texts.showPrivate}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={() => onChoose('rename')}>
          {texts.rename}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={ITEM} onSelect={onToggle}>
          {keyPair.isActive ? texts.deactivate : texts.activate}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={`${ITEM} text-danger`} onSelect={() => onChoose('delete')}>
          {texts.delete}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

export function KeyPairList({ keyPairs }: { keyPairs: readonly KeyPair[] }) {
  const { keyPairs: texts } = useTexts()
  const format = useFormat()
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<{ keyPair: KeyPair; action: Action }>()
  const toggle = useMutation({
    mutationFn: ({ id, isActive }: KeyPair) => unwrap(client.updateKeyPair({ id, isActive: !isActive })),
    onSuccess: ({ keyPair }) => {
      toast.success(keyPair.isActive ? texts.activated : texts.deactivated)
      return queryClient.invalidateQueries({ queryKey: queries.keyPairs.queryKey })
    },
  })
  const Dialog = chosen && DIALOGS[chosen.action]
  return (
    <>
      {toggle.isError && <FailureNotice error={toggle.error} />}
      <ul aria-label={texts.title} className="grid divide-y divide-line">
        {keyPairs.map((keyPair) => (
          <li key={keyPair.id} className="flex items-start justify-between gap-4 py-4 first:pt-0 last:pb-0">
            <div className="grid min-w-0 gap-1.5">
              <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                {keyPair.keyName}
                <span
                  className={`rounded-full px-2.5 py-0.5 text-xs font-normal ${keyPair.isActive ? 'bg-veil text-ink' : 'bg-sunken text-soft'}`}
                >
                  {keyPair.isActive ? texts.active : texts.inactive}
                </span>
              </h2>
              <p className="text-sm text-soft">
                {[
                  keyPair.algorithm,
                  texts.used(keyPair.usageCount),
                  keyPair.lastUsedAt ? texts.lastUsed(format.moment(keyPair.lastUsedAt)) : undefined,
                  texts.created(format.day(keyPair.createdAt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
                {texts.fingerprint}
                <code title={keyPair.fingerprint} className="font-mono text-[0.8125rem]">
                  {shortFingerprint(keyPair.fingerprint)}
                </code>
                <CopyButton text={keyPair.fingerprint} label={texts.fingerprintOf(keyPair.keyName)} />
              </p>
            </div>
            <Actions
              keyPair={keyPair}
              onChoose={(action) => setChosen({ keyPair, action })}
              onToggle={() => toggle.mutate(keyPair)}
            />
          </li>
        ))}
      </ul>
      {chosen && Dialog && <Dialog keyPair={chosen.keyPair} onClose={() => setChosen(undefined)} />}
    </>
  )
}
