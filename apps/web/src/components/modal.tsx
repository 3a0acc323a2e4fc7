import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'

export const overlayClass = 'fixed inset-0 z-40 bg-black/45 backdrop-blur-[3px] appearing'
export const modalClass =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl bg-surface p-6 shadow-float appearing'

interface Props {
  open: boolean
  title: string
  description: string
  /** False while closing by accident would lose something. */
  dismissable?: boolean
  onClose(): void
  children: ReactNode
}

export function Modal({ open, title, description, dismissable = true, onClose, children }: Props) {
  const { common } = useTexts()
  const hold = (event: Event) => {
    if (!dismissable) event.preventDefault()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content className={modalClass} onEscapeKeyDown={hold} onInteractOutside={hold}>
          <Dialog.Title className="pr-8 text-lg font-semibold">{title}</Dialog.Title>
          <Dialog.Description className="mt-1 mb-5 text-soft">{description}</Dialog.Description>
          {children}
          {dismissable && (
            <Dialog.Close
              aria-label={common.close}
              className="absolute top-4 right-4 grid size-9 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
