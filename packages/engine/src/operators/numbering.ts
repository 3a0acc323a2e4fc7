/**
 * Numbers for distinct values: 1 for the first of its scope, 2 for the next, the same for the same value. A call
 * asks once for all it needs, so a store may be a database. A store that outlives a call must keep keyed hashes
 * of scope and value, never the value: both may hold any character, and a value is personal.
 */
export interface NumberingStore {
  /** One number per request, in order. Equal requests get equal numbers. */
  numbersFor(requests: readonly NumberRequest[]): Promise<readonly number[]>
}

export interface NumberRequest {
  /** Numbers count per scope: values that are put into the same text never share a number. Holds nothing personal. */
  scope: string
  entityType: string
  /** Normalised: see `normalised`. */
  value: string
}

/** The same words written with other spaces or another Unicode form are the same value. */
export const normalised = (value: string): string => value.normalize('NFC').replace(/\s+/g, ' ').trim()

export function createMemoryNumbering(): NumberingStore {
  const scopes = new Map<string, Map<string, number>>()
  const numberFor = ({ scope, entityType, value }: NumberRequest): number => {
    let numbers = scopes.get(scope)
    if (!numbers) {
      numbers = new Map()
      scopes.set(scope, numbers)
    }
    const key = `${entityType}\0${value}`
    let number = numbers.get(key)
    if (number === undefined) {
      number = numbers.size + 1
      numbers.set(key, number)
    }
    return number
  }
  return { numbersFor: async (requests) => requests.map(numberFor) }
}
