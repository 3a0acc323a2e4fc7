import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { queries } from '../api.ts'
import { useTexts } from '../texts/language.tsx'
import { overlayClass } from './modal.tsx'
import { Navigation } from './navigation.tsx'
import { Settings } from './settings.tsx'
import { Wordmark } from './wordmark.tsx'

function SideContent({ onChoose }: { onChoose?: () => void }) {
  const session = useQuery(queries.session)
  return (
    <>
      <Navigation {...(onChoose ? { onChoose } : {})} />
      <div className="mt-auto grid gap-4">
        <p className="truncate px-3 text-sm text-soft" title={session.data?.user.email}>
          {session.data?.user.email}
        </p>
        <Settings />
      </div>
    </>
  )
}

function SmallScreenBar() {
  const { nav, common } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between bg-linear-to-b from-paper from-60% to-paper/0 px-4 py-3 lg:hidden">
      <Link to="/" className="rounded-md">
        <Wordmark />
      </Link>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger
          aria-label={nav.menu}
          className="grid size-10 place-items-center rounded-lg text-ink hover:bg-sunken"
        >
          <Menu aria-hidden className="size-5" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className={overlayClass} />
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 right-0 z-50 flex w-[min(20rem,88vw)] flex-col gap-6 overflow-y-auto bg-paper p-5 shadow-float appearing"
          >
            <div className="flex items-center justify-between">
              <Dialog.Title className="px-3 font-medium">{nav.menu}</Dialog.Title>
              <Dialog.Close
                aria-label={common.close}
                className="grid size-10 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </Dialog.Close>
            </div>
            <SideContent onChoose={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </header>
  )
}

/** Frame of every page behind the sign-in: places to go on the left, the page on the right. */
export function Shell() {
  const { common } = useTexts()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  // A new page is announced by moving the focus to it, as a full page load would.
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed! focus:top-3 focus:left-3"
      >
        {common.skip}
      </a>
      <SmallScreenBar />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-8 overflow-y-auto p-5 lg:flex">
        <Link to="/" className="self-start rounded-md px-3 pt-2">
          <Wordmark />
        </Link>
        <SideContent />
      </aside>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl px-4 pt-4 pb-16 outline-none sm:px-8 lg:pt-10"
      >
        <Outlet />
      </main>
    </div>
  )
}
