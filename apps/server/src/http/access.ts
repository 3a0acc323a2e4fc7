import { isIPv6 } from 'node:net'
import { fail, type Plans, planIncludes, RATE_WINDOW_MS, type Route } from '@sfumato/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../ops/clock.ts'
import type { Authentication } from '../services/authentication.ts'
import { ADMIN_TOKEN_CALLER, type AdminCaller } from '../services/caller.ts'
import { readSessionCookie } from './cookies.ts'

/** Who may pass and how often: auth (401), origin and plan (403), rate (429), in this order. */
export type Passed = AdminCaller | undefined

interface RateDecision {
  allowed: boolean
  count: number
  oldest: number | undefined
}

export interface AccessOptions {
  authentication: Authentication
  rateWindows: {
    hit(
      subject: string,
      family: string,
      limit: number,
      nowMs: number,
      windowMs: number,
    ): Promise<RateDecision>
  }
  plans: Plans
  clock: Clock
  publicOrigin: string | undefined
}

/** Tries at a password per minute and address; high enough for an office behind one address. */
const SIGN_INS_PER_WINDOW = 20
const ADMIN_TOKEN_RATE = 120

/**
 * A browser says where a request comes from; a session cookie counts only from our own pages. Callers that are
 * no browsers send neither header, and have no cookies of a user to misuse.
 */
function isForeignOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`
}

/**
 * Whoever has one IPv6 address has a network of 2^64 of them (RFC 6177), so the network is counted. IPv4 addresses
 * written as IPv6 stay apart.
 */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [left = '', right] = address.split('%')[0]!.split('::')
  const groups = left.split(':').filter(Boolean)
  const after = right?.split(':').filter(Boolean) ?? []
  const zeros = right === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...new Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

export function createAccess({ authentication, rateWindows, plans, clock, publicOrigin }: AccessOptions) {
  const authenticate = (route: Route, request: FastifyRequest): Promise<Passed> | undefined => {
    const header = request.headers.authorization
    switch (route.auth) {
      case 'apiKey':
        return authentication.apiKey(header, readSessionCookie(request))
      case 'session':
        return authentication.session(header, readSessionCookie(request))
      case 'admin':
        return authentication.admin(header)
      default:
        return undefined
    }
  }

  const subjectOf = (caller: Passed, request: FastifyRequest): string =>
    caller === undefined
      ? `address:${networkOf(request.ip)}`
      : caller === ADMIN_TOKEN_CALLER
        ? caller
        : `user:${caller.userId}`

  const limitOf = (route: Route, caller: Passed): number => {
    if (route.rate === 'signIn') return SIGN_INS_PER_WINDOW
    if (caller === ADMIN_TOKEN_CALLER) return ADMIN_TOKEN_RATE
    if (!caller || route.rate === null) return Number.POSITIVE_INFINITY
    return plans[caller.plan].rates[route.rate]
  }

  return async (route: Route, request: FastifyRequest, reply: FastifyReply): Promise<Passed> => {
    const caller = await authenticate(route, request)

    const changesSomething = request.method !== 'GET' && route.auth !== 'webhook'
    const byCookie = caller === undefined || (caller !== ADMIN_TOKEN_CALLER && caller.via === 'session')
    if (changesSomething && byCookie && isForeignOrigin(request, publicOrigin)) {
      throw fail('FORBIDDEN', undefined, {
        hint: 'Requests from other sites cannot use the dashboard session.',
      })
    }
    if (
      route.plan &&
      caller !== undefined &&
      caller !== ADMIN_TOKEN_CALLER &&
      !planIncludes(caller.plan, route.plan.lowest)
    ) {
      throw fail(route.plan.error, {
        feature: route.plan.feature,
        required_plan: route.plan.lowest,
        current_plan: caller.plan,
      })
    }
    if (route.rate !== null) {
      const limit = limitOf(route, caller)
      const now = clock.now().getTime()
      const decision = await rateWindows.hit(
        subjectOf(caller, request),
        route.rate,
        limit,
        now,
        RATE_WINDOW_MS,
      )
      const freeAt = (decision.oldest ?? now) + RATE_WINDOW_MS
      reply.header('x-ratelimit-limit', limit)
      reply.header('x-ratelimit-remaining', Math.max(0, limit - decision.count))
      reply.header('x-ratelimit-reset', Math.ceil(freeAt / 1000))
      if (!decision.allowed) {
        throw fail('RATE_LIMITED', undefined, {
          retry: { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / 1000)) },
        })
      }
    }
    return caller
  }
}
export type Access = ReturnType<typeof createAccess>
