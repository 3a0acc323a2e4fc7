import type { ZeroKnowledge } from '../../services/zero-knowledge.ts'
import type { Handlers } from '../handler.ts'

type Rows =
  | 'zkParameters'
  | 'zkSignUp'
  | 'zkSignIn'
  | 'zkChangePassword'
  | 'zkChangeRecovery'
  | 'zkRecoveryKey'
  | 'zkRecover'

export const zeroKnowledgeHandlers = (zeroKnowledge: ZeroKnowledge): Handlers<Rows> => ({
  zkParameters: ({ body }) => zeroKnowledge.parameters(body.email),
  zkSignUp: async ({ body, session }) => {
    const { token, expiresAt, answer } = await zeroKnowledge.signUp(body)
    session.set(token, expiresAt)
    return answer
  },
  zkSignIn: async ({ body, session }) => {
    const { token, expiresAt, answer } = await zeroKnowledge.signIn(body)
    session.set(token, expiresAt)
    return answer
  },
  zkChangePassword: async ({ caller, body }) => {
    await zeroKnowledge.changePassword(caller, body)
    return { success: true, message: 'Password changed. Other sessions were signed out.' }
  },
  zkChangeRecovery: async ({ caller, body }) => {
    await zeroKnowledge.changeRecovery(caller, body)
    return { success: true, message: 'Recovery phrase replaced.' }
  },
  zkRecoveryKey: ({ body }) => zeroKnowledge.recoveryKey(body),
  zkRecover: async ({ body, session }) => {
    const { token, expiresAt, answer } = await zeroKnowledge.recover(body)
    session.set(token, expiresAt)
    return answer
  },
})
