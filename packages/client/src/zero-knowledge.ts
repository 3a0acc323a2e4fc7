import { defaultKeyDerivation, KeyDerivation, type User } from '@sfumato/contract'
import { argon2id } from './argon2id.ts'
import { type Bytes, concat, fromBase64Url, randomBytes, sha256, toBase64Url, toHex, utf8 } from './bytes.ts'
import type { Answer, Client, Failure, Success } from './client.ts'
import { fromPem, type KeyPairPems, readKeyPair, toPem } from './key-pairs.ts'
import { newRecoveryPhrase, readRecoveryPhrase } from './recovery-phrase.ts'

/**
 * The browser's half of zero-knowledge accounts: WebCrypto and Argon2id, the same in Node.
 *
 *   password ── Argon2id ─▶ stretched ── HKDF ─▶ authentication key ── SHA-256 ─▶ sent
 *                                     └─ HKDF ─▶ wrapping key ─▶ wraps the account key
 *   recovery phrase ─────────────────── HKDF ─▶ the same two, for recovery
 *   account key ─▶ wraps private keys
 *
 * Password, phrase, authentication keys, account key and private keys never leave; hashes and wrapped forms do.
 */
export interface UnlockedAccount {
  email: string
  /** Cannot be exported. */
  accountKey: CryptoKey
  /** As the service keeps it; opened again with the password only. */
  wrappedAccountKey: string
  /** What this session shows to delete a key pair. */
  sessionKeyHash: string
}

interface SignedIn {
  user: User
  expiresAt: string
  account: UnlockedAccount
}

const LABEL = 'sfumato/zk/1'
const WRAPPED_LABEL = 'SFUMATO WRAPPED PRIVATE KEY'
const VERSION = 1
const NONCE_BYTES = 12
const SHORTEST_PASSWORD = 10

/** Two keys from one secret: whoever knows one learns nothing of the other. */
async function derive(secret: Bytes, purpose: 'password' | 'recovery') {
  const source = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const parameters = (use: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(`${LABEL}/${purpose}/${use}`),
  })
  const authKey = new Uint8Array(await crypto.subtle.deriveBits(parameters('authentication'), source, 256))
  const keyHash = toHex(await sha256(authKey))
  authKey.fill(0)
  const aes = { name: 'AES-GCM', length: 256 }
  const wrappingKey = await crypto.subtle.deriveKey(parameters('wrapping'), source, aes, false, [
    'encrypt',
    'decrypt',
  ])
  return { keyHash, wrappingKey }
}

const gcm = (nonce: Bytes, context: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: utf8(`${LABEL}/${context}`),
})

/** Version, nonce, ciphertext and tag. */
async function wrap(key: CryptoKey, plain: Bytes, context: string): Promise<Bytes> {
  const nonce = randomBytes(NONCE_BYTES)
  const sealed = await crypto.subtle.encrypt(gcm(nonce, context), key, plain)
  return concat(new Uint8Array([VERSION]), nonce, new Uint8Array(sealed))
}

async function unwrap(
  key: CryptoKey,
  wrapped: Bytes | undefined,
  context: string,
): Promise<Bytes | undefined> {
  if (!wrapped || wrapped[0] !== VERSION) return undefined
  const nonce = wrapped.slice(1, 1 + NONCE_BYTES)
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt(gcm(nonce, context), key, wrapped.slice(1 + NONCE_BYTES)),
    )
  } catch {
    return undefined
  }
}

const importAccountKey = (raw: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])

const newSessionKeyHash = async (): Promise<string> => toHex(await sha256(randomBytes(32)))

/** What goes wrong on this side looks like what goes wrong on the other. */
const refuse = (error: string, message: string): Failure => ({
  success: false,
  status: 0,
  code: undefined,
  error,
  message,
  details: undefined,
  retryAfterSeconds: undefined,
  requestId: undefined,
})

const tooShort = () =>
  refuse('Password too short', `Choose a password of at least ${SHORTEST_PASSWORD} characters.`)
const cannotOpen = () =>
  refuse(
    'Cannot be opened',
    'What the service sent does not open with this account. It may have been altered.',
  )

const withData = <Data>(answer: Success<unknown>, data: Data): Success<Data> => ({ ...answer, data })

