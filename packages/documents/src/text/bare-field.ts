import type { Leaf } from '@sfumato/engine/structured'

/** What a reader of tables may take for more than a part of a field. */
const OTHER_THAN_SIGNS = /[^,;\t|"\r\n]/g

const signsOf = (field: string): string => field.replace(OTHER_THAN_SIGNS, '')

/**
 * A field of a table that gets quotes where what is put in needs them: for every delimiter, as other readers tell it
 * by its number. One that stood bare with the same signs, like the formula `="007"`, is left to stand so.
 */
export function bareField(data: string, leaf: Leaf): Leaf {
  if (data[leaf.rawStart - 1] === '"' && data[leaf.rawEnd] === '"') return leaf
  const isReadable = (value: string) => {
    const signs = signsOf(value)
    return signs === '' || (signs === signsOf(leaf.value) && !value.startsWith('"'))
  }
  return {
    ...leaf,
    rewrite: (value) => (isReadable(value) ? undefined : `"${value.replaceAll('"', '""')}"`),
  }
}
