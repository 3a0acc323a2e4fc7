import type { Accounts } from '../../services/accounts.ts'
import type { ApiKeys } from '../../services/api-keys.ts'
import type { Metering } from '../../services/metering.ts'
import type { TokenizationSessions } from '../../services/tokenization-sessions.ts'
import type { Handlers } from '../handler.ts'

const done = (message: string) => ({ success: true as const, message })

type Rows =
  | 'signUp'
  | 'signIn'
  | 'signOut'
  | 'session'
  | 'changePassword'
  | 'dashboardSessions'
  | 'endDashboardSession'
  | 'listApiKeys'
  | 'createApiKey'
  | 'revokeApiKey'
  | 'tokenBalance'
  | 'tokenizationSessions'
  | 'deleteTokenizationSession'

export function accountHandlers({
  accounts,
  apiKeys,
  metering,
  tokenizationSessions,
}: {
  accounts: Accounts
  apiKeys: ApiKeys
  metering: Metering
  tokenizationSessions: TokenizationSessions
}): Handlers<Rows> {
  return {
    signUp: async ({ body, session }) => {
      const { token, expiresAt, answer } = await accounts.signUp(body.email, body.password)
      session.set(token, expiresAt)
      return answer
    },
    signIn: async ({ body, session }) => {
      const { token, expiresAt, answer } = await accounts.signIn(body.email, body.password)
      session.set(token, expiresAt)
      return answer
    },
    signOut: async ({ caller, session }) => {
      await accounts.signOut(caller)
      session.clear()
      return done('Signed out.')
    },
    session: async ({ caller }) => accounts.describe(caller),
    changePassword: async ({ caller, body }) => {
      await accounts.changePassword(caller, body.currentPassword, body.newPassword)
      return done('Password changed. Other sessions were signed out.')
    },
    dashboardSessions: async ({ caller }) => ({ sessions: await accounts.listSessions(caller) }),
    endDashboardSession: async ({ caller, params }) => {
      await accounts.endSession(caller, params.id)
      return done('Session ended.')
    },

    listApiKeys: async ({ caller }) => ({ keys: await apiKeys.list(caller.userId) }),
    createApiKey: ({ caller, body }) =>
      apiKeys.create(
        caller.userId,
        body.name,
        body.expiresAt === undefined ? null : new Date(body.expiresAt),
      ),
    revokeApiKey: async ({ caller, params }) => {
      await apiKeys.revoke(caller.userId, params.id)
      return done('Key revoked.')
    },

    tokenBalance: ({ caller }) => metering.balance(caller),
    tokenizationSessions: async ({ caller }) => ({ sessions: await tokenizationSessions.list(caller) }),
    deleteTokenizationSession: async ({ caller, params }) => {
      await tokenizationSessions.remove(caller, params.sessionId)
      return done('Session deleted.')
    },
  }
}
