/**
 * True when the statement is known to have done nothing because of what was in it: PostgreSQL's classes 22 (data) and
 * 23 (integrity), or values that could not even be written down. A lost connection proves nothing, so it is not here.
 */
const isAboutOneItem = (error: unknown): boolean =>
  error instanceof RangeError || /^2[23]/.test(String((error as { code?: unknown } | undefined)?.code ?? ''))

/**
 * Gathers calls that arrive while an earlier group is under way and sends them together: one round trip for
 * many callers, and no wait when there is only one. Used for the two statements that every request needs.
 */
export function createBatcher<Item, Result>(send: (items: Item[]) => Promise<Result[]>, most = 200) {
  interface Waiting {
    item: Item
    resolve: (result: Result) => void
    reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let busy = false

  const sendAlone = ({ item, resolve, reject }: Waiting) =>
    send([item]).then(([result]) => resolve(result!), reject)

  const flush = async () => {
    busy = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const results = await send(group.map((entry) => entry.item))
        for (const [place, entry] of group.entries()) entry.resolve(results[place]!)
      } catch (error) {
        // One bad item must not be everybody's refusal: each is asked for alone.
        if (group.length > 1 && isAboutOneItem(error)) for (const entry of group) await sendAlone(entry)
        else for (const entry of group) entry.reject(error)
      }
    }
    busy = false
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!busy) {
        busy = true
        setImmediate(flush)
      }
    })
}
