import type pg from 'pg'

/** What a window says of one more request. `oldest` is when the first counted request came, if any. */
export interface RateDecision {
  allowed: boolean
  count: number
  oldest: number | undefined
}

/**
 * Sliding windows of accepted requests. Two implementations with one promise: at no moment have more than
 * `limit` requests of a subject and family been accepted within the last `windowMs`.
 */
export interface RateWindows {
  hit(subject: string, family: string, limit: number, nowMs: number, windowMs: number): Promise<RateDecision>
}

/** For one process that owns its database: nobody else could count. */
export function memoryRateWindows(): RateWindows {
  const windows = new Map<string, number[]>()
  let sweptAt = 0
  const sweep = (cutoff: number) => {
    for (const [key, hits] of windows) if ((hits.at(-1) ?? 0) <= cutoff) windows.delete(key)
  }
  return {
    async hit(subject, family, limit, nowMs, windowMs) {
      const key = `${family} ${subject}`
      const hits = windows.get(key) ?? []
      const moment = Math.max(nowMs, hits.at(-1) ?? 0)
      let expired = 0
      while (expired < hits.length && hits[expired]! <= moment - windowMs) expired++
      if (expired > 0) hits.splice(0, expired)
      const allowed = hits.length < limit
      if (allowed) hits.push(moment)
      windows.set(key, hits)
      if (moment - sweptAt > windowMs) {
        sweptAt = moment
        sweep(moment - windowMs)
      }
      return { allowed, count: hits.length, oldest: hits[0] }
    },
  }
}

/** For several processes or machines on one PostgreSQL: decided in one statement, under the row's lock. */
export const postgresRateWindows = (pool: pg.Pool): RateWindows => ({
  async hit(subject, family, limit, nowMs, windowMs) {
    const { rows } = await pool.query<{ allowed: boolean; hit_count: number; oldest: string | null }>({
      name: 'hit_rate_window',
      text: 'select allowed, hit_count, oldest from hit_rate_window($1, $2, $3, $4, $5)',
      values: [subject, family, limit, Math.floor(nowMs), windowMs],
    })
    const row = rows[0]!
    return {
      allowed: row.allowed,
      count: row.hit_count,
      oldest: row.oldest === null ? undefined : Number(row.oldest),
    }
  },
})
