export {
  type Answer,
  type Client,
  type ClientOptions,
  createClient,
  type Failure,
  type FileAnswer,
  type Success,
} from './client.ts'
export { generateKeyPair, type KeyPairPems } from './key-pairs.ts'
export { createZeroKnowledge, type UnlockedAccount, type ZeroKnowledge } from './zero-knowledge.ts'
