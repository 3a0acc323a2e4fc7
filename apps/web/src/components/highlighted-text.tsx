import type { Finding } from '../api.ts'
import { segmentsOf } from '../highlight.ts'
import { useTexts } from '../texts/language.tsx'

interface Props {
  text: string
  findings: readonly Finding[]
  hues: ReadonlyMap<string, number>
  vanished: boolean
}

/** The text with its findings marked, each with the number of its row in the table, or gone in smoke. */
export function HighlightedText({ text, findings, hues, vanished }: Props) {
  const { try: texts } = useTexts()
  return (
    <p data-testid="reading" className="leading-8 wrap-anywhere whitespace-pre-wrap">
      {segmentsOf(text, findings).map(({ start, text: piece, finding, number }) =>
        finding ? (
          <mark
            key={start}
            title={finding.entity_type}
            style={{ '--hue': hues.get(finding.entity_type) ?? 0 }}
            className="finding px-0.5"
          >
            {vanished ? (
              <>
                <span aria-hidden className="vanished">
                  {piece}
                </span>
                <span className="sr-only">{texts.hidden(finding.entity_type)}</span>
              </>
            ) : (
              piece
            )}
            <sup className="ml-0.5 text-[0.625rem] font-medium select-none">{number}</sup>
          </mark>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
    </p>
  )
}
