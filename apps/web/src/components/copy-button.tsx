import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'

const SHOWN_MS = 2_000

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { common } = useTexts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Browsers refuse the clipboard on plain HTTP away from localhost.
      toast.error(common.copyFailed)
    }
  }
  const Icon = copied ? Check : Copy
  const word = copied ? common.copied : common.copy
  return (
    <Button look="quiet" size="small" aria-label={`${word}: ${label}`} onClick={copy}>
      <Icon aria-hidden className="size-3.5" />
      <span aria-live="polite">{word}</span>
    </Button>
  )
}
