import { readdirSync, readFileSync } from 'node:fs'
import { createDocuments, DocumentError } from '../src/index.ts'
import type { Bomb } from './bombs.ts'
import { LIMITS } from './limits.ts'
import { createNeedle, type Needle } from './needles.ts'
import { searchBytes } from './search.ts'

export interface BombResult {
  outcome: string
  ms: number
  /** Seconds of a processor its process took, starting included. */
  cpuSeconds: number
  /** The most memory its process held. */
  peakMb: number
  sizeKb: number
  isHarm: boolean
}

/** One hostile file in a process of its own. Refused or cleaned are both well; late, dead or half clean are not. */
export async function runBomb(bomb: Bomb, deadlineMs: number): Promise<BombResult> {
  const documents = createDocuments({ workers: 1, deadlineMs, ocr: { env: { PATH: process.env.PATH } } })
  const before = new Set(children())
  let peakMb = 0
  let cpuSeconds = 0
  const look = () => {
    for (const pid of children()) {
      if (before.has(pid)) continue
      peakMb = Math.max(peakMb, peakOf(pid))
      cpuSeconds = Math.max(cpuSeconds, cpuOf(pid))
    }
  }
  const watch = setInterval(look, 20)
  const started = performance.now()
  let outcome = 'cleaned'
  let isHarm = false
  try {
    const file = {
      bytes: bomb.bytes,
      name: bomb.file,
      language: 'en',
      kind: 'document' as const,
      limits: LIMITS,
      willRewrite: true,
    }
    const cleaned = await documents.use(file, async (open) => {
      await open.find(async ({ variants }) => ({
        results: [],
        inVariants: variants.map(() => []),
        scoreThreshold: 0,
      }))
      return (await open.rewrite([])).bytes
    })
    const needles = (bomb.mustVanish ?? []).map(createNeedle)
    const left = needles.length > 0 ? searchBytes(cleaned, needles) : new Map<Needle, string>()
    if (left.size > 0) {
      outcome = `cleaned, but still holds ${[...left.keys()].map((needle) => needle.value).join(', ')}`
      isHarm = true
    }
  } catch (error) {
    if (error instanceof DocumentError) {
      outcome = `${error.code}${error.details.limit === undefined ? '' : ` (${String(error.details.limit)})`}`
      isHarm = error.code === 'TIMEOUT' || error.details.limit === 'memory'
    } else {
      outcome = String(error)
      isHarm = true
    }
  }
  const ms = Math.round(performance.now() - started)
  look()
  clearInterval(watch)
  await documents.close()
  return {
    outcome,
    ms,
    cpuSeconds,
    peakMb: Math.round(peakMb),
    sizeKb: Math.round(bomb.bytes.length / 1024),
    isHarm,
  }
}

function children(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => fieldOf(pid, 'PPid') === process.pid)
}

function peakOf(pid: number): number {
  return (fieldOf(pid, 'VmHWM') ?? 0) / 1024
}

/** Own time and that of programs it started and waited for. A clock tick is a hundredth of a second on Linux. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
  } catch {
    return 0
  }
}

function fieldOf(pid: number, name: string): number | undefined {
  try {
    const match = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    return match ? Number(match[1]) : undefined
  } catch {
    return undefined
  }
}
