import type { FakeRequest } from './generator.ts'
import { intoDigits, sameShape } from './shape.ts'

/** Networks for documentation: RFC 5737 (IPv4) and RFC 3849 (IPv6). A prefix length stays. */
export function fakeIp({ value, random }: FakeRequest): string {
  const suffix = /(?:\/\d{1,3}|%\w+)$/.exec(value)?.[0] ?? ''
  const address = value.slice(0, value.length - suffix.length)
  if (!address.includes(':'))
    return `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.between(1, 254)}${suffix}`
  const group = (): string => random.below(0x10000).toString(16)
  return `2001:db8:${group()}:${group()}::${group()}${suffix}`
}

/** Locally administered (second digit 2): never the address a maker gave to a device. IEEE 802. */
export function fakeMac({ value, random }: FakeRequest): string {
  const fake = sameShape(value.replace(/[0-9A-Fa-f]/g, '0'), random)
  const hex = Array.from({ length: 10 }, () => random.below(16).toString(16)).join('')
  const digits = /[A-F]/.test(value) ? `02${hex}`.toUpperCase() : `02${hex}`
  let used = 0
  return fake.replace(/\d/g, () => digits[used++] ?? '0')
}

/** Version 4: 122 random bits, which nobody else has drawn. RFC 9562. */
export function fakeUuid({ value, random }: FakeRequest): string {
  const hex = Array.from({ length: 32 }, () => random.below(16).toString(16))
  hex[12] = '4'
  hex[16] = random.pick(['8', '9', 'a', 'b'])
  const text = /[A-F]/.test(value) ? hex.join('').toUpperCase() : hex.join('')
  let used = 0
  return value.replace(/[0-9A-Fa-f]/g, () => text[used++] ?? '0')
}

/** Country 001, network 01: the test network of ITU-T E.212. */
export const fakeImsi = ({ value, random }: FakeRequest): string =>
  intoDigits(value, `00101${random.digits(Math.max(0, value.replace(/\D/g, '').length - 5))}`)

/** Type code 00: test devices (GSMA TS.06); and a check digit that does not fit, see `synthetic.ts`. */
export const fakeImei = ({ value, random }: FakeRequest): string =>
  intoDigits(value, `00${random.digits(Math.max(0, value.replace(/\D/g, '').length - 2))}`)
