import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client, type DocumentFinding, type Operator, unwrap } from './api.ts'
import { isSessionEnd } from './query-client.ts'

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
  /** What this outcome was made with: the same again would only be paid for again. */
  choices?: FileChoices
}

export interface FileChoices {
  language: string
  preset: string
  /** Absent: only look. */
  operator?: Operator
}

/** Reading pictures takes its time, and so does a place in the queue. */
const TIMEOUT_MS = 300_000

const isSame = (a: FileChoices | undefined, b: FileChoices) => JSON.stringify(a) === JSON.stringify(b)

type Outcome = Omit<FileEntry, 'id' | 'file'>

async function outcomeOf(file: File, choices: FileChoices): Promise<Outcome> {
  const { language, preset, operator } = choices
  const shared = { file, fileName: file.name, language, ...(preset ? { preset } : {}) }
  const answer = await unwrap(
    client.document(
      operator
        ? { ...shared, mode: 'anonymize', operators: { DEFAULT: operator } }
        : { ...shared, mode: 'analyze' },
      { timeoutMs: TIMEOUT_MS },
    ),
  )
  return 'file' in answer
    ? {
        state: 'cleaned',
        choices,
        count: answer.entitiesFound,
        leftOut: answer.leftOut,
        copy: { bytes: answer.file, name: answer.fileName || file.name, type: answer.contentType },
      }
    : {
        state: 'found',
        choices,
        count: answer.entities_found,
        findings: answer.entities,
        leftOut: answer.left_out,
      }
}

export function useFiles(onCharged: () => void) {
  const [entries, setEntries] = useState<readonly FileEntry[]>([])
  const [isBusy, setBusy] = useState(false)
  const nextId = useRef(0)
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ file, choices }: { file: File; choices: FileChoices }) => outcomeOf(file, choices),
  })
  // The whole outcome is replaced: a copy of an earlier run beside a later failure would be taken for the new one.
  const change = ({ id, file }: FileEntry, outcome: Outcome) =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { id, file, ...outcome } : entry)))
  const openEntries = (choices: FileChoices) => entries.filter((entry) => !isSame(entry.choices, choices))

  return {
    entries,
    isBusy,
    /** Whether a run with these choices has anything left to do. */
    hasWork: (choices: FileChoices) => !isBusy && openEntries(choices).length > 0,
    add: (files: Iterable<File>) => {
      // Read at once: the list of a file input is empty again by the time that React asks.
      const added = Array.from(files, (file): FileEntry => ({ id: nextId.current++, file, state: 'waiting' }))
      setEntries((all) => [...all, ...added])
    },
    remove: (id: number) => setEntries((all) => all.filter((entry) => entry.id !== id)),
    run: async (choices: FileChoices) => {
      setBusy(true)
      // One by one: the service reads several pages at once anyway, and a refusal for lack of tokens comes early.
      for (const entry of openEntries(choices)) {
        change(entry, { state: 'working' })
        try {
          change(entry, await send({ file: entry.file, choices }))
        } catch (error) {
          change(entry, { state: 'failed', error })
          if (isSessionEnd(error)) break
        }
      }
      setBusy(false)
      onCharged()
    },
  }
}
