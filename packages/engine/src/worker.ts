/** A thread of the pool: analyzes what it is sent, one job at a time. */
import { parentPort } from 'node:worker_threads'
import { analyze, catalogScanner } from './analyze.ts'
import { EngineError } from './errors.ts'
import type { WorkerAnswer, WorkerJob } from './pool.ts'

catalogScanner()

parentPort!.on('message', ({ tasks }: WorkerJob) => {
  let answer: WorkerAnswer
  try {
    answer = { results: tasks.map(({ request, names }) => analyze(request, names)) }
  } catch (error) {
    // Only the engine's own errors are known to hold nothing of the text.
    answer =
      error instanceof EngineError
        ? { error: { code: error.code, message: error.message, details: error.details } }
        : { error: { code: 'INTERNAL', message: 'The analysis failed.', details: {} } }
  }
  parentPort!.postMessage(answer)
})
parentPort!.postMessage('ready')
