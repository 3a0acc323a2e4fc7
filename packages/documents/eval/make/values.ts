import type { Random } from '../random.ts'

/** Invented values that look real: valid check digits, no person's number. */
export const KINDS = ['iban', 'card', 'email', 'phone', 'person', 'ssn', 'bsn', 'dni', 'address'] as const
export type Kind = (typeof KINDS)[number]

/** What a form would print before the value. */
export const LABELS: Record<Kind, string> = {
  iban: 'IBAN',
  card: 'Credit card',
  email: 'E-mail',
  phone: 'Phone',
  person: 'Patient name',
  ssn: 'SSN',
  bsn: 'BSN',
  dni: 'DNI',
  address: 'Address',
}

const SYLLABLES = [
  'bra',
  'vel',
  'tor',
  'kin',
  'mos',
  'dra',
  'hel',
  'nau',
  'rik',
  'zel',
  'gom',
  'fer',
  'lun',
  'pas',
]
const FIRST_NAMES = [
  'Annika',
  'Björn',
  'Chloé',
  'Dmitri',
  'Elżbieta',
  'François',
  'Grażyna',
  'Henrik',
  'Zoë',
  "D'Arcy",
]
const CITIES = ['Berlin', 'Hamburg', 'Leipzig', 'Kiel', 'Ulm']

export function makeValue(kind: Kind, random: Random): string {
  switch (kind) {
    case 'iban':
      return iban(random)
    case 'card':
      return card(random)
    case 'email':
      return `${word(random, 3)}.${word(random, 2)}${random.digits(3)}@${word(random, 3)}-kanzlei.de`
    case 'phone':
      return random.chance(0.5)
        ? `+49 171 ${random.digits(3)} ${random.digits(4)}`
        : `+1 (415) 555-${random.digits(4)}-${random.digits(2)}`
    case 'person':
      return `${random.pick(FIRST_NAMES)} ${capital(word(random, 2))}-${capital(word(random, 3))}`
    case 'ssn':
      return `${1 + random.below(6)}${random.digits(2)}-${10 + random.below(89)}-${random.digits(4)}`
    case 'bsn':
      return bsn(random)
    case 'dni': {
      const number = random.digits(8)
      return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23]}`
    }
    case 'address':
      return `${capital(word(random, 3))}straße ${1 + random.below(180)}, ${random.digits(5)} ${random.pick(CITIES)}`
  }
}

/** A word of the text that is nobody's secret and must stay. */
export function keptWord(random: Random): string {
  return `stays${word(random, 4)}`
}

function word(random: Random, syllables: number): string {
  let made = ''
  for (let index = 0; index < syllables; index++) made += random.pick(SYLLABLES)
  return made
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function iban(random: Random): string {
  const account = random.digits(18)
  const remainder = BigInt(`${account}131400`) % 97n
  const plain = `DE${String(98n - remainder).padStart(2, '0')}${account}`
  return random.chance(0.6) ? (plain.match(/.{1,4}/g) ?? []).join(' ') : plain
}

function card(random: Random): string {
  const body = `4${random.digits(14)}`
  let sum = 0
  for (let index = 0; index < body.length; index++) {
    const digit = Number(body[body.length - 1 - index])
    sum += index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit
  }
  const plain = `${body}${(10 - (sum % 10)) % 10}`
  return (plain.match(/.{1,4}/g) ?? []).join(random.pick(['', ' ', '-']))
}

function bsn(random: Random): string {
  for (;;) {
    const number = random.digits(9)
    let sum = -Number(number[8])
    for (let index = 0; index < 8; index++) sum += Number(number[index]) * (9 - index)
    if (sum % 11 === 0) return number
  }
}
