import type { KeyObject } from 'node:crypto'
import { aesKey, BLOCK_BYTES, NONCE_BYTES, openCbc, openGcm, sealGcm, TAG_BYTES } from './aes.ts'
import { strictBase64Url } from './base64.ts'
import { OperatorError } from './errors.ts'
import { type OperatorImplementation, perCall } from './operator.ts'
import { decodePlaintext, encodePlaintext } from './plaintext.ts'

/**
 * AES-GCM with the caller's key. Written is base64url, without padding, of
 *
 *   head (6 bytes) || nonce (12) || ciphertext || tag (16)
 *
 * The head reads "sfumato1" in base64url: 1 is the version. It is authenticated with the rest. The entity type is
 * not bound in: whoever moves a value elsewhere may still restore it.
 *
 * Presidio writes base64url, padded, of IV (16) || blocks of 16, without authentication. Which of the two a text is
 * follows from its public form alone, never from trying keys: what begins with a head is ours; anything else is
 * read as Presidio's if its length is a multiple of 16. To keep one altered bit in the head from turning ours into
 * Presidio's, ours never has such a length: where it would, the plaintext is followed by one zero byte and the head
 * says so ("sfumato2"). A random IV looks like a head once in 2^47; such a text is refused.
 */
const HEAD = Buffer.from('sfumato1', 'base64url')
const HEAD_WITH_SPARE_BYTE = Buffer.from('sfumato2', 'base64url')
const SPARE_BYTE = Buffer.alloc(1)
const OVERHEAD_BYTES = HEAD.length + NONCE_BYTES + TAG_BYTES

const keysOf = perCall(() => new Map<string, KeyObject | undefined>())

function keyFor(keys: Map<string, KeyObject | undefined>, key: string): KeyObject | undefined {
  if (!keys.has(key)) keys.set(key, aesKey(Buffer.from(key, 'utf8')))
  return keys.get(key)
}

export const encrypt: OperatorImplementation<'encrypt'> = {
  apply(value, params, _entity, context) {
    const key = keyFor(keysOf(context), params.key)
    if (!key) throw new OperatorError('UNUSABLE_KEY', 'The key must be 16, 24 or 32 bytes long.')
    const plaintext = encodePlaintext(value)
    const needsSpare = (OVERHEAD_BYTES + plaintext.length) % BLOCK_BYTES === 0
    const sealed = needsSpare
      ? sealGcm(key, Buffer.concat([plaintext, SPARE_BYTE]), HEAD_WITH_SPARE_BYTE)
      : sealGcm(key, plaintext, HEAD)
    return sealed.toString('base64url')
  },

  reverse(text, params, context) {
    const key = keyFor(keysOf(context), params.key)
    if (!key) return undefined
    const read = strictBase64Url(text)
    const bytes = read?.bytes ?? Buffer.alloc(0)
    const plaintext = openEither(key, bytes, read?.padded ?? false)
    // Decoded even when there is nothing to decode: the padding of blocks must not show in the time taken.
    const value = decodePlaintext(plaintext ?? bytes)
    return read && plaintext ? value : undefined
  },
}

function openEither(key: KeyObject, bytes: Buffer, padded: boolean): Buffer | undefined {
  const head = [HEAD, HEAD_WITH_SPARE_BYTE].find((known) => known.equals(bytes.subarray(0, known.length)))
  const isBlocks = bytes.length % BLOCK_BYTES === 0 && bytes.length >= 2 * BLOCK_BYTES
  if (!head && isBlocks) return openCbc(key, bytes)
  // Also where it is neither form: a refusal takes as long as a failed attempt.
  const opened = openGcm(key, bytes.subarray(HEAD.length), head)
  if (!head || !opened || padded || isBlocks) return undefined
  return head === HEAD ? opened : withoutSpareByte(opened)
}

const withoutSpareByte = (plaintext: Buffer): Buffer | undefined =>
  plaintext.at(-1) === 0 ? plaintext.subarray(0, -1) : undefined
