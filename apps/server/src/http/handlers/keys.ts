import type { KeyPairs } from '../../services/key-pairs.ts'
import type { Handlers } from '../handler.ts'

type Rows =
  | 'listKeyPairs'
  | 'createKeyPair'
  | 'getKeyPair'
  | 'getPublicKey'
  | 'updateKeyPair'
  | 'deleteKeyPair'

export const keyHandlers = (keyPairs: KeyPairs): Handlers<Rows> => ({
  listKeyPairs: async ({ caller }) => ({ keyPairs: await keyPairs.list(caller) }),
  createKeyPair: async ({ caller, body }) => ({ keyPair: await keyPairs.create(caller, body) }),
  getKeyPair: async ({ caller, params, query }) => ({
    keyPair: await keyPairs.get(caller, params.id, query.includePrivateKey === 'true'),
  }),
  getPublicKey: async ({ caller, params }) => ({
    publicKeyPem: await keyPairs.publicKey(caller, params.id),
  }),
  updateKeyPair: async ({ caller, params, body }) => ({
    keyPair: await keyPairs.update(caller, params.id, body),
  }),
  deleteKeyPair: async ({ caller, params, headers }) => {
    await keyPairs.remove(caller, params.id, headers['x-session-key-hash'])
    return { success: true, message: 'Key pair deleted.' }
  },
})
