import { useSyncExternalStore } from 'react'
import { storeChoice, storedChoice } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()
const stored = storedChoice('theme')
let current: Theme = stored === 'light' || stored === 'dark' ? stored : 'system'

export function setTheme(theme: Theme): void {
  current = theme
  storeChoice('theme', theme === 'system' ? undefined : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
