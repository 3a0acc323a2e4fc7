import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { storeChoice, storedChoice } from '../storage.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'

const LANGUAGES = { en, de } satisfies Record<string, Texts>
export type LanguageCode = keyof typeof LANGUAGES
export const languageNames: Record<LanguageCode, string> = { en: 'English', de: 'Deutsch' }

const isLanguage = (code: string | undefined): code is LanguageCode =>
  code !== undefined && Object.hasOwn(LANGUAGES, code)

function firstLanguage(): LanguageCode {
  const wanted = [storedChoice('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find(isLanguage) ?? 'en'
}

interface LanguageContext {
  language: LanguageCode
  texts: Texts
  setLanguage(language: LanguageCode): void
}

const Context = createContext<LanguageContext | undefined>(undefined)

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const value = useMemo<LanguageContext>(
    () => ({
      language,
      texts: LANGUAGES[language],
      setLanguage(next) {
        storeChoice('language', next)
        setLanguage(next)
      },
    }),
    [language],
  )
  return <Context value={value}>{children}</Context>
}

export function useLanguage(): LanguageContext {
  const value = useContext(Context)
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it')
  return value
}

export const useTexts = (): Texts => useLanguage().texts
