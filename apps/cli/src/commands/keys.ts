import { createHash, generateKeyPair, randomInt } from 'node:crypto'
import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Command, readArguments, UsageError } from '../command.ts'
import { checkOutputFolder } from '../files/output-folder.ts'
import { printable } from '../terminal.ts'

const FILES = { public: 'sfumato-public.pem', private: 'sfumato-private.pem', symmetric: 'sfumato.key' }

/** What the service accepts as well. */
const BITS = { least: 2048, most: 8192 }

const OPTIONS = {
  output: { type: 'string', short: 'o', default: '.' },
  bits: { type: 'string', default: '4096' },
  symmetric: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

const generateCommand: Command = {
  name: 'keys generate',
  summary: 'Make a key pair, or a symmetric key, for values that can be restored',
  usage: '[-o FOLDER] [--bits N | --symmetric] [--json]',
  help: `  --output, -o  folder to write to; made if it is not there; left out: the present one
  --bits        length of the RSA keys, ${BITS.least} to ${BITS.most}; left out: 4096
  --symmetric   one key for both directions (AES-256) instead of a pair
  --json        one object on standard output with the names of the files

Writes ${FILES.public} and ${FILES.private}, or ${FILES.symmetric}. The public key changes values, the private key
restores them; private and symmetric keys are readable by you alone (mode 600). Files that exist are never replaced.
Keep a copy of the key elsewhere: without it nobody can restore the values.

Examples:
  sfumato keys generate -o keys
  sfumato keys generate --symmetric -o keys`,
  async run(args) {
    const { values } = readArguments(args, OPTIONS)
    const folder = values.output
    await checkOutputFolder(folder)
    await mkdir(folder, { recursive: true })
    const made = values.symmetric
      ? await writeSymmetricKey(folder)
      : await writeKeyPair(folder, readBits(values.bits))
    if (values.json) console.log(JSON.stringify(made))
    else
      for (const [name, value] of Object.entries(made)) console.log(`${name.padEnd(13)}${printable(value)}`)
    return 0
  },
}

function readBits(value: string): number {
  const bits = Number(value)
  if (!(Number.isInteger(bits) && bits >= BITS.least && bits <= BITS.most && bits % 8 === 0))
    throw new UsageError(`--bits is a multiple of 8 from ${BITS.least} to ${BITS.most}, such as 4096.`)
  return bits
}

async function refuseExisting(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const exists = await access(path).then(
      () => true,
      () => false,
    )
    if (exists)
      throw new Error(`${printable(path)} exists already and is kept; choose another folder with -o.`)
  }
}

async function writeKeyPair(folder: string, bits: number): Promise<Record<string, string>> {
  const [publicPath, privatePath] = [join(folder, FILES.public), join(folder, FILES.private)]
  await refuseExisting([publicPath, privatePath])
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits })
  await writeFile(privatePath, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    flag: 'wx',
    mode: 0o600,
  })
  await writeFile(publicPath, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' })
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  return { public_key: publicPath, private_key: privatePath, fingerprint }
}

const KEY_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The key is text, as the service takes it: 32 characters are the 32 bytes of AES-256. */
const KEY_LENGTH = 32

async function writeSymmetricKey(folder: string): Promise<Record<string, string>> {
  const path = join(folder, FILES.symmetric)
  await refuseExisting([path])
  const key = Array.from({ length: KEY_LENGTH }, () => KEY_CHARACTERS[randomInt(KEY_CHARACTERS.length)]).join(
    '',
  )
  await writeFile(path, `${key}\n`, { flag: 'wx', mode: 0o600 })
  return { key: path }
}

export const keyCommands = [generateCommand]
