import type { LeafDocument } from './leaf-document.ts'

/** Words that XML itself gives a meaning. */
const RESERVED = /^xml/i

/**
 * The names of elements, attributes and instructions, without their prefixes. A value can be written into one
 * (`<id_111222333/>`), and is then taken out of all places where the name stands.
 */
export class XmlNames {
  readonly #places = new Map<string, number[]>()

  add(name: string, start: number): void {
    const colon = name.indexOf(':')
    const local = name.slice(colon + 1)
    if (RESERVED.test(name)) return
    const starts = this.#places.get(local)
    if (starts) starts.push(start + colon + 1)
    else this.#places.set(local, [start + colon + 1])
  }

  /** Two names never become one: an element cannot have an attribute twice. */
  addTo(document: LeafDocument): void {
    const taken = new Set(this.#places.keys())
    for (const [name, starts] of this.#places)
      document.addName(name, starts, { part: 'name' }, (text) => {
        const wanted = nameOf(text)
        let made = wanted
        for (let count = 2; taken.has(made); count++) made = `${wanted}_${count}`
        taken.add(made)
        return made
      })
  }
}

/** Letters, digits and the marks that names may have; what else there is becomes an underscore. */
const nameOf = (text: string): string => {
  const name = text.replace(/[^A-Za-z0-9_.\-\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff]+/g, '_')
  return /^[A-Za-z_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff]/.test(name) && !RESERVED.test(name)
    ? name
    : `_${name}`
}
