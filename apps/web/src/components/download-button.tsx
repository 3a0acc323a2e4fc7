import { Download } from 'lucide-react'
import { downloadText } from '../download.ts'
import { Button } from './button.tsx'

export function DownloadButton({ label, fileName, text }: { label: string; fileName: string; text: string }) {
  return (
    <Button look="quiet" onClick={() => downloadText(fileName, text)}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  )
}
