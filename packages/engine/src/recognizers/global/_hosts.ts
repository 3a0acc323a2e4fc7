import { parse } from 'tldts'
import { HANGUL, kindOf, UNSPACED } from '../../characters.ts'

/** The host ends in a suffix of the public suffix list (ICANN part) and has a name before it. */
export function hasPublicSuffix(host: string): boolean {
  const { isIcann, domain } = parse(host.toLowerCase(), {
    extractHostname: false,
    validateHostname: false,
    detectIp: false,
  })
  return isIcann === true && domain !== null
}

const ARABIC = /[\u0600-\u06ff]/

/** A letter of a script whose words, or particles, stand right beside an address: "example.com입니다". */
export const clingsToAddress = (character: string): boolean =>
  (kindOf(character.charCodeAt(0)) & (UNSPACED | HANGUL)) !== 0 || ARABIC.test(character)

/** The part of a host before the first change from ASCII to such letters; the whole where there is none. */
export function withoutClinging(host: string): string {
  for (let at = 1; at < host.length; at++) {
    if (host.charCodeAt(at - 1) < 128 && /[a-z0-9]/i.test(host[at - 1]!) && clingsToAddress(host[at]!))
      return host.slice(0, at)
  }
  return host
}
