import { ServiceFailure } from './api.ts'
import type { Texts } from './texts/en.ts'

interface Issue {
  path: string
  reason: string
}

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'path' in value && 'reason' in value

/** One sentence for a person: ours where the service speaks to programs, the service's own otherwise. */
export function failureText(error: unknown, texts: Texts): string {
  if (!(error instanceof ServiceFailure)) return texts.common.failed
  const { code, message, details } = error.failure
  if (code && code in texts.failures) return texts.failures[code as keyof Texts['failures']]
  const issues = Array.isArray(details?.issues) ? details.issues.filter(isIssue) : []
  // Of a file that was sent, "file:" says nothing that its name in the list does not say.
  const sentence = ({ path, reason }: Issue) =>
    path === 'file' || path === '' ? reason : `${path}: ${reason}`
  if (issues.length > 0) return issues.map(sentence).join('; ')
  return message
}

/** Whether this is the failure of that code, or of that title where the client itself refused. */
export const isFailure = (error: unknown, name: string): boolean =>
  error instanceof ServiceFailure && (error.failure.code === name || error.failure.error === name)

export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ServiceFailure ? error.failure.requestId : undefined
