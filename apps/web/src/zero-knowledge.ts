import { createZeroKnowledge, type UnlockedAccount } from '@sfumato/client'
import { useSyncExternalStore } from 'react'
import { client, queries, unwrap } from './api.ts'

/**
 * The opened account of a zero-knowledge user. Kept in this page's memory and nowhere else: after a reload the
 * session goes on, and the password is asked for again when a private key is needed.
 */
export const zeroKnowledge = createZeroKnowledge(client)

let opened: UnlockedAccount | undefined
const listeners = new Set<() => void>()

export function keepOpened(account: UnlockedAccount | undefined): void {
  opened = account
  for (const listener of listeners) listener()
}

const openedAccount = (): UnlockedAccount | undefined => opened

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useOpenedAccount = (): UnlockedAccount | undefined =>
  useSyncExternalStore(subscribe, openedAccount)

/** Opens the account again. The service knows only sign-ins, so the new session takes the place of this one. */
export async function unlock(email: string, password: string): Promise<UnlockedAccount> {
  const { sessions } = await unwrap(client.dashboardSessions())
  const { account } = await unwrap(zeroKnowledge.signIn(email, password))
  keepOpened(account)
  const former = sessions.find(({ current }) => current)
  if (former) await client.endDashboardSession({ id: former.id })
  return account
}

export const unlockStaleQueries = [queries.session.queryKey, queries.browsers.queryKey] as const
