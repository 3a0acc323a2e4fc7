import fastify from 'fastify'

/** The least that Fastify can do: what our routes are measured against. */
const app = fastify()
app.get('/api/health', async () => ({ status: 'healthy', version: '0' }))
app.get('/cpu', async () => process.cpuUsage())
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
