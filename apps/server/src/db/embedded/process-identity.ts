import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { hostname } from 'node:os'

const onLinux = process.platform === 'linux'

/** Identifies this boot of this machine, and on Linux the namespace in which our process ids mean something. */
export function processIdSpace(): string {
  if (!onLinux) return hostname()
  return `${bootId()}/${readlinkSync('/proc/self/ns/pid')}`
}

/**
 * When a process began, as an opaque text; undefined when it does not run. A pid alone is not an identity,
 * because pids are used again. A zombie counts as ended: an orphan whose new parent never waits for it
 * (a container's first process) would otherwise look alive for ever.
 */
export function processStartTime(pid: number): string | undefined {
  if (!onLinux) {
    const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim()
    return answer || undefined
  }
  const stat = readProcStat(pid)
  return stat && `${bootId()}:${stat.startTicks}`
}

/** True when `pid` is a live PostgreSQL whose data folder is `clusterDirectory`. */
export function isPostmasterOf(pid: number, startedAtSeconds: number, clusterDirectory: string): boolean {
  if (!onLinux) return processStartTime(pid) !== undefined
  const stat = readProcStat(pid)
  if (stat?.command !== 'postgres') return false
  try {
    // PostgreSQL's working directory is its data folder for its whole life.
    const theirs = statSync(`/proc/${pid}/cwd`)
    const ours = statSync(clusterDirectory)
    return theirs.dev === ours.dev && theirs.ino === ours.ino
  } catch {
    // Root inside a container may lack CAP_SYS_PTRACE, which this look needs. Then the start time decides.
    return Math.abs(startSeconds(stat.startTicks) - startedAtSeconds) <= 5
  }
}

function readProcStat(pid: number): { command: string; startTicks: number } | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // "pid (command) state ppid ..."; the command may hold blanks and brackets, so cut at the last bracket.
  const open = text.indexOf('(')
  const close = text.lastIndexOf(')')
  const fields = text.slice(close + 2).split(' ')
  const state = fields[0]
  if (state === 'Z' || state === 'X') return undefined
  // proc(5): starttime is field 22 of the line, the 20th after the command.
  return { command: text.slice(open + 1, close), startTicks: Number(fields[19]) }
}

/** proc(5) counts in clock ticks; the kernel's user-visible tick is a hundredth of a second on Linux. */
function startSeconds(startTicks: number): number {
  const bootLine = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))
  return Number(bootLine?.[1]) + startTicks / 100
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}
