import { useMemo } from 'react'
import { useLanguage } from './texts/language.tsx'

/** Numbers and dates in the language of the page. */
export function useFormat() {
  const { language } = useLanguage()
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    const score = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    const utcDay = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    const languages = new Intl.DisplayNames(language, { type: 'language' })
    return {
      number: (value: number) => number.format(value),
      score: (value: number) => score.format(value),
      day: (iso: string) => day.format(new Date(iso)),
      utcDay: (date: Date) => utcDay.format(date),
      moment: (iso: string) => moment.format(new Date(iso)),
      languageName: (code: string) => languages.of(code) ?? code,
    }
  }, [language])
}

/** Allocations run by the month in UTC. */
export function nextRenewal(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
}
