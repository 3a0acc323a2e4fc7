/**
 * A dense text of any size, the same on every machine: log lines, letters, invoices and support mails with about
 * one value per 140 characters. All values are made by a seeded generator.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // mulberry32, public domain (T. Ettinger)
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const NAMES = [
  'Ana Petrov',
  'Lars Holm',
  'Mei Tanaka',
  'Omar Said',
  'Greta Vogel',
  'Paul Mercier',
  'Ines Duarte',
]
const FILLER = [
  'The second delivery left the warehouse on time and the driver signed for it at the gate.',
  'Please keep the old settings until the new team has had a look at the figures of last month.',
  'Nobody could reproduce the fault after the update, so we close this for now and wait.',
  'A summary of the meeting follows; the open points are listed below in no particular order.',
]

const luhnDigit = (digits: string): number => {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

export function denseText(length: number, seed = 1): string {
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join('')
  const card = (): string => {
    const body = `4${digits(14)}`
    return `${body}${luhnDigit(body)}`.replace(/(.{4})(?=.)/g, '$1 ')
  }
  const iban = (): string => {
    const account = digits(18)
    return `DE${String(98n - (BigInt(`${account}131400`) % 97n)).padStart(2, '0')}${account}`
  }
  const address = (): string => [1 + below(223), below(256), below(256), 1 + below(254)].join('.')
  const two = (limit: number): string => String(1 + below(limit)).padStart(2, '0')
  const log = (): string =>
    `2026-${two(12)}-${two(28)}T0${below(9)}:1${below(9)}:22Z INFO api request id=${digits(12)} from ${address()} status=200 bytes=${digits(5)} path=/v1/items/${digits(3)}`
  const blocks = [
    () => `${log()}\n${log()}\n${log()}\n\n`,
    () =>
      `Invoice for ${pick(NAMES)}. Pay EUR ${digits(4)}.50 to IBAN ${iban()} in 14 days. ${pick(FILLER)}\n\n`,
    () => `${pick(FILLER)} ${pick(FILLER)} ${pick(FILLER)}\n\n`,
    () =>
      `Card ${card()} was charged; call +49 30 ${digits(7)} or write to ${pick(NAMES).replace(' ', '.').toLowerCase()}@example.com.\n\n`,
    () =>
      `Patient ${pick(NAMES)}, SSN ${100 + below(500)}-${two(98)}-${two(9)}${digits(2)}, admitted ${two(12)}/${two(28)}/19${60 + below(39)}.\n\n`,
    () => `key,ip,mac,amount\n${digits(6)},${address()},00:1b:44:11:${digits(2)}:b7,${digits(5)}\n\n`,
  ]
  let text = ''
  while (text.length < length) text += pick(blocks)()
  return text.slice(0, length)
}
