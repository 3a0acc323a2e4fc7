import metadata from 'libphonenumber-js/metadata.max'

/**
 * The world's numbering plans, from the metadata of libphonenumber ("max": with the patterns of each line type).
 * Asking the library takes 38 microseconds a number; its patterns compiled once, and used directly, take less
 * than one, which is what a text full of numbers needs. The answers are the same (plans.test.ts).
 */
interface Plan {
  callingCode: string
  /** What a national number may begin with that is not part of it, such as "0". */
  trunkPrefix: RegExp | undefined
  trunkReplacement: string | undefined
  valid: RegExp
  mobile: RegExp
}

/** Places in the library's packed arrays (its METADATA.md). */
const CALLING_CODE = 0
const NATIONAL_PATTERN = 2
const TRUNK_PREFIX = 5
const TRUNK_PREFIX_FOR_PARSING = 7
const TRUNK_REPLACEMENT = 8
const LINE_TYPES = 11
const MOBILE = 1

type Packed = readonly unknown[]
type PackedType = readonly [pattern: string, lengths?: readonly number[]]

const plans = new Map<string, Plan | undefined>()

function unpack(packed: Packed | undefined): Plan | undefined {
  if (!packed) return undefined
  const types = (packed[LINE_TYPES] || []) as readonly (PackedType | 0)[]
  const patterns = types.flatMap((type) => (type ? [type[0]] : []))
  const trunk = packed[TRUNK_PREFIX_FOR_PARSING] || packed[TRUNK_PREFIX]
  const mobile = types[MOBILE]
  return {
    callingCode: String(packed[CALLING_CODE]),
    trunkPrefix: trunk ? new RegExp(`^(?:${trunk})`) : undefined,
    trunkReplacement: packed[TRUNK_REPLACEMENT] ? String(packed[TRUNK_REPLACEMENT]) : undefined,
    // A number has to fit the plan as a whole and one of its line types.
    valid: new RegExp(`^(?=(?:${packed[NATIONAL_PATTERN]})$)(?:${patterns.join('|') || '\\d+'})$`),
    mobile: new RegExp(`^(?:${mobile ? mobile[0] : '(?!)'})$`),
  }
}

function planOf(region: string): Plan | undefined {
  if (!plans.has(region))
    plans.set(
      region,
      unpack(
        (metadata.countries as Readonly<Record<string, Packed>>)[region] ?? metadata.nonGeographic[region],
      ),
    )
  return plans.get(region)
}

/** The calling code a number in international form begins with; "" where there is none. */
export function callingCodeOf(digits: string): string {
  for (let length = 1; length <= 3; length++) {
    const code = digits.slice(0, length)
    if (code in metadata.country_calling_codes || code in metadata.nonGeographic) return code
  }
  return ''
}

const regionsOf = (callingCode: string): readonly string[] =>
  (metadata.country_calling_codes as Readonly<Record<string, readonly string[]>>)[callingCode] ?? [
    callingCode,
  ]

/** Number in international form, digits only, without "+". A trunk "0" kept by mistake is forgiven. */
export function isValidInternational(digits: string): boolean {
  const code = callingCodeOf(digits)
  if (!code) return false
  const national = digits.slice(code.length)
  const withoutTrunk = national.startsWith('0') ? national.slice(1) : national
  return regionsOf(code).some((region) => {
    const valid = planOf(region)?.valid
    return valid?.test(national) || valid?.test(withoutTrunk)
  })
}

/** The subscriber's number without trunk prefix, if this is a number of the region as dialled inside it. */
export function nationalNumber(digits: string, region: string): string | undefined {
  const plan = planOf(region)
  if (!plan) return undefined
  if (plan.trunkPrefix) {
    const stripped = plan.trunkReplacement
      ? digits.replace(plan.trunkPrefix, plan.trunkReplacement)
      : digits.replace(plan.trunkPrefix, '')
    if (stripped !== digits && plan.valid.test(stripped)) return stripped
  }
  return plan.valid.test(digits) ? digits : undefined
}

export const isMobile = (national: string, region: string): boolean =>
  planOf(region)?.mobile.test(national) ?? false

export const callingCodeOfRegion = (region: string): string => planOf(region)?.callingCode ?? ''
