import type { ReactNode } from 'react'

/** The page's heading, and its name in the browser's tab. */
export function PageHeader({ title, lead, action }: { title: string; lead?: string; action?: ReactNode }) {
  return (
    <header className="mb-7">
      <title>{`${title} · Sfumato`}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-[1.75rem] leading-tight font-[450] sm:text-[2.125rem]">{title}</h1>
          {lead && <p className="mt-1 text-soft wrap-anywhere">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="vanishing-rule mt-5" />
    </header>
  )
}
