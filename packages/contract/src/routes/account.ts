import { z } from 'zod'
import { defineRoutes } from '../define-routes.ts'
import { planNames } from '../plans.ts'
import * as s from '../schemas.ts'

const SMALL_BODY = 16 * 1024

export const User = z
  .object({
    id: z.string(),
    email: z.string(),
    role: z.enum(['user', 'admin']),
    zeroKnowledge: z.boolean(),
    plan: z.enum(planNames),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

export const Email = z.email().max(254)
const Password = z.string().min(10, { error: 'must have at least 10 characters' }).max(1024)

export const SignedIn = z.object({ user: User, expiresAt: z.iso.datetime() })

export const ApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' })

export const DashboardSession = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'DashboardSession' })

export const accountRoutes = defineRoutes({
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up',
    summary: 'Open an account and sign in',
    tag: 'Account',
    auth: 'none',
    rate: 'signIn',
    body: z.strictObject({ email: Email, password: Password }),
    maxBodyBytes: SMALL_BODY,
    status: 201,
    response: SignedIn,
    errors: ['CONFLICT'],
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Sign in to the dashboard; sets the session cookie',
    tag: 'Account',
    auth: 'none',
    rate: 'signIn',
    body: z.strictObject({ email: s.StoredText.max(254), password: z.string().max(1024) }),
    maxBodyBytes: SMALL_BODY,
    status: 200,
    response: SignedIn,
    errors: ['AUTH_INVALID'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End this session',
    tag: 'Account',
    auth: 'session',
    rate: 'other',
    status: 200,
    response: s.Done,
    errors: [],
  },
  session: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in',
    tag: 'Account',
    auth: 'session',
    rate: 'other',
    status: 200,
    response: SignedIn,
    errors: [],
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Change the password; ends all other sessions',
    tag: 'Account',
    auth: 'session',
    rate: 'signIn',
    body: z.strictObject({ currentPassword: z.string().max(1024), newPassword: Password }),
    maxBodyBytes: SMALL_BODY,
    status: 200,
    response: s.Done,
    errors: [],
  },
  dashboardSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where this account is signed in',
    tag: 'Account',
    auth: 'session',
    rate: 'other',
    status: 200,
    response: z.object({ sessions: z.array(DashboardSession) }),
    errors: [],
  },
  endDashboardSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Sign another browser out',
    tag: 'Account',
    auth: 'session',
    rate: 'other',
    params: s.Id,
    status: 200,
    response: s.Done,
    errors: [],
  },

  listApiKeys: {
    method: 'GET',
    path: '/api/keys',
    summary: 'API keys of this account (prefix and last use, never the key)',
    tag: 'API keys',
    auth: 'session',
    rate: 'other',
    status: 200,
    response: z.object({ keys: z.array(ApiKey) }),
    errors: [],
  },
  createApiKey: {
    method: 'POST',
    path: '/api/keys',
    summary: 'Make an API key; it is shown once',
    tag: 'API keys',
    auth: 'session',
    rate: 'other',
    body: z.strictObject({
      name: s.StoredText.trim().min(1).max(100),
      expiresAt: z.iso.datetime({ offset: true }).optional(),
    }),
    maxBodyBytes: SMALL_BODY,
    status: 201,
    response: z.object({ key: z.string(), apiKey: ApiKey }),
    errors: ['PLAN_LIMIT_EXCEEDED'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/keys/{id}',
    summary: 'Revoke an API key at once',
    tag: 'API keys',
    auth: 'session',
    rate: 'other',
    params: s.Id,
    status: 200,
    response: s.Done,
    errors: [],
  },

  tokenBalance: {
    method: 'GET',
    path: '/api/user/tokens',
    summary: 'Tokens left this month',
    tag: 'Account',
    auth: 'apiKey',
    rate: 'other',
    status: 200,
    response: s.TokenBalance,
    errors: [],
  },
  tokenizationSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    summary: 'Open sessions for deanonymization',
    tag: 'Account',
    auth: 'apiKey',
    rate: 'other',
    status: 200,
    response: z.object({ sessions: z.array(s.TokenizationSession) }),
    errors: [],
  },
  deleteTokenizationSession: {
    method: 'DELETE',
    path: '/api/user/sessions/{sessionId}',
    summary: 'Delete a session for deanonymization',
    tag: 'Account',
    auth: 'apiKey',
    rate: 'other',
    params: z.object({ sessionId: z.string().min(1).max(100) }),
    status: 200,
    response: s.Done,
    errors: [],
  },
})
