/**
 * Numbers for Prometheus (text format 0.0.4). Labels are route names, methods, statuses and operations: never
 * anything a caller sent. Counting costs an array access; all text is made when somebody asks.
 */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60]

/** Plain numbers, so that those of several processes can be added up. Keys are names with labels. */
export type Samples = Record<string, number>

interface RouteNumbers {
  route: string
  /** Counts by status, under each method. */
  byMethod: Record<string, number[]>
  /** One place per bucket and one for what is slower than all. */
  buckets: number[]
  seconds: number
}

export function createMetrics() {
  const routes = new Map<string, RouteNumbers>()
  const tokens = new Map<string, number>()
  let inFlight: () => number = () => 0

  const numbersOf = (route: string): RouteNumbers => {
    let numbers = routes.get(route)
    if (!numbers) {
      numbers = { route, byMethod: {}, buckets: new Array(BUCKETS.length + 1).fill(0), seconds: 0 }
      routes.set(route, numbers)
    }
    return numbers
  }

  return {
    request(route: string, method: string, status: number, seconds: number) {
      const numbers = numbersOf(route)
      numbers.byMethod[method] ??= []
      const byStatus = numbers.byMethod[method]
      byStatus[status] = (byStatus[status] ?? 0) + 1
      let bucket = 0
      while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]!) bucket++
      numbers.buckets[bucket]!++
      numbers.seconds += seconds
    },
    charged(operation: string, amount: number) {
      tokens.set(operation, (tokens.get(operation) ?? 0) + amount)
    },
    watchInFlight(current: () => number) {
      inFlight = current
    },
    samples(): Samples {
      const samples: Samples = {}
      for (const { route, byMethod, buckets, seconds } of routes.values()) {
        for (const [method, byStatus] of Object.entries(byMethod)) {
          byStatus.forEach((count, status) => {
            samples[`sfumato_http_requests_total{route="${route}",method="${method}",status="${status}"}`] =
              count
          })
        }
        let total = 0
        buckets.forEach((count, place) => {
          total += count
          samples[
            `sfumato_http_request_duration_seconds_bucket{route="${route}",le="${BUCKETS[place] ?? '+Inf'}"}`
          ] = total
        })
        samples[`sfumato_http_request_duration_seconds_sum{route="${route}"}`] = seconds
        samples[`sfumato_http_request_duration_seconds_count{route="${route}"}`] = total
      }
      for (const [operation, amount] of tokens)
        samples[`sfumato_tokens_charged_total{operation="${operation}"}`] = amount
      const { user, system } = process.cpuUsage()
      samples.sfumato_http_in_flight = inFlight()
      samples.process_cpu_seconds_total = (user + system) / 1e6
      samples.process_resident_memory_bytes = process.memoryUsage.rss()
      samples.sfumato_processes = 1
      return samples
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

const HELP: Record<string, [type: string, help: string]> = {
  sfumato_http_requests_total: ['counter', 'Answered requests'],
  sfumato_http_request_duration_seconds: ['histogram', 'Time from first byte in to last byte out'],
  sfumato_tokens_charged_total: ['counter', 'Tokens charged'],
  sfumato_http_in_flight: ['gauge', 'Requests being worked on'],
  process_cpu_seconds_total: ['counter', 'CPU time used'],
  process_resident_memory_bytes: ['gauge', 'Memory held'],
  sfumato_processes: ['gauge', 'Processes that answer'],
}

/** Adds the numbers of several processes up and prints them. */
export function printMetrics(parts: readonly Samples[]): string {
  const total: Samples = {}
  for (const part of parts)
    for (const [name, value] of Object.entries(part)) total[name] = (total[name] ?? 0) + value
  const lines: string[] = []
  for (const [family, [type, help]] of Object.entries(HELP)) {
    lines.push(`# HELP ${family} ${help}`, `# TYPE ${family} ${type}`)
    for (const [name, value] of Object.entries(total)) {
      const base = name.split('{')[0]!
      const own = type === 'histogram' ? base.replace(/_(bucket|sum|count)$/, '') : base
      if (own === family) lines.push(`${name} ${value}`)
    }
  }
  return `${lines.join('\n')}\n`
}
