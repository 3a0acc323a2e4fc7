import { CALENDAR_WORDS } from '../_data/calendar-words.ts'
import { MORE_COUNTED, MORE_MONTHS, MORE_WEEKDAYS } from '../_data/date-forms.ts'
import { addPhrase, expandList, type PhraseIndex } from './phrases.ts'

/**
 * Puts the words of dates into the index: `month`, `monthShort` (value: number of the month), `weekday`,
 * `weekdayShort`, `relative` ("last year"), `unit` ("days"; value empty) and `ago` ("days ago", value: the
 * words that stand before the number, as in "il y a 3 jours").
 */
export function addCalendar(index: PhraseIndex) {
  for (const [language, words] of Object.entries(CALENDAR_WORDS)) {
    const long = groups(words.months)
    const short = groups(words.monthsShort)
    long.forEach((forms, place) => {
      for (const form of forms) addPhrase(index, 'month', language, form, String(place + 1))
    })
    short.forEach((forms, place) => {
      for (const form of forms)
        if (!long[place]!.includes(form)) addPhrase(index, 'monthShort', language, form, String(place + 1))
    })
    for (const form of groups(words.weekdays).flat()) addPhrase(index, 'weekday', language, form, '')
    const longDays = groups(words.weekdays).flat()
    for (const form of groups(words.weekdaysShort).flat())
      if (!longDays.includes(form)) addPhrase(index, 'weekdayShort', language, form, '')
    for (const form of words.relative.split('|')) addPhrase(index, 'relative', language, form, '')
    for (const pattern of [...words.counted.split('|'), ...(MORE_COUNTED[language]?.split('|') ?? [])]) {
      const [before = '', after = ''] = pattern.split('{0}')
      if (after.trim() === '') continue
      addPhrase(index, 'ago', language, after.trim(), before.trim())
      const unit = after.trim().split(/[\s.]/u)[0]!
      if (unit.length > 1) addPhrase(index, 'unit', language, unit, '')
    }
  }
  for (const [language, months] of Object.entries(MORE_MONTHS))
    for (const month of months) {
      const [number, list] = month.split(':') as [string, string]
      for (const form of expandList(list)) addPhrase(index, 'month', language, form, number)
    }
  for (const [language, list] of Object.entries(MORE_WEEKDAYS))
    for (const form of expandList(list)) addPhrase(index, 'weekday', language, form, '')
}

const groups = (list: string): string[][] =>
  list.split(' ; ').map((group) => group.split('|').filter((form) => form !== ''))
