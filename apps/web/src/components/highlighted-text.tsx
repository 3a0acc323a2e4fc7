import type { Finding } from '../api.ts'
import { beginningOf, segmentsOf } from '../highlight.ts'
import { useTexts } from '../texts/language.tsx'
import { Portions } from './portions.tsx'

interface Props {
  text: string
  findings: readonly Finding[]
  hues: ReadonlyMap<string, number>
  /** Findings that stay as they are. */
  kept: ReadonlySet<Finding>
  vanished: boolean
}

/** The text with its findings marked, each with the number of its row in the table, or gone in smoke. */
export function HighlightedText({ text, findings, hues, kept, vanished }: Props) {
  const { try: texts } = useTexts()
  const segments = segmentsOf(text, findings)
  return (
    <Portions total={text.length} unit="characters">
      {(shown) => (
        <p data-testid="reading" className="each-line-its-way leading-8 wrap-anywhere whitespace-pre-wrap">
          {beginningOf(segments, shown).map(({ start, text: piece, finding, number }) =>
            finding ? (
              <mark
                key={start}
                dir="auto"
                title={finding.entity_type}
                style={{ '--hue': hues.get(finding.entity_type) ?? 0 }}
                className={`px-0.5 ${kept.has(finding) ? 'finding-kept' : 'finding'}`}
              >
                {vanished && !kept.has(finding) ? (
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
      )}
    </Portions>
  )
}
