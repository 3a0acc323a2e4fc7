/**
 * Settings of the embedded server, written at every start so that an update of the service brings them along.
 * A person who needs other values can use ALTER SYSTEM; PostgreSQL reads that file after this one.
 */
import { randomUUID } from 'node:crypto'
import { closeSync, fchmodSync, fchownSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

const settings = {
  // Reachable through one unix socket only; its folder is given on the command line.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: 60,

  // Nothing acknowledged is ever lost.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  // A small server beside the service on one machine. No replication, hence minimal WAL.
  shared_buffers: '64MB',
  huge_pages: 'off',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: 2,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  max_logical_replication_workers: 0,
  max_wal_senders: 0,
  wal_level: 'minimal',
  min_wal_size: '48MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  autovacuum_max_workers: 1,
  autovacuum_worker_slots: 2,

  // Statements of a client that is gone are ended instead of holding their locks.
  client_connection_check_interval: '5s',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',

  // Values of users must not reach the log. An error's own first line can carry one ("invalid input syntax
  // for type uuid: ..."), so errors of statements are not logged at all; the service sees them anyway.
  // What stays are start, stop, recovery, crashes and failing disks, without their DETAIL lines.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_checkpoints: 'off',
  log_autovacuum_min_duration: -1,
  log_lock_waits: 'off',
  log_connections: '',
  log_disconnections: 'off',
  log_line_prefix: '%m [%p] ',
} as const satisfies Record<string, string | number>

/** No password: whoever can enter the socket folder (mode 700) could read the data files as well. */
const hostRules = 'local all all trust\n'

export function writeSettings(clusterDirectory: string, runAs: RunAs): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`)
  const text = `# Written by Sfumato at every start. Use ALTER SYSTEM for changes of your own.\n${lines.join('\n')}\n`
  replaceFile(clusterDirectory, 'postgresql.conf', text, runAs)
  replaceFile(clusterDirectory, 'pg_hba.conf', hostRules, runAs)
}

/** By a new file and a rename: root must not write through a link that the database's user may have put there. */
function replaceFile(directory: string, name: string, text: string, runAs: RunAs): void {
  const path = join(directory, name)
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // Absent or unreadable: it is written below.
  }
  const draft = join(directory, `.${name}.${randomUUID()}`)
  const file = openSync(draft, 'wx', 0o600)
  try {
    writeFileSync(file, text)
    fchmodSync(file, 0o600)
    if (runAs.spawn.uid !== undefined) fchownSync(file, runAs.uid, runAs.gid)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}
