import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { canonicalEntity } from '../aliases.ts'
import { CATALOG } from '../catalog.ts'
import type { Recognizer } from '../define.ts'
import { fakeEmail, fakeHandle, fakePhone, fakeUpi, fakeUrl, fakeUsername } from './contact.ts'
import { fakeAge, fakeDate } from './dates.ts'
import { fakeBic, fakeCard, fakeIban } from './financial.ts'
import type { FakeRequest, Generator } from './generator.ts'
import { fakeNino, fakeTaxpayer } from './government.ts'
import { fakePerson } from './names.ts'
import { fakeImei, fakeImsi, fakeIp, fakeMac, fakeUuid } from './network.ts'
import { fakeAddress, fakeCoordinates, fakeOrganization } from './places.ts'
import { Random } from './random.ts'
import { fakeNumbers, fakeSecret, sameShape } from './shape.ts'
import { verdictOn } from './verdict.ts'
import { WORD_GENERATORS } from './words.ts'

/**
 * Plausible values of the same type, of the same shape, and never a number somebody has:
 *
 * - Where a range is reserved for tests, documentation or fiction, the fake lies in it (e-mail and web addresses,
 *   IP, MAC, IMSI, BIC, US social security and UK insurance numbers, telephone numbers of eight countries,
 *   coordinates far out at sea).
 * - Where a value carries a check, or its recognizer knows which ranges are issued, the fake fails it on purpose.
 * - Where neither is known (passports, licences, account numbers without a check digit), the fake is random in the
 *   shape of the value. It may by chance be one that was issued; nothing ties it to the person replaced.
 * - Names are common ones put together by chance, organisations and streets are invented.
 *
 * The fake follows from a secret, the type and the value alone.
 */
const GENERATORS: Readonly<Record<string, Generator>> = {
  ...WORD_GENERATORS,
  PERSON: fakePerson,
  ORGANIZATION: fakeOrganization,
  ADDRESS: fakeAddress,
  GPS_COORDINATES: fakeCoordinates,
  DATE_TIME: fakeDate,
  DATE_OF_BIRTH: fakeDate,
  CREDIT_CARD_EXPIRY: fakeDate,
  AGE: fakeAge,
  MEDICAL_BIOLOGICAL_ATTRIBUTE: fakeNumbers,
  GENETIC_VARIANT: fakeNumbers,
  CASE_NUMBER: fakeNumbers,
  EMAIL_ADDRESS: fakeEmail,
  PHONE_NUMBER: fakePhone,
  FAX_NUMBER: fakePhone,
  PH_MOBILE_NUMBER: (request) => fakePhone({ ...request, language: 'tl' }),
  TR_PHONE_NUMBER: (request) => fakePhone({ ...request, language: 'tr' }),
  SOCIAL_MEDIA_HANDLE: fakeHandle,
  USERNAME: fakeUsername,
  URL: fakeUrl,
  IN_UPI_ID: fakeUpi,
  IP_ADDRESS: fakeIp,
  MAC_ADDRESS: fakeMac,
  UUID: fakeUuid,
  ADVERTISING_ID: fakeUuid,
  IMSI: fakeImsi,
  IMEI: fakeImei,
  CREDIT_CARD: fakeCard,
  IBAN_CODE: fakeIban,
  SWIFT_CODE: fakeBic,
  US_SSN: fakeTaxpayer,
  US_ITIN: fakeTaxpayer,
  UK_NINO: fakeNino,
}

/** Reserved or random by construction: what their check says does not matter. */
export const RESERVED_RANGES: Readonly<Record<string, string>> = {
  UUID: 'version 4 of RFC 9562: 122 random bits',
  ADVERTISING_ID: 'version 4 of RFC 9562: 122 random bits',
  MAC_ADDRESS: 'locally administered, IEEE 802',
  IMSI: 'test network 001-01 of ITU-T E.212',
  UK_NINO: 'prefixes HMRC never allocates',
}

const SECRET_GROUPS = ['secret', 'crypto']

/** The state's letters in front of a number stay, as in DE136695976. */
const COUNTRY_START = /^(?:GB|EL|XI|CHE|ATU|[A-Z]{2})(?=[ -]?\d)/

