/** The sign: a circle whose outline is firm on one side and gone on the other. */
export function Mark({ className = '' }: { className?: string }) {
  return <img src="/icon.svg" alt="" className={className} />
}
