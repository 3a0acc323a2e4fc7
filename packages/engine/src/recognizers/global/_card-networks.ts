/**
 * Issuer ranges of payment cards and the lengths each network uses (ISO/IEC 7812; the networks' own tables as
 * collected at https://en.wikipedia.org/wiki/Payment_card_number). `common` networks are trusted without a word
 * like "card" nearby; the ranges of the others are so wide or so short that any number may fall into them.
 */
interface Network {
  name: string
  prefix: RegExp
  lengths: readonly number[]
  common: boolean
}

const NETWORKS: readonly Network[] = [
  { name: 'Visa', prefix: /^4/, lengths: [16], common: true },
  { name: 'Visa, older and longer', prefix: /^4/, lengths: [13, 18, 19], common: false },
  {
    name: 'Mastercard',
    prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    common: true,
  },
  { name: 'American Express', prefix: /^3[47]/, lengths: [15], common: true },
  { name: 'Diners Club', prefix: /^3(?:0[0-5]|095|[689])/, lengths: [14], common: true },
  { name: 'Diners Club, longer', prefix: /^3(?:0[0-5]|095|[689])/, lengths: [16, 17, 18, 19], common: false },
  { name: 'Discover', prefix: /^6(?:011|4[4-9]|5)/, lengths: [16], common: true },
  { name: 'Discover, longer', prefix: /^6(?:011|4[4-9]|5)/, lengths: [17, 18, 19], common: false },
  { name: 'JCB', prefix: /^35(?:2[89]|[3-8])/, lengths: [16], common: true },
  { name: 'JCB, as printed by some issuers', prefix: /^35/, lengths: [16, 17, 18, 19], common: false },
  { name: 'JCB, old', prefix: /^(?:2131|1800)/, lengths: [15], common: false },
  { name: 'UnionPay', prefix: /^62/, lengths: [16, 17, 18, 19], common: false },
  { name: 'Maestro', prefix: /^(?:50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], common: false },
  { name: 'Mir', prefix: /^220[0-4]/, lengths: [16, 17, 18, 19], common: false },
  { name: 'RuPay', prefix: /^(?:508|60|65|81|82|353|356)/, lengths: [16], common: false },
  {
    name: 'Elo',
    prefix: /^(?:4011|4312|4389|4514|4573|4576|5041|5066|5067|509|6277|6362|6363|650|6516|6550)/,
    lengths: [16],
    common: false,
  },
  { name: 'Hipercard', prefix: /^(?:6062|3841|637)/, lengths: [13, 16, 19], common: false },
  { name: 'Troy', prefix: /^(?:65|9792)/, lengths: [16], common: false },
  { name: 'Verve', prefix: /^(?:50(?:609|61|78)|650)/, lengths: [16, 18, 19], common: false },
  { name: 'UATP', prefix: /^1/, lengths: [15], common: false },
  { name: 'Humo and Uzcard', prefix: /^(?:9860|8600|5614)/, lengths: [16], common: false },
  {
    name: 'NPS Pridnestrovie, Ukrcard, Napas',
    prefix: /^(?:6054740|604[0-9]{2}|9704)/,
    lengths: [16, 19],
    common: false,
  },
]

/** Whether some network issues numbers of this prefix and length, and whether a common one does. */
export function cardNetwork(digits: string): 'common' | 'rare' | undefined {
  let found: 'common' | 'rare' | undefined
  for (const { prefix, lengths, common } of NETWORKS) {
    if (!lengths.includes(digits.length) || !prefix.test(digits)) continue
    if (common) return 'common'
    found = 'rare'
  }
  return found
}
