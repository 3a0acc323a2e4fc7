import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/language.tsx'

/** What the service reads, as browsers want it said. */
const ENDINGS = '.txt,.csv,.json,.xml,.md,.html,.docx,.xlsx,.pptx,.pdf,.png,.jpg,.jpeg,.bmp,.tif,.tiff'

/** A place to drop files on; a file input underneath, so keyboard and screen readers have one too. */
export function FileDrop({ onFiles }: { onFiles(files: Iterable<File>): void }) {
  const { files: texts } = useTexts()
  const [isOver, setOver] = useState(false)
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
      className={`relative grid cursor-pointer justify-items-center gap-2 rounded-xl border border-dashed px-4 py-10 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent ${isOver ? 'border-accent bg-veil' : 'border-edge'}`}
    >
      <FileUp aria-hidden className="size-7 text-soft" strokeWidth={1.4} />
      <span className="font-medium">{texts.drop}</span>
      <span className="text-sm text-soft">{texts.formats}</span>
      <input
        type="file"
        multiple
        accept={ENDINGS}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles(event.target.files ?? [])
          event.target.value = ''
        }}
      />
    </label>
  )
}
