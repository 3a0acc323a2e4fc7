import { describe, expect, it } from 'vitest'
import { anonymize } from '../anonymize.ts'
import { CATALOG } from '../catalog.ts'
import { LANGUAGES } from '../languages.ts'
import { createMemoryNumbering } from '../operators/numbering.ts'
import { isValidInternational } from '../recognizers/_shared/phone/plans.ts'
import { Faker, RESERVED_RANGES } from './synthetic.ts'
import { verdictOn } from './verdict.ts'

const secret = Buffer.alloc(32, 7)
const faker = (language = 'en') => new Faker({ language, secret })

const examples = CATALOG.flatMap(({ recognizer }) =>
  recognizer.examples.match.flatMap((text) => {
    const value = /\[\[([\s\S]*?)\]\]/.exec(text)?.[1]
    return value ? [{ recognizer, entity: recognizer.entity, value }] : []
  }),
)

const letters = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

describe('a fake', () => {
  it('differs from the value, for every example of every type', () => {
    const same = examples.filter(({ entity, value }) => {
      const fake = faker().fake(value, entity, 1)
      return fake === '' || letters(fake) === letters(value)
    })
    expect(same).toEqual([])
  })

  it('is never a valid number of its type, but in a range nobody is given', () => {
    const valid = examples.filter(({ recognizer, entity, value }) => {
      const fake = faker().fake(value, entity, 1)
      if (entity in RESERVED_RANGES) return false
      if (recognizer.check) return verdictOn(recognizer, fake) === 'valid'
      if (!['CREDIT_CARD', 'IBAN_CODE'].includes(entity)) return false
      return [...recognizer.find!(fake, { language: 'en' })].some(({ verdict }) => verdict === 'valid')
    })
    expect(valid).toEqual([])
  })

  it('keeps the separators and length of numbers', () => {
    const shape = (value: string): string =>
      value.replace(/\d/g, '9').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a')
    const kept = [
      'US_SSN',
      'CREDIT_CARD',
      'NL_BSN',
      'DE_TAX_ID',
      'IBAN_CODE',
      'BR_CPF',
      'UK_NHS',
      'FR_NIR',
      'VIN',
    ]
    for (const { entity, value } of examples.filter(({ entity }) => kept.includes(entity)))
      expect(shape(faker().fake(value, entity, 1))).toBe(shape(value))
  })

  it('follows from the secret, the type and the value alone, however it is spaced or cased', () => {
    const fake = (value: string, entity: string) => faker().fake(value, entity, 1)
    expect(fake('536-22-8726', 'US_SSN')).toBe(fake('536-22-8726', 'US_SSN'))
    expect(fake('536 22 8726', 'US_SSN').replace(/ /g, '-')).toBe(fake('536-22-8726', 'US_SSN'))
    expect(fake('JANE ROE', 'PERSON')).toBe(fake('Jane Roe', 'PERSON').toUpperCase())
    const other = new Faker({ language: 'en', secret: Buffer.alloc(32, 8) })
    expect(other.fake('536-22-8726', 'US_SSN', 1)).not.toBe(fake('536-22-8726', 'US_SSN'))
  })

  it.each([
    ['EMAIL_ADDRESS', 'jane.roe@firm.co.uk', /^[a-z]+\.[a-z]+\d+@example\.(?:com|org|net)$/],
    [
      'URL',
      'https://www.firm.de:8080/a/b1?c=2',
      /^https:\/\/www\.\w+\.example\.(?:com|org|net):8080\/\w\/\w\d\?\w=\d$/,
    ],
    ['IP_ADDRESS', '81.2.69.142', /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/],
    ['IP_ADDRESS', '2a00:1450::5/64', /^2001:db8:[0-9a-f:]+\/64$/],
    ['PHONE_NUMBER', '+1 (212) 736-5000', /^\+1 \(\d{3}\) 555-01\d\d$/],
    [
      'PHONE_NUMBER',
      '+33 1 42 68 53 00',
      /^\+33 (?:1 99 00|2 61 91|3 53 01|4 65 71|5 36 49|6 39 98) \d\d \d\d$/,
    ],
    ['PHONE_NUMBER', '(212) 736-5000 ext. 12', /^\(\d{3}\) 555-01\d\d ext\. \d\d$/],
    ['US_SSN', '536-22-8726', /^9\d\d-[0-4]\d-\d{4}$/],
    ['US_ITIN', '912-74-1234', /^9\d\d-[0-4]\d-\d{4}$/],
    ['UK_NINO', 'AB 12 34 56 C', /^(?:BG|GB|KN|NK|NT|TN|ZZ) \d\d \d\d \d\d [A-Z]$/],
    ['IMSI', '310150123456789', /^00101\d{10}$/],
    ['SWIFT_CODE', 'DEUTDEFF500', /^[A-Z]{4}DE[A-Z]0\d{3}$/],
    ['MAC_ADDRESS', '00:1A:2B:3C:4D:5E', /^02(?::[0-9A-F]{2}){5}$/],
    ['CREDIT_CARD', '4111 1111 1111 1111', /^4242 42\d\d \d{4} \d{4}$/],
    ['GPS_COORDINATES', '48.858370, 2.294481', /^-4[789]\.\d{6}, -12[234]\.\d{6}$/],
  ])('of %s lies where nobody is: %s', (entity, value, place) => {
    expect(faker().fake(value, entity, 1)).toMatch(place)
  })

  it('of a telephone number without a range for fiction fits no numbering plan', () => {
    for (const number of ['+81 3 1234 5678', '+34 912 345 678', '+39 06 1234 5678', '+7 495 123 45 67'])
      expect(isValidInternational(faker().fake(number, 'PHONE_NUMBER', 1).replace(/\D/g, ''))).toBe(false)
  })

  it.each([
    ['de', 'Dr. Hans Müller', /^Dr\. \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u],
    ['en', 'ROE, JANE', /^\p{Lu}+, \p{Lu}+$/u],
    ['en', 'J. Roe', /^\p{Lu}\. \p{Lu}\p{Ll}+$/u],
    ['en', 'Иван Петров', /^\p{Script=Cyrillic}+ \p{Script=Cyrillic}+$/u],
    ['ja', '山田太郎', /^[\p{Script=Han}]{2,6}$/u],
    ['ko', '김철수', /^\p{Script=Hangul}{2,4}$/u],
  ])('of a name keeps its writing (%s): %s', (language, value, writing) => {
    expect(faker(language).fake(value, 'PERSON', 1)).toMatch(writing)
  })

  it('of a date is a date in the same writing', () => {
    expect(faker().fake('2024-05-03T14:30', 'DATE_TIME', 1)).toMatch(
      /^20\d\d-(0\d|1[0-2])-\d\dT\d\d:[0-5]\d$/,
    )
    expect(faker('de').fake('3. März 1985', 'DATE_OF_BIRTH', 1)).toMatch(/^\d\d?\. \p{L}+ 198[0-4]$/u)
    expect(faker().fake('yesterday', 'DATE_TIME', 1)).toMatch(/^\d+ days ago$/)
  })

  it('is there in every language and for every type a caller may name', () => {
    for (const language of LANGUAGES)
      for (const entity of [
        'PERSON',
        'ORGANIZATION',
        'DATE_TIME',
        'LOCATION',
        'OCCUPATION',
        'PHONE_NUMBER',
        'constructor',
      ])
        expect(faker(language).fake('Ab 12', entity, 1)).not.toBe('Ab 12')
    expect(faker().fake('★', 'X', 1)).toBe('<X>')
  })
})

