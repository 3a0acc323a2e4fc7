import type pg from 'pg'
import { firstOfMonth } from './ledger.ts'

export interface Reservation {
  userId: string
  /** UTC dates the upload is counted in. */
  day: string
  month: string
}

export type ReserveOutcome = Reservation | { refused: 'day' | 'month' }

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Documents taken per day and month: counted before the work, in one statement, across all processes. */
export function createUploads(pool: pg.Pool) {
  return {
    async reserve(userId: string, limits: { day: number; month: number }, at: Date): Promise<ReserveOutcome> {
      const { rows } = await pool.query<{
        outcome: 'reserved' | 'day' | 'month'
        day: string
        month: string
      }>({
        name: 'reserve_upload',
        text: 'select outcome, day::text, month::text from reserve_upload($1, $2, $3, $4, $5)',
        values: [userId, limits.day, limits.month, dayOf(at), firstOfMonth(at)],
      })
      const { outcome, day, month } = rows[0]!
      return outcome === 'reserved' ? { userId, day, month } : { refused: outcome }
    },
    /** Takes back what was reserved, as long as its day and month are still counted. */
    async giveBack({ userId, day, month }: Reservation): Promise<void> {
      await pool.query(
        `update upload_counts set
           used_in_day = used_in_day - case when day = $2::date then 1 else 0 end,
           used_in_month = used_in_month - case when month = $3::date then 1 else 0 end
         where user_id = $1`,
        [userId, day, month],
      )
    },
  }
}
export type Uploads = ReturnType<typeof createUploads>
