import { type ErrorComponentProps, Outlet } from '@tanstack/react-router'
import { Toaster } from 'sonner'
import { useTheme } from '../theme.ts'
import { FailureNotice, Loading } from './notice.tsx'

export function Root() {
  return (
    <>
      <div aria-hidden className="smoke" />
      <Outlet />
      <Toaster theme={useTheme()} position="bottom-right" />
    </>
  )
}

export function RouteFailure({ error, reset }: ErrorComponentProps) {
  return (
    <div className="mx-auto max-w-lg px-4 py-24">
      <FailureNotice
        error={error}
        onRetry={() => {
          reset()
          location.reload()
        }}
      />
    </div>
  )
}

export function RoutePending() {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-24">
      <Loading />
    </div>
  )
}
