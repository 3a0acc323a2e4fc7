import { AlertDialog } from 'radix-ui'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { modalClass, overlayClass } from './modal.tsx'
import { FailureNotice } from './notice.tsx'

interface Props {
  open: boolean
  title: string
  text: string
  action: string
  busy: boolean
  error: unknown
  onConfirm(): void
  onClose(): void
}

/** Asked before something that cannot be undone. The way out has the focus. */
export function Confirm({ open, title, text, action, busy, error, onConfirm, onClose }: Props) {
  const { common } = useTexts()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={modalClass}>
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 mb-5 text-soft">{text}</AlertDialog.Description>
          {error ? (
            <div className="mb-5">
              <FailureNotice error={error} />
            </div>
          ) : null}
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button look="quiet">{common.cancel}</Button>
            </AlertDialog.Cancel>
            <Button look="danger" busy={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
