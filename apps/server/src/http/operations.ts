import type { FastifyInstance } from 'fastify'

/** For the machines that watch the service: alive, ready, numbers. Not part of the public interface. */
export interface OperationsOptions {
  isReady(): Promise<boolean>
  metricsText(): Promise<string>
}

export function mountOperations(app: FastifyInstance, { isReady, metricsText }: OperationsOptions): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    if (!ready) reply.code(503).header('retry-after', '1')
    return { status: ready ? 'ready' : 'not ready' }
  })
  app.get('/metrics', async (_request, reply) => {
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return metricsText()
  })
}
