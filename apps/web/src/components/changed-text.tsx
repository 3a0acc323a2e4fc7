import { segmentsOf } from '../highlight.ts'
import { CopyButton } from './copy-button.tsx'

interface Item {
  start: number
  end: number
  entity_type: string
}

/** A text in which some parts were changed, those parts marked; and a way to take it along. */
export function ChangedText({
  label,
  text,
  items,
  hues,
}: {
  label: string
  text: string
  items: readonly Item[]
  hues: ReadonlyMap<string, number>
}) {
  const inOrder = items.toSorted((a, b) => a.start - b.start)
  return (
    <figure className="rounded-xl bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 py-2 pr-2 pl-4 text-xs text-soft">
        {label}
        <CopyButton text={text} label={label} />
      </figcaption>
      <p className="px-4 pb-4 leading-7 wrap-anywhere whitespace-pre-wrap">
        {segmentsOf(text, inOrder).map(({ start, text: piece, finding, number }) =>
          finding ? (
            <mark
              key={`changed-${number}`}
              title={finding.entity_type}
              style={{ '--hue': hues.get(finding.entity_type) ?? 0 }}
              className="finding px-0.5"
            >
              {piece}
            </mark>
          ) : (
            <span key={start}>{piece}</span>
          ),
        )}
      </p>
    </figure>
  )
}