function byShape({ value, entity, random }: FakeRequest, recognizer: Recognizer | undefined): string {
  const start = COUNTRY_START.exec(value)?.[0] ?? ''
  // Types are any text a caller may send, "constructor" too.
  const telling = Object.hasOwn(TELLING_STARTS, entity) ? TELLING_STARTS[entity]!.exec(value)?.[0] : undefined
  if (telling) return telling + sameShape(value.slice(telling.length), random)
  const isCountry =
    recognizer?.country !== undefined &&
    (start.startsWith(recognizer.country) || /^(?:GB|EL|XI)$/.test(start))
  return isCountry ? start + sameShape(value.slice(start.length), random) : sameShape(value, random)
}

/** What says which kind of number it is, and not which. */
const TELLING_STARTS: Readonly<Record<string, RegExp>> = {
  DE_HANDELSREGISTER: /^(?:HR[AB]|GnR|PR|VR)/i,
  CREDIT_CARD_TRACK_DATA: /^%B/,
  CH_AHV: /^756/,
}

const recognizers = new Map(CATALOG.map(({ recognizer }) => [recognizer.entity, recognizer]))

function generatorOf(entity: string, recognizer: Recognizer | undefined): Generator {
  if (Object.hasOwn(GENERATORS, entity)) return GENERATORS[entity]!
  if (recognizer && SECRET_GROUPS.includes(recognizer.group)) return fakeSecret
  return (request) => byShape(request, recognizer)
}

const MOST_DRAWS = 64
/** Characters drawn for one value, all draws together: a caller may mark a whole text as one value. */
const MOST_CHARACTERS = 20_000
/** No type has values this long; private keys come near. */
const LONGEST_VALUE = 10_000

/** Whether the check of a type ever says no to a value of the right shape: then a fake is drawn until it does. */
const refusing = new Map<Recognizer, boolean>()
function canRefuse(recognizer: Recognizer | undefined): boolean {
  if (!recognizer?.check || Object.hasOwn(RESERVED_RANGES, recognizer.entity)) return false
  let known = refusing.get(recognizer)
  if (known === undefined) {
    const example = /\[\[([\s\S]*?)\]\]/.exec(recognizer.examples.match[0])?.[1] ?? ''
    // The same draws every time: a fake must not depend on what was asked before.
    const random = new Random(Buffer.alloc(16))
    known = Array.from({ length: MOST_DRAWS }, () => sameShape(example, random)).some(
      (draw) => verdictOn(recognizer, draw) === 'invalid',
    )
    refusing.set(recognizer, known)
  }
  return known
}

export interface FakerOptions {
  language: string
  secret: Uint8Array
}

export class Faker {
  readonly #language: string
  readonly #key: KeyObject

  constructor({ language, secret }: FakerOptions) {
    this.#language = language
    this.#key = createSecretKey(secret)
  }

  /** What makes two values the same: their letters and digits, whatever stands between. */
  identity(value: string): string {
    return (
      value
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]/gu, '') || value
    )
  }

  /** `attempt` 2 and up give further fakes for values whose first is taken. */
  fake(value: string, entityType: string, attempt: number): string {
    if (value.length > LONGEST_VALUE) return `<${entityType}>`
    const entity = canonicalEntity(entityType)
    const recognizer = recognizers.get(entity)
    const identity = this.identity(value)
    const seed = createHmac('sha256', this.#key).update(`${entity}\0${attempt}\0${identity}`).digest()
    const request: FakeRequest = {
      value,
      entity,
      language: this.#language,
      random: new Random(seed),
      attempt,
    }
    const generate = generatorOf(entity, recognizer)
    const check = Object.hasOwn(RESERVED_RANGES, entity) ? undefined : recognizer?.check
    const mustFail = canRefuse(recognizer)
    let second: string | undefined
    const draws = Math.min(MOST_DRAWS, Math.floor(MOST_CHARACTERS / value.length))
    for (let draw = 0; draw < draws; draw++) {
      const fake = generate(request)
      // Neither the value itself nor a part of it.
      if (identity.includes(this.identity(fake))) continue
      if (!check) return fake
      const verdict = verdictOn(recognizer, fake)
      if (verdict === 'invalid' || (verdict === 'unknown' && !mustFail)) return fake
      if (verdict === 'unknown') second ??= fake
    }
    // Nothing of the value can be exchanged, or no draw fails the check: say only what it was.
    return second ?? `<${entityType}>`
  }
}
