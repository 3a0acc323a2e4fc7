/**
 * Keccak-256 with the original padding, as Ethereum uses it (not SHA3-256 of FIPS 202, which pads otherwise).
 * State of 25 lanes, each as two 32-bit halves: plain numbers are much quicker than BigInt.
 * Rule: https://keccak.team/keccak_specs_summary.html
 */
const ROUNDS = 24
const RATE_BYTES = 136

/** Round constants from the specification's linear feedback shift register. */
const [CONSTANTS_LOW, CONSTANTS_HIGH] = roundConstants()
/** Rotation of each lane and the order in which lanes move, from the recurrence of the specification. */
const [ROTATIONS, ORDER] = rotationTable()

function roundConstants(): [Int32Array, Int32Array] {
  const low = new Int32Array(ROUNDS)
  const high = new Int32Array(ROUNDS)
  let register = 1
  for (let round = 0; round < ROUNDS; round++) {
    for (let j = 0; j < 7; j++) {
      if (register & 1) {
        const bit = (1 << j) - 1
        if (bit < 32) low[round]! ^= 1 << bit
        else high[round]! ^= 1 << (bit - 32)
      }
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
  }
  return [low, high]
}

function rotationTable(): [Int32Array, Int32Array] {
  const rotations = new Int32Array(24)
  const order = new Int32Array(24)
  let x = 1
  let y = 0
  for (let t = 0; t < 24; t++) {
    rotations[t] = (((t + 1) * (t + 2)) / 2) % 64
    const next = (2 * x + 3 * y) % 5
    x = y
    y = next
    order[t] = x + 5 * y
  }
  return [rotations, order]
}

export function keccak256(message: Uint8Array): Uint8Array {
  const low = new Int32Array(25)
  const high = new Int32Array(25)
  const padded = new Uint8Array((Math.floor(message.length / RATE_BYTES) + 1) * RATE_BYTES)
  padded.set(message)
  padded[message.length]! ^= 0x01
  padded[padded.length - 1]! ^= 0x80
  for (let block = 0; block < padded.length; block += RATE_BYTES) {
    for (let lane = 0; lane < RATE_BYTES / 8; lane++) {
      const at = block + lane * 8
      low[lane]! ^= padded[at]! | (padded[at + 1]! << 8) | (padded[at + 2]! << 16) | (padded[at + 3]! << 24)
      high[lane]! ^=
        padded[at + 4]! | (padded[at + 5]! << 8) | (padded[at + 6]! << 16) | (padded[at + 7]! << 24)
    }
    permute(low, high)
  }
  const hash = new Uint8Array(32)
  for (let lane = 0; lane < 4; lane++) {
    for (let byte = 0; byte < 4; byte++) {
      hash[lane * 8 + byte] = low[lane]! >>> (8 * byte)
      hash[lane * 8 + 4 + byte] = high[lane]! >>> (8 * byte)
    }
  }
  return hash
}

function permute(low: Int32Array, high: Int32Array): void {
  const columnLow = new Int32Array(5)
  const columnHigh = new Int32Array(5)
  for (let round = 0; round < ROUNDS; round++) {
    // Theta: every lane takes the parity of two columns.
    for (let x = 0; x < 5; x++) {
      columnLow[x] = low[x]! ^ low[x + 5]! ^ low[x + 10]! ^ low[x + 15]! ^ low[x + 20]!
      columnHigh[x] = high[x]! ^ high[x + 5]! ^ high[x + 10]! ^ high[x + 15]! ^ high[x + 20]!
    }
    for (let x = 0; x < 5; x++) {
      const left = (x + 4) % 5
      const right = (x + 1) % 5
      const parityLow = columnLow[left]! ^ ((columnLow[right]! << 1) | (columnHigh[right]! >>> 31))
      const parityHigh = columnHigh[left]! ^ ((columnHigh[right]! << 1) | (columnLow[right]! >>> 31))
      for (let y = 0; y < 25; y += 5) {
        low[x + y]! ^= parityLow
        high[x + y]! ^= parityHigh
      }
    }
    // Rho and pi: lanes are rotated and moved along one cycle.
    let movingLow = low[1]!
    let movingHigh = high[1]!
    for (let t = 0; t < 24; t++) {
      const target = ORDER[t]!
      const by = ROTATIONS[t]!
      const [a, b] = by < 32 ? [movingLow, movingHigh] : [movingHigh, movingLow]
      const shift = by % 32
      const rotatedLow = shift === 0 ? a : (a << shift) | (b >>> (32 - shift))
      const rotatedHigh = shift === 0 ? b : (b << shift) | (a >>> (32 - shift))
      movingLow = low[target]!
      movingHigh = high[target]!
      low[target] = rotatedLow
      high[target] = rotatedHigh
    }
    // Chi: the only step that is not linear.
    for (let y = 0; y < 25; y += 5) {
      const rowLow = low.slice(y, y + 5)
      const rowHigh = high.slice(y, y + 5)
      for (let x = 0; x < 5; x++) {
        low[y + x] = rowLow[x]! ^ (~rowLow[(x + 1) % 5]! & rowLow[(x + 2) % 5]!)
        high[y + x] = rowHigh[x]! ^ (~rowHigh[(x + 1) % 5]! & rowHigh[(x + 2) % 5]!)
      }
    }
    low[0]! ^= CONSTANTS_LOW[round]!
    high[0]! ^= CONSTANTS_HIGH[round]!
  }
}
