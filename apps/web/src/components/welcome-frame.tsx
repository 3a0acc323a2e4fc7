import type { ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Settings } from './settings.tsx'
import { Wordmark } from './wordmark.tsx'

/** A letter whose personal parts come and go: what the service does, in one picture. */
function Letter() {
  const { welcome } = useTexts()
  return (
    <div aria-hidden className="max-w-md text-[1.375rem] leading-[1.9] font-[350] text-soft xl:text-2xl">
      {welcome.letter.map(([before, personal, after], line) => (
        <p key={`${before}${personal}`}>
          {before}
          {personal && (
            <span className="drifting inline-block text-ink" style={{ '--place': line }}>
              {personal}
            </span>
          )}
          {after}
        </p>
      ))}
    </div>
  )
}

/** Frame of the pages before the sign-in. */
export function WelcomeFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  const { welcome } = useTexts()
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1.15fr_1fr]">
      <title>{`${title} · Sfumato`}</title>
      <aside className="flex flex-col justify-between gap-10 px-6 pt-8 sm:px-12 lg:p-14 xl:p-20">
        <div>
          <Wordmark large />
          <p className="mt-2 text-soft">{welcome.line}</p>
        </div>
        <div className="hidden lg:block">
          <Letter />
        </div>
        <div className="hidden lg:block" />
      </aside>
      <main className="flex flex-col px-4 pt-8 pb-6 sm:px-12 lg:p-14">
        <div className="m-auto w-full max-w-[26rem]">
          <div className="vanishing-edge rounded-2xl bg-surface p-6 sm:p-8">
            <h1 className="text-2xl font-[450]">{title}</h1>
            <p className="mt-1 mb-6 text-soft">{lead}</p>
            {children}
          </div>
        </div>
        <div className="mx-auto mt-8 w-full max-w-[26rem]">
          <Settings />
        </div>
      </main>
    </div>
  )
}
