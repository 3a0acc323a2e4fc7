/**
 * Backup and restore of the whole database, without pg_dump (the embedded PostgreSQL brings none). Works on the
 * embedded and on any PostgreSQL from 14 on, with the rights of the tables' owner; no superuser is needed.
 *
 * Covered are the permanent tables of the schema `public` and its sequences. The schema itself is not: it comes
 * from the migrations, which must be the same on both sides. Unlogged tables are left out, because PostgreSQL
 * itself empties them after a crash and nothing lasting may be in them.
 */
import { VERSION } from '@sfumato/contract'
import pg, { type ClientBase, type Pool } from 'pg'
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  type BackupReader,
  type BackupTable,
  backupFormat,
  damaged,
  openBackupFile,
  type SequenceState,
  writeBackupFile,
} from './backup-file.ts'
import { copyIn, copyOut, decodeCopyRow, encodeCopyRow } from './copy-stream.ts'

export type { BackupHeader } from './backup-file.ts'

/** Ties a backup to the master key without showing it. */
export interface KeyCheck {
  create(): string
  verify(value: string): boolean
}

export interface MigrationsTable {
  schema: string
  table: string
}

export interface BackupOptions {
  pool: Pool
  file: string
  keyCheck: KeyCheck
  /** Where the applied migrations are recorded. Default: where drizzle's migrator records them. */
  migrationsTable?: MigrationsTable
}

export interface RestoreOptions {
  pool: Pool
  file: string
  keyCheck: KeyCheck
  /** Replace what is in the database. Without it only an empty database is accepted. */
  force?: boolean
  /** Tables that the service fills by itself at every start: rows in them do not count as data, and are replaced. */
  selfMadeTables?: readonly string[]
  migrationsTable?: MigrationsTable
}

export interface BackupSummary {
  header: BackupHeader
  tables: number
  rows: number
}

const defaultMigrationsTable: MigrationsTable = { schema: 'drizzle', table: '__drizzle_migrations' }
const quote = pg.escapeIdentifier
const inPublic = (name: string) => `public.${quote(name)}`

/** Makes texts of values unambiguous and complete on every server, and lets nothing be filtered or cut short. */
const sessionSettings = `
  SET LOCAL client_encoding = 'UTF8';
  SET LOCAL DateStyle = 'ISO, YMD';
  SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL TimeZone = 'UTC';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL row_security = off;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = '10s'`

/** Writes one consistent snapshot to `file` (mode 600); the service may go on working meanwhile. */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  return await withClient(options.pool, 'The backup', async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(sessionSettings)
    const migrationsTable = options.migrationsTable ?? defaultMigrationsTable
    const tables = orderByReferences(await readTables(client, migrationsTable), await readReferences(client))
    const header: BackupHeader = {
      format: backupFormat,
      appVersion: VERSION,
      createdAt: new Date().toISOString(),
      migrations: await readMigrations(client, migrationsTable),
      masterKeyCheck: options.keyCheck.create(),
      tables,
    }
    let total = 0
    await writeBackupFile(options.file, async (writer) => {
      await writer.line(header)
      for (const table of tables) {
        await writer.line({ table: table.name })
        let rows = 0
        const columns = table.columns.map(quote).join(', ')
        await copyOut(client, `COPY (SELECT ${columns} FROM ${inPublic(table.name)}) TO STDOUT`, (row) => {
          rows += 1
          return writer.line(decodeCopyRow(row))
        })
        await writer.line({ rows })
        total += rows
      }
      // Sequences are outside of snapshots: read last, they are never behind the rows.
      writer.end({ tables: tables.length, rows: total, sequences: await readSequences(client) })
    })
    await client.query('COMMIT')
    return { header, tables: tables.length, rows: total }
  })
}

/** What a backup says about itself, without reading its rows: which migrations to apply before restoring it. */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  const reader = await openBackupFile(file)
  reader.close()
  return reader.header
}

