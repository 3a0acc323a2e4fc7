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

  const flush = async () => {
    busy = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const results = await send(group.map((entry) => entry.item))
        for (const [place, entry] of group.entries()) entry.resolve(results[place]!)
      } catch (error) {
        for (const entry of group) entry.reject(error)
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
