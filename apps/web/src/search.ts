/** Every word typed must occur somewhere, in any case; underscores count as spaces. */
export function matcher(typed: string): (...fields: readonly (string | undefined)[]) => boolean {
  const plain = (value: string) => value.toLowerCase().replaceAll('_', ' ')
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return (...fields) => {
    const haystack = plain(fields.filter(Boolean).join(' '))
    return words.every((word) => haystack.includes(word))
  }
}
