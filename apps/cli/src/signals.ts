import { constants } from 'node:os'

let isSet = false

/**
 * Lets whoever tidies up at the end of the process do so when it is interrupted, too: parts of files are removed,
 * processes that take documents apart end.
 */
export function endTidilyOnSignals(): void {
  if (isSet) return
  isSet = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]))
}
