/**
 * Tokens of GitHub and npm end in six Base62 characters that are the CRC-32 of what stands between prefix and
 * check. Rule: https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
 */
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CHECK_LENGTH = 6

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(text: string): number {
  let crc = 0xffffffff
  for (let i = 0; i < text.length; i++) crc = (crc >>> 8) ^ TABLE[(crc ^ text.charCodeAt(i)) & 0xff]!
  return (crc ^ 0xffffffff) >>> 0
}

/** Body: random characters followed by the six check characters. */
export function hasCrc32Suffix(body: string): boolean {
  let rest = crc32(body.slice(0, -CHECK_LENGTH))
  let encoded = ''
  for (let i = 0; i < CHECK_LENGTH; i++) {
    encoded = BASE62[rest % 62] + encoded
    rest = Math.floor(rest / 62)
  }
  return encoded === body.slice(-CHECK_LENGTH)
}
