import { digitsOf } from '../checksums/digits.ts'
import { mod97 } from '../checksums/iso7064.ts'
import { passesLuhn } from '../checksums/luhn.ts'
import type { FakeRequest } from './generator.ts'
import { intoDigits, sameShape } from './shape.ts'

/** First digits of the numbers the networks publish for testing, by the first digits of the real one. */
const TEST_STARTS: readonly (readonly [network: RegExp, start: string])[] = [
  [/^3[47]/, '378282'],
  [/^3[0689]/, '305693'],
  [/^35/, '353011'],
  [/^5[1-5]/, '555555'],
  [/^2/, '222300'],
  [/^6/, '601111'],
  [/^/, '424242'],
]

/** A test range of the same network, and a check digit that does not fit: no card has such a number. */
export function fakeCard({ value, random }: FakeRequest): string {
  const digits = value.replace(/\D/g, '')
  const start = TEST_STARTS.find(([network]) => network.test(digits))![1]
  const free = start + random.digits(Math.max(0, digits.length - start.length))
  return intoDigits(value, withWrongLuhn(free.slice(0, digits.length)))
}

function withWrongLuhn(digits: string): string {
  if (!passesLuhn(digitsOf(digits))) return digits
  const last = (Number(digits.at(-1)) + 1) % 10
  return `${digits.slice(0, -1)}${last}`
}

/** Country and length stay; the check digits do not fit, so that no bank can have given it out. */
export function fakeIban({ value, random }: FakeRequest): string {
  const country = value.slice(0, 2)
  const fake = country + sameShape(value.slice(2), random)
  const compact = fake.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  if (mod97(compact.slice(4) + compact.slice(0, 4)) !== 1) return fake
  // One more in the check digits changes the remainder by one.
  const at = fake.search(/\d/)
  return `${fake.slice(0, at)}${(Number(fake[at]) + 1) % 10}${fake.slice(at + 1)}`
}

/** A zero in place 8 marks a code of the test and training network (ISO 9362). Country and length stay. */
export function fakeBic({ value, random }: FakeRequest): string {
  const bank = sameShape('AAAA', random)
  const branch = value.length > 8 ? sameShape(value.slice(8), random) : ''
  return `${bank}${value.slice(4, 6)}${sameShape(value.slice(6, 7), random)}0${branch}`
}
