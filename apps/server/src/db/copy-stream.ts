/**
 * COPY over the `pg` driver: rows stream through in constant memory, in both directions.
 * The driver hands protocol messages to whatever object is its current query (its "submittable" interface,
 * https://node-postgres.com/apis/client#clientquery), so no further package is needed.
 */
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type { ClientBase, Connection } from 'pg'

interface CopyConnection extends Connection {
  readonly stream: Duplex
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

abstract class CopyQuery {
  readonly done: Promise<void>
  protected failure: unknown
  readonly #text: string
  #settle: () => void = () => {}

  constructor(text: string) {
    this.#text = text
    this.done = new Promise((resolve, reject) => {
      this.#settle = () => (this.failure === undefined ? resolve() : reject(this.failure))
    })
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleError(error: unknown): void {
    this.failure ??= error
    // After an error of the connection itself no further message comes; after others it does no harm.
    this.#settle()
  }

  handleReadyForQuery(): void {
    this.#settle()
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

class CopyOut extends CopyQuery {
  readonly #onRow: (row: Buffer) => Promise<void> | undefined

  constructor(text: string, onRow: (row: Buffer) => Promise<void> | undefined) {
    super(text)
    this.#onRow = onRow
  }

  /** The server sends one message per row; the bytes are the driver's own and only lent for this call. */
  handleCopyData(message: { chunk: Buffer }, connection: CopyConnection): void {
    if (this.failure !== undefined) return
    let busy: Promise<void> | undefined
    try {
      busy = this.#onRow(message.chunk)
    } catch (error) {
      this.#abort(error, connection)
      return
    }
    if (!busy) return
    connection.stream.pause()
    busy.then(
      () => connection.stream.resume(),
      (error: unknown) => this.#abort(error, connection),
    )
  }

  /** There is no way to ask for fewer rows; the connection is given up. */
  #abort(error: unknown, connection: CopyConnection): void {
    this.handleError(error)
    connection.stream.destroy()
  }
}

class CopyIn extends CopyQuery {
  readonly #rows: AsyncIterable<Buffer>

  constructor(text: string, rows: AsyncIterable<Buffer>) {
    super(text)
    this.#rows = rows
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection)
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const rows of this.#rows) {
        if (this.failure !== undefined) return
        connection.sendCopyFromChunk(rows)
        if (connection.stream.writableNeedDrain) await drained(connection.stream)
      }
      connection.endCopyFrom()
    } catch (error) {
      // The server answers this with an error of its own; ours came first and is the one reported.
      this.failure ??= error
      connection.sendCopyFail('stopped by the client')
    }
  }
}

async function drained(stream: Duplex): Promise<void> {
  const ended = new AbortController()
  try {
    await Promise.race([
      once(stream, 'drain', { signal: ended.signal }),
      once(stream, 'close', { signal: ended.signal }),
    ])
  } finally {
    ended.abort()
  }
}

/** Runs a `COPY ... TO STDOUT`. `onRow` may return a promise to be waited for before more rows are read. */
export async function copyOut(
  client: ClientBase,
  text: string,
  onRow: (row: Buffer) => Promise<void> | undefined,
): Promise<void> {
  await client.query(new CopyOut(text, onRow)).done
}

/** Runs a `COPY ... FROM STDIN`. */
export async function copyIn(client: ClientBase, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(new CopyIn(text, rows)).done
}

const unescaped: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const escaped: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}

/** One line of PostgreSQL's COPY text format (https://www.postgresql.org/docs/current/sql-copy.html). */
export function decodeCopyRow(row: Buffer): (string | null)[] {
  const end = row.at(-1) === 0x0a ? row.length - 1 : row.length
  return row
    .toString('utf8', 0, end)
    .split('\t')
    .map((field) => {
      if (field === '\\N') return null
      if (!field.includes('\\')) return field
      return field.replace(/\\(.)/g, (_, letter: string) => unescaped[letter] ?? letter)
    })
}

export function encodeCopyRow(values: readonly (string | null)[]): string {
  const fields = values.map((value) =>
    value === null
      ? '\\N'
      : value.replace(/[\\\b\f\n\r\t\v]/g, (character) => escaped[character] ?? character),
  )
  return `${fields.join('\t')}\n`
}
