/** A thread with a model of its own: tags what it is sent, one job at a time. */
import { parentPort, workerData } from 'node:worker_threads'
import type { NerSpan } from './model.ts'
import { readModelFolder } from './model-folder.ts'
import { plausible } from './plausible.ts'
import { createTagger } from './tagger.ts'

/** Texts to tag; undefined ends the thread. */
export type OnnxJob = { texts: readonly OnnxText[] } | undefined
export interface OnnxText {
  text: string
  language: string
  leastScore: number
}
/** Errors of the runtime may hold shapes and names of files, never text; still only the fact is passed on. */
export type OnnxAnswer = 'ready' | { spans: NerSpan[][] } | 'failed'

const port = parentPort!
const tagger = await createTagger(readModelFolder(workerData.folder as string))

async function answer(texts: readonly OnnxText[]): Promise<OnnxAnswer> {
  try {
    const spans: NerSpan[][] = []
    for (const { text, language, leastScore } of texts)
      spans.push(
        (await tagger.tag(text, language, leastScore)).flatMap((span) => plausible(text, span) ?? []),
      )
    return { spans }
  } catch {
    return 'failed'
  }
}

port.on('message', async (job: OnnxJob) => {
  if (job) port.postMessage((await answer(job.texts)) satisfies OnnxAnswer)
  else {
    await tagger.close()
    port.close()
  }
})
port.postMessage('ready' satisfies OnnxAnswer)
