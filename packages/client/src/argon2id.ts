import type { KeyDerivation } from '@sfumato/contract'
import { type Bytes, utf8 } from './bytes.ts'

/** Argon2id in WebAssembly, loaded only by those who sign in this way. WebCrypto has none. */
export async function argon2id(password: string, salt: Bytes, kdf: KeyDerivation): Promise<Bytes> {
  const { argon2id: derive } = await import('hash-wasm')
  const key = await derive({
    // However a keyboard composes it, the same password is the same.
    password: utf8(password.normalize('NFKC')),
    salt,
    memorySize: kdf.memoryKiB,
    iterations: kdf.iterations,
    parallelism: kdf.parallelism,
    hashLength: 32,
    outputType: 'binary',
  })
  return new Uint8Array(key)
}
