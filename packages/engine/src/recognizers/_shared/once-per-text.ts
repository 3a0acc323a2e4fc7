/**
 * Shares what was read from a text among the recognizers that ask about it one after another. It is forgotten when
 * the current task ends: nobody's text stays in memory because of it.
 */
export function oncePerText<Result>(read: (text: string) => Result): (text: string) => Result {
  let latest: { text: string; result: Result } | undefined
  return (text) => {
    if (latest?.text === text) return latest.result
    const result = read(text)
    latest = { text, result }
    queueMicrotask(() => {
      latest = undefined
    })
    return result
  }
}
