import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { UsageError } from './command.ts'
import { KEY_VARIABLE, keyFromEnvironment } from './environment.ts'
import { readReason } from './files/find-files.ts'

/** Keys come from files, the environment or a hidden prompt: a command line is seen by others and remembered. */
const KEY_BYTES = [16, 24, 32]

async function readKeyFile(path: string, option: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new UsageError(`The file of ${option} cannot be read: ${readReason(error)}.`)
  }
}

/** `mayAsk` is false where standard input is read for its text. */
export async function readSymmetricKey(keyFile: string | undefined, mayAsk: boolean): Promise<string> {
  const key = await findSymmetricKey(keyFile, mayAsk)
  if (key === undefined)
    throw new UsageError(
      `A key is needed: give --key-file or set ${KEY_VARIABLE}. "sfumato keys generate --symmetric" makes one.`,
    )
  if (!KEY_BYTES.includes(Buffer.byteLength(key)))
    throw new UsageError(
      'The key must be 16, 24 or 32 bytes long; "sfumato keys generate --symmetric" makes one.',
    )
  return key
}

export async function findSymmetricKey(
  keyFile: string | undefined,
  mayAsk: boolean,
): Promise<string | undefined> {
  if (keyFile !== undefined) return (await readKeyFile(keyFile, '--key-file')).replace(/\r?\n$/, '')
  return keyFromEnvironment() ?? (mayAsk && process.stdin.isTTY ? await askForKey() : undefined)
}

async function askForKey(): Promise<string> {
  const hidden = new Writable({ write: (_piece, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: hidden, terminal: true })
  process.stderr.write('Key: ')
  try {
    return await prompt.question('')
  } finally {
    prompt.close()
    process.stderr.write('\n')
  }
}

export async function readPublicKey(path: string | undefined): Promise<string> {
  if (path === undefined)
    throw new UsageError('A public key is needed: give --public-key FILE. "sfumato keys generate" makes one.')
  return readKeyFile(path, '--public-key')
}

export const readPrivateKey = (path: string): Promise<string> => readKeyFile(path, '--private-key')
