import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Numbers for Prometheus. Labels are route names, methods, statuses and operations: never anything a caller sent. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'sfumato_http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'sfumato_http_request_duration_seconds',
    help: 'Time from first byte in to last byte out',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const tokens = new Counter({
    name: 'sfumato_tokens_charged_total',
    help: 'Tokens charged',
    labelNames: ['operation'],
    registers: [registry],
  })

  // Looking a label set up costs more than counting: each is looked up once.
  const bound = new Map<string, { requests: Counter.Internal; duration: Histogram.Internal<'route'> }>()
  return {
    request(route: string, method: string, status: number, seconds: number) {
      const key = `${method} ${route} ${status}`
      let entry = bound.get(key)
      if (!entry) {
        entry = { requests: requests.labels(route, method, String(status)), duration: duration.labels(route) }
        bound.set(key, entry)
      }
      entry.requests.inc()
      entry.duration.observe(seconds)
    },
    charged(operation: string, amount: number) {
      tokens.labels(operation).inc(amount)
    },
    watchInFlight(current: () => number) {
      new Gauge({
        name: 'sfumato_http_in_flight',
        help: 'Requests being worked on',
        registers: [registry],
        collect() {
          this.set(current())
        },
      })
    },
    registry,
  }
}
export type Metrics = ReturnType<typeof createMetrics>
