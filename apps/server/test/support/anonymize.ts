import type { Person, TestService } from './service.ts'

export interface Found {
  entity_type: string
  start: number
  end: number
  score: number
}

/** Where these values stand in a text, in code points. */
export function find(text: string, values: Record<string, string | string[]>): Found[] {
  const found: Found[] = []
  for (const [entity_type, wanted] of Object.entries(values)) {
    for (const value of [wanted].flat()) {
      for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
        const start = [...text.slice(0, at)].length
        found.push({ entity_type, start, end: start + [...value].length, score: 0.9 })
      }
    }
  }
  return found
}

export const caller =
  (service: TestService) =>
  (url: string, person: Person, payload: object, headers: Record<string, string> = {}) =>
    service.call({ method: 'POST', url, payload, headers: { ...person.bearer, ...headers } })

export interface Item {
  start: number
  end: number
  entity_type: string
  text: string
  operator: string
}
