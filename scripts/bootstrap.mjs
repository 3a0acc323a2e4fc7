/**
 * What both README commands need before anything else: the right Node, and the packages of the lock file.
 * Plain JavaScript, because it must run on whatever Node (20 or newer) the machine has.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** TypeScript runs directly from here on (type stripping without a flag). */
const OLDEST_NODE = [22, 18]
const FETCHED_NODE = '24.21.0'
const runtimeDir = join(root, '.runtime')

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}

function npm(args, options = {}) {
  // npm's own entry point when npm started us; its name on the PATH otherwise.
  const [command, first] = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []]
  // The runtime's CPU part lies in its package; its install script would fetch the GPU part from elsewhere.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const result = spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8', env, ...options })
  if (result.status === 0) return
  process.stderr.write(result.stdout ?? '')
  process.stderr.write(result.stderr ?? '')
  console.error(`sfumato: "npm ${args.join(' ')}" failed; the lines above say why.`)
  process.exit(1)
}

/** Path of a Node that can run the product; fetched from npm when the machine's own is too old. */
export function ensureNode() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const name = `node-${process.platform === 'darwin' ? 'darwin' : 'linux'}-${process.arch}`
  const fetched = join(runtimeDir, 'node_modules', name, 'bin', 'node')
  const stamp = join(runtimeDir, 'node-version')
  if (!existsSync(fetched) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== FETCHED_NODE) {
    console.error(`sfumato: fetching Node ${FETCHED_NODE} (this machine has ${process.versions.node}) ...`)
    mkdirSync(runtimeDir, { recursive: true })
    writeFileSync(join(runtimeDir, 'package.json'), '{ "private": true }\n')
    npm([
      'install',
      '--prefix',
      runtimeDir,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      `${name}@${FETCHED_NODE}`,
    ])
    writeFileSync(stamp, FETCHED_NODE)
  }
  return fetched
}

/** Installs exactly the lock file, once per content of the lock file. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.sfumato-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.error('sfumato: installing packages (about a minute, once) ...')
  // Not `npm ci`: it insists on binaries for platforms that a registry may not carry. This keeps to the lock too.
  npm(['install', '--no-save', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** Environment in which `node` means the product's Node and the workspace's tools are on the PATH. */
export function environment(node) {
  return {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  }
}

/** Runs a command in the workspace and ends this process with its exit code if it fails. */
export function run(command, args, node = ensureNode()) {
  const result = spawnSync(command === 'node' ? node : command, args, {
    cwd: root,
    env: environment(node),
    stdio: 'inherit',
  })
  if (result.error) console.error(`sfumato: cannot run ${command}: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}
