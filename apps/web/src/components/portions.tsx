import { type ReactNode, useState } from 'react'
import { useFormat } from '../format.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'

const PORTIONS = { characters: 20_000, findings: 100 } as const

/**
 * The beginning of something long, and more of it when asked: a browser that lays out a megabyte of marked text
 * stands still for a minute.
 */
export function Portions({
  total,
  unit,
  children,
}: {
  total: number
  unit: keyof typeof PORTIONS
  children(shown: number): ReactNode
}) {
  const { common } = useTexts()
  const format = useFormat()
  const portion = PORTIONS[unit]
  const [shown, setShown] = useState<number>(portion)
  return (
    <>
      {children(shown)}
      {shown < total && (
        <p className="mt-4 flex flex-wrap items-center gap-3 px-4 text-sm text-soft">
          {common.shownOf[unit](format.number(shown), format.number(total))}
          <Button look="quiet" size="small" onClick={() => setShown(shown + portion)}>
            {common.showMore}
          </Button>
        </p>
      )}
    </>
  )
}
