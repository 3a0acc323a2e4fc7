import { Fragment } from 'react'

/** EMAIL_ADDRESS in a narrow column: broken behind an underscore, never within a word. */
export function TypeName({ type }: { type: string }) {
  const [first, ...rest] = type.split('_')
  return (
    <span className="font-mono text-xs wrap-normal">
      {first}
      {rest.map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one name, always the same
        <Fragment key={place}>
          _<wbr />
          {word}
        </Fragment>
      ))}
    </span>
  )
}
