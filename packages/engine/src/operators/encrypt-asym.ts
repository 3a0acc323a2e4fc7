import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { openGcm, sealGcm } from './aes.ts'
import { strictBase64 } from './base64.ts'
import { OperatorError } from './errors.ts'
import { type OperatorImplementation, perCall, type ReverseContext } from './operator.ts'
import { decodePlaintext, encodePlaintext } from './plaintext.ts'
import { type PrivateKey, readPrivateKey, readPublicKey } from './rsa.ts'

/**
 * For whoever holds the private key. Written is base64 of
 *
 *   content key wrapped with RSA-OAEP-SHA256 || nonce (12) || AES-256-GCM ciphertext || tag (16)
 *
 * Each text can be restored by itself. All values of one call to one public key share a content key, each with a
 * nonce of its own: RSA runs once, not once per value. Going back this is what counts, 27 ms per RSA operation; texts
 * that hold the same wrapped key are restored with one. Texts that hold one each, as others may write them, work too.
 */
const CONTENT_KEY_BYTES = 32

interface ContentKey {
  wrapped: Buffer
  key: KeyObject
}

const contentKeysOf = perCall(() => new Map<string, ContentKey>())

async function makeContentKey(publicKeyPem: string): Promise<ContentKey> {
  const publicKey = await readPublicKey(publicKeyPem)
  if (!publicKey)
    throw new OperatorError(
      'UNUSABLE_KEY',
      'The public key must be the PEM of an RSA key of 2048 to 8192 bits.',
    )
  const secret = randomBytes(CONTENT_KEY_BYTES)
  const contentKey = { wrapped: await publicKey.wrap(secret), key: createSecretKey(secret) }
  secret.fill(0)
  return contentKey
}

interface Opening {
  privateKeys: Map<string, Promise<PrivateKey>>
  contentKeys: Map<string, Promise<KeyObject>>
}
const openingOf = perCall((): Opening => ({ privateKeys: new Map(), contentKeys: new Map() }))

function once<Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) {
  let value = known.get(key)
  if (!value) {
    value = make()
    known.set(key, value)
  }
  return value
}

/** A wrapped key that does not open gives a random one: the value is then refused by its tag, like any other. */
async function contentKey(
  privateKey: PrivateKey,
  wrapped: Buffer,
  { signal }: ReverseContext,
): Promise<KeyObject> {
  const secret = await privateKey.unwrap(wrapped, signal)
  return createSecretKey(secret?.length === CONTENT_KEY_BYTES ? secret : randomBytes(CONTENT_KEY_BYTES))
}

export const encryptAsym: OperatorImplementation<'encrypt_asym'> = {
  async prepare(uses, context) {
    const contentKeys = contentKeysOf(context)
    for (const { params } of uses)
      if (!contentKeys.has(params.publicKey))
        contentKeys.set(params.publicKey, await makeContentKey(params.publicKey))
  },

  apply(value, { publicKey }, _entity, context) {
    const { wrapped, key } = contentKeysOf(context).get(publicKey)!
    return Buffer.concat([wrapped, sealGcm(key, encodePlaintext(value))]).toString('base64')
  },

  async reverse(text, { privateKey: pem }, context) {
    const { privateKeys, contentKeys } = openingOf(context)
    const privateKey = await once(privateKeys, pem, () => readPrivateKey(pem))
    const bytes = strictBase64(text) ?? Buffer.alloc(0)
    const { wrappedBytes } = privateKey
    const isLongEnough = bytes.length > wrappedBytes
    const wrapped = isLongEnough ? bytes.subarray(0, wrappedBytes) : Buffer.alloc(wrappedBytes)
    const key = await once(contentKeys, `${pem}\0${wrapped.toString('latin1')}`, () =>
      contentKey(privateKey, wrapped, context),
    )
    const plaintext = openGcm(key, bytes.subarray(wrappedBytes))
    return plaintext && decodePlaintext(plaintext)
  },
}
