/** The name, drawn firmly at first and then no longer. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span
      className={`vanishing-word inline-block pr-1 font-[350] tracking-[-0.035em] ${large ? 'text-5xl' : 'text-[1.6rem]'}`}
    >
      Sfumato
    </span>
  )
}
