import { type ReactNode, useId } from 'react'

interface Props {
  title?: string
  lead?: string
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function Panel({ title, lead, action, className = '', children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`vanishing-edge min-w-0 rounded-2xl bg-surface p-5 sm:p-6 ${className}`}
    >
      {title && (
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div>
            <h2 id={id} className="text-base font-semibold">
              {title}
            </h2>
            {lead && <p className="text-sm text-soft">{lead}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
