/** Hands a text to the browser's downloads, without a detour over the service. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-pem-file' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

/** A name that every file system takes, and which key it is. */
export const pemFileName = (keyName: string, kind: 'public' | 'private'): string => {
  const plain = keyName
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'key'}-${kind}.pem`
}