export function createZeroKnowledge(client: Client, options: { kdf?: KeyDerivation } = {}) {
  const newKdf = options.kdf ?? defaultKeyDerivation

  const passwordKeys = async (password: string, rawAccountKey: Bytes) => {
    const salt = randomBytes(16)
    const { keyHash, wrappingKey } = await derive(await argon2id(password, salt, newKdf), 'password')
    const wrapped = await wrap(wrappingKey, rawAccountKey, 'account-key/password')
    return {
      salt: toBase64Url(salt),
      kdf: newKdf,
      authKeyHash: keyHash,
      wrappedAccountKey: toBase64Url(wrapped),
    }
  }

  const recoveryKeys = async (rawAccountKey: Bytes) => {
    const { phrase, entropy } = await newRecoveryPhrase()
    const { keyHash, wrappingKey } = await derive(entropy, 'recovery')
    const wrapped = await wrap(wrappingKey, rawAccountKey, 'account-key/recovery')
    return { phrase, keys: { recoveryKeyHash: keyHash, wrappedAccountKey: toBase64Url(wrapped) } }
  }

  /** With what the service says about salt and cost, unless that would make the password cheap to guess. */
  const fromPassword = async (email: string, password: string) => {
    const answer = await client.zkParameters({ email })
    if (!answer.success) return answer
    const salt = fromBase64Url(answer.data.salt)
    if (!KeyDerivation.safeParse(answer.data.kdf).success || salt?.length !== 16)
      return refuse(
        'Unsafe parameters',
        'The service proposed to protect the password badly. Nothing was sent.',
      )
    return withData(answer, await derive(await argon2id(password, salt, answer.data.kdf), 'password'))
  }

  const openWithPassword = async (account: UnlockedAccount, password: string) => {
    const keys = await fromPassword(account.email, password)
    if (!keys.success) return keys
    const raw = await unwrap(
      keys.data.wrappingKey,
      fromBase64Url(account.wrappedAccountKey),
      'account-key/password',
    )
    if (!raw) return refuse('Wrong password', 'The current password is not right.')
    return withData(keys, { raw, authKeyHash: keys.data.keyHash })
  }

  const unlocked = async (
    email: string,
    raw: Bytes,
    wrappedAccountKey: string,
    sessionKeyHash: string,
  ): Promise<UnlockedAccount> => {
    const accountKey = await importAccountKey(raw)
    raw.fill(0)
    return { email, accountKey, wrappedAccountKey, sessionKeyHash }
  }

  return {
    /** The recovery phrase is shown once: the service cannot tell it again. */
    async signUp(email: string, password: string): Promise<Answer<SignedIn & { recoveryPhrase: string }>> {
      if (password.length < SHORTEST_PASSWORD) return tooShort()
      const raw = randomBytes(32)
      const keys = await passwordKeys(password, raw)
      const recovery = await recoveryKeys(raw)
      const sessionKeyHash = await newSessionKeyHash()
      const answer = await client.zkSignUp({ email, password: keys, recovery: recovery.keys, sessionKeyHash })
      if (!answer.success) return answer
      const account = await unlocked(email, raw, keys.wrappedAccountKey, sessionKeyHash)
      return withData(answer, { ...answer.data, account, recoveryPhrase: recovery.phrase })
    },

    async signIn(email: string, password: string): Promise<Answer<SignedIn>> {
      const keys = await fromPassword(email, password)
      if (!keys.success) return keys
      const sessionKeyHash = await newSessionKeyHash()
      const answer = await client.zkSignIn({ email, authKeyHash: keys.data.keyHash, sessionKeyHash })
      if (!answer.success) return answer
      const { user, expiresAt, wrappedAccountKey } = answer.data
      const raw = await unwrap(
        keys.data.wrappingKey,
        fromBase64Url(wrappedAccountKey),
        'account-key/password',
      )
      if (!raw) return cannotOpen()
      const account = await unlocked(email, raw, wrappedAccountKey, sessionKeyHash)
      return withData(answer, { user, expiresAt, account })
    },

    /** Private keys stay as they are: only the wrapping of the account key changes. */
    async changePassword(
      account: UnlockedAccount,
      currentPassword: string,
      newPassword: string,
    ): Promise<Answer<{ account: UnlockedAccount }>> {
      if (newPassword.length < SHORTEST_PASSWORD) return tooShort()
      const opened = await openWithPassword(account, currentPassword)
      if (!opened.success) return opened
      const { raw, authKeyHash } = opened.data
      const password = await passwordKeys(newPassword, raw)
      raw.fill(0)
      const answer = await client.zkChangePassword({ authKeyHash, password })
      if (!answer.success) return answer
      return withData(answer, { account: { ...account, wrappedAccountKey: password.wrappedAccountKey } })
    },

    async changeRecoveryPhrase(
      account: UnlockedAccount,
      password: string,
    ): Promise<Answer<{ recoveryPhrase: string }>> {
      const opened = await openWithPassword(account, password)
      if (!opened.success) return opened
      const { raw, authKeyHash } = opened.data
      const { phrase, keys } = await recoveryKeys(raw)
      raw.fill(0)
      const answer = await client.zkChangeRecovery({ authKeyHash, recovery: keys })
      return answer.success ? withData(answer, { recoveryPhrase: phrase }) : answer
    },

    /** A new password with the phrase in place of the old one; a new phrase takes the place of the used one. */
    async recover(
      email: string,
      recoveryPhrase: string,
      newPassword: string,
    ): Promise<Answer<SignedIn & { recoveryPhrase: string }>> {
      if (newPassword.length < SHORTEST_PASSWORD) return tooShort()
      const entropy = await readRecoveryPhrase(recoveryPhrase)
      if (!entropy)
        return refuse('Not a recovery phrase', 'Look at it again: a character is missing, spare or wrong.')
      const { keyHash: recoveryKeyHash, wrappingKey } = await derive(entropy, 'recovery')
      const stored = await client.zkRecoveryKey({ email, recoveryKeyHash })
      if (!stored.success) return stored
      const raw = await unwrap(
        wrappingKey,
        fromBase64Url(stored.data.wrappedAccountKey),
        'account-key/recovery',
      )
      if (!raw) return cannotOpen()
      const password = await passwordKeys(newPassword, raw)
      const recovery = await recoveryKeys(raw)
      const sessionKeyHash = await newSessionKeyHash()
      const answer = await client.zkRecover({
        email,
        recoveryKeyHash,
        password,
        recovery: recovery.keys,
        sessionKeyHash,
      })
      if (!answer.success) return answer
      const account = await unlocked(email, raw, password.wrappedAccountKey, sessionKeyHash)
      return withData(answer, { ...answer.data, account, recoveryPhrase: recovery.phrase })
    },

    /** The private key is wrapped here, bound to its public key; the service stores what it cannot open. */
    async createKeyPair(account: UnlockedAccount, { keyName, ...pems }: KeyPairPems & { keyName: string }) {
      const pair = await readKeyPair(pems)
      if (!pair)
        return refuse(
          'Not a key pair',
          'Send an RSA public key (SPKI) and its own private key (PKCS#8, not encrypted), both as PEM.',
        )
      const wrapped = await wrap(account.accountKey, pair.privateKey, `private-key/${pair.fingerprint}`)
      return client.createKeyPair({
        keyName,
        publicKeyPem: pems.publicKeyPem,
        privateKeyPem: toPem(WRAPPED_LABEL, wrapped),
      })
    },

    /** The private key of a pair, opened here. */
    async privateKey(account: UnlockedAccount, id: string): Promise<Answer<{ privateKeyPem: string }>> {
      const answer = await client.getKeyPair({ id, includePrivateKey: 'true' })
      if (!answer.success) return answer
      const { fingerprint, privateKeyPem = '' } = answer.data.keyPair
      const wrapped = fromPem(WRAPPED_LABEL, privateKeyPem)
      const opened = await unwrap(account.accountKey, wrapped, `private-key/${fingerprint}`)
      return opened ? withData(answer, { privateKeyPem: toPem('PRIVATE KEY', opened) }) : cannotOpen()
    },

    deleteKeyPair: (account: UnlockedAccount, id: string) =>
      client.deleteKeyPair({ id }, { headers: { 'x-session-key-hash': account.sessionKeyHash } }),
  }
}
export type ZeroKnowledge = ReturnType<typeof createZeroKnowledge>
