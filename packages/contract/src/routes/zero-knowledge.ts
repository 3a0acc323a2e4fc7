import { z } from 'zod'
import { defineRoutes } from '../define-routes.ts'
import * as s from '../schemas.ts'
import { Email, SignedIn } from './account.ts'

/**
 * Accounts whose password never leaves the browser. From the password (Argon2id) come a key that proves who is
 * there, of which only the SHA-256 is sent, and a key that wraps the account key; the account key wraps private keys.
 * The recovery phrase wraps the same account key.
 */
const tag = 'Zero-knowledge accounts'
const maxBodyBytes = 16 * 1024

/** SHA-256 of a key, hex. */
const KeyHash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'must be 64 lower-case hex digits' })

/** Base64url of 16 bytes. */
const Salt = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: 'must be the base64url of 16 bytes' })

/** Base64url of version, nonce, the wrapped 32 bytes and tag: 61 bytes. */
const WrappedKey = z.string().regex(/^[A-Za-z0-9_-]{82}$/, { error: 'must be the base64url of 61 bytes' })

/** The least is OWASP's first choice; a client refuses less, should a server propose it. */
export const KeyDerivation = z
  .strictObject({
    algorithm: z.literal('argon2id'),
    memoryKiB: z
      .int()
      .min(19_456)
      .max(1024 * 1024),
    iterations: z.int().min(2).max(20),
    parallelism: z.int().min(1).max(16),
  })
  .meta({ id: 'KeyDerivation' })
export type KeyDerivation = z.infer<typeof KeyDerivation>

/** RFC 9106's choice for where memory is scarce. */
export const defaultKeyDerivation: KeyDerivation = {
  algorithm: 'argon2id',
  memoryKiB: 65_536,
  iterations: 3,
  parallelism: 4,
}

/** What a new password brings along. */
const PasswordKeys = z
  .strictObject({ salt: Salt, kdf: KeyDerivation, authKeyHash: KeyHash, wrappedAccountKey: WrappedKey })
  .meta({ id: 'PasswordKeys' })
/** What a new recovery phrase brings along. */
const RecoveryKeys = z
  .strictObject({ recoveryKeyHash: KeyHash, wrappedAccountKey: WrappedKey })
  .meta({ id: 'RecoveryKeys' })

const KnownEmail = s.StoredText.max(254)

export const zeroKnowledgeRoutes = defineRoutes({
  zkParameters: {
    method: 'POST',
    path: '/api/auth/zk/parameters',
    summary: 'Salt and cost to derive the keys with; unknown e-mails get some as well',
    tag,
    auth: 'none',
    rate: 'signIn',
    body: z.strictObject({ email: KnownEmail }),
    maxBodyBytes,
    status: 200,
    response: z.object({ salt: z.string(), kdf: KeyDerivation }),
    errors: [],
  },
  zkSignUp: {
    method: 'POST',
    path: '/api/auth/zk/sign-up',
    summary: 'Open a zero-knowledge account and sign in',
    tag,
    auth: 'none',
    rate: 'signIn',
    body: z.strictObject({
      email: Email,
      password: PasswordKeys,
      recovery: RecoveryKeys,
      sessionKeyHash: KeyHash,
    }),
    maxBodyBytes,
    status: 201,
    response: SignedIn,
    errors: ['CONFLICT'],
  },
  zkSignIn: {
    method: 'POST',
    path: '/api/auth/zk/sign-in',
    summary: 'Sign in to a zero-knowledge account; registers the session key of this browser',
    tag,
    auth: 'none',
    rate: 'signIn',
    body: z.strictObject({ email: KnownEmail, authKeyHash: KeyHash, sessionKeyHash: KeyHash }),
    maxBodyBytes,
    status: 200,
    response: SignedIn.extend({ wrappedAccountKey: z.string() }),
    errors: ['AUTH_INVALID'],
  },
  zkChangePassword: {
    method: 'POST',
    path: '/api/auth/zk/password',
    summary: 'Change the password of a zero-knowledge account; ends all other sessions',
    tag,
    auth: 'session',
    rate: 'signIn',
    body: z.strictObject({ authKeyHash: KeyHash, password: PasswordKeys }),
    maxBodyBytes,
    status: 200,
    response: s.Done,
    errors: [],
  },
  zkChangeRecovery: {
    method: 'PUT',
    path: '/api/auth/zk/recovery',
    summary: 'Replace the recovery phrase; the old one is worth nothing then',
    tag,
    auth: 'session',
    rate: 'signIn',
    body: z.strictObject({ authKeyHash: KeyHash, recovery: RecoveryKeys }),
    maxBodyBytes,
    status: 200,
    response: s.Done,
    errors: [],
  },
  zkRecoveryKey: {
    method: 'POST',
    path: '/api/auth/zk/recovery',
    summary: 'The account key as the recovery phrase wrapped it',
    tag,
    auth: 'none',
    rate: 'signIn',
    body: z.strictObject({ email: KnownEmail, recoveryKeyHash: KeyHash }),
    maxBodyBytes,
    status: 200,
    response: z.object({ wrappedAccountKey: z.string() }),
    errors: ['AUTH_INVALID'],
  },
  zkRecover: {
    method: 'POST',
    path: '/api/auth/zk/recover',
    summary: 'Set a new password and a new recovery phrase with the old phrase, once; ends all sessions',
    tag,
    auth: 'none',
    rate: 'signIn',
    body: z.strictObject({
      email: KnownEmail,
      recoveryKeyHash: KeyHash,
      password: PasswordKeys,
      recovery: RecoveryKeys,
      sessionKeyHash: KeyHash,
    }),
    maxBodyBytes,
    status: 200,
    response: SignedIn,
    errors: ['AUTH_INVALID'],
  },
})
