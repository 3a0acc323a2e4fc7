import type { PoolConfig } from 'pg'

/** What this room needs of a logger: an event name and plain fields, never text of users. */
export interface EmbeddedLog {
  info(event: string, fields?: Record<string, string | number | boolean>): void
  warn(event: string, fields?: Record<string, string | number | boolean>): void
  error(event: string, fields?: Record<string, string | number | boolean>): void
}

export interface PostgresExit {
  /** Exit status of the postmaster, or null when a signal ended it. */
  code: number | null
  signal: string | null
}

export interface EmbeddedPostgresOptions {
  /** The service's data folder. Everything of the database lies in its sub-folder `postgres`. */
  dataDir: string
  log: EmbeddedLog
  /** Called once when PostgreSQL ends although nobody called `stop`. */
  onExit?: (exit: PostgresExit) => void
  /** Who runs PostgreSQL when this process is root (PostgreSQL refuses root). Default 65534:65534. */
  runAs?: { uid: number; gid: number }
  /** A PostgreSQL laid out like the `native` folder of the npm package, instead of that package. */
  nativeDirectory?: string
}

export interface EmbeddedPostgres {
  /** Connection string over the unix socket; holds no password (the socket folder is the guard). */
  url: string
  connection: PoolConfig
  /** Process id of the postmaster. */
  pid: number
  /** Fast shutdown (sessions are ended, nothing committed is lost), then the owner lock is given back. */
  stop(): Promise<void>
}

export type EmbeddedPostgresProblem =
  | 'NO_BINARY'
  | 'IN_USE'
  | 'NOT_PERMITTED'
  | 'WRONG_VERSION'
  | 'START_FAILED'

/** Its message is written for the person who starts the server and holds no data. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
  readonly problem: EmbeddedPostgresProblem

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/** The `code` of a system error such as ENOENT, or an empty string. */
export function systemErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
