import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'

export const inputClass =
  'w-full rounded-lg border border-edge bg-surface px-3 text-ink transition-colors hover:border-ink aria-invalid:border-danger'

interface FrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/**
 * Label above, hint or error below; the input names them through `describedBy`. An error is announced as well: the
 * focus is on the button that was pressed, and a page that answers with silence seems to do nothing.
 */
export function FieldFrame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-note`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-sm text-soft">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export const noteOf = (id: string, hint: ReactNode, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': hint || error ? `${id}-note` : undefined,
})

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input id={id} {...noteOf(id, hint, error)} {...input} className={`${inputClass} h-10`} />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  children,
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & { label: string }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} {...select} className={`${inputClass} h-10 min-w-0`}>
        {children}
      </select>
    </FieldFrame>
  )
}
