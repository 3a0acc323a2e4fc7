import { useRef, useState } from 'react'
import { client, type DocumentFinding, type Operator, unwrap } from './api.ts'

/** Files on their way through the service: one after another, each with its own outcome. */
export interface FileEntry {
  id: number
  file: File
  state: 'waiting' | 'working' | 'found' | 'cleaned' | 'failed'
  findings?: readonly DocumentFinding[]
  /** What a clean copy has no more. */
  leftOut?: readonly string[]
  count?: number
  copy?: { bytes: Uint8Array<ArrayBuffer>; name: string; type: string }
  error?: unknown
}

export interface FileChoices {
  language: string
  preset: string
  /** Absent: only look. */
  operator?: Operator
}

/** Reading pictures takes its time, and so does a place in the queue. */
const TIMEOUT_MS = 300_000

export function useFiles(onCharged: () => void) {
  const [entries, setEntries] = useState<readonly FileEntry[]>([])
  const [isBusy, setBusy] = useState(false)
  const nextId = useRef(0)
  const change = (id: number, outcome: Partial<FileEntry>) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...outcome } : entry)))

  const send = async ({ id, file }: FileEntry, { language, preset, operator }: FileChoices) => {
    const shared = { file, fileName: file.name, language, ...(preset ? { preset } : {}) }
    change(id, { state: 'working' })
    try {
      const answer = await unwrap(
        client.document(
          operator
            ? { ...shared, mode: 'anonymize', operators: { DEFAULT: operator } }
            : { ...shared, mode: 'analyze' },
          { timeoutMs: TIMEOUT_MS },
        ),
      )
      change(
        id,
        'file' in answer
          ? {
              state: 'cleaned',
              count: answer.entitiesFound,
              leftOut: answer.leftOut,
              copy: { bytes: answer.file, name: answer.fileName || file.name, type: answer.contentType },
            }
          : {
              state: 'found',
              count: answer.entities_found,
              findings: answer.entities,
              leftOut: answer.left_out,
            },
      )
    } catch (error) {
      change(id, { state: 'failed', error })
    }
  }

  return {
    entries,
    isBusy,
    add: (files: Iterable<File>) =>
      setEntries((all) => [
        ...all,
        ...Array.from(files, (file): FileEntry => ({ id: nextId.current++, file, state: 'waiting' })),
      ]),
    remove: (id: number) => setEntries((all) => all.filter((entry) => entry.id !== id)),
    run: async (choices: FileChoices) => {
      setBusy(true)
      // One by one: the service reads several pages at once anyway, and a refusal for lack of tokens comes early.
      for (const { id, file } of entries) await send({ id, file, state: 'waiting' }, choices)
      setBusy(false)
      onCharged()
    },
  }
}
