/** Hands what the page holds to the browser's downloads, without a detour over the service. */
function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export const downloadText = (fileName: string, text: string): void =>
  download(fileName, new Blob([text], { type: 'application/x-pem-file' }))

export const downloadFile = (file: { bytes: Uint8Array<ArrayBuffer>; name: string; type: string }): void =>
  download(file.name, new Blob([file.bytes], { type: file.type }))

/** A name that every file system takes, and which key it is. */
export const pemFileName = (keyName: string, kind: 'public' | 'private'): string => {
  const plain = keyName
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'key'}-${kind}.pem`
}
