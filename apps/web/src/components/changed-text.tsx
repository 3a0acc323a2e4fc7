import { beginningOf, segmentsOf } from '../highlight.ts'
import { useTexts } from '../texts/language.tsx'
import { CopyButton } from './copy-button.tsx'
import { Portions } from './portions.tsx'

interface Item {
  start: number
  end: number
  entity_type: string
}

/** Longer than a hash; what is encrypted to an RSA key fills a page otherwise. */
const LONGEST_SHOWN = 128

const isLong = ({ start, end }: Item) => end - start > LONGEST_SHOWN
const shortened = (piece: string) => `${piece.slice(0, 40)}…${piece.slice(-16)}`

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
  const { anonymize: texts } = useTexts()
  const inOrder = items.toSorted((a, b) => a.start - b.start)
  const segments = segmentsOf(text, inOrder)
  return (
    <figure className="rounded-xl bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 py-2 pr-2 pl-4 text-xs text-soft">
        {label}
        <CopyButton text={text} label={label} />
      </figcaption>
      <Portions total={text.length} unit="characters">
        {(shown) => (
          <p className="each-line-its-way px-4 pb-4 leading-7 wrap-anywhere whitespace-pre-wrap">
            {beginningOf(segments, shown).map(({ start, text: piece, finding, number }) =>
              finding ? (
                <mark
                  key={`changed-${number}`}
                  dir="auto"
                  title={finding.entity_type}
                  style={{ '--hue': hues.get(finding.entity_type) ?? 0 }}
                  className="finding px-0.5"
                >
                  {isLong(finding) ? shortened(piece) : piece}
                </mark>
              ) : (
                <span key={start}>{piece}</span>
              ),
            )}
          </p>
        )}
      </Portions>
      {inOrder.some(isLong) && <p className="px-4 pb-4 text-xs text-soft">{texts.shortened}</p>}
    </figure>
  )
}