describe('hostile values', () => {
  it('take no longer than long ones must', () => {
    const units = ['a', '1', 'a=', ' ', 'a.', 'a-', 'A ', 'x1', '1:', '@', '-----BEGIN ', '{"a":"', '1st']
    const values = units.map((unit) => unit.repeat(9_999 / unit.length))
    const types = CATALOG.filter((_, index) => index % 7 === 0).map(({ recognizer }) => recognizer.entity)
    for (const entity of [...types, 'DATE_TIME', 'PERSON', 'ADDRESS', 'URL', 'PRIVATE_KEY', 'PHONE_NUMBER'])
      for (const value of values) expect(faker().fake(value, entity, 1)).not.toBe(value)
  })
})

describe('replace with synthetic', () => {
  const names = Array.from({ length: 600 }, (_, i) => `Person Nr${i}`)
  const text = names.join('; ')
  let at = 0
  const results = names.map((name) => {
    const start = at
    at += name.length + 2
    return { entityType: 'PERSON', start, end: start + name.length, score: 1 }
  })
  const operators = { DEFAULT: { type: 'replace', synthetic: true } } as const

  it('gives different values different fakes', async () => {
    const { items } = await anonymize({ text, results, operators, secret })
    expect(new Set(items.map((item) => item.text)).size).toBeGreaterThan(595)
  })

  it('gives a value the same fake in every call of a session, whatever else the texts hold', async () => {
    const numbering = createMemoryNumbering()
    const all = await anonymize({ text, results, operators, secret, numbering })
    for (const index of [0, 17, 599]) {
      const name = names[index]!
      const one = [{ entityType: 'PERSON', start: 0, end: name.length, score: 1 }]
      const again = await anonymize({ text: name, results: one, operators, secret, numbering })
      expect(again.text).toBe(all.items[index]!.text)
    }
  })
})
