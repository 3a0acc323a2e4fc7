/**
 * JSON lines with known fields only. A field that is not in `Fields` does not compile, and a text, a matched
 * value or a key has no field to go to. Causes of internal errors are reduced to name, code and stack frames:
 * messages of libraries may quote what they were given.
 */
export interface Fields {
  requestId?: string
  method?: string
  /** The row's path with its placeholders, never the address that was called. */
  route?: string
  status?: number
  durationMs?: number
  userId?: string
  code?: string
  address?: string
  version?: string
  pid?: number
  worker?: number
  signal?: string
  reason?: string
  milliseconds?: number
  count?: number
  path?: string
}

export type Level = 'debug' | 'info' | 'warn' | 'error'
const SERIOUSNESS: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3 }

export type Logger = Record<Level, (event: string, fields?: Fields, cause?: unknown) => void> & {
  isEnabled(level: Level): boolean
  flush(): void
}

/** Name, code and where; not the message. */
export function describeCause(cause: unknown): { error: string; errorCode?: string; at?: string[] } {
  if (!(cause instanceof Error)) return { error: typeof cause }
  const code = (cause as { code?: unknown }).code
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: cause.name,
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
  }
}

export function createLogger(lowest: Level, write: (lines: string) => void): Logger {
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length === 0) return
    const lines = waiting.join('')
    waiting = []
    write(lines)
  }
  const log =
    (level: Level) =>
    (event: string, fields: Fields = {}, cause?: unknown) => {
      if (SERIOUSNESS[level] < SERIOUSNESS[lowest]) return
      const line = {
        time: new Date().toISOString(),
        level,
        event,
        ...fields,
        ...(cause ? describeCause(cause) : {}),
      }
      // One write per turn of the event loop, however many lines.
      if (waiting.push(`${JSON.stringify(line)}\n`) === 1) setImmediate(flush)
    }
  return {
    debug: log('debug'),
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
    isEnabled: (level) => SERIOUSNESS[level] >= SERIOUSNESS[lowest],
    flush,
  }
}
