import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { MasterKeys } from './master-keys.ts'

/**
 * The only code that seals or opens a secret: AES-256-GCM with a random 96-bit nonce. The key's id and the
 * context ("whose, what") are bound in as associated data, so a sealed value cannot be moved to another row.
 *
 * Layout: 1 byte version, 4 bytes key id, 12 bytes nonce, ciphertext, 16 bytes tag.
 */
export interface SecretBox {
  seal(plain: Uint8Array | string, context: string): Buffer
  /** Throws `UnsealError` when the key is not known, the context differs or a bit was changed. */
  open(sealed: Uint8Array, context: string): Buffer
  /** First bytes of everything sealed with the newest key, for finding what is not. */
  currentPrefix(): Buffer
}

export class UnsealError extends Error {
  constructor() {
    super('A sealed value cannot be opened: wrong master key, or the value was changed or moved.')
  }
}

const VERSION = 1
const NONCE_AT = 5
const CIPHER_AT = NONCE_AT + 12
const TAG_BYTES = 16

export function createSecretBox(keys: MasterKeys): SecretBox {
  const header = (id: string) => Buffer.concat([Buffer.of(VERSION), Buffer.from(id, 'hex')])
  const associated = (head: Uint8Array, context: string) =>
    Buffer.concat([head, Buffer.from(context, 'utf8')])
  return {
    seal(plain, context) {
      const key = keys.current()
      const head = header(key.id)
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce)
      cipher.setAAD(associated(head, context))
      const body = Buffer.concat([cipher.update(plain as string, 'utf8'), cipher.final()])
      return Buffer.concat([head, nonce, body, cipher.getAuthTag()])
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const head = bytes.subarray(0, NONCE_AT)
      const key = keys.find(head.subarray(1).toString('hex'))
      if (!key || head[0] !== VERSION || bytes.length < CIPHER_AT + TAG_BYTES) throw new UnsealError()
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(NONCE_AT, CIPHER_AT), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(associated(head, context))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(CIPHER_AT, -TAG_BYTES)), decipher.final()])
      } catch {
        throw new UnsealError()
      }
    },
    currentPrefix: () => header(keys.current().id),
  }
}