/**
 * Loads a backup into a database that has the same migrations. One transaction: on any refusal or failure,
 * also a damaged file noticed at its last byte, the database is as before.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupSummary> {
  const reader = await openBackupFile(options.file)
  try {
    if (!options.keyCheck.verify(reader.header.masterKeyCheck)) {
      throw new BackupError(
        'WRONG_MASTER_KEY',
        'This backup was made with another master key. Its secrets could not be opened with the present one. Set MASTER_KEY to the key of the backup and try again. Nothing was changed.',
      )
    }
    return await withClient(options.pool, 'The restore', (client) => load(client, reader, options))
  } finally {
    reader.close()
  }
}

async function load(
  client: ClientBase,
  reader: BackupReader,
  options: RestoreOptions,
): Promise<BackupSummary> {
  const { header } = reader
  await client.query('BEGIN')
  await client.query(sessionSettings)
  const migrationsTable = options.migrationsTable ?? defaultMigrationsTable
  checkMigrations(header.migrations, await readMigrations(client, migrationsTable))
  const present = await readTables(client, migrationsTable)
  checkTables(header.tables, present)
  const names = present.map(({ name }) => inPublic(name)).join(', ')
  if (names) await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`)
  const selfMade = new Set(options.selfMadeTables)
  const cleared = options.force ? present : present.filter(({ name }) => selfMade.has(name))
  if (!options.force)
    await checkEmpty(
      client,
      present.filter((table) => !cleared.includes(table)),
    )

  const order = new Map(header.tables.map(({ name }, index) => [name, index]))
  const forward = (await readReferences(client)).filter(
    ({ from, to }) => (order.get(to) ?? -1) > (order.get(from) ?? -1),
  )
  const triggers = await readTriggers(client)
  // Rows come back as they were, so triggers that watch or add to changes stay out of it. That takes the
  // owner's rights only, and leaves the checks of foreign keys on.
  for (const trigger of triggers)
    await client.query(`${alter(trigger.table)} DISABLE TRIGGER ${quote(trigger.name)}`)
  for (const reference of forward) await client.query(deferReference(reference))
  if (cleared.length > 0)
    await client.query(`TRUNCATE ${cleared.map(({ name }) => inPublic(name)).join(', ')} CASCADE`)

  const end = await loadTables(client, reader)
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const reference of forward) {
    if (!reference.deferrable) {
      await client.query(`${alter(reference.from)} ALTER CONSTRAINT ${quote(reference.name)} NOT DEFERRABLE`)
    }
  }
  for (const trigger of triggers) {
    await client.query(`${alter(trigger.table)} ${trigger.enable} TRIGGER ${quote(trigger.name)}`)
  }
  for (const { name, lastValue, isCalled } of end.sequences) {
    await client.query('SELECT setval($1::text::regclass, $2::text::bigint, $3)', [
      inPublic(name),
      lastValue,
      isCalled,
    ])
  }
  await client.query('COMMIT')
  return { header, tables: end.tables, rows: end.rows }
}

async function loadTables(client: ClientBase, reader: BackupReader): Promise<BackupEnd> {
  let total = 0
  for (const table of reader.header.tables) {
    const start = await reader.next()
    if (start.kind !== 'table' || start.name !== table.name) throw damaged()
    const columns = table.columns.map(quote).join(', ')
    await copyIn(
      client,
      `COPY ${inPublic(table.name)} (${columns}) FROM STDIN`,
      readRows(reader, (rows) => {
        total += rows
      }),
    )
  }
  const last = await reader.next()
  if (last.kind !== 'end' || last.end.rows !== total) throw damaged()
  return last.end
}

/** The rows of one table in pieces of a useful size; its row count is checked when its last line is reached. */
async function* readRows(reader: BackupReader, onEnd: (rows: number) => void): AsyncGenerator<Buffer> {
  let rows = 0
  let pending: string[] = []
  let pendingLength = 0
  for (;;) {
    const line = await reader.next()
    if (line.kind === 'row') {
      const text = encodeCopyRow(line.values)
      rows += 1
      pending.push(text)
      pendingLength += text.length
      if (pendingLength < 65_536) continue
    } else if (line.kind !== 'rows' || line.count !== rows) {
      throw damaged()
    }
    if (pending.length > 0) yield Buffer.from(pending.join(''))
    pending = []
    pendingLength = 0
    if (line.kind === 'rows') break
  }
  onEnd(rows)
}

function checkMigrations(wanted: readonly string[], present: readonly string[]): void {
  if (wanted.length === present.length && wanted.every((hash, index) => hash === present[index])) return
  throw new BackupError(
    'MIGRATIONS_DIFFER',
    `The backup needs a database with exactly its own ${wanted.length} migrations; this one has ${present.length}, or other ones. Nothing was changed.`,
  )
}

