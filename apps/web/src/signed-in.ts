import { storeChoice, storedChoice } from './storage.ts'

/**
 * Whether this browser has signed in. The session cookie cannot be read here, on purpose; this mark only spares
 * newcomers a call that is bound to be refused. The service decides.
 */
let mark = storedChoice('signed-in') === 'yes'

export const isMarkedSignedIn = (): boolean => mark

export function markSignedIn(value: boolean): void {
  mark = value
  storeChoice('signed-in', value ? 'yes' : undefined)
}
