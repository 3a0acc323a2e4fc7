import type { FakeRequest } from './generator.ts'
import { intoDigits, sameShape } from './shape.ts'

/**
 * Social security numbers never begin with 9; taxpayer numbers (ITIN) do, and then have 50 to 99 in the middle. So 9xx
 * with 01 to 49 is neither (SSA, "SSN randomization"; IRS Publication 1915). Failing one's own check alone could give
 * somebody else's number of the other kind.
 */
export const fakeTaxpayer = ({ value, random }: FakeRequest): string =>
  intoDigits(
    value,
    `9${random.digits(2)}${String(random.between(1, 49)).padStart(2, '0')}${random.digits(4)}`,
  )

/** Prefixes that HMRC does not allocate (National Insurance Manual, NIM39110). */
const UNUSED_PREFIXES = ['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ']

export function fakeNino({ value, random }: FakeRequest): string {
  const prefix = random.pick(UNUSED_PREFIXES)
  const fake = value.slice(0, 2) + value.slice(2).replace(/\d/g, () => random.digits(1))
  const cased = /^[a-z]/.test(value) ? prefix.toLowerCase() : prefix
  return cased + fake.slice(2, -1) + sameShape(fake.slice(-1), random)
}
