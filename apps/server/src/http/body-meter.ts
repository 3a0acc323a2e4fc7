import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { fail } from '@sfumato/contract'

/**
 * A body whose length is not announced is counted as it comes in: `take` says no (with the refusal) when the
 * process holds enough, and `limit` is what the caller's plan allows.
 */
export class BodyMeter extends Transform {
  limit = Number.POSITIVE_INFINITY
  /** What is said to whom passes it. */
  refusal = (): Error => fail('PAYLOAD_TOO_LARGE', { limit: this.limit })
  #received = 0
  readonly #take: (bytes: number) => Error | undefined

  constructor(source: Readable, take: (bytes: number) => Error | undefined) {
    super()
    this.#take = take
    source.on('error', (error) => this.destroy(error))
    // What is still on its way after a refusal is thrown away, so that the connection can go on.
    this.on('error', () => source.resume())
    source.pipe(this)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#received += chunk.length
    const refusal = this.#received > this.limit ? this.refusal() : this.#take(chunk.length)
    if (refusal) done(refusal)
    else done(null, chunk)
  }
}
