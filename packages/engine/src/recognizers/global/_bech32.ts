/**
 * Bech32 and Bech32m check (BIP 173, BIP 350): a BCH code over the 5-bit values of name and data. The constant
 * at the end tells the two apart; SegWit version 0 uses the first, later versions the second.
 */
const CHARSET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const BECH32 = 1
const BECH32M = 0x2bc830a3

function polymod(values: Iterable<number>): number {
  let check = 1
  for (const value of values) {
    const top = check >>> 25
    check = ((check & 0x1ffffff) << 5) ^ value
    for (let i = 0; i < 5; i++) if ((top >>> i) & 1) check ^= GENERATOR[i]!
  }
  return check
}

/** A SegWit address of the network with this name ("bc"): check, version and length of the program. */
export function isSegwitAddress(address: string, name: string): boolean {
  if (address !== address.toLowerCase() && address !== address.toUpperCase()) return false
  const lower = address.toLowerCase()
  if (!lower.startsWith(`${name}1`)) return false
  const data = [...lower.slice(name.length + 1)].map((character) => CHARSET.indexOf(character))
  if (data.length < 7 || data.includes(-1)) return false
  const prefix = [...name]
    .map((c) => c.charCodeAt(0) >>> 5)
    .concat(
      0,
      [...name].map((c) => c.charCodeAt(0) & 31),
    )
  const constant = polymod([...prefix, ...data])
  const version = data[0]!
  if (constant !== (version === 0 ? BECH32 : BECH32M) || version > 16) return false
  const programBits = (data.length - 7) * 5
  const programBytes = Math.floor(programBits / 8)
  if (programBits % 8 > 4 || programBytes < 2 || programBytes > 40) return false
  return version !== 0 || programBytes === 20 || programBytes === 32
}
