import { describe, expect, it } from 'vitest'
import { evaluate } from '../../evaluate.ts'
import dateTime from './date-time.ts'

/** One row per language: texts with the date in double brackets. Every marked span is found exactly. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  en: [
    'on [[3 May 2024]] at home',
    'on [[May 3, 2024]] at home',
    'the 5-6 was on [[Friday, 12 March 2019]]',
    'since [[March 2011]]',
    'in [[1987]] he left',
    'at [[5 pm]]',
    '[[two years ago]] it rained',
    '[[last week]] it rained',
  ],
  de: [
    'am [[3. Mai 2024]]',
    'am [[12. März]]',
    'im [[Jänner 2020]]',
    'am [[Montag, 3. Juni 2019]]',
    'um [[14:30 Uhr]]',
    'geboren am [[03.05.1974]]',
    'im [[Jahr 2003]]',
    '[[vor 3 Tagen]]',
  ],
  fr: [
    'le [[3 mai 2024]]',
    'le [[1er février 1987]]',
    'en [[1998]]',
    'les [[5 et 6 août 1991]]',
    '[[il y a 3 jours]]',
    '[[la semaine dernière]]',
  ],
  es: [
    'el [[3 de mayo de 2024]]',
    'en [[enero de 1997]]',
    'desde [[1987]]',
    '[[hace 3 años]]',
    'el [[lunes]]',
  ],
  it: ['il [[3 maggio 2024]]', 'nel [[1998]]', '[[lunedì 3 giugno 2019]]', '[[3 giorni fa]]'],
  pt: ['em [[3 de maio de 2024]]', 'em [[janeiro de 1997]]', '[[há 3 dias]]', 'na [[segunda-feira]]'],
  nl: ['op [[3 mei 2024]]', 'in [[januari 2019]]', '[[3 dagen geleden]]', 'op [[maandag]]'],
  pl: ['dnia [[3 maja 2024]] roku', 'w [[styczniu 2019]]', '[[3 dni temu]]', 'w [[poniedziałek]]'],
  ru: ['[[3 мая 2024]] года', 'в [[январе 2019]]', '[[3 дня назад]]', 'в [[понедельник]]'],
  sv: ['den [[3 maj 2024]]', 'i [[januari 2019]]', '[[för 3 dagar sedan]]', 'på [[måndag]]'],
  da: ['den [[3. maj 2024]]', 'i [[januar 2019]]', '[[for 3 dage siden]]', 'på [[mandag]]'],
  nb: ['den [[3. mai 2024]]', 'i [[januar 2019]]', '[[for 3 dager siden]]', 'på [[mandag]]'],
  fi: [
    '[[3. toukokuuta 2024]] tuli',
    '[[heinäkuussa 2009]]',
    '[[vuonna 1992]] oli',
    '[[3 päivää sitten]]',
    '[[maanantaina]]',
  ],
  cs: ['dne [[3. května 2024]]', 'v [[lednu 2019]]', '[[před 3 dny]]', 'v [[pondělí]]'],
  hu: ['[[2024. május 3]]-án', '[[januárban]] volt', '[[1992]]-ben', '[[hétfőn]]'],
  ro: ['la [[3 mai 2024]]', 'în [[ianuarie 2019]]', '[[anul 2006]] a fost', '[[acum 3 zile]]'],
  tr: [
    "[[3 Mayıs 2024]]'te",
    '[[Ocak 2019]] ayı',
    '[[1909 yılında]] kuruldu',
    '[[3 gün önce]]',
    '[[pazartesi]]',
  ],
  ja: ['[[2024年5月3日]]に', '[[令和6年5月3日]]', '[[午前11時30分]]から', '[[月曜日]]に'],
  zh: ['[[2024年5月3日]]出生', '[[5月3日]]', '[[星期一]]', '[[下午3点]]'],
  ko: ['[[2024년 5월 3일]]에', '[[오전 9시 29분]]', '[[월요일]]', '[[지난달 31일]]'],
  ar: ['في [[3 مايو 2024]]', 'يوم [[8 آذار 1929]]', '[[عام 2019]]', '[[٣ مايو ٢٠٢٤]]'],
  uk: ['[[3 травня 2024]] року', 'у [[січні 2019]]'],
  el: ['στις [[3 Μαΐου 2024]]'],
  he: ['[[3 מאי 2024]]'],
  hi: ['[[3 मई 2024]] को'],
  th: ['[[3 พฤษภาคม 2567]]', '[[21.00 น.]]'],
  et: ['[[3. mai 2024]]', '[[laupäeval]]'],
  lv: ['[[2002. gada 23. septembrī]]'],
  lt: ['[[2019 m. kovo 5]] d.'],
  hr: ['[[3. svibnja 2024]].'],
  is: ['[[30. mars 2002]]'],
}

describe.each(Object.entries(TABLE))('%s', (language, rows) => {
  it.each(rows)('%s', (marked) => {
    const start = marked.indexOf('[[')
    const text = marked.replace('[[', '').replace(']]', '')
    const end = marked.indexOf(']]') - 2
    const found = evaluate(dateTime, text, { language }).filter((result) => result.score >= 0.35)
    expect(found.map((result) => text.slice(result.start, result.end))).toContain(text.slice(start, end))
  })
})

describe('calendar and look-alikes', () => {
  it.each([
    '31/02/2019x',
    '2019-02-30',
    '30.02.2019',
    '29.02.2023',
    '2019-13-01',
    '1.2.3 and 10.12.20.15',
    'ratio 16:9, scale 1:2',
    'line 10:12 of the file',
    'You may use it in march order',
    'in 2048 bytes, in 2000 lines',
    'CVE-2019-10744',
    'ISO 8601:2004',
    'port 8080, pid 2019',
    '+1 2019 555 1234',
    'const year = 2019',
  ])('finds nothing in %s', (text) => {
    const found = evaluate(dateTime, text).filter((result) => result.score >= 0.35)
    expect(found.map((result) => text.slice(result.start, result.end))).toEqual([])
  })

  it('accepts 29 February in leap years only', () => {
    const dates = (text: string) => evaluate(dateTime, text).filter((result) => result.score >= 0.35).length
    expect(dates('29.02.2024')).toBe(1)
    expect(dates('29 February 2023')).toBe(0)
    expect(dates('29 February 2024')).toBe(1)
  })

  it('reads digits of other scripts', () => {
    const [found] = evaluate(dateTime, 'في ٣ مايو ٢٠٢٤')
    expect(found?.score).toBeGreaterThanOrEqual(0.6)
  })
})
