import { useId } from 'react'

interface Props {
  label: string
  hint: string
  checked: boolean
  onChange(checked: boolean): void
}

/** Yes or no: a checkbox underneath, for keyboards and screen readers. */
export function SwitchField({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={`${id}-note`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="relative mt-0.5 h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-edge before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer text-sm font-medium">
          {label}
        </label>
        <p id={`${id}-note`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
    </div>
  )
}
