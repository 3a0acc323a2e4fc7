import type { Finding } from '../api.ts'
import { useTexts } from '../texts/language.tsx'

interface Props {
  findings: readonly Finding[]
  hues: ReadonlyMap<string, number>
  kept: ReadonlySet<Finding>
  onKeep(some: readonly Finding[], isKept: boolean): void
}

/** The types that were found, each with a tick: without it all of its findings stay as they are. */
export function FoundTypes({ findings, hues, kept, onKeep }: Props) {
  const { try: texts } = useTexts()
  return (
    <ul
      aria-label={texts.types}
      className="mt-6 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 font-mono text-xs"
    >
      {[...hues].map(([type, hue]) => {
        const ofType = findings.filter(({ entity_type }) => entity_type === type)
        return (
          <li key={type}>
            <label className="flex min-h-6 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={ofType.some((finding) => !kept.has(finding))}
                onChange={(event) => onKeep(ofType, !event.target.checked)}
              />
              <span aria-hidden className="finding-dot size-2.5 rounded-full" style={{ '--hue': hue }} />
              {type}
            </label>
          </li>
        )
      })}
    </ul>
  )
}
