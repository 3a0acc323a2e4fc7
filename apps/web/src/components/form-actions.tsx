import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'

/** The end of a form in a dialog: the way back and the way on. */
export function FormActions({ submit, busy, onClose }: { submit: string; busy: boolean; onClose(): void }) {
  const { common } = useTexts()
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="quiet" onClick={onClose}>
        {common.cancel}
      </Button>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </div>
  )
}
