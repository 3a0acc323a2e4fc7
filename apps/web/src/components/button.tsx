import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

const LOOKS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'bg-surface text-ink border border-edge/60 hover:border-edge hover:bg-sunken',
  plain: 'text-soft hover:text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-accent hover:opacity-90',
} as const

const SIZES = { normal: 'h-10 px-4', small: 'h-8 px-3 text-[0.8125rem]', icon: 'size-10' } as const

type Look = keyof typeof LOOKS
type Size = keyof typeof SIZES

/** The classes alone, for links that look like buttons. */
export const buttonClass = (look: Look = 'primary', size: Size = 'normal') =>
  `inline-flex items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors disabled:opacity-60 ${LOOKS[look]} ${SIZES[size]}`

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  size?: Size
  busy?: boolean
}

export function Button({ look, size, busy = false, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={`${buttonClass(look, size)} ${className}`}
    >
      {busy && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
      {children}
    </button>
  )
}
