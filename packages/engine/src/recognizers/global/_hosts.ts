import { parse } from 'tldts'

/** The host ends in a suffix of the public suffix list (ICANN part) and has a name before it. */
export function hasPublicSuffix(host: string): boolean {
  const { isIcann, domain } = parse(host.toLowerCase(), {
    extractHostname: false,
    validateHostname: false,
    detectIp: false,
  })
  return isIcann === true && domain !== null
}
