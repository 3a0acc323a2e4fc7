import type { Recognizer, Verdict } from '../define.ts'

/**
 * What a recognizer's check says of any value. Checks are written for what their patterns match; of anything else
 * they may fail to say a thing, and then it is no such value.
 */
export function verdictOn(recognizer: Recognizer | undefined, value: string): Verdict {
  try {
    return recognizer?.check?.(value) ?? 'unknown'
  } catch {
    return 'invalid'
  }
}
