import type { KeyPairPems, UnlockedAccount } from '@sfumato/client'
import { client, type KeyPair, unwrap } from './api.ts'
import { zeroKnowledge } from './zero-knowledge.ts'

/**
 * Who keeps private keys from being read: the service, which seals them, or the opened account of a zero-knowledge
 * user, which wraps them here. Nothing below can be called while that is not known or not open.
 */
export type Keeper = 'service' | UnlockedAccount

export const storeKeyPair = (keeper: Keeper, input: KeyPairPems & { keyName: string }) =>
  unwrap(keeper === 'service' ? client.createKeyPair(input) : zeroKnowledge.createKeyPair(keeper, input))

export async function readPrivateKey(keeper: Keeper, { id }: KeyPair): Promise<string> {
  if (keeper !== 'service') return (await unwrap(zeroKnowledge.privateKey(keeper, id))).privateKeyPem
  const { keyPair } = await unwrap(client.getKeyPair({ id, includePrivateKey: 'true' }))
  return keyPair.privateKeyPem ?? ''
}

export const removeKeyPair = (keeper: Keeper, { id }: KeyPair) =>
  unwrap(keeper === 'service' ? client.deleteKeyPair({ id }) : zeroKnowledge.deleteKeyPair(keeper, id))

/** Enough of a fingerprint to tell pairs apart by eye. */
export const shortFingerprint = (fingerprint: string): string =>
  `${fingerprint.slice(0, 8)}…${fingerprint.slice(-8)}`
