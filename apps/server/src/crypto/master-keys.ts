import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The keys that seal secrets, newest first: the first seals, all of them open. They come from MASTER_KEY or
 * from a file in DATA_DIR that is made on first start. While a rotation runs, the file holds two keys.
 */
export interface MasterKeys {
  /** The key to seal with. */
  current(): MasterKey
  /** The key of that id, or nothing when this installation never had it. */
  find(id: string): MasterKey | undefined
}

export interface MasterKey {
  /** First 8 hex digits of the key's SHA-256: names the key without telling it. */
  id: string
  bytes: Buffer
}

export class MasterKeyError extends Error {}

const KEY_BYTES = 32

function parseKey(text: string): MasterKey {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== KEY_BYTES) {
    throw new MasterKeyError(
      'The master key must be the Base64 of 32 bytes, for example from: openssl rand -base64 32',
    )
  }
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

export const masterKeyFile = (dataDir: string) => join(dataDir, 'master.key')

/** One key per line, newest first. Written whole or not at all, readable by its owner only. */
function writeKeyFile(path: string, keys: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.new`
  const file = openSync(temporary, 'wx', 0o600)
  writeSync(file, `${keys.join('\n')}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(temporary, path)
  chmodSync(path, 0o600)
}

const readKeyFile = (path: string): string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean)

/** A new key in front of the old ones; running servers notice within `RELOAD_MS`. */
export function addMasterKey(dataDir: string): void {
  const path = masterKeyFile(dataDir)
  writeKeyFile(path, [randomBytes(KEY_BYTES).toString('base64'), ...readKeyFile(path)])
}

/** Forgets every key but the newest. Only after everything was sealed again. */
export function retireOldMasterKeys(dataDir: string): void {
  const path = masterKeyFile(dataDir)
  writeKeyFile(path, readKeyFile(path).slice(0, 1))
}

export const RELOAD_MS = 1000

export function loadMasterKeys(options: { masterKey: string | undefined; dataDir: string }): MasterKeys {
  if (options.masterKey !== undefined) {
    return fixedKeys(options.masterKey.split(',').map((entry) => parseKey(entry.trim())))
  }
  const path = masterKeyFile(options.dataDir)
  if (!existsSync(path)) writeKeyFile(path, [randomBytes(KEY_BYTES).toString('base64')])
  return fileKeys(path)
}

function fixedKeys(keys: MasterKey[]): MasterKeys {
  return { current: () => keys[0]!, find: (id) => keys.find((key) => key.id === id) }
}

function fileKeys(path: string): MasterKeys {
  let keys = readKeyFile(path).map(parseKey)
  let changedAt = statSync(path).mtimeMs
  let lookedAt = Date.now()
  const refresh = () => {
    if (Date.now() - lookedAt < RELOAD_MS) return
    lookedAt = Date.now()
    const { mtimeMs } = statSync(path)
    if (mtimeMs === changedAt) return
    keys = readKeyFile(path).map(parseKey)
    changedAt = mtimeMs
  }
  return {
    current: () => {
      refresh()
      return keys[0]!
    },
    find: (id) => {
      refresh()
      return keys.find((key) => key.id === id)
    },
  }
}
