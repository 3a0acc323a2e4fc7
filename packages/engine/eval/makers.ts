import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * Makers of valid values whose check is a hash or several check digits at once: trying digits until a check passes
 * does not get there. Each is written from the specification, apart from the check of the recognizer it is for.
 */
export type Maker = (below: (limit: number) => number) => string

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const bytes = (below: (limit: number) => number, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => below(256)))
const pick = (below: (limit: number) => number, alphabet: string, count: number): string =>
  Array.from({ length: count }, () => alphabet[below(alphabet.length)]!).join('')

/** https://en.bitcoin.it/wiki/Base58Check_encoding */
function base58Check(payload: Buffer): string {
  const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()
  const whole = Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)])
  let rest = BigInt(`0x${whole.toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = BASE58[Number(rest % 58n)]! + text
  const zeros = whole.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros) + text
}

/** BIP 173 and BIP 350: version 0 with the constant 1, later versions with 0x2bc830a3. */
function segwit(version: number, program: Buffer): string {
  const bits = [...program].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const data = [version, ...bits.match(/.{1,5}/g)!.map((group) => Number.parseInt(group.padEnd(5, '0'), 2))]
  const generators = [0x3b6a57b2n, 0x26508e6dn, 0x1ea119fan, 0x3d4233ddn, 0x2a1462b3n]
  let remainder = 1n
  // The prefix "bc", expanded: high bits, zero, low bits.
  for (const value of [3, 3, 0, 2, 3, ...data, 0, 0, 0, 0, 0, 0]) {
    const top = remainder >> 25n
    remainder = ((remainder & 0x1ffffffn) << 5n) ^ BigInt(value)
    generators.forEach((generator, i) => {
      if ((top >> BigInt(i)) & 1n) remainder ^= generator
    })
  }
  remainder ^= version === 0 ? 1n : 0x2bc830a3n
  const check = [25n, 20n, 15n, 10n, 5n, 0n].map((shift) => Number((remainder >> shift) & 31n))
  return `bc1${[...data, ...check].map((value) => BECH32[value]).join('')}`
}

/** Rotations by column and row, and the round constants, as printed in https://keccak.team/keccak_specs_summary.html */
const ROTATIONS = [
  [0n, 36n, 3n, 41n, 18n],
  [1n, 44n, 10n, 45n, 2n],
  [62n, 6n, 43n, 15n, 61n],
  [28n, 55n, 25n, 21n, 56n],
  [27n, 20n, 39n, 8n, 14n],
]
const ROUND_CONSTANTS = [
  0x1n,
  0x8082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x808bn,
  0x80000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x8an,
  0x88n,
  0x80008009n,
  0x8000000an,
  0x8000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x80000001n,
  0x8000000080008008n,
]
const LANE = (1n << 64n) - 1n
const rotated = (lane: bigint, by: bigint): bigint => ((lane << by) | (lane >> (64n - by))) & LANE

/** Keccak-256 of a message of less than one block (136 bytes), in hexadecimal. */
function keccak256OfShort(message: Buffer): string {
  const block = Buffer.alloc(136)
  message.copy(block)
  block[message.length]! ^= 0x01
  block[135]! ^= 0x80
  /** By column and row. */
  let state = Array.from({ length: 5 }, (_, x) =>
    Array.from({ length: 5 }, (_, y) => (x + 5 * y < 17 ? block.readBigUInt64LE(8 * (x + 5 * y)) : 0n)),
  )
  for (const constant of ROUND_CONSTANTS) {
    const parity = state.map((column) => column.reduce((sum, lane) => sum ^ lane, 0n))
    const moved = state.map((column) => [...column])
    for (let x = 0; x < 5; x++) {
      const change = parity[(x + 4) % 5]! ^ rotated(parity[(x + 1) % 5]!, 1n)
      for (let y = 0; y < 5; y++)
        moved[y]![(2 * x + 3 * y) % 5] = rotated(state[x]![y]! ^ change, ROTATIONS[x]![y]!)
    }
    state = moved.map((column, x) =>
      column.map((lane, y) => lane ^ (~moved[(x + 1) % 5]![y]! & LANE & moved[(x + 2) % 5]![y]!)),
    )
    state[0]![0]! ^= constant
  }
  const hash = Buffer.alloc(32)
  for (let lane = 0; lane < 4; lane++) hash.writeBigUInt64LE(state[lane]![0]!, 8 * lane)
  return hash.toString('hex')
}

/** EIP-55: a letter is a capital where the digit of the hash at its place is 8 or more. */
function ethereumAddress(below: (limit: number) => number): string {
  const address = bytes(below, 20).toString('hex')
  const hash = keccak256OfShort(Buffer.from(address, 'ascii'))
  return `0x${[...address].map((digit, at) => (Number.parseInt(hash[at]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

const tokenWithCrc =
  (prefix: string): Maker =>
  (below) => {
    const random = pick(below, BASE62, 30)
    let rest = crc32(random)
    let check = ''
    for (let place = 0; place < 6; place++, rest = Math.floor(rest / 62)) check = BASE62[rest % 62]! + check
    return prefix + random + check
  }

/** ICAO Doc 9303: weights 7, 3, 1; letters from 10; the filler counts nothing. */
const zoneDigit = (field: string): number =>
  [...field].reduce(
    (sum, character, at) =>
      sum + (character === '<' ? 0 : Number.parseInt(character, 36)) * [7, 3, 1][at % 3]!,
    0,
  ) % 10
const date = (below: (limit: number) => number): string =>
  [below(100), 1 + below(12), 1 + below(28)].map((part) => String(part).padStart(2, '0')).join('')

function passportZone(below: (limit: number) => number): string {
  const first = `P<${['UTO', 'FRA', 'D<<', 'NLD'][below(4)]}${pick(below, LETTERS, 7)}<<${pick(below, LETTERS, 5)}`
  const number = pick(below, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 9)
  const [birth, expiry, optional] = [date(below), date(below), '<'.repeat(14)]
  const checked = [number, birth, expiry, optional].map((field) => field + zoneDigit(field))
  const second = `${checked[0]}UTO${checked[1]}${'FMX'[below(3)]!.replace('X', '<')}${checked[2]}${checked[3]}`
  return `${first.padEnd(44, '<')}\n${second}${zoneDigit(checked.join(''))}`
}

const base64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export const MAKERS: Readonly<Record<string, Maker>> = {
  ETHEREUM_ADDRESS: ethereumAddress,
  CRYPTO: (below) =>
    [
      () => base58Check(Buffer.concat([Buffer.from([0x00]), bytes(below, 20)])),
      () => base58Check(Buffer.concat([Buffer.from([0x05]), bytes(below, 20)])),
      () => segwit(0, bytes(below, 20)),
      () => segwit(1, bytes(below, 32)),
    ][below(4)]!(),
  TRON_ADDRESS: (below) => base58Check(Buffer.concat([Buffer.from([0x41]), bytes(below, 20)])),
  GITHUB_TOKEN: (below) => tokenWithCrc(`gh${'pousr'[below(5)]}_`)(below),
  NPM_TOKEN: tokenWithCrc('npm_'),
  PASSPORT_MRZ: passportZone,
  JWT: (below) =>
    `${base64Url({ alg: ['HS256', 'RS256', 'ES256'][below(3)], typ: 'JWT' })}.${base64Url({ sub: String(below(1e9)) })}.${bytes(below, 32).toString('base64url')}`,
}
