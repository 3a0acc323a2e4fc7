import {
  callingCodeOf,
  callingCodeOfRegion,
  isValidInternational,
  nationalNumber,
} from '../recognizers/_shared/phone/plans.ts'
import { regionsOfLanguage } from '../recognizers/_shared/phone/regions.ts'
import type { FakeRequest } from './generator.ts'
import { loginName } from './names.ts'
import type { Random } from './random.ts'
import { intoDigits, sameShape } from './shape.ts'

/** Domains nobody can register (RFC 2606). */
const DOMAINS = ['example.com', 'example.org', 'example.net']

export const fakeEmail = ({ value, random }: FakeRequest): string =>
  `${loginName(random, value.includes('_') ? '_' : '.')}@${random.pick(DOMAINS)}`

/** "example" is the handle of no bank. */
export const fakeUpi = ({ random }: FakeRequest): string => `${loginName(random, '.')}@example`

export function fakeHandle({ value, random }: FakeRequest): string {
  const [, start = ''] = /^(@|https?:\/\/[^/]+\/|[\w.-]+\.[a-z]{2,}\/)/i.exec(value) ?? []
  return start + loginName(random, '_')
}

export const fakeUsername = ({ value, random }: FakeRequest): string =>
  loginName(random, /[._-]/.exec(value)?.[0] ?? '')

/** Scheme, port and the shape of the rest stay; the host is reserved for examples. */
export function fakeUrl({ value, random }: FakeRequest): string {
  const [, scheme = '', host = '', rest = ''] =
    /^([A-Za-z][A-Za-z0-9+.-]*:\/\/)?(?:[^/@\s]*@)?([^/?#:]*)(.*)$/s.exec(value) ?? []
  const fakeHost = `${/^www\./i.test(host) ? 'www.' : ''}${sameShape('aaaaa', random)}.${random.pick(DOMAINS)}`
  const port = /^:\d+/.exec(rest)?.[0] ?? ''
  return scheme + fakeHost + port + sameShape(rest.slice(port.length), random)
}

/**
 * National numbers without the leading zero, kept free for films and books; x is any digit.
 * US and Canada: NANPA, 555-0100 to 555-0199. United Kingdom: Ofcom, numbers for drama use. Australia: ACMA. France:
 * ARCEP decision 2018-0881. Germany: Bundesnetzagentur, Rufnummern für Medienproduktionen. Sweden: PTS. Ireland:
 * ComReg, 020 91x xxxx.
 */
const FICTION: Readonly<Record<string, readonly string[]>> = {
  '1': [
    '20255501xx',
    '21255501xx',
    '31255501xx',
    '41555501xx',
    '60455501xx',
    '70255501xx',
    '81855501xx',
    '91755501xx',
  ],
  '44': [
    ...['2079460xxx', '1134960xxx', '1144960xxx', '1214960xxx', '1314960xxx', '1414960xxx', '1514960xxx'],
    ...['1614960xxx', '1632960xxx', '7700900xxx'],
  ],
  '61': [
    '25550xxxx',
    '27010xxxx',
    '35550xxxx',
    '37010xxxx',
    '75550xxxx',
    '77010xxxx',
    '85550xxxx',
    '87010xxxx',
  ],
  '33': ['19900xxxx', '26191xxxx', '35301xxxx', '46571xxxx', '53649xxxx', '63998xxxx'],
  '49': ['3023125xxx', '6990009xxx', '4066969xxx', '2214710xxx', '8999998xxx', '17139200xx', '176040690xx'],
  '46': ['8465004xx', '3139006xx', '4062804xx', '70174061x', '70174065x', '70174068x'],
  '353': ['2091xxxxx'],
}

const filled = (pattern: string, random: Random): string => pattern.replace(/x/g, () => random.digits(1))

const EXTENSION = /(?:ext\.?|x|#|доб\.?|Durchwahl)\s{0,2}\d{1,6}$/i

export function fakePhone(request: FakeRequest): string {
  const { value, random } = request
  const extension = EXTENSION.exec(value)?.[0] ?? ''
  const main = value.slice(0, value.length - extension.length)
  const fakeExtension = extension.replace(/\d/g, () => random.digits(1))
  return intoDigits(main, fakeDigits(main, request)) + fakeExtension
}

function fakeDigits(main: string, { language, random }: FakeRequest): string {
  const digits = main.replace(/\D/g, '')
  const isAbroad = /^\s*\(?(?:\+|00)/.test(main)
  const exit = isAbroad && !main.includes('+') ? '00' : ''
  const international = digits.slice(exit.length)
  const regions = regionsOfLanguage(language)
  const code = isAbroad ? callingCodeOf(international) : callingCodeOfRegion(regions[0] ?? 'US')
  const national = isAbroad ? international.slice(code.length) : digits
  // A "0" for trunk calls, or the "1" of North America, stays in front.
  const trunk = /^0/.test(national) ? '0' : code === '1' && national.length === 11 ? '1' : ''
  const length = national.length - trunk.length
  const fitting = (FICTION[code] ?? []).filter((pattern) => pattern.length === length)
  const front = exit + (isAbroad ? code : '') + trunk
  if (fitting.length > 0) return front + filled(random.pick(fitting), random)
  if (code === '1' && length === 7) return `${front}55501${random.digits(2)}`
  return (
    front +
    unassigned(
      length,
      (subscriber) =>
        isAbroad
          ? isValidInternational(code + trunk + subscriber)
          : regions.some((region) => nationalNumber(trunk + subscriber, region) !== undefined),
      random,
    )
  )
}

/** No range for fiction is known: digits that fit no numbering plan, and so reach nobody. */
function unassigned(length: number, isAssigned: (digits: string) => boolean, random: Random): string {
  let digits = random.digits(length)
  for (let tries = 0; tries < 50 && isAssigned(digits); tries++) digits = random.digits(length)
  // Nearly every number of the plan is in use: "0" cannot begin a subscriber's number.
  return isAssigned(digits) ? `0${digits.slice(1)}` : digits
}
