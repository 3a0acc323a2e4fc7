import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureText, requestIdOf } from '../failure-text.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { Mark } from './mark.tsx'

/** A failure in one sentence, announced when it appears. */
export function FailureNotice({
  error,
  message,
  onRetry,
}: {
  error: unknown
  message?: string | undefined
  onRetry?: (() => void) | undefined
}) {
  const texts = useTexts()
  const requestId = requestIdOf(error)
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-danger-veil px-4 py-3 text-sm appearing">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0">
        <p>{message ?? failureText(error, texts)}</p>
        {onRetry && (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button look="quiet" size="small" onClick={onRetry}>
              {texts.common.retry}
            </Button>
            {requestId && <span className="text-xs">{texts.common.requestId(requestId)}</span>}
          </div>
        )}
      </div>
    </div>
  )
}

/** Something to know before going on. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 rounded-lg bg-veil px-4 py-3 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <Mark className="size-14 opacity-70" />
      <p className="font-medium">{title}</p>
      {children}
    </div>
  )
}

/** Bars where content will be, so that nothing jumps when it comes. */
export function Loading({ rows = 3 }: { rows?: number }) {
  const { common } = useTexts()
  return (
    <div role="status" aria-label={common.loading} className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
          key={row}
          className="h-5 motion-safe:animate-pulse rounded bg-sunken"
          style={{ width: `${92 - ((row * 23) % 45)}%` }}
        />
      ))}
    </div>
  )
}
