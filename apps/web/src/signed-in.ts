import { storeChoice, storedChoice } from './storage.ts'

/**
 * Who has signed in with this browser, by id. The session cookie cannot be read here, on purpose; this mark spares
 * newcomers a call that is bound to be refused, and tells the tabs of a browser, which share the cookie, when it
 * is another one. The service decides.
 */
let mark = storedChoice('signed-in')

export const isMarkedSignedIn = (): boolean => mark !== undefined

export function markSignedIn(userId: string | undefined): void {
  mark = userId
  storeChoice('signed-in', userId)
}

/** Another tab signed out, in, or in as somebody else: a page must not show one account and act for another. */
export function onSignedInElsewhere(listener: (isSignedIn: boolean) => void): void {
  addEventListener('storage', () => {
    const now = storedChoice('signed-in')
    if (now === mark) return
    mark = now
    listener(isMarkedSignedIn())
  })
}
