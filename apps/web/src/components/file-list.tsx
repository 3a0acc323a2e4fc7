import { CircleAlert, CircleCheck, Download, LoaderCircle, X } from 'lucide-react'
import type { DocumentFinding } from '../api.ts'
import { downloadFile } from '../download.ts'
import { failureText } from '../failure-text.ts'
import { useFormat } from '../format.ts'
import { useTexts } from '../texts/language.tsx'
import type { FileEntry } from '../use-files.ts'
import { Button } from './button.tsx'
import { Portions } from './portions.tsx'
import { TypeName } from './type-name.tsx'

type Place = DocumentFinding['place']

/** Where in the file, from the large to the small: "page 2, paragraph 4". */
function usePlace(): (place: Place) => string {
  const { files: texts } = useTexts()
  return (place) =>
    [
      place.page !== undefined && texts.place.page(place.page),
      place.slide !== undefined && texts.place.slide(place.slide),
      place.sheet,
      place.cell,
      place.paragraph !== undefined && texts.place.paragraph(place.paragraph),
      place.line !== undefined && texts.place.line(place.line),
      place.path,
      place.part,
    ]
      .filter(Boolean)
      .join(', ')
}

function Findings({ findings }: { findings: readonly DocumentFinding[] }) {
  const { files: texts, try: tryTexts } = useTexts()
  const format = useFormat()
  const placeOf = usePlace()
  const { columns } = tryTexts
  return (
    <div className="max-h-96 overflow-auto">
      <Portions total={findings.length} unit="findings">
        {(shown) => (
          <table className="w-full text-sm">
            <thead>
              <tr className="text-left text-soft">
                {[`${columns.value}, ${columns.type}`, texts.where].map((name) => (
                  <th key={name} scope="col" className="pr-3 pb-2 font-normal">
                    {name}
                  </th>
                ))}
                <th scope="col" className="pb-2 text-right font-normal">
                  {columns.score}
                </th>
              </tr>
            </thead>
            <tbody>
              {findings.slice(0, shown).map((finding, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand in the same place twice
                <tr key={place} className="border-t border-line align-top">
                  <td className="py-2 pr-3 wrap-anywhere">
                    <bdi className="block font-medium">{finding.text}</bdi>
                    <TypeName type={finding.entity_type} />
                  </td>
                  <td className="py-2 pr-3 text-soft wrap-anywhere">{placeOf(finding.place)}</td>
                  <td className="py-2 text-right tabular-nums">{format.score(finding.score)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Portions>
    </div>
  )
}

function Outcome({ entry }: { entry: FileEntry }) {
  const all = useTexts()
  const { files: texts, try: tryTexts } = all
  switch (entry.state) {
    case 'waiting':
      return <span className="text-sm text-soft">{texts.waiting}</span>
    case 'working':
      return (
        <span className="flex items-center gap-2 text-sm text-soft">
          <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />
          {texts.working}
        </span>
      )
    case 'failed':
      return (
        <span className="flex items-start gap-2 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          {failureText(entry.error, all)}
        </span>
      )
    default:
      return (
        <span className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />
          {tryTexts.found(entry.count ?? 0)}
        </span>
      )
  }
}

export function FileList({
  entries,
  isBusy,
  onRemove,
}: {
  entries: readonly FileEntry[]
  isBusy: boolean
  onRemove(id: number): void
}) {
  const { files: texts } = useTexts()
  return (
    <ul aria-label={texts.list} aria-live="polite" className="grid gap-4">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-3 border-b border-line pb-4 last:border-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium wrap-anywhere">{entry.file.name}</p>
              <Outcome entry={entry} />
            </div>
            {entry.copy && (
              <Button look="quiet" size="small" onClick={() => entry.copy && downloadFile(entry.copy)}>
                <Download aria-hidden className="size-4" />
                {texts.download}
              </Button>
            )}
            <Button
              look="plain"
              size="small"
              disabled={isBusy}
              aria-label={texts.remove(entry.file.name)}
              onClick={() => onRemove(entry.id)}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </div>
          {entry.leftOut && entry.leftOut.length > 0 && (
            <p className="text-sm text-soft">{texts.leftOut(entry.leftOut.join(', '))}</p>
          )}
          {entry.findings && entry.findings.length > 0 && (
            <details>
              <summary className="cursor-pointer text-sm text-soft">{texts.details}</summary>
              <div className="mt-3">
                <Findings findings={entry.findings} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
