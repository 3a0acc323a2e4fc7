import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first choice of parameters (19 MiB, two passes, one lane). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** A hash nobody has the password of: checked for unknown accounts, so that they take as long as known ones. */
let decoy: Promise<string> | undefined

export async function verifyPassword(hashed: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const matches = await verify(hashed ?? (await decoy), password)
  return matches && hashed !== undefined
}

const EASY_TO_READ = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five characters: about 99 bits, and can be read aloud. */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => EASY_TO_READ[randomInt(EASY_TO_READ.length)]).join(''),
  ).join('-')

/** Opaque token of a dashboard session. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')
