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

/** How often a process forgets the windows of those who stopped calling, and how many windows ago that must be. */
const SWEEP_EVERY_WINDOWS = 10

/** For several processes or machines on one PostgreSQL: decided in one statement, under the row's lock. */
export function postgresRateWindows(pool: pg.Pool): RateWindows {
  interface Row {
    /** Null when the row was swept away between the two halves of the statement. */
    allowed: boolean | null
    hit_count: number
    oldest: string | null
  }
  let sweptAt = 0
  // Addresses of callers are personal data: they stay no longer than they are needed for counting.
  const sweep = (cutoff: number) =>
    pool
      .query(
        `delete from rate_windows where (subject, family) in (
           select subject, family from rate_windows
           where coalesce(hits[cardinality(hits)], 0) < $1 for update skip locked)`,
        [cutoff],
      )
      .catch(() => {
        // The next sweep finds them.
      })
  return {
    async hit(subject, family, limit, nowMs, windowMs) {
      const now = Math.floor(nowMs)
      const ask = async (): Promise<Row> => {
        const { rows } = await pool.query<Row>({
          name: 'hit_rate_window',
          text: 'select allowed, hit_count, oldest from hit_rate_window($1, $2, $3, $4, $5)',
          values: [subject, family, limit, now, windowMs],
        })
        return rows[0]!
      }
      let row = await ask()
      if (row.allowed === null) row = await ask()
      if (now - sweptAt > windowMs * SWEEP_EVERY_WINDOWS) {
        sweptAt = now
        void sweep(now - windowMs * SWEEP_EVERY_WINDOWS)
      }
      return {
        allowed: row.allowed ?? false,
        count: row.hit_count,
        oldest: row.oldest === null ? undefined : Number(row.oldest),
      }
    },
  }
}