function checkTables(wanted: readonly BackupTable[], present: readonly BackupTable[]): void {
  const columnsOf = new Map(present.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of wanted) {
    const there = columnsOf.get(name)
    if (there && columns.every((column) => there.has(column))) continue
    throw new BackupError(
      'MIGRATIONS_DIFFER',
      `The database has no table ${name} like the backup's. Nothing was changed.`,
    )
  }
}

async function checkEmpty(client: ClientBase, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${inPublic(name)} LIMIT 1`)
    if (rowCount === 0) continue
    throw new BackupError(
      'NOT_EMPTY',
      `The database already holds data (table ${name}). Restore into an empty one, or use --force to replace everything in it.`,
    )
  }
}

/** Permanent tables with the columns that hold data; generated columns are computed again. */
async function readTables(client: ClientBase, migrationsTable: MigrationsTable): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relpersistence = 'p' AND NOT ($1 = 'public' AND c.relname = $2)
     GROUP BY c.relname ORDER BY c.relname COLLATE "C"`,
    [migrationsTable.schema, migrationsTable.table],
  )
  return rows
}

async function readMigrations(client: ClientBase, { schema, table }: MigrationsTable): Promise<string[]> {
  const name = `${quote(schema)}.${quote(table)}`
  const { rows: found } = await client.query('SELECT 1 WHERE to_regclass($1) IS NOT NULL', [name])
  if (found.length === 0) return []
  const { rows } = await client.query<{ hash: string }>(`SELECT hash FROM ${name} ORDER BY created_at, id`)
  return rows.map(({ hash }) => hash)
}

interface Reference {
  name: string
  from: string
  to: string
  deferrable: boolean
}

async function readReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT k.conname AS name, f.relname AS from, t.relname AS to, k.condeferrable AS deferrable
     FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND k.conparentid = 0
       AND f.relnamespace = 'public'::regnamespace AND t.relnamespace = 'public'::regnamespace`,
  )
  return rows
}

/** Referenced tables first. Inside a circle any order will do: restoring defers what points forward. */
function orderByReferences(tables: readonly BackupTable[], references: readonly Reference[]): BackupTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<BackupTable>()
  const visiting = new Set<string>()
  const visit = (table: BackupTable) => {
    if (ordered.has(table) || visiting.has(table.name)) return
    visiting.add(table.name)
    for (const { from, to } of references) {
      const target = byName.get(to)
      if (from === table.name && target) visit(target)
    }
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}

function deferReference(reference: Reference): string {
  if (reference.deferrable) return `SET CONSTRAINTS ${inPublic(reference.name)} DEFERRED`
  return `${alter(reference.from)} ALTER CONSTRAINT ${quote(reference.name)} DEFERRABLE INITIALLY DEFERRED`
}

interface Trigger {
  table: string
  name: string
  /** The clause that brings it back to what it was: enabled, always, or in replicas only. */
  enable: string
}

async function readTriggers(client: ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `SELECT c.relname AS table, t.tgname AS name,
       CASE t.tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END AS enable
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND NOT t.tgisinternal AND t.tgenabled <> 'D'`,
  )
  return rows
}

async function readSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND relpersistence = 'p' ORDER BY relname COLLATE "C"`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${inPublic(name)}`,
    )
    const [row] = state.rows
    if (row) states.push({ name, lastValue: row.last_value, isCalled: row.is_called })
  }
  return states
}

function alter(table: string): string {
  return `ALTER TABLE ${inPublic(table)}`
}

/**
 * Runs `work` on a connection that is closed afterwards, which also rolls back what was not committed.
 * Errors of the database keep their code and the names of things only: their messages quote values.
 */
async function withClient<T>(pool: Pool, what: string, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks is seen by the statement that waits for it.
  client.on('error', () => {})
  try {
    return await work(client)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    if (error.code === '55P03') {
      throw new BackupError(
        'DATABASE_BUSY',
        `${what} needs the database for itself. Stop the server and try again.`,
      )
    }
    const place = [
      error.table && `table ${error.table}`,
      error.constraint && `constraint ${error.constraint}`,
    ]
    const details = [`SQLSTATE ${error.code}`, ...place.filter(Boolean)].join(', ')
    throw new BackupError(
      'DATABASE_ERROR',
      `${what} failed in the database (${details}). Nothing was changed.`,
    )
  } finally {
    client.release(true)
  }
}
