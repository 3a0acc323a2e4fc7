import { Search } from 'lucide-react'
import { useId } from 'react'
import { inputClass } from './field.tsx'

interface Props {
  label: string
  placeholder: string
  value: string
  onChange(value: string): void
}

export function SearchField({ label, placeholder, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="relative min-w-0 flex-1 basis-64">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-soft" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} h-10 pl-9`}
      />
    </div>
  )
}
