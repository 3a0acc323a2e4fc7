import type { Candidate } from '../../define.ts'
import { addressEnd, NOT_IN_PATH } from './_address-ends.ts'
import { hasPublicSuffix } from './_hosts.ts'

/** What may follow a host: a port, a path, a query. */
export const REST_OF_ADDRESS = `(?::\\d{1,5})?(?:[/?#][^${NOT_IN_PATH}]{0,2000})?`
const REST = new RegExp(REST_OF_ADDRESS, 'uy')

/**
 * Bodies that publish licences, standards and languages: their pages are about nobody, and every licence text and
 * source file names them. The address is still there below the default threshold.
 */
const PUBLIC_BODIES =
  /(?:^|\.)(?:apache\.org|gnu\.org|fsf\.org|opensource\.org|creativecommons\.org|spdx\.org|w3\.org|ietf\.org|rfc-editor\.org|iana\.org|iso\.org|unicode\.org|ecma-international\.org|tc39\.es|whatwg\.org|schema\.org|json-schema\.org|xmlsoap\.org|openxmlformats\.org|mozilla\.org|nodejs\.org|python\.org|kernel\.org|debian\.org|eclipse\.org|openssl\.org|oasis-open\.org|purl\.org)$/i
const PUBLIC_BODY_SCORE = 0.2

export const scoreOf = (host: string, score: number): number =>
  PUBLIC_BODIES.test(host) ? PUBLIC_BODY_SCORE : score

/** The address that begins with this host, where its suffix is public. */
export function addressAt(text: string, host: string, start: number, isWww: boolean): Candidate | undefined {
  if (!hasPublicSuffix(host)) return undefined
  REST.lastIndex = start + host.length
  const rest = REST.exec(text)?.[0] ?? ''
  const hasPath = /^(?::\d+)?\/[\p{L}\p{N}~_-]/u.test(rest)
  const hostEnd = start + host.length
  return {
    start,
    end: addressEnd(text, start, hostEnd, hostEnd + (hasPath || isWww ? rest.length : portLength(rest))),
    score: scoreOf(host, isWww || hasPath ? 0.55 : 0.45),
    pattern: isWww ? 'www' : 'bare host',
    verdict: 'unknown',
  }
}

const portLength = (rest: string): number => /^(?::\d+)?(?:\/(?![\p{L}\p{N}]))?/u.exec(rest)?.[0].length ?? 0
