import type { PlanName } from '@sfumato/contract'

/** Somebody whose credentials were checked. */
export interface Caller {
  userId: string
  email: string
  role: 'user' | 'admin'
  /** The account's password and private keys never come here in the clear. */
  zeroKnowledge: boolean
  plan: PlanName
  billingState: 'current' | 'past_due'
  createdAt: Date
  /** Tokens used this month when the credentials were checked; a first look, the ledger decides. */
  usedThisMonth: number
  via: 'apiKey' | 'session'
  /** Id of the API key or session. */
  credentialId: string
  credentialExpiresAt: Date | null
}

/** The holder of ADMIN_TOKEN is nobody's account. */
export const ADMIN_TOKEN_CALLER = 'admin-token'

export type AdminCaller = Caller | typeof ADMIN_TOKEN_CALLER

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Ids of this service are UUIDs; anything else names nothing. */
export const isId = (value: string): boolean => UUID.test(value)
