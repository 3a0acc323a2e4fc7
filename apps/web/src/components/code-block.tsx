import { CopyButton } from './copy-button.tsx'

/** Something to copy: readable, selectable, and never wider than the page. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className="overflow-hidden rounded-xl bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 py-2 pr-2 pl-4 text-xs text-soft">
        {label}
        <CopyButton text={code} label={label} />
      </figcaption>
      <pre className="px-4 pb-4 font-mono text-[0.8125rem] leading-6 break-all whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
