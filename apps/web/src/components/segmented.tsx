import { type ReactNode, useId } from 'react'

interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

/** A few choices side by side: radio buttons underneath, so arrow keys and screen readers work as expected. */
export function Segmented<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChange(value: NoInfer<Value>): void
}) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-lg bg-sunken p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.icon ? option.label : undefined}
          className="relative grid h-8 cursor-pointer place-items-center rounded-md px-2.5 text-[0.8125rem] text-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.icon ? (
            <>
              {option.icon}
              <span className="sr-only">{option.label}</span>
            </>
          ) : (
            option.label
          )}
        </label>
      ))}
    </fieldset>
  )
}
